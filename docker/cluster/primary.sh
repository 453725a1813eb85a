#!/bin/sh
# Runs once, on the empty data directory of the primary: the roles of the product and of the replica. The product is no superuser.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres <<'SQL'
\set product `cat /run/secrets/database_password`
\set replication `cat /run/secrets/replication_password`
CREATE ROLE greenrock LOGIN PASSWORD :'product';
CREATE DATABASE greenrock OWNER greenrock;
CREATE ROLE replicator LOGIN REPLICATION PASSWORD :'replication';
SELECT pg_create_physical_replication_slot('replica');
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
