import { spreadOver } from "@svc/adapters/postgres/base/spread"
import type { ClientBase } from "pg"
import { describe, expect, it } from "vitest"

/** The text that a connection to a Citus cluster sends for a statement. */
const sent = (statement: string): string => {
  const texts: unknown[] = []
  const client = { query: (text: unknown) => void texts.push(text) } as unknown as ClientBase
  spreadOver(client)
  void client.query(statement)
  return texts.join()
}

describe("a statement for a Citus cluster", () => {
  it("names its tenant as a plain value", () => {
    expect(sent("select * from a where tenant_id = (select $1::uuid)")).toBe(
      "select * from a where tenant_id = $1::uuid",
    )
  })

  it.each([
    ["insert into a (id) select id from unnest($1::uuid[]) d (id)", ""],
    ["insert into a (id) select id from (select d.id from unnest($1::uuid[]) as d (id)) as r", ""],
    ["insert into a (id) select id from jsonb_populate_recordset(null::a, $1::jsonb)", ""],
    ["with one as (insert into a (id) select f(id) from unnest($1::uuid[]) d (id)", ") select"],
    [
      "with one as (insert into a (id) values ($1)), two as (insert into b (id) select id from unnest($2::uuid[]) d (id)",
      ") select",
    ],
  ])("returns something of rows from a list, which Citus would copy otherwise: %s", (before, after) => {
    expect(sent(`${before}${after}`)).toBe(`${before} returning 1${after}`)
  })

  it.each([
    "insert into a (id) values ($1)",
    "insert into a (id) values ($1) on conflict (id) do update set n = (select max(n) from unnest($2::int[]) n)",
    "insert into a (id) select id from unnest($1::uuid[]) d (id) on conflict do nothing",
    "insert into a (id) select id from unnest($1::uuid[]) d (id) returning id",
    "insert into a (id) select id from b where tenant_id = $1",
    "update a set n = d.n from unnest($1::uuid[], $2::int[]) d (id, n) where a.id = d.id",
  ])("is otherwise left as it is: %s", (statement) => {
    expect(sent(statement)).toBe(statement)
  })
})
