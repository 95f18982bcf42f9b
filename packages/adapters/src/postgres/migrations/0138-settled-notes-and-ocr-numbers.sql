-- How an invoice was settled. So far only a caller could say so, of what was paid elsewhere.
alter table invoices add column settled_notes text;
update invoices set settled_notes = 'paid in other system' where status = 'Settled';

-- The digits of an invoice's number and their check digit by Luhn's formula (ISO/IEC 7812-1, annex B), which payments name.
create function ocr_number(invoice_number text, invoice_type text) returns text language sql immutable parallel safe as $$
  select case when invoice_type <> 'Credit' and digits <> '' then digits || (
    select (10 - sum(case when place % 2 = 0 then digit when digit > 4 then 2 * digit - 9 else 2 * digit end) % 10) % 10
    from (select d::integer as digit, place from string_to_table(reverse(digits), null) with ordinality t (d, place)) each
  ) end from (select regexp_replace(invoice_number, '[^0-9]', '', 'g') as digits) n
$$;
alter table invoices add column ocr_number text collate "C"
  generated always as (ocr_number(invoice_number, invoice_type)) stored;
create index invoices_ocr on invoices (tenant_id, legal_entity_id, ocr_number) where ocr_number is not null;
