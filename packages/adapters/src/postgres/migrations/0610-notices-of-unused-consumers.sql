-- expand
-- When the tenant's users were told that a consumer will be deleted because nobody uses it (contract N14). A use after that
-- makes the notice void.
alter table event_consumers add column told_at timestamptz;
