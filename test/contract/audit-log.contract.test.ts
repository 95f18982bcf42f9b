import { makeCapture } from "@svc/adapters/postgres/base/audit-capture"
import { changedObjects } from "@svc/adapters/postgres/base/audit-rows"
import { auditedTables, isSecretColumn } from "@svc/adapters/postgres/base/audited-tables"
import { contexts } from "@svc/adapters/wiring/contexts"
import { CurrentCause } from "@svc/domain/shared/change-cause"
import type { TenantId } from "@svc/domain/shared/ids"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeSeeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: ReturnType<typeof makeSeeds>
let tenantId: TenantId
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
beforeEach(async () => {
  tenantId = (await seeds.tenant()).tenantId
})
afterAll(() => h.close())

const cause = { actor: { kind: "System", name: "a job" }, operation: "a-job" } as const
const rename = (name: string) =>
  Effect.promise(() => Promise.resolve(name)).pipe(
    Effect.flatMap(() => h.worker.get("SignInPolicyStore").put(tenantId, name === "" ? "Nothing" : "SecondFactor")),
  )
const operations = async () => {
  const rows = await h.sql<{ operation: string; kind: string }>(
    "select operation, resource_kind as kind from svc.audit_log where tenant_id = $1 and operation <> 'service' order by id",
    [tenantId],
  )
  return rows.map(({ operation, kind }) => `${operation} ${kind}`)
}
const inUnit = <A, E>(work: Effect.Effect<A, E>) =>
  h.worker.run(Effect.provideService(h.worker.get("UnitOfWork").atomically(tenantId, work), CurrentCause, cause))

describe("a unit of work and the audit log (contract G30)", () => {
  it("leaves a row with the job as its cause", async () => {
    await inUnit(rename("x"))
    expect(await operations()).toEqual(["a-job SignInPolicy"])
  })

  it("leaves nothing when it is rolled back", async () => {
    const failing = Effect.andThen(rename("x"), Effect.fail("no"))
    await expect(inUnit(failing)).rejects.toThrow("no")
    expect(await operations()).toEqual([])
  })

  it("leaves nothing of an attempt that failed inside it", async () => {
    const { attempt } = h.worker.get("UnitOfWork")
    const failing = attempt(Effect.andThen(rename("x"), Effect.fail("no")))
    await inUnit(Effect.ignore(failing))
    expect(await operations()).toEqual([])
  })

  it("leaves the rows of each piece of a group with its own cause, and none of a piece that failed", async () => {
    const { atomically } = h.worker.get("UnitOfWork")
    const piece = (operation: string, work: Effect.Effect<unknown, unknown>) =>
      Effect.exit(atomically(tenantId, work, "grouped")).pipe(
        Effect.provideService(CurrentCause, { ...cause, operation }),
      )
    await h.worker.run(
      Effect.all(
        [
          piece("first", rename("x")),
          piece("second", rename("x")),
          piece("third", Effect.andThen(rename("x"), Effect.fail("no"))),
        ],
        { concurrency: "unbounded" },
      ),
    )
    expect((await operations()).toSorted()).toEqual(["first SignInPolicy", "second SignInPolicy"])
  })

  it("is refused as a whole when its row cannot be written", async () => {
    await h.sql("alter table svc.audit_log add constraint refusing check (operation <> 'a-job') not valid")
    try {
      await expect(inUnit(rename("x"))).rejects.toMatchObject({ _tag: "PortUnavailable" })
    } finally {
      await h.sql("alter table svc.audit_log drop constraint refusing")
    }
    expect(await h.sql("select from svc.sign_in_policies where tenant_id = $1", [tenantId])).toEqual([])
  })
})

