-- A tenant changes the time zone of its legal entity; what else an entity was made with stays.
grant update (time_zone) on legal_entities to svc_app;
