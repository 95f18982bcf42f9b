-- Up to which of their notifications users have read.
create table notification_reads (
  tenant_id uuid not null,
  user_id uuid not null,
  read_to uuid not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users
);
call protect_tenant_rows(array['notification_reads']);
grant select, insert, update on notification_reads to svc_app;

-- What a notification is about, where the console can show it; those of before are about their webhook.
alter table notifications
  add column link_kind text,
  add column link_id text,
  add check ((link_kind is null) = (link_id is null));
