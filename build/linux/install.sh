#!/bin/sh
# Installs the app from dist/callbreak, or removes it: install.sh install|uninstall WHERE PREFIX
# WHERE is DESTDIR and PREFIX together; PREFIX is where the app will be run from.
set -eu
action=$1
where=$2
prefix=$3
id=org.callbreak.Callbreak
cd "$(dirname "$0")/../.."

remove() {
    rm -rf "$where/lib/callbreak"
    rm -f "$where/bin/callbreak" "$where/share/applications/$id.desktop" \
        "$where/share/metainfo/$id.metainfo.xml" "$where/share/mime/packages/$id.xml" \
        "$where/share/icons/hicolor/scalable/apps/$id.svg" \
        "$where"/share/icons/hicolor/*/apps/"$id.png"
}

refresh() {
    # Only for a system that runs from here; a package does this itself.
    [ "$where" = "$prefix" ] || return 0
    for tool in "update-desktop-database $where/share/applications" \
        "update-mime-database $where/share/mime" \
        "gtk-update-icon-cache -qtf $where/share/icons/hicolor"; do
        command -v "${tool%% *}" >/dev/null 2>&1 && $tool || true
    done
}

if [ "$action" = uninstall ]; then
    remove
    refresh
    exit 0
fi

if [ ! -x dist/callbreak/callbreak ]; then
    echo "There is no app to install yet: run 'make build' first." >&2
    exit 1
fi
remove
mkdir -p "$where/bin" "$where/lib" "$where/share/applications" "$where/share/metainfo" \
    "$where/share/mime/packages" "$where/share/icons/hicolor/scalable/apps"
cp -R dist/callbreak "$where/lib/callbreak"
ln -s "$prefix/lib/callbreak/callbreak" "$where/bin/callbreak"
install -m 644 "build/linux/$id.desktop" "$where/share/applications/"
install -m 644 "build/linux/$id.metainfo.xml" "$where/share/metainfo/"
install -m 644 "build/linux/$id.xml" "$where/share/mime/packages/"
install -m 644 assets/icons/callbreak.svg "$where/share/icons/hicolor/scalable/apps/$id.svg"
for size in 16 24 32 48 64 128 256 512; do
    folder=$where/share/icons/hicolor/${size}x$size/apps
    mkdir -p "$folder"
    install -m 644 "assets/icons/app/callbreak-$size.png" "$folder/$id.png"
done
refresh
echo "Installed to $where; start it with $prefix/bin/callbreak"
