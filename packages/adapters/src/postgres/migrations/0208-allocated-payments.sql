-- What of a payment is settled or written off, beside it: payments with a rest are found among all those that have none. One that a process
-- of the release before writes meanwhile counts as having a rest until somebody changes it.
alter table payments
  add column allocated numeric not null default 0,
  add column is_fully_allocated boolean not null generated always as (amount = allocated) stored;

update payments p set allocated = parts.amount
from (
  select tenant_id, payment_id, sum(amount) as amount
  from (
    select tenant_id, payment_id, amount from payment_settlements where removed_at is null
    union all
    select tenant_id, payment_id, amount from payment_write_offs where removed_at is null and settlement_id is null
  ) part
  group by tenant_id, payment_id
) parts
where p.tenant_id = parts.tenant_id and p.id = parts.payment_id;

create index payments_unallocated on payments (tenant_id, legal_entity_id, id) where not is_fully_allocated;
