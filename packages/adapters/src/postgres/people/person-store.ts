import type { Person, Preferences } from "@svc/domain/people/person"
import type { PersonStore } from "@svc/domain/people/ports/person-store"
import { printJson } from "@svc/domain/shared/exact-json"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { query } from "../base/transaction.ts"
import { ask, askWhether } from "../base/ask.ts"

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

  insert: (person, createdAt) => {
    const { id, email, firstName, lastName, passwordHash, preferences, lastTenant } = person
    const row = {
      id,
      email,
      first_name: firstName,
      last_name: lastName,
      password_hash: passwordHash,
      preferences,
      last_tenant: lastTenant,
      created_at: new Date(createdAt),
    }
    return askWhether(db, port, sql`add_person(${printJson(row)})`)
  },

  describe: ({ id, firstName, lastName, preferences }) =>
    ask(db, port, sql`describe_person(${id}, ${firstName}, ${lastName}, ${printJson(preferences)})`),
  workIn: (id, tenantId) => ask(db, port, sql`note_last_tenant(${id}, ${tenantId})`),
  changePassword: (id, { before, after }) =>
    askWhether(db, port, sql`change_password(${id}, ${before ?? null}, ${after ?? null})`),
  lock: (id) =>
    Effect.map(
      query(db, port, (q) => sql<Row>`select * from lock_person(${id})`.execute(q)),
      ({ rows }) => toPerson(rows[0]),
    ),
})
