import { accountFields } from "@svc/domain/customers/account"
import { checkFilter } from "@svc/domain/listing/list-fields"
import { parseFilter } from "@svc/domain/listing/parse-filter"
import type { ListRequest } from "@svc/domain/listing/list-request"
import type { Scope } from "@svc/domain/shared/scope"
import { Result } from "effect"
import fc from "fast-check"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { atMost } from "../support/listing/plan-house.ts"
import { planReader, statementsOf } from "../support/listing/plans.ts"
import { makeSeeds } from "../support/service/seeds.ts"
import { writtenColumns } from "../support/database/written-columns.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let scope: Scope
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  columns = await writtenColumns(h.sql, "accounts")
})
afterAll(() => h.close())

/** Makes a new list for each test, with one account to copy. */
const open = async () => {
  const { scope: made, userId } = await makeSeeds(h).tenant()
  scope = made
  await h.worker.run(
    h.worker.get("Customers").create(
      { ...made, legalEntityName: "Alpha AB", triggeredBy: userId },
      {
        name: "Customer",
        currency: "SEK",
      },
    ),
  )
  const [first] = await h.sql<{ id: string }>("select id from svc.accounts where tenant_id = $1", [made.tenantId])
  return first!.id
}

/** Ids that rise with their number, as those of the service do. */
const idOf = (n: number) => `01a00000-0000-7000-8000-${String(n).padStart(12, "0")}`

let columns: string
const copies = (numbers: readonly number[]) =>
  `insert into svc.accounts (${columns}) select ${columns.replaceAll(/\w+/g, "(made.row).$&")} from (
    select jsonb_populate_record(a, jsonb_build_object('id', '01a00000-0000-7000-8000-' || lpad(n::text, 12, '0'),
      'account_number', 'C-' || n)) as row
    from svc.accounts a, unnest(array[${numbers.join(",")}]::int[]) n
    where a.tenant_id = '${scope.tenantId}' and a.account_number not like 'C-%') made`
const deletion = (numbers: readonly number[]) =>
  `delete from svc.accounts where tenant_id = '${scope.tenantId}' and account_number = any(array[${numbers
    .map((n) => `'C-${n}'`)
    .join(",")}]::text[])`
const fold = () => `select svc.fold_list('${scope.tenantId}', '${scope.legalEntityId}', 'accounts')`

const list = (more: Partial<ListRequest> = {}) =>
  h.http.atomically(
    scope.tenantId,
    h.http.get("AccountStore").list(scope, { order: [], offset: 0, limit: 20, ...more }),
  )

const waiting = async () =>
  (await h.sql("select from svc.list_changes where tenant_id = $1 and list = 'accounts'", [scope.tenantId])).length

const patience = 60_000

