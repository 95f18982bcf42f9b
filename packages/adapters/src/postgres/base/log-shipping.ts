import { sql } from "kysely"
import type { LogReceiver, LogShipping } from "../../observability/database-metrics.ts"
import type { Db } from "./database.ts"

/** More receivers than this are a mistake, and each one adds a series to the metrics. */
const mostReceivers = 20

/**
 * Reads how far standbys and the archive are behind. PostgreSQL shows everybody its slots and its archiver, and the
 * standbys only to members of `pg_read_all_stats`.
 */
export const readLogShipping = async (db: Db): Promise<LogShipping> => {
  const { rows } = await sql<LogReceiver>`
    with receivers as (
      select 'standby' as kind, application_name as name, max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)) as lag
      from pg_stat_replication where replay_lsn is not null group by application_name
      union all
      select 'slot', slot_name, pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)
      from pg_replication_slots where restart_lsn is not null)
    select kind, name, greatest(lag, 0)::float8 as "lagBytes" from receivers order by lag desc, name
    limit ${mostReceivers}`.execute(db)
  const archived = await sql<{ age: number | null }>`
    select extract(epoch from now() - coalesce(last_archived_time, stats_reset))::float8 as age from pg_stat_archiver
    where current_setting('archive_mode') <> 'off'`.execute(db)
  return { receivers: rows, archiveAgeSeconds: archived.rows[0]?.age ?? undefined }
}
