-- A payment that another system sends again is found by the id that the bank gave it.
create index payments_bank_id on payments (tenant_id, legal_entity_id, external_bank_id) where external_bank_id is not null;
