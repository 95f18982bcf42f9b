#!/bin/sh
# Makes the logins and the database of svc, once, when the server of compose.yaml is new.
set -eu
psql --set=ON_ERROR_STOP=1 --set=owner="$POSTGRES_PASSWORD" --set=http="$HTTP_PASSWORD" --set=worker="$WORKER_PASSWORD" \
  --username=postgres <<'SQL'
create role svc_app nologin;
create role svc_worker nologin;
create role svc_owner login password :'owner' in role svc_app, svc_worker;
create role svc_background login password :'worker' in role svc_worker;
create role svc_http login password :'http' in role svc_app;
create database svc owner svc_owner encoding 'UTF8' template template0;
SQL
