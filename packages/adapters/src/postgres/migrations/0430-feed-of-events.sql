-- expand
-- The feed serves events in the order of their transactions. Ids are made before the commit: a reader that goes by ids misses an event
-- whose transaction ends late. A transaction below the oldest one that still runs has ended, so nothing can come before its events
-- any more (contract W36).
--
-- Events of before this migration have transaction 0 of epoch 0; all of theirs have ended.
alter table events add column epoch smallint not null default 0;
alter table events add column xid xid8 not null default '0';
alter table events alter column epoch set default 1;
alter table events alter column xid set default pg_current_xact_id();
-- Reads the next events of a legal entity; `events_of_entity` has them in the order of their ids.
create index events_of_feed on events (tenant_id, legal_entity_id, epoch, xid, id);

-- Numbers of transactions begin anew in another cluster, as after a restore from a dump. Each cluster that the database was in is an epoch.
create table event_epochs (
  epoch smallint primary key,
  system_identifier bigint not null,
  began_at timestamptz not null default now()
);
insert into event_epochs (epoch, system_identifier) select 1, system_identifier from pg_control_system();

create function current_event_epoch() returns smallint
  language sql stable security definer set search_path = svc, pg_temp as $$ select max(epoch) from event_epochs $$;

-- Begins an epoch when the database came into another cluster. The lock on the table waits for those who write events.
create function begin_event_epoch() returns void
  language plpgsql security definer set search_path = svc, pg_temp as $$
declare
  here bigint := (select system_identifier from pg_control_system());
  latest event_epochs;
begin
  select * into latest from event_epochs order by epoch desc limit 1;
  if latest.system_identifier is not distinct from here then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('svc.begin_event_epoch', 0));
  select * into latest from event_epochs order by epoch desc limit 1;
  if latest.system_identifier is not distinct from here then
    return;
  end if;
  execute format('alter table events alter column epoch set default %s', latest.epoch + 1);
  insert into event_epochs (epoch, system_identifier) values (latest.epoch + 1, here);
end $$;
revoke execute on function current_event_epoch(), begin_event_epoch() from public;
grant execute on function current_event_epoch(), begin_event_epoch() to svc_app, svc_worker;

-- How far a reader has dealt with the events of the feed, for readers that have no place for it.
create table event_consumers (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  name text collate "C" not null check (name ~ '^[a-z0-9-]{1,50}$'),
  -- What it asks for; null for all events.
  tags text[],
  account_id uuid,
  -- The last event that it has dealt with, as a cursor has it.
  epoch smallint not null,
  xid xid8 not null,
  event_id uuid not null,
  position_at timestamptz not null,
  created_at timestamptz not null,
  acknowledged_at timestamptz,
  used_at timestamptz not null,
  primary key (tenant_id, legal_entity_id, name),
  foreign key (tenant_id, legal_entity_id) references legal_entities
);
call protect_tenant_rows(array['event_consumers']);
grant select, insert, update, delete on event_consumers to svc_app;
