import type { Timestamp } from "@svc/domain/shared/timestamp"
import { randomUUID } from "node:crypto"

type Insert = (table: string, row: object) => Promise<unknown>

/** Makes functions that store a row with an expiry in a table about persons, each for a new person. */
export const rowsOfPersons = (about: { readonly tenant: string; readonly user_id: string }, insert: Insert) => {
  const instant = (moment: Timestamp) => new Date(moment).toISOString()
  const person = async () => {
    const id = randomUUID()
    const named = { email: `${id}@example.com`, first_name: "Ada", last_name: "Ek" }
    await insert("persons", { id, ...named, preferences: {}, code_failures: 0, created_at: instant(0 as Timestamp) })
    return id
  }
  const place = { address: "192.0.2.1", user_agent: "test" }
  return {
    invitations: (moment: Timestamp) =>
      insert("invitations", {
        by_operator: false,
        ...about,
        user_id: randomUUID(),
        hash: randomUUID(),
        kind: "Invitation",
        created_at: instant(0 as Timestamp),
        expires_at: instant(moment),
      }),
    sessions: async (moment: Timestamp) => {
      const begun = instant(0 as Timestamp)
      const times = { created_at: begun, used_at: begun, confirmed_at: begun, expires_at: instant(moment) }
      const named = {
        id: randomUUID(),
        hash: randomUUID(),
        renews: false,
        proof: "Password",
        owes_factor: false,
        person_id: await person(),
      }
      return insert("sessions", { ...about, ...place, ...named, ...times })
    },
    passkey_challenges: (moment: Timestamp) =>
      insert("passkey_challenges", { challenge: randomUUID(), expires_at: instant(moment) }),
    sign_in_tickets: async (moment: Timestamp) =>
      insert("sign_in_tickets", { hash: randomUUID(), person_id: await person(), expires_at: instant(moment) }),
  }
}
