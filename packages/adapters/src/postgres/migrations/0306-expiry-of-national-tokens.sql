-- The last day of the token of the national system, and how many days before it administrators were last warned.
alter table national_einvoice_settings
  add column token_expires date,
  add column token_warned_days smallint check (token_warned_days in (30, 7, 1));
