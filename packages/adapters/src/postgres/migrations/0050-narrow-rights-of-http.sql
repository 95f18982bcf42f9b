-- HTTP adds jobs of its transaction's tenant and counts all jobs; it reads and changes no row of the queue, where the jobs of
-- every tenant lie side by side. pg-boss makes its schema behind the migrations, so bodies are not looked at yet.
set local check_function_bodies = off;

-- Adds a job as pg-boss does, with the policy of its queue; of jobs with one key only one waits, for the earliest of their
-- times. Runs as svc_worker, and lets nobody add or hasten a job of another tenant.
create function add_job(queue_name text, job_data jsonb, due timestamptz, job_key text) returns void
  language plpgsql security definer set search_path = svc, pg_temp as $$
declare
  queue record;
  runs_at timestamptz := coalesce(due, queue_now());
begin
  if current_tenant() is null or job_data->>'tenantId' is distinct from current_tenant()::text then
    raise exception 'a job names the tenant of its transaction' using errcode = 'insufficient_privilege';
  end if;
  select * into strict queue from pgboss.queue where name = queue_name;
  insert into pgboss.job (id, name, data, priority, start_after, created_on, singleton_key, expire_seconds, deletion_seconds,
      keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
    values (gen_random_uuid(), queue_name, job_data, 0, runs_at, queue_now(), job_key, queue.expire_seconds,
      queue.deletion_seconds, runs_at + queue.retention_seconds * interval '1s', queue.retry_limit, queue.retry_delay,
      coalesce(queue.retry_backoff, false), queue.retry_delay_max, queue.policy, queue.dead_letter, queue.heartbeat_seconds)
    on conflict do nothing;
  if not found then
    update pgboss.job set start_after = runs_at
      where name = queue_name and singleton_key = job_key and state = 'created' and start_after > runs_at
        and data->>'tenantId' = current_tenant()::text;
  end if;
  if found and queue.notify and runs_at <= queue_now() then
    -- The channel of pg-boss: a name it derives from its schema.
    perform pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), queue_name);
  end if;
end $$;

-- The jobs of each queue, for the metrics.
create function count_jobs(at timestamptz)
  returns table (name text, waiting bigint, scheduled bigint, active bigint, oldest timestamptz)
  language sql stable security definer set search_path = svc, pg_temp as $$
  select name, count(*) filter (where state < 'active' and start_after <= at),
    count(*) filter (where state < 'active' and start_after > at), count(*) filter (where state = 'active'),
    min(start_after) filter (where state < 'active' and start_after <= at)
  from pgboss.job where state <= 'active' group by name $$;

alter function add_job owner to svc_worker;
alter function count_jobs owner to svc_worker;
revoke all on function add_job, count_jobs from public;
grant execute on function add_job to svc_app;
grant execute on function count_jobs to svc_app, svc_worker;

-- The worker and the command `migrate` make the keys that sign access tokens.
revoke insert on signing_keys from svc_app;
