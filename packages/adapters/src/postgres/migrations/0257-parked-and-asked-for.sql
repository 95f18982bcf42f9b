-- A delivery that a person waits for goes before the others of its webhook, also when it waits outside the queue, behind a
-- backlog of hundreds of thousands. The index has the few of them, so that finding them costs the others nothing.
alter table parked_deliveries add column asked_for boolean not null default false;
create index parked_deliveries_asked_for on parked_deliveries (tenant_id, webhook_id, delivery_id) where asked_for;
