import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openService, type TestService } from "../support/service/service.ts"
import { until } from "../support/until.ts"

const queue = "webhooks-settle-recovery"
let service: TestService
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
})
afterAll(() => service.close())

const statesOf = () =>
  service.sql<{ state: string; n: number }>(
    "select state, count(*)::int as n from pgboss.job where name = $1 group by state",
    [queue],
  )

it("jobs of which no worker was told are found at the next look, and done without a pause between them", async () => {
  const { tenantId } = await service.createTenant()
  // The worker does four of these sixty jobs at a time. With a pause of two seconds after each, it would take half a
  // minute.
  const jobs = Array.from({ length: 60 }, () => {
    const recoveryId = randomUUID()
    return { data: { tenantId, recoveryId }, singletonKey: recoveryId, startAfter: 1 }
  })
  await service.boss.insert(queue, jobs)
  expect(await statesOf()).toEqual([{ state: "created", n: 60 }])
  const done = await until(statesOf, (states) => states.every(({ state }) => state === "completed"))
  expect(done).toEqual([{ state: "completed", n: 60 }])
})
