-- expand
-- People with the permission add legal entities and rename them over HTTP. The service adds a legal entity with its
-- profile, its number series and its books, so it needs an insert on each.
grant insert on legal_entities, legal_entity_profiles, number_series, accounting_books to svc_app;
grant update (name) on legal_entities to svc_app;
