import type { EntryCounts } from "@svc/domain/e-invoicing/ports/entry-counts"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { Scope } from "@svc/domain/shared/scope"
import { afterAll, beforeAll, expect, it } from "vitest"
import { storeEntry } from "../support/e-invoicing/e-invoicing-rows.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const counts = (scope: Scope, midnight = seeds.now()): Promise<EntryCounts> =>
  h.http.atomically(scope.tenantId, h.http.get("EntryCounter").count(scope, midnight))

/** Stores an entry, and changes its row into the state to be counted. */
const entry = async (scope: Scope, changes = "", given: Parameters<typeof storeEntry>[2] = {}) => {
  const made = await storeEntry(h.worker, scope, given)
  if (changes !== "") await h.sql(`update svc.national_einvoice_entries set ${changes} where id = '${made.id}'`)
  return made
}
const at = (milliseconds: number) => `'${new Date(milliseconds).toISOString()}'`

it("counts nothing where there is nothing", async () => {
  const { scope } = await seeds.tenant()
  const none = { count: 0 }
  expect(await counts(scope)).toEqual({
    pending: none,
    waitsForInvoice: none,
    submitted: none,
    heldBack: none,
    failed: none,
    unknown: none,
    processedToday: 0,
  })
})

it("counts entries by what has to be done, with the moment since which the oldest waits, of one legal entity alone", async () => {
  const { scopes } = await seeds.tenant(["Alpha AB", "Beta AB"])
  const [scope, other] = scopes as [Scope, Scope]
  const now = seeds.now()
  const submitted = (since: number) => `status = 'Submitted', reference = 'r', submitted_at = ${at(since)}`
  const failed = (outcome: string) =>
    `status = 'Failed', failed_at = ${at(now - 5000)}, error_message = 'no', outcome = '${outcome}'`
  await entry(scope)
  await entry(scope, `waits_for_invoice_id = '${h.worker.get("IdSource").next()}'`)
  await entry(scope, submitted(now - 60_000))
  await entry(scope, submitted(now - 90_000))
  await entry(scope, `${submitted(now - 1000)}, held_back_by = 'no number'`)
  await entry(scope, failed("Refused"))
  await entry(scope, failed("Unknown"))
  // The invoice was submitted again, so its first entry needs no attention.
  const first = await entry(scope, failed("Refused"))
  await entry(scope, "", { invoiceId: first.invoiceId, providerUuid: h.worker.get("IdSource").next() })
  await entry(scope, "", { direction: "Received" })
  await entry(other, failed("Refused"))

  const found = await counts(scope)
  expect(found).toMatchObject({
    pending: { count: 2 },
    waitsForInvoice: { count: 1 },
    submitted: { count: 2, oldest: now - 90_000 },
    heldBack: { count: 1, oldest: now - 1000 },
    failed: { count: 1, oldest: now - 5000 },
    unknown: { count: 1 },
  })
})

it("counts what was acknowledged since midnight of the legal entity", async () => {
  const { scope } = await seeds.tenant()
  const [hour, day] = [3_600_000, 86_400_000]
  // The next midnight in a time zone one hour ahead of UTC.
  const midnight = (Math.ceil((seeds.now() + hour) / day) * day - hour) as Timestamp
  await h.advance((midnight - seeds.now()) / 1000 + 1800)
  for (const when of [midnight - 1, midnight, midnight + 1000])
    await entry(
      scope,
      `status = 'Processed', reference = 'r', submitted_at = ${at(midnight - 9000)}, processed_at = ${at(when)},
       national_einvoice_id = 'n-${when}', check_digit_valid = true, upo_file_name = 'u', upo_content = 'x'`,
    )
  expect((await counts(scope, midnight)).processedToday).toBe(2)
  expect((await counts(scope, (midnight - 1) as Timestamp)).processedToday).toBe(3)
})
