import { beforeAll, describe, expect, it } from "vitest"
import { type Judge, makeJudge } from "../support/statements/judge-statement.ts"

// Checks the judge of test/statements, which decides whether a statement names its tenant.

let judge: Judge
beforeAll(async () => {
  judge = await makeJudge(
    new Map([
      ["tenants", "id"],
      ["a", "tenant_id"],
      ["b", "tenant_id"],
    ]),
    ["of_nobody"],
  )
})

const naming = [
  "select * from a where tenant_id = $1 and id = $2",
  "select * from svc.a where tenant_id = (select current_tenant())",
  'select "x"."id" from "a" as "x" where ("x"."tenant_id" = $1 and "x"."id" in ($2, $3))',
  "select * from tenants where id = $1",
  "select * from a join b on b.tenant_id = a.tenant_id and b.id = a.b_id where a.tenant_id = $1",
  "select * from a left join b on b.tenant_id = a.tenant_id where a.tenant_id = any($1::uuid[])",
  "select * from a where tenant_id in ($1, $2)",
  "select * from a where (tenant_id, id) = ($1, $2)",
  "select * from a where (tenant_id, id) in (select tenant_id, id from b where tenant_id = $1)",
  "select (select name from b where b.tenant_id = a.tenant_id) from a where a.tenant_id = $1",
  "with b as (select * from a where tenant_id = $1) select * from b",
  "select * from a where tenant_id = $1 union all select * from b where tenant_id = $1",
  "update a set n = given.n from unnest($1::uuid[], $2::int[]) given (tenant, n) where a.tenant_id = given.tenant",
  "delete from a using b where a.tenant_id = b.tenant_id and b.tenant_id = $1",
  "insert into a (id, tenant_id) values ($1, $2), ($3, $4)",
  "insert into a select x.tenant_id, x.id from b x where x.tenant_id = $1",
  "insert into a (tenant_id) values ($1) on conflict (tenant_id) do update set n = $2",
  "select * from a where tenant_id = $1 for update",
  "select * from a x join b y on x.tenant_id = y.tenant_id where y.tenant_id = $1 for no key update of x",
  "select * from a, unnest($1::uuid[]) ids (id) where a.tenant_id = $2 and a.id = ids.id for update of a",
  "select * from other.a",
  "select 1",
  "begin",
]
it.each(naming)("names its tenant: %s", (text) => {
  expect(judge(text).breaches).toEqual([])
})

const breaking: readonly (readonly [text: string, ...breaches: readonly string[]])[] = [
  ["select * from a where id = $1", "a without its tenant"],
  ["select * from tenants", "tenants without its tenant"],
  ["select * from a where tenant_id = $1 or id = $2", "a without its tenant"],
  ["select * from a where not (tenant_id = $1)", "a without its tenant"],
  ["select * from a where tenant_id <> $1", "a without its tenant"],
  ["select * from a where a.tenant_id = a.id", "a without its tenant"],
  ["select tenant_id from a order by tenant_id", "a without its tenant"],
  ["select * from a join b on a.tenant_id = b.tenant_id", "a without its tenant", "b without its tenant"],
  ["select * from a join b on a.id = b.id where a.tenant_id = $1", "b without its tenant"],
  ["select * from a, b where tenant_id = $1", "a without its tenant", "b without its tenant"],
  ["select * from a where tenant_id = $1 and exists (select from b where b.id = a.id)", "b without its tenant"],
  ["select * from a where tenant_id = $1 union all select * from b", "b without its tenant"],
  ["with x as (select * from b) select * from a where tenant_id = $1", "b without its tenant"],
  ["select * from (select * from a) x where x.tenant_id = $1", "a without its tenant"],
  ["update a set tenant_id = $1 where id = $2", "a without its tenant"],
  ["delete from a where id = $1", "a without its tenant"],
  ["insert into a (id) values ($1)", "a without its tenant"],
  ["insert into a (tenant_id) select id from b", "b without its tenant"],
  ["insert into a select id from b where tenant_id = $1", "a without its tenant"],
  ["lock table a", "LockStmt of a"],
]
it.each(breaking)("is found: %s", (text, ...breaches) => {
  expect(judge(text).breaches).toEqual(breaches)
})

