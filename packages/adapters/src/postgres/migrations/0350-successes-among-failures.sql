-- expand
-- The log is asked for successes, newest first. Among very many failures they were looked for in the whole log. A delivery is in this
-- index from its beginning until an attempt fails, so that recording a success at once still touches no index.
create index webhook_deliveries_not_failed on webhook_deliveries (tenant_id, legal_entity_id, id)
  where last_failure_reason is null;
