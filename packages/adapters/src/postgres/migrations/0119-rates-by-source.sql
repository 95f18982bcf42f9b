-- Exchange rates by where they come from: their list is filtered by it, and those entered by hand are few among the imported ones.
create index exchange_rates_by_source on exchange_rates (tenant_id, legal_entity_id, source, effective_from, id);
