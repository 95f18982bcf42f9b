-- Which keys each running process has, so that a change of SVC_ENCRYPTION_KEY can be followed. A process reports itself every
-- few seconds; one that was killed is known by its silence. By PostgreSQL's clock, also under the test clock.
create table processes (
  id uuid primary key,
  kind text not null check (kind in ('http', 'worker')),
  host text not null,
  pid integer not null,
  -- Prefixes of the keys' hashes; the first key encrypts.
  key_ids text[] not null check (cardinality(key_ids) > 0),
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- HTTP reaches the rows by these alone: it tells of itself, and sees and changes no other process's row, whose id is random.
create function report_process(process uuid, process_kind text, process_host text, process_pid integer, keys text[]) returns void
  language sql security definer set search_path = svc, pg_temp as $$
  delete from processes where seen_at < now() - interval '1 day';
  insert into processes (id, kind, host, pid, key_ids) values (process, process_kind, process_host, process_pid, keys)
    on conflict (id) do update set seen_at = now() $$;

create function forget_process(process uuid) returns void
  language sql security definer set search_path = svc, pg_temp as $$ delete from processes where id = process $$;

grant select, insert, update, delete on processes to svc_worker;
alter function report_process owner to svc_worker;
alter function forget_process owner to svc_worker;
revoke all on function report_process, forget_process from public;
grant execute on function report_process, forget_process to svc_app, svc_worker;
