-- A sentence for each rate of the currency that lies far off the one before it. The rate is stored all the same.
alter table rate_import_results add column warnings text[] not null default '{}';
