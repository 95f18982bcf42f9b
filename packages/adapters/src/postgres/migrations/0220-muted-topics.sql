-- The topics of notifications that are on at first, as far as the user switched them off; `topics` has those that are off at first.
alter table notification_settings
  add column muted text[] not null default '{}';
