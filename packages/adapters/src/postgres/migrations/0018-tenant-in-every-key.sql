-- The clock of both queues, for all processes the same one: pg-boss's, which the test clock moves. Named here once, so that
-- no statement of the service knows pg-boss's schema for it. pg-boss makes its schema behind the migrations, so the body is
-- not looked at yet. PostgreSQL puts the body in place of the call: a claim costs what it did.
set local check_function_bodies = off;
create function queue_now() returns timestamptz language sql stable as $$ select pgboss.job_now() $$;
revoke all on function queue_now from public;
grant execute on function queue_now to svc_app, svc_worker;

-- Every unique index of a tenant's table contains the tenant, so that the rows of a tenant can lie in a database without
-- those of the others.

-- A notification names its tenant by a key alone, so the hash leads; the tenant in the index answers the look-up. Not unique:
-- a tenant has one row, and keys are 32 random bytes.
drop index einvoice_notification_keys_hash;
create index einvoice_notification_keys_hash on einvoice_notification_keys (key_hash, tenant_id);

-- A document at the provider stands for one live entry. Its identifier is a UUID that was made for the tenant's invoice, so
-- two tenants never have the same one, and the index need not look past the tenant.
drop index national_einvoice_entries_provider_uuid;
create unique index national_einvoice_entries_provider_uuid on national_einvoice_entries (tenant_id, provider_uuid)
  where status <> 'Failed';
