-- A recovery may send the events of its range that its webhook has no delivery of, instead of its failed deliveries.
alter table webhook_recoveries add column missed boolean not null default false;
