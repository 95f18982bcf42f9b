-- The lines of a draft that was made on an account are replaced by others; those of any other invoice stay.
create function refuse_removal_of_line() returns trigger language plpgsql set search_path = svc, pg_temp as $$
begin
  if not exists (select from invoices i where i.tenant_id = old.tenant_id and i.id = old.invoice_id
      and i.status = 'Draft' and i.invoice_type = 'OnAccount') then
    raise exception 'the lines of an invoice stay' using errcode = 'integrity_constraint_violation';
  end if;
  return old;
end $$;
create trigger lines_stay before delete on invoice_lines for each row execute function refuse_removal_of_line();
grant delete on invoice_lines to svc_app;
