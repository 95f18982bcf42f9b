-- The log is asked for what was answered with a status, or with a class of them such as 5xx, newest first. A rare one was
-- looked for among all failures. The columns are null for a delivery that succeeds, so that recording it still touches no index.
alter table webhook_deliveries
  add column failed_status smallint generated always as
    (case when last_failure_reason = 'http_status' then last_status end) stored,
  add column failed_class smallint generated always as
    (case when last_failure_reason = 'http_status' then last_status / 100 end) stored;
create index webhook_deliveries_of_status on webhook_deliveries (tenant_id, legal_entity_id, failed_status, id)
  where failed_status is not null;
create index webhook_deliveries_of_class on webhook_deliveries (tenant_id, legal_entity_id, failed_class, id)
  where failed_class is not null;
