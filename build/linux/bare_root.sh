#!/bin/sh
# Makes a minimal Debian 12 with nothing but a virtual screen, to try the built app in: bare_root.sh FOLDER
set -eu
folder=$1
[ ! -e "$folder/usr/bin/Xvfb" ] || exit 0
[ "$(id -u)" = 0 ] || {
    echo "Only root can make a bare system: sudo make bare-root" >&2
    exit 1
}
command -v debootstrap >/dev/null || {
    echo "On Debian or Ubuntu: apt install debootstrap" >&2
    exit 1
}
rm -rf "$folder" "$folder.new"
debootstrap --variant=minbase --include=xvfb bookworm "$folder.new" >"$folder.log" 2>&1 || {
    tail -n 5 "$folder.log" >&2
    exit 1
}
mv "$folder.new" "$folder"
