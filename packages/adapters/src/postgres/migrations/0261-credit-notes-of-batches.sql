-- Credit notes among what the job of a batch has made or posted; an older version of the service counts none.
alter table invoice_batches add column work_notes integer not null default 0 check (work_notes >= 0);
