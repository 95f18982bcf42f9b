import type { Passkey } from "@svc/domain/people/passkey"
import type { People } from "@svc/domain/people/people"
import { toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { notCached } from "../identity/tokens.route.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { idParameter } from "../shapes.ts"
import * as schemas from "./people.schema.ts"
import { type SessionDoors, tag } from "./session.route.ts"
import { signedIn } from "./signed-in.ts"

export interface PasskeyDoors extends Pick<SessionDoors, "cookies"> {
  readonly people: Pick<
    People,
    "addPasskey" | "ownPasskeys" | "passkeyCreationOptions" | "removePasskey" | "renamePasskey"
  >
}

const passkeyBody = ({ id, name, createdAt, usedAt, isUsable }: Passkey & { readonly isUsable: boolean }) => ({
  id,
  name,
  created: toIso(createdAt),
  ...(usedAt === undefined ? {} : { lastUsed: toIso(usedAt) }),
  usable: isUsable,
})

/** A person's own passkeys (contract G22). */
export const passkeyOperations = ({ people, cookies }: PasskeyDoors): readonly AnyOperation[] => {
  const described = { tag, need: "session", anyLegalEntity: true } as const
  const one = { params: idParameter<string>(), path: "/Me/Passkeys/{id}" } as const
  const missing = { 404: { description: "No such passkey" } }
  return [
    apiOperation({
      ...described,
      method: "get",
      path: "/Me/Passkeys",
      whileOwing: true,
      summary: "Get one's own passkeys",
      answers: { 200: { description: "Oldest first", schema: schemas.Passkeys } },
      handle: ({ principal }) =>
        Effect.map(people.ownPasskeys(signedIn(principal)), (all) => ({
          status: 200,
          body: { data: all.map(passkeyBody) },
        })),
    }),
    apiOperation({
      ...described,
      method: "post",
      path: "/Me/Passkeys/Options",
      whileOwing: true,
      recent: true,
      summary: "Start making a passkey",
      description: "Answer with `POST /Me/Passkeys` within five minutes.",
      answers: { 200: { description: "Options for the browser to make a passkey", schema: schemas.PasskeyOptions } },
      handle: ({ principal }) =>
        Effect.map(people.passkeyCreationOptions(signedIn(principal)), (body) => ({
          status: 200,
          body,
          headers: notCached,
        })),
    }),
    apiOperation({
      ...described,
      method: "post",
      path: "/Me/Passkeys",
      whileOwing: true,
      recent: true,
      records: { type: "FactorAdded", about: ({ body: { name } }) => `passkey ${name}` },
      summary: "Add a passkey",
      description: "From now on the passkey alone signs in.",
      body: schemas.AddPasskeyRequest,
      answers: { 201: { description: "The passkey; the session gets a new cookie", schema: schemas.Passkey } },
      handle: ({ principal }, { body: { name, credential } }) =>
        Effect.map(people.addPasskey(signedIn(principal), name, credential), ({ passkey, held }) => ({
          status: 201,
          body: passkeyBody(passkey),
          headers: { "set-cookie": cookies.write(held.secret) },
        })),
    }),
    apiOperation({
      ...described,
      ...one,
      method: "patch",
      summary: "Rename a passkey",
      body: schemas.RenamePasskeyRequest,
      answers: { 200: { description: "The passkey after the change", schema: schemas.Passkey }, ...missing },
      handle: ({ principal }, { params: { id }, body: { name } }) =>
        Effect.map(people.renamePasskey(signedIn(principal), id, name), (passkey) => ({
          status: 200,
          body: passkeyBody(passkey),
        })),
    }),
    apiOperation({
      ...described,
      ...one,
      method: "delete",
      // Runs outside, because the person may be another tenant's last administrator with a passkey.
      transaction: "outside",
      recent: true,
      summary: "Remove a passkey",
      answers: { 204: { description: "The passkey no longer signs in" }, ...missing },
      handle: ({ principal, place }, { params: { id } }) =>
        Effect.as(people.removePasskey(signedIn(principal), id, place), { status: 204 }),
    }),
  ]
}
