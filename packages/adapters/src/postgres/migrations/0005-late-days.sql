-- Makes days as before, and also late ones: PostgreSQL refuses a partition while the default one holds rows of its range,
-- so these are moved first. Without that, rows that came when nobody had made days for a week would stop the job, the
-- worker and the next migration for good.
create or replace function make_partitions(first_day date, last_day date) returns integer
  language plpgsql security definer set search_path = svc, pg_temp as $$
declare
  d date;
  starts timestamptz;
  ends timestamptz;
  suffix text;
  part record;
  made integer := 0;
begin
  -- Two workers at the same time make them one after the other.
  perform pg_advisory_xact_lock(hashtextextended('svc.make_partitions', 0));
  for d in select generate_series(first_day, last_day, interval '1 day') loop
    suffix := to_char(d, 'YYYYMMDD');
    continue when to_regclass('svc.webhook_attempts_' || suffix) is not null;
    starts := d::timestamp at time zone 'UTC';
    ends := (d + 1)::timestamp at time zone 'UTC';
    for part in
      select parent, parent || '_' || suffix as day, parent || '_other' as other, key, low, high, storage from (values
        ('events', 'id', first_uuid(starts)::text, first_uuid(ends)::text, ''),
        -- Room on the page for one update of every delivery: the one that settles it then touches no index.
        ('webhook_deliveries', 'id', first_uuid(starts)::text, first_uuid(ends)::text, 'with (fillfactor = 50)'),
        ('webhook_attempts', 'started_at', starts::text, ends::text, '')
      ) as parts (parent, key, low, high, storage)
    loop
      execute format('create table %I (like %I including defaults including constraints) %s', part.day, part.parent, part.storage);
      -- Nobody adds another row of that day in between.
      execute format('lock table %I in access exclusive mode', part.other);
      execute format('with late as (delete from %I where %I >= %L and %I < %L returning *) insert into %I select * from late',
                     part.other, part.key, part.low, part.key, part.high, part.day);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)',
                     part.parent, part.day, part.low, part.high);
    end loop;
    made := made + 1;
  end loop;
  return made;
end $$;
