-- What became of a recovery's deliveries: a row for each that it put on its way, until the attempt that it asked for was
-- made or taken back.
create table webhook_recovery_deliveries (
  tenant_id uuid not null,
  recovery_id uuid not null,
  delivery_id uuid not null,
  -- The attempt asked for.
  number integer not null,
  -- When the delivery's next attempt was due before, if one was.
  due_before timestamptz,
  primary key (tenant_id, recovery_id, delivery_id),
  foreign key (tenant_id, recovery_id) references webhook_recoveries on delete cascade
);
call protect_tenant_rows(array['webhook_recovery_deliveries']);

alter table webhook_recoveries
  add column delivered integer not null default 0,
  add column failed integer not null default 0,
  add column withdrawn integer not null default 0,
  -- Nothing of the range is left to be put on its way.
  add column all_resent boolean not null default false;
