-- expand
-- The first 410 of the receiver without a success since, where a later one disables the webhook.
alter table webhooks add column gone_since timestamptz;