describe("rows that are locked are one tenant's:", () => {
  it.each([
    "select * from a where tenant_id = any($1) for update",
    "select * from a where tenant_id in ($1, $2) for no key update skip locked",
    "select * from a where (tenant_id, id) in (select tenant_id, id from b where tenant_id = $1) for share",
    "select a.* from a, unnest($1::uuid[]) t (id) where a.tenant_id = t.id for update of a",
    "with t as (select $1::uuid as id) select a.* from a join t on a.tenant_id = t.id for update of a",
  ])("%s", (text) => {
    expect(judge(text).breaches).toEqual(["locks a of several tenants"])
  })
})

const routed = [
  "select * from a where tenant_id = $1",
  "select * from a where tenant_id = '0190'::uuid",
  "select * from a where tenant_id = (select $1::uuid)",
  "select * from a join b on b.tenant_id = a.tenant_id and b.id = a.b_id where a.tenant_id = $1",
  "select (select name from b where b.tenant_id = $1 and b.id = a.b_id) from a where a.tenant_id = $2",
  "select * from a where tenant_id = $1 and id in (select id from b where tenant_id = $2)",
  "insert into a (tenant_id, id) select $1, id from b where tenant_id = $1",
  "with gone as (delete from a where tenant_id = $1 returning id) insert into b (tenant_id, id) select $1, id from gone",
  `with one as (insert into a (tenant_id) values ($1)), two as (insert into a (tenant_id) values ($1)),
     three as (insert into b (tenant_id) values ($1)) select`,
  "select * from of_nobody where id in (select $1::uuid)",
]
it.each(routed)("goes to the node of its tenant: %s", (text) => {
  const { breaches, unrouted } = judge(text)
  expect([...breaches, ...unrouted]).toEqual([])
})

const unrouted: readonly (readonly [text: string, ...ways: readonly string[]])[] = [
  ["select * from a where tenant_id = current_tenant()", "a takes its tenant from an expression"],
  [
    "select * from a where tenant_id = (select id from b where tenant_id = $1)",
    "a takes its tenant from an expression",
  ],
  ["select * from a where tenant_id = any($1)", "a takes its tenant from a list"],
  ["select * from a where tenant_id in ($1)", "a takes its tenant from a list"],
  [
    "select (select name from b where b.tenant_id = a.tenant_id) from a where a.tenant_id = $1",
    "b takes its tenant from a",
  ],
  [
    "select * from a where tenant_id = $1 and not exists (select from b where b.tenant_id = a.tenant_id)",
    "b takes its tenant from a",
  ],
  [
    "with x as (select tenant_id from a where tenant_id = $1) select * from b join x on b.tenant_id = x.tenant_id",
    "b takes its tenant from x",
  ],
  [
    "select * from (select * from a where tenant_id = $1) x join b on b.tenant_id = x.tenant_id",
    "b takes its tenant from x",
  ],
  ["update a set n = v.n from unnest($1::uuid[]) v (t) where a.tenant_id = v.t", "a takes its tenant from v"],
  ["update a set tenant_id = $1, n = $2 where tenant_id = $1", "sets the tenant of a"],
  [
    `with one as (delete from a where tenant_id = $1 returning id), two as (insert into b (tenant_id, id) select $1, id from one
       returning id) update a set id = two.id from two where tenant_id = $1`,
    "more than two changes feed on one another",
  ],
  [
    `with one as (delete from a where tenant_id = $1 returning id), seen as (select * from one),
       two as (delete from b where tenant_id = $1 and id in (select id from seen) returning id),
       three as (insert into a (tenant_id, id) select $1, id from two) select`,
    "more than two changes feed on one another",
  ],
  ["select * from a, of_nobody n where a.tenant_id = $1 and n.id = a.id", "names of_nobody, which is nobody's"],
  ["select * from a where tenant_id = $1 and exists (select from pgboss.job)", "names job, which is nobody's"],
]
it.each(unrouted)("goes to several nodes, or to none: %s", (text, ...ways) => {
  const found = judge(text)
  expect([found.breaches, found.unrouted]).toEqual([[], ways])
})

it("tells which tables of tenants a statement names, and throws for what is no SQL", () => {
  const { tables } = judge(
    "with x as (delete from b where tenant_id = $1 returning id) select from a, x where a.tenant_id = $1",
  )
  expect([...tables].sort()).toEqual(["a", "b"])
  expect(() => judge("selec 1")).toThrow("syntax error")
})
