-- A refund names the payments that it pays back, so that money goes back once. Of a draft that is a plan, and deleted when it is given up;
-- of a posted refund it stays, with the time at which it was taken back.
create table payment_refunds (
  tenant_id uuid not null,
  id uuid not null,
  -- The refund, a payment of a negative amount.
  payment_id uuid not null,
  -- The payment of which money goes back.
  refunded_payment_id uuid not null,
  amount numeric not null check (amount > 0),
  -- The day of its voucher; null while the refund is a draft.
  effective_date date,
  removed_at timestamptz,
  -- The day of the voucher that took it back.
  removed_date date,
  primary key (tenant_id, id),
  foreign key (tenant_id, payment_id) references payments,
  foreign key (tenant_id, refunded_payment_id) references payments,
  check (payment_id <> refunded_payment_id)
);
create unique index payment_refunds_of_payment on payment_refunds (tenant_id, payment_id, refunded_payment_id)
  where removed_at is null;
create index payment_refunds_of_refunded on payment_refunds (tenant_id, refunded_payment_id);
call protect_tenant_rows(array['payment_refunds']);
grant select, insert, update, delete on payment_refunds to svc_app;

-- The account whose money a payment is: its advances stand with the account. The account of all that a payment ever settled is known; of a
-- payment that settled invoices of several accounts, or none, nobody knows it until somebody says so.
alter table payments
  add column account_id uuid,
  -- What posted refunds have paid back of the payment.
  add column refunded numeric not null default 0,
  add foreign key (tenant_id, account_id) references accounts,
  -- What is settled, written off and paid back is never more than what was paid, whatever two callers do at once. A process of the release
  -- before, which does not know of refunds, is held by it too.
  add constraint payments_spent_once check (refunded >= 0 and abs(allocated) + refunded <= abs(amount)) not valid,
  drop column is_fully_allocated;
alter table payments
  add column is_fully_allocated boolean not null generated always as (amount = allocated + refunded) stored;

update payments p set account_id = owner.account_id
from (
  select s.tenant_id, s.payment_id, min(i.account_id::text)::uuid as account_id
  from payment_settlements s join invoices i on i.tenant_id = s.tenant_id and i.id = s.invoice_id
  group by s.tenant_id, s.payment_id having count(distinct i.account_id) = 1
) owner
where p.tenant_id = owner.tenant_id and p.id = owner.payment_id;

create index payments_unallocated on payments (tenant_id, legal_entity_id, id) where not is_fully_allocated;
create index payments_of_account on payments (tenant_id, account_id) where account_id is not null;
