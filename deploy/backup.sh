#!/bin/sh
# Copies the hosted project's tables and resumes into a new folder of $BACKUPS, and deletes the folders
# older than 30 days: they hold personal data. Silent and 0, or an error. deploy/site-backup.timer runs
# it daily with the variables of /etc/site-backup.env:
#
#   DB=postgresql://…    REF=the project's reference    SUPABASE_ACCESS_TOKEN=sbp_…
set -eu
: "${DB:?the connection string}" "${REF:?the reference of the project}"
backups=${BACKUPS:-/var/backups/site}
umask 077
mkdir -p "$backups"
# A copy that is 30 days old goes even if today's cannot be made.
find "$backups" -mindepth 1 -maxdepth 1 -type d -mtime +29 -exec rm -r {} +

folder=$backups/$(date -u +%Y-%m-%dT%H%M%SZ)
mkdir "$folder"
pg_dump -d "$DB" -Fc -n public -n private -f "$folder/site.dump"
cd "$folder"
npx supabase@3 storage cp --experimental --remote="$REF" -r ss:///resumes . > /dev/null
