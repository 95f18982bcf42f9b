-- The log shows the last attempt in the row of its delivery and is narrowed by it: looked up in the attempts it would be
-- a look into every day for every row.
alter table webhook_deliveries
  add column last_attempt_at timestamptz,
  add column last_status integer,
  add column last_failure_reason text,
  add column last_duration_ms integer;

update webhook_deliveries d
set last_attempt_at = a.started_at, last_status = a.status, last_failure_reason = a.failure_reason,
  last_duration_ms = a.duration_ms
from webhook_attempts a
where a.tenant_id = d.tenant_id and a.delivery_id = d.id and a.number = d.attempt_count;

-- Finds failures by their reason, and by their status among those. Of a success the reason stays null, so recording it
-- touches no index.
create index webhook_deliveries_of_failure on webhook_deliveries (tenant_id, legal_entity_id, last_failure_reason, id)
  where last_failure_reason is not null;
