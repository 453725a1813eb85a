#!/bin/sh
# Starts a streaming replica; the first time it copies the primary. Arguments are options of postgres.
set -eu
export PGPASSFILE=/tmp/pgpass
(umask 077 && echo "*:*:*:replicator:$(cat /run/secrets/replication_password)" > "$PGPASSFILE")
primary="host=$PRIMARY_HOST port=${PRIMARY_PORT:-5432} user=replicator application_name=replica"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # Under another name, because a copy that was interrupted would look like a complete one.
  rm -rf "$PGDATA" "$PGDATA.copy"
  mkdir -p "$(dirname "$PGDATA")"
  pg_basebackup --dbname="$primary" --pgdata="$PGDATA.copy" --slot=replica --wal-method=stream --checkpoint=fast
  touch "$PGDATA.copy/standby.signal"
  mv "$PGDATA.copy" "$PGDATA"
fi
exec docker-entrypoint.sh postgres -c primary_conninfo="$primary passfile=$PGPASSFILE" -c primary_slot_name=replica \
  -c hot_standby_feedback=on "$@"