describe("objects that are made together", () => {
  const insert = (table: string, rows: readonly Readonly<Record<string, string>>[]) =>
    ({ table, verb: "insert", rows, where: {} }) as const
  const changed = (...written: ReturnType<typeof insert>[]) => changedObjects({ ...makeCapture(), written })
  const invoices = (count: number) =>
    insert(
      "invoices",
      Array.from({ length: count }, (_, n) => ({ tenant_id: "t", id: `i${n}`, invoice_number: `${n}`, notes: "x" })),
    )

  it("have rows with their members up to 20, and rows without members beyond", () => {
    expect(changed(invoices(20)).map(({ changes, isCut }) => [changes.length, isCut])).toEqual(
      Array(20).fill([2, false]),
    )
    expect(changed(invoices(21)).map(({ changes, isCut }) => [changes.length, isCut])).toEqual(
      Array(21).fill([0, true]),
    )
    expect(changed(invoices(21)).at(-1)).toMatchObject({ kind: "Invoice", id: "i20", number: "20", tenantId: "t" })
  })

  it("do not hide a part that an object from before gets", () => {
    const match = (invoice: string) => ({ tenant_id: "t", invoice_id: invoice, credit_invoice_id: "c", amount: "1" })
    const matches = insert("invoice_matches", [match("i0"), match("old")])
    const { changes, isCut } = changed(invoices(21), matches).find(({ id }) => id === "old")!
    expect([changes.map((text) => JSON.parse(text) as unknown), isCut]).toEqual([
      [{ path: "matches[c].amount", after: "1" }],
      false,
    ])
    expect(changed(invoices(21), matches).find(({ id }) => id === "i0")!.changes).toEqual([])
  })
})

describe("the months of the audit log", () => {
  const at = (text: string) => Date.parse(text) as Timestamp
  const months = async () => {
    const rows = await h.sql<{ name: string }>(
      `select replace(inhrelid::regclass::text, 'svc.', '') as name from pg_inherits
       where inhparent = 'svc.audit_log'::regclass order by 1`,
    )
    return rows.map(({ name }) => name)
  }

  it("are made ahead and dropped whole when they are old enough, without a right to delete a row", async () => {
    const { makePartitions, dropMonths } = h.worker.get("HousekeepingStore")
    const run = <A, E>(work: Effect.Effect<A, E>) => h.worker.atomically(allTenants, work)
    await run(makePartitions(at("2019-03-31T00:00:00Z"), at("2019-04-01T00:00:00Z")))
    expect(await months()).toEqual(expect.arrayContaining(["audit_log_201903", "audit_log_201904"]))
    // No month was made for this row.
    await h.sql(
      `insert into svc.audit_log (tenant_id, id, at, actor_kind, operation, resource_kind, changes, truncated)
       values ($1, svc.first_uuid('2019-02-15'), '2019-02-15', 'System', 'old', 'Account', '[]', false)`,
      [tenantId],
    )
    expect(await operations()).toEqual(["old Account"])
    // 24 months are kept, each counted as 31 days.
    await run(dropMonths(at("2021-04-30T00:00:00Z")))
    expect(await operations()).toEqual([])
    expect(await months()).not.toContain("audit_log_201903")
    expect(await months()).toContain("audit_log_201904")
  })
})

describe("the list of audited tables", () => {
  it("masks every column whose values are encrypted, and no column of an audited table has a secret in plain form", () => {
    const sealed = contexts.flatMap((context) => ("sealed" in context ? (context.sealed ?? []) : []))
    expect(sealed.length).toBeGreaterThan(5)
    const plain = sealed.flatMap(({ name, contexts: by }) =>
      Object.keys(by).flatMap((column) => (isSecretColumn(column) ? [] : [`${name}.${column}`])),
    )
    expect(plain).toEqual([])
  })

  it("names columns that exist", async () => {
    const rows = await h.sql<{ column: string }>(
      "select table_name || '.' || column_name as column from information_schema.columns where table_schema = 'svc'",
    )
    const columns = new Set(rows.map(({ column }) => column))
    const named = Object.entries(auditedTables).flatMap(([table, each]) =>
      typeof each === "string"
        ? []
        : [each.key, each.number, each.part?.key, ...(each.kept ?? [])].flatMap((column) =>
            column === undefined ? [] : [`${table}.${column}`],
          ),
    )
    expect(named.filter((column) => !columns.has(column))).toEqual([])
  })
})
