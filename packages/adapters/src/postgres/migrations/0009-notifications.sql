-- What a user wants to be told of; without a row, of nothing.
create table notification_settings (
  tenant_id uuid not null,
  user_id uuid not null,
  topics text[] not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users
);

-- A notification of a user; newest first by its id.
create table notifications (
  tenant_id uuid not null,
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  subject text not null,
  text text not null,
  webhook_id uuid,
  created_at timestamptz not null,
  primary key (tenant_id, user_id, id)
);

-- When a kind was raised last for a webhook: whoever moves it on may raise it, so that two workers do so once.
create table notification_turns (
  tenant_id uuid not null,
  kind text not null,
  webhook_id uuid not null,
  raised_at timestamptz not null,
  primary key (tenant_id, kind, webhook_id)
);

-- Since when requests to a webhook have failed; null while they succeed.
alter table webhooks add column failing_since timestamptz;

call protect_tenant_rows(array['notification_settings', 'notifications', 'notification_turns']);
grant select, insert, update on notification_settings, notification_turns to svc_app;
grant select, insert on notifications to svc_app;
