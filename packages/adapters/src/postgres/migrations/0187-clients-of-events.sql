-- The personal token behind an event, so that its name can be told beside that of its user. Absent where a person signed in,
-- where the service itself did something, and of events before this. No index: nothing is looked for by it.
alter table events add column client_id uuid;
