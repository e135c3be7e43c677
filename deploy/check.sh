#!/bin/sh
# Synthetic check: opens pages and sends a marked inquiry, which the site and the database process
# like any other but neither store nor mail. Silent and 0, or one line and 1. Run it every 5 minutes
# from another network:
#
#   deploy/check.sh https://www.example.org
set -eu
site=${1:?the origin of the site}

fail() {
  echo "$site: $1" >&2
  exit 1
}

ask() {
  curl -fsS --max-time 10 "$@" || fail "no answer"
}

case $(ask "$site/") in *"</html>"*) ;; *) fail "/ is incomplete" ;; esac
for list in services commitments; do
  case $(ask "$site/$list") in *"Failed to load $list"*) fail "/$list lacks its list" ;; esac
done
answer=$(ask -H "accept: application/json" "$site/contact" \
  --data-urlencode "name=Synthetic check" \
  --data-urlencode "email=synthetic-check@example.com" \
  --data-urlencode "message=Sent by deploy/check.sh.")
[ "$answer" = '{"ok":true}' ] || fail "the contact form answers $answer"
