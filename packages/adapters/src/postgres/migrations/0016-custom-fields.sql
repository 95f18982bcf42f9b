-- The accounts and invoices of the transaction's tenant whose custom fields hold some value. Row-level security keeps
-- svc_app's own queries from the indexes, for containment is not leakproof; these run as svc_worker and give nothing but ids.
create function accounts_with(wanted jsonb) returns setof uuid
  language sql stable rows 100 security definer set search_path = svc, pg_temp as
  $$ select id from accounts where tenant_id = current_tenant() and custom_fields @> wanted $$;
create function invoices_with(wanted jsonb) returns setof uuid
  language sql stable rows 100 security definer set search_path = svc, pg_temp as
  $$ select id from invoices where tenant_id = current_tenant() and custom_fields @> wanted $$;
alter function accounts_with owner to svc_worker;
alter function invoices_with owner to svc_worker;
revoke all on function accounts_with, invoices_with from public;
grant execute on function accounts_with, invoices_with to svc_app, svc_worker;
