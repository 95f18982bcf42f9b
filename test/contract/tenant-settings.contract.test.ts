import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { WebhookNotFound } from "@svc/domain/webhooks/webhooks.errors"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

// Each side has its own graph, as each process does, so neither sees the other's cache.

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

type Side = StillService["worker"]
type Work<A> = (side: Side, scope: Scope) => Effect.Effect<A, unknown>
interface Setting {
  readonly read: Work<unknown>
  /** Changes the value that `read` returns. */
  readonly change: Work<unknown>
}

const at = 1_800_000_000_000 as Timestamp
const code = [{ key: "Code", value: "9999" }] as const
const name = [{ key: "Name", value: "New" }] as const

const settings: Readonly<Record<string, Setting>> = {
  "the data of a legal entity": {
    read: (side, scope) => side.get("LegalEntityStore").details(scope),
    change: (side, scope) =>
      Effect.flatMap(side.get("LegalEntityStore").find(scope), (profile) =>
        side.get("LegalEntityStore").update({ ...profile, bankAccount: randomUUID() }),
      ),
  },
  "an account of the chart": {
    read: (side, scope) => side.get("FinancialAccountList").find(scope, code),
    change: (side, scope) =>
      side.get("FinancialAccountList").insert(scope, { id: randomUUID(), code: "9999", name: "Other" }, at),
  },
  "a payment term": {
    read: (side, scope) => side.get("PaymentTermList").find(scope, name),
    change: (side, scope) => {
      const term = { id: randomUUID(), name: "New", description: "", termType: "NetDays", days: 9 } as const
      return side.get("PaymentTermList").insert(scope, term, at)
    },
  },
  "the custom fields": {
    read: (side, scope) => side.get("CustomFieldStore").forEntity(scope, "Invoice"),
    change: (side, scope) => {
      const field = { id: randomUUID(), entity: "Invoice", key: "k", name: "K", fieldType: "Text" } as const
      return side.get("CustomFieldStore").insert(scope, field, at)
    },
  },
  "who listens": {
    read: (side, scope) => side.get("WebhookStore").listeners(scope, ["InvoicePosted"]),
    change: (side, scope) => side.get("WebhookStore").insert(seeds.newWebhook(scope)),
  },
  "who does not listen any more": {
    read: (side, scope) => side.get("WebhookStore").listeners(scope, ["InvoicePosted"]),
    change: (side, scope) =>
      Effect.flatMap(side.get("WebhookStore").list(scope), ([webhook]) =>
        side.get("WebhookStore").update({ ...webhook!, status: "Disabled" }),
      ),
  },
}

const cases = Object.entries(settings)
const undone = new WebhookNotFound({ webhookId: "undone" })
/** Runs work in a new unit of work. */
const within = <A>(side: Side, scope: Scope, work: Work<A>, kind?: "snapshot") =>
  side.run(side.get("UnitOfWork").atomically(scope.tenantId, work(side, scope), kind))

describe.each(cases)("%s", (_, { read, change }) => {
  const open = async () => {
    const { scope } = await seeds.tenant()
    await seeds.webhook(scope)
    return scope
  }

  it("that one process changed is read by another at once", async () => {
    const scope = await open()
    const before = await within(h.worker, scope, read)
    // Changes the setting in another graph, as another process would. Its connections have another role.
    await within(h.http, scope, change)
    const after = await within(h.worker, scope, read)
    expect(after).not.toEqual(before)
    expect(after).toEqual(await within(h.http, scope, read))
  })

  it("that one process changed is read by a snapshot of another, which had assumed that nothing changed", async () => {
    const scope = await open()
    const before = await within(h.worker, scope, read)
    expect(await within(h.worker, scope, read, "snapshot")).toEqual(before)
    await within(h.http, scope, change)
    const after = await within(h.worker, scope, read, "snapshot")
    expect(after).not.toEqual(before)
    expect(after).toEqual(await within(h.http, scope, read))
  })

  it("is read as it was changed in the same unit of work", async () => {
    const scope = await open()
    const before = await within(h.http, scope, read)
    const after = await within(h.http, scope, (side) => Effect.andThen(change(side, scope), read(side, scope)))
    expect(after).not.toEqual(before)
  })

  it("is what it was when the change was rolled back", async () => {
    const scope = await open()
    const before = await within(h.http, scope, read)
    const changed = within(h.http, scope, (side) =>
      Effect.andThen(change(side, scope), Effect.andThen(read(side, scope), Effect.fail(undone))),
    )
    await expect(changed).rejects.toBe(undone)
    expect(await within(h.http, scope, read)).toEqual(before)
  })
})

it("settings that nobody changed are read once", async () => {
  const { scope } = await seeds.tenant()
  const details: Setting["read"] = (side) => side.get("LegalEntityStore").details(scope)
  expect(await within(h.http, scope, details)).toBe(await within(h.http, scope, details))
})

it("a change that commits while a transaction reads is not kept for those that began before it", async () => {
  const { scope } = await seeds.tenant()
  const { atomically } = h.http.get("UnitOfWork")
  const store = h.http.get("LegalEntityStore")
  const change = Effect.promise(() => within(h.worker, scope, settings["the data of a legal entity"]!.change))
  const before = await within(h.http, scope, () => store.find(scope))
  // This transaction begins before the change, and reads the committed change.
  const between = Effect.promise(() =>
    h.http.run(atomically(scope.tenantId, Effect.andThen(change, store.details(scope)))),
  )
  // A snapshot shows the database as of its start.
  const older = atomically(scope.tenantId, Effect.andThen(between, store.details(scope)), "snapshot")
  expect((await h.http.run(older)).bankAccount).toBe(before.bankAccount)
  expect((await within(h.http, scope, () => store.details(scope))).bankAccount).not.toBe(before.bankAccount)
})

it("a batch that began before a change reads each setting once, not once for each of its invoices", async () => {
  const { scope } = await seeds.tenant()
  const store = h.http.get("LegalEntityStore")
  const change = Effect.promise(() => within(h.worker, scope, settings["the data of a legal entity"]!.change))
  const twice = Effect.all([store.details(scope), store.details(scope)])
  const [first, second] = await within(h.http, scope, () => Effect.andThen(change, twice))
  expect(second).toBe(first)
  // The next transaction begins after the change, and does not use the value that was kept for this one.
  expect(await within(h.http, scope, () => store.details(scope))).not.toBe(first)
})

it("the pauses of a webhook that fails are no settings", async () => {
  const { scope, tenantId } = await seeds.tenant()
  const { id } = await seeds.webhook(scope)
  const version = async () =>
    (await h.sql<{ v: string }>("select settings_version as v from svc.tenants where id = $1", [tenantId]))[0]!.v
  const before = await version()
  await h.sql("update svc.webhooks set failing_since = now() where tenant_id = $1 and id = $2", [tenantId, id])
  expect(await version()).toBe(before)
  await h.sql("update svc.webhooks set congested = true where tenant_id = $1 and id = $2", [tenantId, id])
  expect(await version()).not.toBe(before)
})
