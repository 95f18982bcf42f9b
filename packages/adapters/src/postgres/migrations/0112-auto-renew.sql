-- A legal entity may keep its subscriptions from renewing themselves.
alter table legal_entity_profiles add column auto_renew boolean not null default true;
