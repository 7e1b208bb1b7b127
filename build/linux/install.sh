#!/bin/sh
# Installs the app from dist/callbreak, or removes it: install.sh install|uninstall DESTDIR PREFIX
# PREFIX is where the app will be run from; DESTDIR, mostly empty, is put before it for packagers.
set -eu
action=$1
destdir=$2
prefix=$3
case $prefix in
    "~/"*) prefix=$HOME/${prefix#"~/"} ;;
esac
case $prefix in
    /*) ;;
    *) prefix=$PWD/$prefix ;;
esac
where=$destdir$prefix
id=org.callbreak.Callbreak
cd "$(dirname "$0")/../.."

remove() {
    rm -rf "$where/lib/callbreak"
    rm -f "$where/bin/callbreak" "$where/share/applications/$id.desktop" \
        "$where/share/metainfo/$id.metainfo.xml" "$where/share/mime/packages/$id.xml" \
        "$where/share/icons/hicolor/scalable/apps/$id.svg" \
        "$where"/share/icons/hicolor/*/apps/"$id.png"
}

run_if_there() {
    if command -v "$1" >/dev/null 2>&1; then
        "$@" || true
    fi
}

# An index in which nothing is left to be found goes as well.
remove_empty_indexes() {
    [ -z "$destdir" ] || return 0
    share=$where/share
    if [ -z "$(ls -A "$share/mime/packages" 2>/dev/null)" ]; then
        for name in aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic \
            types version XMLnamespaces; do
            rm -f "$share/mime/$name"
        done
        rmdir "$share/mime/application" 2>/dev/null || true
    fi
    if [ "$(ls -A "$share/applications" 2>/dev/null)" = mimeinfo.cache ]; then
        rm -f "$share/applications/mimeinfo.cache"
    fi
}

# Folders that were made for the app alone go too. What every prefix has, such as bin, stays; but in
# a packager's folder nothing was before.
remove_empty_folders() {
    share=$where/share
    for folder in "$share"/icons/hicolor/*/apps "$share"/icons/hicolor/* "$share/icons/hicolor" \
        "$share/icons" "$share/mime/packages" "$share/mime" "$share/metainfo" "$share/applications"; do
        rmdir "$folder" 2>/dev/null || true
    done
    [ -n "$destdir" ] && [ -d "$destdir" ] || return 0
    for folder in bin lib share; do
        (cd "$destdir" && rmdir -p ".$prefix/$folder" 2>/dev/null) || true
    done
}

refresh() {
    # Only for a system that runs from here; a package does this itself.
    [ -z "$destdir" ] || return 0
    run_if_there update-desktop-database -q "$where/share/applications"
    run_if_there update-mime-database "$where/share/mime"
    run_if_there gtk-update-icon-cache -qtf "$where/share/icons/hicolor"
}

if [ "$action" = uninstall ]; then
    remove
    refresh
    remove_empty_indexes
    remove_empty_folders
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
# The whole path: not every menu looks for programs in ~/.local/bin.
sed "s|^Exec=callbreak|Exec=\"$prefix/bin/callbreak\"|" "build/linux/$id.desktop" \
    >"$where/share/applications/$id.desktop"
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
