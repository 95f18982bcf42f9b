-- expand
-- The time until which everything that waits for the webhook is held back, because its receiver asked for it. Null is a
-- webhook that holds back nothing.
alter table webhooks add column waits_until timestamptz;
