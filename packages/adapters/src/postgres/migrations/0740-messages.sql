-- expand
-- The mail server of a legal entity, and the sender of its messages.
create table mail_settings (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  host text not null,
  port integer not null check (port between 1 and 65535),
  security text not null check (security in ('Tls', 'StartTls', 'None')),
  username text,
  password_sealed text,
  from_address text not null,
  from_name text not null,
  reply_to text,
  max_per_minute integer not null check (max_per_minute between 1 and 6000),
  is_enabled boolean not null,
  -- Nothing is sent until then, because the server refused the login.
  stopped_until timestamptz,
  primary key (tenant_id, legal_entity_id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  check ((username is null) = (password_sealed is null))
);
call protect_tenant_rows(array['mail_settings']);
grant select, insert, update, delete on mail_settings to svc_app;
-- Processes remember whether the mail of a legal entity is on. A stop by the worker does not change that.
create trigger settings_changed after insert or delete or update of is_enabled on mail_settings
  for each row execute function count_settings_version_of_row();

-- E-mails: those that wait, and the log of the others.
create table messages (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  kind text not null check (kind in ('Invoice', 'CreditNote')),
  invoice_id uuid not null,
  account_id uuid not null,
  -- 1 is the message of the posting; a person asks for the others.
  turn integer not null check (turn between 1 and 20),
  recipient text,
  copies text[] not null,
  language text not null check (language in ('sv', 'pl', 'de', 'en')),
  -- The data of the document that the text names, so that every attempt sends the same text.
  facts jsonb not null,
  status text not null
    check (status in ('Queued', 'Sending', 'Deferred', 'Sent', 'Failed', 'Unknown', 'Skipped', 'Cancelled')),
  -- Whether the end of the message may have reached the server in the running attempt.
  is_ending boolean not null,
  version integer not null check (version > 0),
  attempts integer not null,
  created_at timestamptz not null,
  next_attempt_at timestamptz,
  lease_until timestamptz,
  sent_at timestamptz,
  cancelled_at timestamptz,
  problem text,
  rejected text[] not null,
  primary key (tenant_id, id),
  -- A document is sent once by itself.
  unique (tenant_id, legal_entity_id, kind, invoice_id, turn),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  check ((status in ('Queued', 'Deferred')) = (next_attempt_at is not null)),
  check ((status = 'Sending') = (lease_until is not null)),
  check ((status = 'Sent') = (sent_at is not null)),
  check ((status = 'Cancelled') = (cancelled_at is not null)),
  check (status = 'Sending' or not is_ending)
);
-- A legal entity's messages that wait, in their order.
create index messages_due on messages (tenant_id, legal_entity_id, next_attempt_at, id)
  where status in ('Queued', 'Deferred');
-- Those that are being sent: few, and looked at before each claim.
create index messages_sending on messages (tenant_id, legal_entity_id, lease_until) where status = 'Sending';
-- The log, newest first: of a legal entity, of a state, of an invoice, of an account and of a recipient.
create index messages_of_entity on messages (tenant_id, legal_entity_id, id);
create index messages_in_state on messages (tenant_id, legal_entity_id, status, id);
create index messages_of_recipient on messages (tenant_id, legal_entity_id, recipient, id);
create index messages_of_invoice on messages (tenant_id, invoice_id, id);
create index messages_of_account on messages (tenant_id, account_id, id);
-- The log expires.
create index messages_created on messages (created_at);

-- Each connection to a mail server for a message; written before the connection, and completed after it.
create table message_attempts (
  tenant_id uuid not null,
  message_id uuid not null,
  number integer not null check (number > 0),
  legal_entity_id uuid not null,
  at timestamptz not null,
  server text not null,
  outcome text check (outcome in ('Accepted', 'Refused', 'NotTaken', 'Unknown')),
  code integer,
  text text,
  milliseconds integer,
  primary key (tenant_id, message_id, number)
);
-- Counts the attempts of the last minute before each claim.
create index message_attempts_begun on message_attempts (tenant_id, legal_entity_id, at);
-- The log expires.
create index message_attempts_at on message_attempts (at);
call protect_tenant_rows(array['messages', 'message_attempts']);
-- HTTP writes the messages of postings and cancels them.
grant select, insert, update on messages to svc_app;
grant select on message_attempts to svc_app;
