-- expand
-- The permits that workers have taken for a webhook with limits of its own. Only workers write the row, each with a lock of
-- it. It has no foreign key, whose check would wait for whoever changes the webhook.
create table webhook_paces (
  tenant_id uuid not null,
  webhook_id uuid not null,
  -- Microseconds since 1970 from which the next request conforms to the rate. Null before the first.
  next_at bigint,
  -- When the rate permits the next request.
  rests_until timestamptz,
  -- When the claims of the requests under way lapse, so that those of a worker that died count no longer.
  open timestamptz[] not null default '{}',
  primary key (tenant_id, webhook_id)
);
call protect_tenant_rows(array['webhook_paces']);
-- Deleting a webhook deletes its row.
grant select, delete on webhook_paces to svc_app;
