import type { People } from "@svc/domain/people/people"
import type { Session } from "@svc/domain/people/session"
import type { SessionId, TenantId } from "@svc/domain/shared/ids"
import { toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { Type } from "typebox"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed, idParameter, uuid } from "../shapes.ts"
import * as schemas from "./people.schema.ts"
import { makeSignedIn, type SessionDoors, signInAnswers, tag } from "./session.route.ts"
import { signedIn } from "./signed-in.ts"

const sessionBody =
  (current: SessionId) =>
  ({ id, tenantId, address, userAgent, createdAt, usedAt, expiresAt }: Session) => ({
    id,
    current: id === current,
    tenantId,
    address,
    userAgent,
    created: toIso(createdAt),
    lastUsed: toIso(usedAt),
    expires: toIso(expiresAt),
  })

export interface OwnAccountDoors extends Pick<SessionDoors, "about" | "cookies"> {
  readonly people: Pick<
    People,
    "changePassword" | "confirm" | "endOtherSessions" | "endOwnSession" | "me" | "ownSessions" | "switchTenant"
  >
}

/** A signed-in person's own sessions and password (contract G10, G12, G18). */
export const ownAccountOperations = (doors: OwnAccountDoors): readonly AnyOperation[] => {
  const { people } = doors
  const answer = makeSignedIn(doors)
  const described = { tag, need: "session", anyLegalEntity: true } as const
  // Hashing a password takes time, which must not hold a transaction open.
  const proving = { ...described, method: "post", transaction: "outside" } as const
  const answers = {
    200: { description: "The signed-in person; the session gets a new cookie", schema: schemas.Me },
    429: signInAnswers[429],
  }
  return [
    apiOperation({
      ...proving,
      path: "/Session/Confirm",
      whileOwing: true,
      summary: "Prove one's identity again",
      description: "Afterwards, operations that require a recent proof can be called for ten minutes.",
      body: schemas.ConfirmRequest,
      answers,
      handle: ({ principal, place }, { body }) =>
        Effect.flatMap(people.confirm(signedIn(principal), body, place), answer),
    }),
    apiOperation({
      ...proving,
      path: "/Session/Tenant",
      whileOwing: true,
      summary: "Switch to another tenant",
      body: closed({ tenantId: uuid<TenantId>() }, { title: "SwitchTenantRequest" }),
      answers: {
        200: {
          description: "The same as for `POST /Session/Confirm`; or the tenant requires its own sign-in provider",
          schema: Type.Union([schemas.Me, schemas.ProviderOwedResponse]),
        },
        404: { description: "The person is not an active user of the tenant" },
        502: signInAnswers[502],
      },
      handle: ({ principal }, { body: { tenantId } }) =>
        Effect.flatMap(people.switchTenant(signedIn(principal), tenantId.toLowerCase() as TenantId), answer),
    }),
    apiOperation({
      ...proving,
      path: "/Me/Password",
      summary: "Change one's own password",
      description:
        "Ends every other session of the person. A person without a password needs a recent proof of identity by a passkey.",
      body: schemas.ChangePasswordRequest,
      answers,
      handle: ({ principal, place }, { body }) =>
        Effect.flatMap(people.changePassword(signedIn(principal), body, place), answer),
    }),
    apiOperation({
      ...described,
      method: "get",
      path: "/Me/Sessions",
      summary: "Get one's own sessions",
      answers: { 200: { description: "Active sessions, newest first", schema: schemas.Sessions } },
      handle: ({ principal }) => {
        const caller = signedIn(principal)
        return Effect.map(people.ownSessions(caller), (all) => ({
          status: 200,
          body: { data: all.map(sessionBody(caller.credential.id)) },
        }))
      },
    }),
    apiOperation({
      ...described,
      method: "delete",
      path: "/Me/Sessions",
      summary: "End all of one's own sessions except the current one",
      answers: { 204: { description: "The sessions have ended" } },
      handle: ({ principal, place }) => Effect.as(people.endOtherSessions(signedIn(principal), place), { status: 204 }),
    }),
    apiOperation({
      ...described,
      method: "delete",
      path: "/Me/Sessions/{id}",
      summary: "End one of one's own sessions",
      params: idParameter<SessionId>(),
      answers: { 204: { description: "The session has ended" }, 404: { description: "No such session" } },
      handle: ({ principal, place }, { params: { id } }) =>
        Effect.as(people.endOwnSession(signedIn(principal), id, place), { status: 204 }),
    }),
  ]
}
