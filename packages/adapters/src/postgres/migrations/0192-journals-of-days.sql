-- Journals of an accounting period: the list of journals is filtered by it.
create index journals_of_day on journals (tenant_id, legal_entity_id, effective_date, id);
