-- A transaction that notifies holds a lock of the whole cluster until its commit is on disk, so that such commits wait for each
-- other. HTTP notifies behind the commit instead; who misses that hears of the job from the next look into the queue.
set local check_function_bodies = off;

-- Adds a job as `add_job` does, and tells whether somebody has to be woken for it.
create function put_job(queue_name text, job_data jsonb, due timestamptz, job_key text) returns boolean
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
  return found and queue.notify and runs_at <= queue_now();
end $$;

-- For the version before, which runs on for a while.
create or replace function add_job(queue_name text, job_data jsonb, due timestamptz, job_key text) returns void
  language plpgsql security definer set search_path = svc, pg_temp as $$
begin
  if put_job(queue_name, job_data, due, job_key) then
    -- The channel of pg-boss: a name it derives from its schema.
    perform pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), queue_name);
  end if;
end $$;

alter function put_job owner to svc_worker;
revoke all on function put_job from public;
grant execute on function put_job to svc_app;
