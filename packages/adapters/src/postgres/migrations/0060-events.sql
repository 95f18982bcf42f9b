-- Events are listed newest first, also those that nobody listened to: of a legal entity, of a tag, of a source. With the
-- id at its end each index gives a page as it stands, whatever the number of events.
create index events_of_entity on events (tenant_id, legal_entity_id, id);
create index events_of_tag on events (tenant_id, legal_entity_id, tag, id);
create index events_of_source on events (tenant_id, legal_entity_id, source, id) where source is not null;
-- A request raises few.
create index events_of_correlation on events (tenant_id, correlation_id) where correlation_id is not null;

-- Events that got deliveries long after they were raised. When the day of such an event is dropped the event stays for
-- its deliveries, and to look for deliveries of any later day would be to read the whole log.
create table replayed_events (
  tenant_id uuid not null,
  event_id uuid not null,
  primary key (tenant_id, event_id)
);
call protect_tenant_rows(array['replayed_events']);
grant select, insert on replayed_events to svc_app;
