import type { People } from "@svc/domain/people/people"
import { Effect } from "effect"
import { notCached } from "../identity/tokens.route.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import * as schemas from "./people.schema.ts"
import { type SessionDoors, tag } from "./session.route.ts"
import { signedIn } from "./signed-in.ts"

export interface FactorDoors extends Pick<SessionDoors, "cookies"> {
  readonly people: Pick<People, "factors" | "offerTotp" | "removeTotp" | "verifyTotp">
}

const app = () => "app for codes"

/** Second factors: proofs of identity besides the password (contract G8). */
export const factorOperations = ({ people, cookies }: FactorDoors): readonly AnyOperation[] => {
  const described = { tag, need: "session", anyLegalEntity: true } as const
  const path = "/Me/Totp"
  return [
    apiOperation({
      ...described,
      method: "get",
      path,
      whileOwing: true,
      summary: "Get one's own second factors",
      answers: { 200: { description: "The second factors", schema: schemas.Factors } },
      handle: ({ principal }) =>
        Effect.map(people.factors(signedIn(principal)), ({ totp, recoveryCodes }) => ({
          status: 200,
          body: { totp: totp?.isActive === true, recoveryCodes },
        })),
    }),
    apiOperation({
      ...described,
      method: "post",
      path,
      whileOwing: true,
      recent: true,
      summary: "Start the set-up of an authenticator app",
      description: "The app becomes active when one of its codes was verified.",
      answers: { 201: { description: "The secret for the app", schema: schemas.TotpOffer } },
      handle: ({ principal }) =>
        Effect.map(people.offerTotp(signedIn(principal)), (body) => ({ status: 201, body, headers: notCached })),
    }),
    apiOperation({
      ...described,
      method: "post",
      path: `${path}/Verify`,
      whileOwing: true,
      recent: true,
      records: { type: "FactorAdded", about: app },
      summary: "Activate the authenticator app",
      description: "From now on signing in requires a code. Returns ten recovery codes, in case the app is lost.",
      body: schemas.CodeRequest,
      answers: {
        200: { description: "The recovery codes; the session gets a new cookie", schema: schemas.RecoveryCodes },
      },
      handle: ({ principal }, { body: { code } }) =>
        Effect.map(people.verifyTotp(signedIn(principal), code), ({ recoveryCodes, held }) => ({
          status: 200,
          body: { recoveryCodes },
          headers: { ...notCached, "set-cookie": cookies.write(held.secret) },
        })),
    }),
    apiOperation({
      ...described,
      method: "delete",
      path,
      recent: true,
      records: { type: "FactorRemoved", about: app },
      summary: "Remove the second factor",
      description: "The recovery codes are removed with it.",
      answers: { 204: { description: "The password alone suffices again" } },
      handle: ({ principal }) => Effect.as(people.removeTotp(signedIn(principal)), { status: 204 }),
    }),
  ]
}
