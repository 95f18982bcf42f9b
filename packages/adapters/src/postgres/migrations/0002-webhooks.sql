create table webhooks (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  url text not null,
  -- [{spelling, tag}] in the order subscribed; tags repeats the canonical tags for matching.
  subscriptions jsonb not null,
  tags text[] not null,
  description text,
  status text not null check (status in ('Enabled', 'Disabled')),
  token_sealed text not null,
  signing_secrets_sealed text not null,
  created_at timestamptz not null,
  -- Deleted webhooks stay as long as their deliveries can be read.
  deleted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities
);
-- Listing, and finding the listeners of an event: a legal entity has few.
create index webhooks_of_entity on webhooks (tenant_id, legal_entity_id, id) where deleted_at is null;

-- Events, deliveries and attempts are partitioned by day, so that old days are dropped at once instead of row by row.
-- Ids are UUIDv7, which begin with their time: a range of ids is a day, and a look-up by id goes to one partition.
-- No foreign keys between them: a day is dropped as a whole, and each insert would pay for a check.
create table events (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  tag text not null,
  correlation_id uuid,
  source text,
  triggered_by uuid not null,
  raised_at timestamptz not null,
  is_test boolean not null,
  -- Text, not jsonb: it is signed and sent as it is, key order and digits survive.
  envelope text not null,
  primary key (tenant_id, id)
) partition by range (id);

create table webhook_deliveries (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  event_type text not null,
  tag text not null,
  correlation_id uuid,
  is_test boolean not null,
  created_at timestamptz not null,
  state text not null check (state in ('Pending', 'Delivered', 'Failed')),
  attempt_count integer not null,
  next_attempt_at timestamptz,
  manual boolean not null,
  -- Waits for its webhook to be enabled, outside the queue.
  parked boolean not null default false,
  primary key (tenant_id, id)
) partition by range (id);
-- The log of an entity and of a webhook, newest first.
create index webhook_deliveries_of_entity on webhook_deliveries (tenant_id, legal_entity_id, id);
create index webhook_deliveries_of_webhook on webhook_deliveries (tenant_id, webhook_id, id);
create index webhook_deliveries_of_correlation on webhook_deliveries (tenant_id, correlation_id)
  where correlation_id is not null;
-- What to put back into the queue when a webhook is enabled.
create index webhook_deliveries_parked on webhook_deliveries (tenant_id, webhook_id, id) where parked;

create table webhook_attempts (
  tenant_id uuid not null,
  delivery_id uuid not null,
  number integer not null,
  manual boolean not null,
  started_at timestamptz not null,
  duration_ms integer not null,
  url text not null,
  request_headers text not null,
  succeeded boolean not null,
  status integer,
  failure_reason text,
  failure_detail text,
  response_headers text,
  response_body text,
  response_truncated boolean,
  remote_address text,
  primary key (tenant_id, delivery_id, number, started_at)
) partition by range (started_at);

-- Whatever falls outside the days made so far; empty unless the job that makes them has not run for a week.
create table events_other partition of events default;
create table webhook_deliveries_other partition of webhook_deliveries default;
create table webhook_attempts_other partition of webhook_attempts default;

-- The smallest UUIDv7 of a moment.
create function first_uuid(moment timestamptz) returns uuid language sql immutable as
  $$ select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid $$;

-- Makes the partitions of the days from first_day to last_day (UTC) that are missing, and says how many it made.
-- PostgreSQL refuses a partition while the default one holds rows of its range, so late rows are moved first: else rows
-- that came when nobody had made days for a week would stop the job, the worker and the next migration for good.
create function make_partitions(first_day date, last_day date) returns integer
  language plpgsql security definer set search_path = svc, pg_temp as $$
declare
  d date;
  starts timestamptz;
  ends timestamptz;
  suffix text;
  part record;
  made integer := 0;
begin
  -- Two workers at the same time make them one after the other.
  perform pg_advisory_xact_lock(hashtextextended('svc.make_partitions', 0));
  for d in select generate_series(first_day, last_day, interval '1 day') loop
    suffix := to_char(d, 'YYYYMMDD');
    continue when to_regclass('svc.webhook_attempts_' || suffix) is not null;
    starts := d::timestamp at time zone 'UTC';
    ends := (d + 1)::timestamp at time zone 'UTC';
    for part in
      select parent, parent || '_' || suffix as day, parent || '_other' as other, key, low, high, storage from (values
        ('events', 'id', first_uuid(starts)::text, first_uuid(ends)::text, ''),
        -- Room on the page for one update of every delivery: the one that settles it then touches no index.
        ('webhook_deliveries', 'id', first_uuid(starts)::text, first_uuid(ends)::text, 'with (fillfactor = 50)'),
        ('webhook_attempts', 'started_at', starts::text, ends::text, '')
      ) as parts (parent, key, low, high, storage)
    loop
      execute format('create table %I (like %I including defaults including constraints) %s',
                     part.day, part.parent, part.storage);
      -- Nobody adds another row of that day in between.
      execute format('lock table %I in access exclusive mode', part.other);
      execute format('with late as (delete from %I where %I >= %L and %I < %L returning *)
                      insert into %I select * from late',
                     part.other, part.key, part.low, part.key, part.high, part.day);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)',
                     part.parent, part.day, part.low, part.high);
    end loop;
    made := made + 1;
  end loop;
  return made;
end $$;
revoke all on function make_partitions from public;
grant execute on function make_partitions to svc_worker;

call protect_tenant_rows(array['webhooks', 'events', 'webhook_deliveries', 'webhook_attempts']);

grant select, insert, update on webhooks, webhook_deliveries to svc_app;
grant select, insert on events to svc_app;
grant select on webhook_attempts to svc_app;
