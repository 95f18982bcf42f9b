-- expand
-- The values of the secret members of the settings, as one encrypted text, which opens only in this row and for this
-- version. Null where no member is secret.
alter table webhook_settings add column secrets_sealed text;
