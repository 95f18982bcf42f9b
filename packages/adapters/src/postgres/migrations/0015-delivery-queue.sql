-- The queue of attempts: one row for each delivery that waits for one or whose attempt is being made. Every attempt is
-- claimed here, so the rows are small and claiming changes no indexed column: it stays within the page (HOT).
create table delivery_queue (
  tenant_id uuid not null,
  delivery_id uuid not null,
  webhook_id uuid not null,
  lane text not null check (lane in ('first', 'retry')),
  -- The claim asks for each of these in turn.
  priority smallint not null check (priority between -31 and 1),
  due_at timestamptz not null,
  -- Taken until then by the claim that counted `claims` up last.
  leased_until timestamptz,
  -- Claims that were not given back: those before the last never came back.
  claims integer not null default 0,
  -- Unlike elsewhere the tenant comes second: claims of many tenants are ended in one statement, by their deliveries.
  primary key (delivery_id, tenant_id)
) with (fillfactor = 50);
create index delivery_queue_due on delivery_queue (lane, priority desc, due_at);
call protect_tenant_rows(array['delivery_queue']);
-- HTTP adds and hastens attempts; only the worker takes and ends them.
grant select, insert, update on delivery_queue to svc_app;

-- How long the queue is, is nobody's secret, and HTTP tells it also when no worker is left to do so.
create function count_delivery_queue(at timestamptz)
  returns table (lane text, waiting bigint, scheduled bigint, active bigint, oldest timestamptz)
  language sql stable security definer set search_path = svc, pg_temp as $$
  select lane, count(*) filter (where due_at <= at and not leased), count(*) filter (where due_at > at),
    count(*) filter (where leased), min(due_at) filter (where due_at <= at and not leased)
  from (select lane, due_at, coalesce(leased_until > at, false) as leased from delivery_queue) q group by lane $$;
alter function count_delivery_queue owner to svc_worker;
revoke all on function count_delivery_queue from public;
grant execute on function count_delivery_queue to svc_app, svc_worker;

-- Attempts waited as jobs of pg-boss before.
do $$ begin
  if to_regclass('pgboss.queue') is null then return; end if;
  insert into delivery_queue (tenant_id, delivery_id, webhook_id, lane, priority, due_at, claims)
    select (data->>'tenantId')::uuid, id, group_id::uuid, case name when 'webhooks-first' then 'first' else 'retry' end,
      greatest(-31, least(1, priority)), start_after, retry_count + (case when started_on is null then 0 else 1 end)
    from pgboss.job where name in ('webhooks-first', 'webhooks-retry') and state <= 'active'
    on conflict do nothing;
  perform pgboss.delete_queue(name) from pgboss.queue where name in ('webhooks-first', 'webhooks-retry');
end $$;
