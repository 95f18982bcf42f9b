-- Orders, their products and charges, and quotes are numbered like accounts. Legal entities that are there get the series.
alter table number_series drop constraint number_series_kind_check;
alter table number_series add constraint number_series_kind_check
  check (kind in ('Invoice', 'Credit', 'Journal', 'Account', 'Product', 'ChargePlan', 'Charge', 'Order', 'OrderProduct',
    'OrderCharge', 'Quote'));
insert into number_series (tenant_id, legal_entity_id, kind, format, next_number)
  select p.tenant_id, p.legal_entity_id, s.kind, s.format, 1001
  from legal_entity_profiles p, (values ('Order', 'O-{n}'), ('OrderProduct', 'OP-{n}'), ('OrderCharge', 'OPC-{n}'),
    ('Quote', 'Q-{n}')) s (kind, format);
