-- Who asked for a recovery; absent in those of before, and where the command line asked.
alter table webhook_recoveries
  add column requested_by uuid;
