-- expand
-- Why the data of an event is not kept: it was larger than the service keeps, or somebody erased it. Its envelope then
-- says so in place of the data. Null is an event with its data.
alter table events add column absence text;
alter table events add constraint events_absence_check check (absence in ('Size', 'Erased')) not valid;
-- Erasing changes these columns alone.
grant update (envelope, search_keys, absence) on events to svc_app;
grant update (response_headers, response_body, response_truncated) on webhook_attempts to svc_app;
-- A delivery of an event whose data was erased has the form `Erased`.
alter table webhook_deliveries drop constraint webhook_deliveries_form_check;
alter table webhook_deliveries add constraint webhook_deliveries_form_check
  check (form in ('Thin', 'Size', 'Refused', 'Erased')) not valid;
