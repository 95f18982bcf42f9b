-- HTTP adds and counts jobs by functions of the service and reaches no row of the queue, as the jobs of all tenants lie
-- side by side (0050). What an earlier version granted was taken back with each run of the migrations, and with it the
-- right to read the test clock of a running service. It is taken back once, here; nothing grants it any more.
do $$
begin
  if to_regnamespace('pgboss') is null then
    return;
  end if;
  revoke all on all tables in schema pgboss from svc_app;
  alter default privileges in schema pgboss revoke all on tables from svc_app;
  -- A service with a test clock may be running.
  if to_regclass('pgboss.__pgboss_test_clock') is not null then
    grant select on pgboss.__pgboss_test_clock to svc_app;
  end if;
end $$;
