-- The import of a whole history spends most of its time in the indexes of exchange rates, so there are as few and as narrow ones as
-- the lists need. Each query names the legal entity with the id: one index is the key and gives the list in its order.
create unique index exchange_rates_key on exchange_rates (tenant_id, legal_entity_id, id);
alter table exchange_rates drop constraint exchange_rates_pkey;
alter table exchange_rates add constraint exchange_rates_pkey primary key using index exchange_rates_key;
drop index exchange_rates_of_entity;

-- The rates of a currency are found by the index of exchange_rates_one_a_day, which begins with the currency too.
drop index exchange_rates_of_currency;

-- Without the id the rates of a day are one entry, which stays in the cache of the processor; rates of a history come to days all
-- over this index.
create index exchange_rates_by_day on exchange_rates (tenant_id, legal_entity_id, effective_from);
drop index exchange_rates_of_day;

-- The newest id of a source comes to the end of its entries. A day beside the source narrows by the index of days.
create index exchange_rates_of_source on exchange_rates (tenant_id, legal_entity_id, source, id);
drop index exchange_rates_by_source;
