-- expand
-- True when the batch of attempts that wrote the row last had a success before its failures. The statement that records
-- attempts reads it from the row that it wants to insert, because a data node of Citus runs no subquery there.
alter table webhook_streaks add column after_success boolean not null default false;
