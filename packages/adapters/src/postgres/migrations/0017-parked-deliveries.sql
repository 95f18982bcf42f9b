-- Deliveries that wait outside the queue: for their webhook to be enabled, or for its receiver to have room. A row of a
-- narrow table, not a mark on the delivery: a mark that an index holds writes the delivery and all of its index entries
-- anew, and a backlog is parked while others have much to do. Whoever adds or takes a row holds the delivery.
create table parked_deliveries (
  tenant_id uuid not null,
  webhook_id uuid not null,
  delivery_id uuid not null,
  primary key (tenant_id, webhook_id, delivery_id)
);
call protect_tenant_rows(array['parked_deliveries']);
grant select, insert, delete on parked_deliveries to svc_app;

insert into parked_deliveries select tenant_id, webhook_id, id from webhook_deliveries where parked;
alter table webhook_deliveries drop column parked;
