-- What became of a webhook's deliveries, by the hour (UTC) in which they were made: charts and summaries of fifteen days read
-- these instead of a million deliveries. A job counts them; recording an attempt writes nothing here.
create table webhook_hours (
  tenant_id uuid not null,
  webhook_id uuid not null,
  begins_at timestamptz not null,
  made integer not null check (made > 0),
  delivered integer not null,
  failed integer not null,
  -- Pending behind a failed attempt.
  retrying integer not null,
  -- Of the last requests, in milliseconds; null while there was none.
  p95_ms integer,
  counted_at timestamptz not null,
  -- When the hour is to be counted again; null when every delivery of it arrived.
  recount_at timestamptz,
  primary key (tenant_id, webhook_id, begins_at),
  foreign key (tenant_id, webhook_id) references webhooks,
  check (delivered + failed + retrying <= made)
);

-- What the job has to count again, of all tenants.
create index webhook_hours_recount on webhook_hours (recount_at, tenant_id) where recount_at is not null;

call protect_tenant_rows(array['webhook_hours']);
grant select on webhook_hours to svc_app;
