import { crashRun } from "./crash-run.ts"
import { machine, readNumbers } from "./figures.ts"

/** Checks that no delivery is lost, and that attempt numbers have no gap, while workers and PostgreSQL die. */
export const crashBench = async (args: readonly string[]): Promise<object> => {
  const plan = readNumbers(args, {
    deliveries: 40_000,
    perSecond: 500,
    workers: 2,
    workerKills: 15,
    databaseStops: 3,
  })
  const result = await crashRun(plan)
  const repeatShare = Math.round((result.repeatsOnWire / result.deliveries) * 10_000) / 10_000
  return { ...result, repeatShare, conditions: { ...machine(), ...plan } }
}
