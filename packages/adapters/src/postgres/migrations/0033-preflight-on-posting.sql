-- What becomes of a posting whose document the national system would not take: it goes on with a warning, or is refused.
alter table national_einvoice_settings
  add column preflight_on_posting text not null default 'Warn' check (preflight_on_posting in ('Warn', 'Refuse'));
