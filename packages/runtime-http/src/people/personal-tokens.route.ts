import type { Principal } from "@svc/domain/identity/access-token"
import { allows, printPermission } from "@svc/domain/identity/permissions"
import type { Identity } from "@svc/domain/identity/identity"
import type { PersonalToken } from "@svc/domain/identity/personal-token"
import { ResourceNotFound } from "@svc/domain/shared/errors"
import { given } from "@svc/domain/shared/given"
import type { ClientId } from "@svc/domain/shared/ids"
import { toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { Type } from "typebox"
import { notCached } from "../identity/tokens.route.ts"
import { csv, logAsCsv } from "../csv-list.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { readCursor, toPage } from "../pages.ts"
import { closed, instantOf, pageQuery, usualPage, uuid } from "../shapes.ts"
import * as schemas from "./personal-tokens.schema.ts"

const tag = "Personal tokens"
const path = "/PersonalTokens"
const one = `${path}/{clientId}`
const params = closed({ clientId: uuid<ClientId>() })

const body = (token: PersonalToken) => ({
  clientId: token.clientId,
  name: token.name,
  userId: token.userId,
  permissions: token.permissions.map(printPermission),
  created: toIso(token.createdAt),
  expires: token.expiresAt && toIso(token.expiresAt),
  lastUsed: token.lastUsedAt && toIso(token.lastUsedAt),
  lastUsedFrom: token.lastUsedFrom,
  revoked: token.revokedAt && toIso(token.revokedAt),
  madeBy: token.madeBy,
})

const columns = [
  "clientId",
  "name",
  "userId",
  "permissions",
  "created",
  "expires",
  "lastUsed",
  "lastUsedFrom",
  "revoked",
  // The last column, so that the other columns keep their positions in a file.
  "madeBy",
]
interface ListedToken {
  readonly id: ClientId
  readonly token: PersonalToken
}
const line = ({ token }: ListedToken) => {
  const shown = body(token)
  return { ...shown, permissions: shown.permissions.join(" ") }
}

const administers = ({ permissions }: Principal): boolean => allows(permissions, "tokens:admin")

export interface PersonalTokenDoors {
  readonly identity: Pick<
    Identity,
    "createPersonalToken" | "personalToken" | "personalTokens" | "renamePersonalToken" | "revokePersonalToken"
  >
}

/** The personal tokens of the user, and with `tokens:admin` those of all users of the tenant (contract A1, A18, A19). */
export const personalTokenOperations = ({ identity }: PersonalTokenDoors): readonly AnyOperation[] => {
  const unknown = (id: string) => new ResourceNotFound({ noun: "personal token", id })
  /** For a caller who may not administer tokens, another user's token does not exist. */
  const find = (principal: Principal, clientId: ClientId) =>
    identity.personalToken(principal.tenantId, clientId).pipe(
      Effect.catchTag("PersonalTokenNotFound", () => unknown(clientId)),
      Effect.filterOrFail(
        ({ userId }) => userId === principal.userId || administers(principal),
        () => unknown(clientId),
      ),
    )
  const described = { tag, need: "anyone", anyLegalEntity: true } as const
  const missing = { 404: { description: "No such token" } }

  return [
    apiOperation({
      ...described,
      method: "get",
      path,
      summary: "Get personal tokens",
      description:
        "Returns one's own tokens, newest first; with `All=true` those of all users, which needs `tokens:admin`. Secrets are never returned.",
      query: closed({
        ...pageQuery,
        All: Type.Optional(Type.Enum(["true", "false"], { description: "Default: false" })),
      }),
      answers: { 200: { description: "A page", schema: schemas.PersonalTokenPage } },
      offers: ["application/json", csv],
      handle: Effect.fnUntraced(function* ({ principal }, { query: { PageSize = usualPage, Cursor, All }, mediaType }) {
        const after = yield* readCursor<ClientId>(Cursor)
        const all = yield* Effect.catchTag(identity.personalTokens(principal.tenantId), "TenantNotFound", Effect.die)
        const shown = all.filter(
          ({ userId }) => userId === principal.userId || (All === "true" && administers(principal)),
        )
        const list = (behind: ClientId | undefined, limit: number) =>
          shown
            .toReversed()
            .filter(({ clientId }) => behind === undefined || clientId < behind)
            .slice(0, limit)
            .map((token) => ({ id: token.clientId, token }))
        if (mediaType === csv)
          return logAsCsv<ListedToken>(path, columns, line, (behind, limit) => Effect.succeed(list(behind, limit)))
        return { status: 200, body: toPage(list(after, PageSize + 1), PageSize, ({ token }) => body(token)) }
      }),
    }),
    apiOperation({
      ...described,
      method: "post",
      path,
      recent: "tokens too",
      records: { type: "TokenCreated", about: ({ body: { name } }) => name },
      summary: "Create a personal token",
      description:
        "Creates a token for the calling user. Only this answer contains the secret; it cannot be read again. A token made by another token ends no later than that one, and is revoked with it.",
      body: schemas.CreatePersonalTokenRequest,
      answers: { 201: { description: "The token with its secret", schema: schemas.CreatedPersonalToken } },
      handle: ({ principal }, { body: { name, permissions, expires } }) =>
        identity
          .createPersonalToken({
            tenantId: principal.tenantId,
            userId: principal.userId,
            held: principal.permissions,
            ...(principal.credential.kind === "token" ? { madeBy: principal.credential.id } : {}),
            name,
            ...given({ permissions, expiresAt: expires === undefined ? undefined : instantOf(expires) }),
          })
          .pipe(
            Effect.catchTag("TenantNotFound", Effect.die),
            Effect.map(({ token, secret }) => ({ status: 201, body: { ...body(token), secret }, headers: notCached })),
          ),
    }),
    apiOperation({
      ...described,
      method: "patch",
      path: one,
      records: { type: "TokenChanged", about: ({ params: { clientId } }) => clientId },
      summary: "Rename a personal token",
      params,
      body: schemas.UpdatePersonalTokenRequest,
      answers: { 200: { description: "The token after the change", schema: schemas.PersonalToken }, ...missing },
      handle: ({ principal }, { params: { clientId }, body: { name } }) =>
        find(principal, clientId).pipe(
          Effect.flatMap((token) => identity.renamePersonalToken(token, name)),
          Effect.catchTag("PersonalTokenNotFound", () => unknown(clientId)),
          Effect.map((token) => ({ status: 200, body: body(token) })),
        ),
    }),
    apiOperation({
      ...described,
      method: "delete",
      path: one,
      records: { type: "TokenRevoked", about: ({ params: { clientId } }) => clientId },
      summary: "Revoke a personal token",
      description: "Its access tokens are refused within 30 seconds, its refresh tokens at once.",
      params,
      answers: { 200: { description: "Revoked", schema: schemas.PersonalToken }, ...missing },
      handle: ({ principal }, { params: { clientId } }) =>
        find(principal, clientId).pipe(
          Effect.flatMap(() => identity.revokePersonalToken(clientId)),
          Effect.catchTag("PersonalTokenNotFound", () => unknown(clientId)),
          Effect.map((token) => ({ status: 200, body: body(token) })),
        ),
    }),
  ]
}
