import { startNetworkProviderSimulator } from "@svc/simulators/network-provider"
import { polishEntity } from "../support/e-invoicing/posting.ts"
import { faultySettings, runThroughFaults } from "../support/e-invoicing/through-faults.ts"
import { makeApiClient } from "../support/service/api-client.ts"
import { machine, readNumbers } from "./figures.ts"
import { inBenchHouse } from "./house.ts"

/** The longest wait for the last document, in seconds. */
const patience = 900

/**
 * Checks that every document is sent once and in order while the provider fails, workers die and PostgreSQL is stopped.
 */
export const eInvoicesBench = async (args: readonly string[]): Promise<object> => {
  const plan = readNumbers(args, {
    invoices: 300,
    creditNotes: 60,
    perSecond: 5,
    faultPercent: 35,
    workers: 2,
    kills: 20,
    databaseStops: 2,
    resubmissions: 60,
    hurries: 0,
    seed: 1,
  })
  const simulator = await startNetworkProviderSimulator()
  const begun = performance.now()
  const result = await inBenchHouse(faultySettings(simulator.url), async (house) => {
    const tenant = await house.openTenant("Polish", 1, polishEntity)
    const { origin } = await house.startHttp()
    return runThroughFaults(
      {
        api: makeApiClient(origin, () => undefined, { authorization: `Bearer ${await tenant.accessToken(origin)}` }),
        scope: tenant.scope,
        simulator,
        sql: async <Row>(text: string, values: readonly unknown[]) =>
          (await house.sql.query(text, [...values])).rows as Row[],
        startWorker: () => house.startWorker(),
        stopDatabase: () => void process.kill(house.postmaster(), "SIGQUIT"),
      },
      { ...plan, hurries: plan.hurries > 0 },
      patience,
    )
  }).finally(simulator.close)
  const { duplicates, lost, overtaken, mistold } = result
  if (duplicates + lost + overtaken + mistold > 0) process.exitCode = 1
  const seconds = Math.round((performance.now() - begun) / 1000)
  return { ...result, databaseStops: plan.databaseStops, seconds, conditions: { ...machine(), ...plan } }
}
