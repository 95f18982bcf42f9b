-- expand
-- The digest of a day's rows of the audit log (contract G30): a chain, so that a row that somebody altered, added or removed later is
-- found by its day. A day without rows has none.
create table audit_digests (
  tenant_id uuid not null,
  -- In UTC, by the ids of the rows.
  day date not null,
  row_count bigint not null check (row_count > 0),
  -- The digest of the day before that has rows; null for the first.
  digest_before text check (digest_before ~ '^[0-9a-f]{64}$'),
  -- SHA-256 in hexadecimal digits.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  -- The days of a tenant in their order.
  primary key (tenant_id, day)
);
call protect_tenant_rows('{audit_digests}');

-- A migration gives workers rights on every table; of the audit log and its digests nobody has one to change or remove rows.
create or replace procedure keep_audit_log() language plpgsql set search_path = svc, pg_temp as $$
declare
  part regclass;
begin
  for part in select 'audit_log'::regclass union all select 'audit_digests'::regclass union all
    select inhrelid::regclass from pg_inherits where inhparent = 'audit_log'::regclass
  loop
    execute format('revoke update, delete, truncate on %s from svc_worker, svc_app', part);
  end loop;
end $$;
