-- The newest migration that a process was written for; processes of the version before say none.
alter table processes add column written_for integer not null default 0;
create function report_process(process uuid, process_kind text, process_host text, process_pid integer, keys text[], migration integer)
  returns void
  language sql security definer set search_path = svc, pg_temp as $$
  delete from processes where seen_at < now() - interval '1 day';
  insert into processes (id, kind, host, pid, key_ids, written_for)
    values (process, process_kind, process_host, process_pid, keys, migration)
    on conflict (id) do update set seen_at = now() $$;
alter function report_process(uuid, text, text, integer, text[], integer) owner to svc_worker;
revoke all on function report_process(uuid, text, text, integer, text[], integer) from public;
grant execute on function report_process(uuid, text, text, integer, text[], integer) to svc_app, svc_worker;

-- Takes from HTTP the tables that it writes by functions since 0250. A process of the version before that still runs would sign
-- nobody in any more, so `migrate` calls this each time, and it waits for the first time that none does.
create procedure take_former_writes() language plpgsql as $$
begin
  if exists (select from processes where kind = 'http' and written_for < 250 and seen_at > now() - interval '30 seconds') then
    return;
  end if;
  revoke all on persons, sessions, invitations, person_factors, person_passkeys, sign_in_tickets from svc_app;
end $$;
revoke all on procedure take_former_writes from public;
