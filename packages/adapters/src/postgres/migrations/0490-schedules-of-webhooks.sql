-- expand
-- The number of attempts that do not count in the schedule of the webhook; null is none.
alter table webhook_deliveries add column uncounted_attempts smallint;
-- What a failed attempt led to, as JSON; null of a success.
alter table webhook_attempts add column next text;
