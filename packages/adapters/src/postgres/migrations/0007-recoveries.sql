-- Recoveries: failed deliveries of a webhook that are sent again together. The row is the job's memory: each batch moves
-- it on in the transaction that re-queues the batch, so a crash goes on where it stood.
create table webhook_recoveries (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  webhook_id uuid not null,
  since timestamptz not null,
  until timestamptz not null,
  -- One of the two when only that is wanted.
  status text check (status in ('Failed', 'Pending')),
  event_type text,
  tag text,
  state text not null check (state in ('Running', 'Done', 'Cancelled')),
  total integer not null,
  resent integer not null,
  -- The last delivery looked at; the next batch begins behind it.
  after_id uuid,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id)
);
-- Listing those of a webhook, newest first.
create index webhook_recoveries_of_webhook on webhook_recoveries (tenant_id, webhook_id, id);

call protect_tenant_rows(array['webhook_recoveries']);
grant select, insert, update on webhook_recoveries to svc_app;
