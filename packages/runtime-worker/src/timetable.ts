import type { PgBoss, Schedule } from "pg-boss"

/** The next times of the queue's schedules, in milliseconds. */
export interface Timetable {
  readonly next: () => number
  /** Sends the jobs of the next time, and advances to the one after it. */
  readonly send: () => Promise<void>
}

/** Reads the schedules once, because none changes while a clock is moved. */
export const readTimetable = async (boss: PgBoss, from: number): Promise<Timetable> => {
  const after = ({ cron, timezone }: Schedule, at: number): number =>
    boss.previewSchedule(cron, { tz: timezone, from: new Date(at), count: 1 })[0]?.getTime() ?? Infinity

  const entries = (await boss.getSchedules()).map((schedule) => ({ schedule, due: after(schedule, from) }))
  const next = () => Math.min(...entries.map(({ due }) => due))
  return {
    next,
    send: async () => {
      const now = next()
      for (const entry of entries.filter(({ due }) => due === now)) {
        await boss.send(entry.schedule.name, entry.schedule.data)
        entry.due = after(entry.schedule, now)
      }
    },
  }
}