it(
  "whatever came, went and was folded, pages and size are those of the rows",
  async () => {
    const first = await open()
    let all: number[] = []
    let next = 0
    const left: number[] = []
    const step = fc.oneof(
      fc.record({ add: fc.integer({ min: 1, max: 900 }), shuffled: fc.boolean() }),
      fc.record({ remove: fc.array(fc.nat(), { minLength: 1, maxLength: 30 }) }),
      fc.constant("fold" as const),
    )
    const steps = fc.sample(step, { numRuns: 40, seed: 11 })
    for (const each of [...steps, "fold" as const, ...steps.slice(0, 8)]) {
      if (each === "fold") {
        await h.sql(fold())
        left.push(await waiting())
      } else if ("add" in each) {
        const numbers = Array.from({ length: each.add }, (_, index) => next + index * 2 + 1)
        next += each.add * 2
        // With `shuffled`, later inserts have ids between existing ones, because transactions do not commit in the
        // order of their ids.
        const [early, late] = [
          numbers.filter((_, index) => index % 3 === 0),
          numbers.filter((_, index) => index % 3 > 0),
        ]
        for (const part of each.shuffled ? [late, early] : [numbers]) if (part.length > 0) await h.sql(copies(part))
        all = [...all, ...numbers].toSorted((a, b) => a - b)
      } else if (all.length > 0) {
        const gone = new Set(each.remove.map((at) => all[at % all.length]!))
        await h.sql(deletion([...gone]))
        all = all.filter((n) => !gone.has(n))
      }
    }
    expect(new Set(left)).toEqual(new Set([0]))
    // The account that the service made may sort first or last, depending on its id.
    const expected = [...all.map(idOf), first].toSorted()
    expect(expected.length).toBeGreaterThan(8000)
    const { length } = await h.sql("select from svc.list_segments where tenant_id = $1", [scope.tenantId])
    expect(length).toBeGreaterThan(4)
    await fc.assert(
      fc.asyncProperty(fc.nat(expected.length + 40), async (offset) => {
        const { items, total } = await list({ offset })
        expect({ offset, total, ids: items.map(({ id }) => id) }).toEqual({
          offset,
          total: expected.length,
          ids: expected.slice(offset, offset + 20),
        })
      }),
      { numRuns: 60 },
    )
    const text = "substringof('7', accountNumber)"
    const filter = Result.getOrThrow(checkFilter(accountFields, Result.getOrThrow(parseFilter(text))))
    const matching = expected.filter((id) => id !== first && String(Number(id.slice(-12))).includes("7"))
    expect(matching.length).toBeGreaterThan(1500)
    const client = new Client({ connectionString: h.databaseUrl })
    await client.connect()
    try {
      const explain = await planReader(client, scope.tenantId)
      for (const offset of [0, 7, 999, Math.floor(matching.length / 2), matching.length - 20, matching.length + 5]) {
        const { result, statements } = await statementsOf(() => list({ offset, filter }))
        expect({ offset, total: result.total, ids: result.items.map(({ id }) => id) }).toEqual({
          offset,
          total: matching.length,
          ids: matching.slice(offset, offset + 20),
        })
        // The matches are counted separately, and the page is read from one segment of the list.
        const pages = statements.filter(
          (each) => /limit \$\d+ offset/u.test(each.text) && !each.text.startsWith("/* count */"),
        )
        expect(pages).toHaveLength(result.items.length === 0 ? 0 : 1)
        for (const page of pages)
          for (const { rows } of await explain(page))
            expect({ offset, rows }).toEqual({ offset, rows: atMost(4 * 1024) })
      }
    } finally {
      await client.end()
    }
  },
  patience,
)

it(
  "transactions that are under way are neither counted nor waited for, and a fold loses none of them",
  async () => {
    await open()
    const [one, two] = [
      new Client({ connectionString: h.databaseUrl }),
      new Client({ connectionString: h.databaseUrl }),
    ]
    await Promise.all([one.connect(), two.connect()])
    try {
      await one.query(`begin; ${copies([1, 2, 3])}`)
      await two.query(`begin; ${copies([4, 5])}; ${fold()}`)
      // Only one transaction folds at a time; the other one does not wait for it.
      await one.query(fold())
      expect((await list()).total).toBe(1)
      await two.query("commit")
      expect((await list()).total).toBe(3)
      await one.query(`${fold()}; commit`)
      expect((await list()).total).toBe(6)
      await one.query(`begin; ${deletion([1])}; ${fold()}; rollback`)
      await h.sql(fold())
      expect((await list()).total).toBe(6)
    } finally {
      await Promise.all([one.end(), two.end()])
    }
  },
  patience,
)

it("a page and its size are of one moment", async () => {
  await open()
  await h.sql(copies([1, 2]))
  const reader = new Client({ connectionString: h.databaseUrl })
  await reader.connect()
  const sizes = `select coalesce((select sum(size) from svc.list_segments where tenant_id = '${scope.tenantId}'), 0)
    + coalesce((select sum(change) from svc.list_changes where tenant_id = '${scope.tenantId}'), 0) as n`
  try {
    await reader.query("begin isolation level repeatable read")
    const before = await reader.query<{ n: string }>(sizes)
    await h.sql(copies([3, 4, 5]))
    await h.sql(fold())
    const after = await reader.query<{ n: string }>(sizes)
    expect([before.rows[0]!.n, after.rows[0]!.n]).toEqual(["3", "3"])
  } finally {
    await reader.end()
  }
  expect((await list()).total).toBe(6)
})
