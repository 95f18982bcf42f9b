-- The legal entity of what a notification is about: the console opens it there. Absent in those of before.
alter table notifications
  add column legal_entity_id uuid;
