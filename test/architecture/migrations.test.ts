import { migrationKind } from "@svc/adapters/postgres/base/pending-migrations"
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { beforeAll, expect, it, test } from "vitest"
import {
  changedMigrations,
  migrationsFolder as folder,
  printSums,
  sumsFile,
  unlistedMigrations,
} from "../support/database/migration-sums.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { makeTakenAway } from "../support/statements/takes-away.ts"

let takenAway: Awaited<ReturnType<typeof makeTakenAway>>
beforeAll(async () => {
  takenAway = await makeTakenAway()
})

const all = readdirSync(folder)
  .filter((name) => /^\d{4}-/u.test(name))
  .sort()
const judged = all
  .filter((name) => name >= "0350")
  .map((name) => ({ name, text: readFileSync(path.join(folder, name), "utf8") }))

test("a migration stays as it was when it first ran, by the list of checksums", () => {
  expect(changedMigrations(folder)).toEqual([])
  expect(unlistedMigrations(folder)).toEqual([])
})

test("the list of checksums names a migration that was changed, one that is gone, and one that is new", () => {
  const copy = openTemporaryFolder()
  try {
    cpSync(folder, copy, { recursive: true })
    const [first = "", second = ""] = all
    appendFileSync(path.join(copy, first), "-- a word more\n")
    rmSync(path.join(copy, second))
    writeFileSync(path.join(copy, "9999-new.sql"), "-- expand\n")
    expect(changedMigrations(copy)).toEqual([
      `${first} was changed after it may have run: add a new file instead`,
      `${second} was removed after it may have run: add a new file instead`,
    ])
    expect(unlistedMigrations(copy)).toEqual(["9999-new.sql: run npm run generate"])
    writeFileSync(path.join(copy, sumsFile), printSums(copy))
    expect([changedMigrations(copy), unlistedMigrations(copy)]).toEqual([[], []])
  } finally {
    rmSync(copy, { recursive: true })
  }
})

test("a migration says in its first line whether it takes something away from the version before", () => {
  const silent = judged.filter(({ text }) => !migrationKind.test(text))
  expect(silent.map(({ name }) => `${name}: begin with "-- expand", or with "-- contract, needs <migration>"`)).toEqual(
    [],
  )
})

test("a migration that takes something away names an earlier one, which the version brings that can do without", () => {
  const needs = judged.flatMap(({ name, text }) => {
    const needed = migrationKind.exec(text)?.groups?.["needs"]
    return needed === undefined || (all.includes(needed) && needed < name) ? [] : [`${name}: ${needed}`]
  })
  expect(needs).toEqual([])
})

test("a migration that only adds takes nothing from processes of the version before", () => {
  const expanding = judged.filter(({ text }) => migrationKind.exec(text)?.groups?.["needs"] === undefined)
  // This one ran before the rule. A migration that has run may not change: `migrate` would refuse the database.
  const known = ["0450-settings-of-webhooks.sql reads all rows for form"]
  expect(expanding.flatMap(({ name, text }) => takenAway(text).map((what) => `${name} ${what}`))).toEqual(known)
})

it.each([
  ["drop table svc.a", "drops a"],
  ["drop function f(int)", "drops f"],
  ["drop view v", "drops v"],
  ["alter table a drop column x", "drops the column x"],
  ["alter table a alter column x set not null", "sets x not null"],
  ["alter table a alter column x type text", "changes the type of x"],
  ["alter table a alter column x drop default", "drops the default of x"],
  ["alter table a add column x int not null", "adds the column x without a default"],
  ["alter table a add column x int check (x > 0)", "reads all rows for x"],
  ["alter table a add constraint k check (x > 0)", "reads all rows for k"],
  ["alter table a rename to b", "renames a"],
  ["alter table a rename column x to y", "renames x"],
  ["alter function f(int) rename to g", "renames something"],
  ["do $$ begin alter table a alter column x set not null; end $$", "runs set not null"],
])("takes away: %s", (text, what) => {
  expect(takenAway(text)).toEqual([what])
})

it.each([
  "create table a (x int); alter table a alter column x set not null; drop table a",
  "drop function f(int); create function f(int) returns int language sql as 'select 1'",
  "alter table a add column x int not null default 0, add column y int, alter column z drop not null",
  "alter table a drop constraint k, add constraint k check (x > 0) not valid",
  "drop index i; drop policy p on a; drop trigger t on a",
  "alter index i rename to j",
])("only adds: %s", (text) => {
  expect(takenAway(text)).toEqual([])
})
