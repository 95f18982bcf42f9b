import type { Person, Preferences } from "@svc/domain/people/person"
import type { PersonStore } from "@svc/domain/people/ports/person-store"
import { printJson } from "@svc/domain/shared/exact-json"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { query } from "../base/transaction.ts"

const port = "PersonStore"
type Row = Selectable<Tables["persons"]>

const toPerson = (row: Row | undefined): Person | undefined =>
  row && {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    ...(row.password_hash === null ? {} : { passwordHash: row.password_hash }),
    preferences: row.preferences as Preferences,
    ...(row.last_tenant === null ? {} : { lastTenant: row.last_tenant }),
  }

const toColumns = ({ firstName, lastName, passwordHash, preferences, lastTenant }: Person) => ({
  first_name: firstName,
  last_name: lastName,
  password_hash: passwordHash ?? null,
  preferences: printJson(preferences),
  last_tenant: lastTenant ?? null,
})

export const makePostgresPersonStore = (db: Db): PersonStore => ({
  find: (id) =>
    Effect.map(
      query(db, port, (q) => sql<Row>`select * from find_person(${id})`.execute(q)),
      ({ rows }) => toPerson(rows[0]),
    ),

  findByEmail: (email) =>
    Effect.map(
      query(db, port, (q) => sql<Row>`select * from find_person_by_email(${email})`.execute(q)),
      ({ rows }) => toPerson(rows[0]),
    ),

  insert: (person, createdAt) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .insertInto("persons")
          .values({ id: person.id, email: person.email, ...toColumns(person), created_at: new Date(createdAt) })
          .onConflict((row) => row.doNothing())
          .executeTakeFirst(),
      ),
      ({ numInsertedOrUpdatedRows = 0n }) => numInsertedOrUpdatedRows > 0n,
    ),

  update: (person) =>
    Effect.asVoid(
      query(db, port, (q) => q.updateTable("persons").set(toColumns(person)).where("id", "=", person.id).execute()),
    ),
})
