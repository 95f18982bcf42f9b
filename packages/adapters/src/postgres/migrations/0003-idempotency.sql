-- First answers to requests with an idempotency key (decisions A6). The row is written in the transaction of the change
-- it answers for: a second request with the key waits at the primary key until the first has committed or rolled back.
create table idempotency_keys (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  endpoint text not null,
  key text not null,
  -- Hash of method, path, api-version and body.
  fingerprint text not null,
  status integer,
  -- Sealed, because an answer may hold a token.
  answer_sealed text,
  -- As asked for with the first request; every answer to the key says so.
  hours integer not null,
  expires_at timestamptz not null,
  primary key (tenant_id, legal_entity_id, endpoint, key)
);
-- The purge.
create index idempotency_keys_expiry on idempotency_keys (expires_at);

call protect_tenant_rows(array['idempotency_keys']);
grant select, insert, update, delete on idempotency_keys to svc_app;
