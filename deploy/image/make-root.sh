#!/bin/sh
# Makes the root folder of the image: seven packages of Debian, unpacked without their scripts, and an installation of svc.
# Usage: make-root.sh <installation> <empty folder>
# Needs apt-get and dpkg, no rights of root, and the network for the packages.
set -eu
installation=$(readlink -f "$1")
root=$(readlink -f "$2")
set -- base-files ca-certificates libc6 libgcc-s1 libstdc++6 netbase tzdata

downloads=$(mktemp -d)
trap 'rm -rf "$downloads"' EXIT
# As root, apt-get downloads as another user, who may not write here.
(cd "$downloads" && apt-get -q -o APT::Sandbox::User="$(id -un)" download "$@" >/dev/null)
# Scanners read in this folder which packages an image has, where it has no database of dpkg.
mkdir -p "$root/var/lib/dpkg/status.d"
for package in "$downloads"/*.deb; do
  dpkg-deb --extract "$package" "$root"
  dpkg-deb --field "$package" >"$root/var/lib/dpkg/status.d/$(dpkg-deb --field "$package" Package)"
done
# The scripts of ca-certificates and tzdata did not run: one file of certificates, and the time of the world.
cat "$root"/usr/share/ca-certificates/mozilla/*.crt >"$root/etc/ssl/certs/ca-certificates.crt"
ln -sfn /usr/share/zoneinfo/Etc/UTC "$root/etc/localtime"
find "$root/usr/share/doc" ! -type d ! -name copyright -delete
rm -rf "$root/usr/share/man" "$root/usr/share/locale" "$root/usr/share/lintian" "$root/usr/share/bug"
printf 'root:x:0:0:root:/root:/nonexistent\nnonroot:x:65532:65532:nonroot:/:/nonexistent\n' >"$root/etc/passwd"
printf 'root:x:0:\nnonroot:x:65532:\n' >"$root/etc/group"
mkdir -p "$root/svc" "$root/tmp"
chmod 1777 "$root/tmp"
cp -a "$installation/." "$root/svc/"
# There is no shell in the image, so the programs of bin cannot run: the image names Node and its options.
rm -r "$root/svc/bin"
