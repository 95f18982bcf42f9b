import { invitationLink } from "@svc/adapters/config/console-links"
import type { Principal } from "@svc/domain/identity/access-token"
import type { User } from "@svc/domain/identity/user"
import type { Organisation } from "@svc/domain/organisation/organisation"
import { listInMemory } from "@svc/domain/listing/list-in-memory"
import type { ListRequest } from "@svc/domain/listing/list-request"
import type { Invited, People, UserPatch } from "@svc/domain/people/people"
import { roleOf, roles } from "@svc/domain/people/roles"
import { fieldRefused } from "@svc/domain/shared/errors"
import type { TenantId, UserId } from "@svc/domain/shared/ids"
import { toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { Type } from "typebox"
import { notCached } from "../identity/tokens.route.ts"
import { makeListOperation } from "../list-operation.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed, idParameter, Uuid } from "../shapes.ts"
import { userBody, type UserField, userResource } from "./users.body.ts"
import * as schemas from "./users.schema.ts"

const tag = "Users"

export interface UserDoors {
  readonly people: Pick<People, "changeUser" | "invite" | "inviteAgain" | "user" | "users">
  readonly organisation: Pick<Organisation, "legalEntitiesOf">
  readonly baseUrl: string
}

/** The users of the tenant (contract G14, G15). */
export const userOperations = ({ people, organisation, baseUrl }: UserDoors): readonly AnyOperation[] => {
  const shown = (tenantId: TenantId) => (user: User) =>
    Effect.map(organisation.legalEntitiesOf(tenantId), (legalEntities) => ({ user, legalEntities }))
  const listOperation = makeListOperation(baseUrl)
  const list = Effect.fnUntraced(function* (
    tenantId: TenantId,
    request: ListRequest,
    isWanted: (user: User) => boolean,
  ) {
    const users = (yield* people.users(tenantId)).filter(isWanted)
    const legalEntities = yield* organisation.legalEntitiesOf(tenantId)
    const all = users.map((user) => ({ id: user.id, user, legalEntities }))
    return listInMemory(all, (item, field) => [userBody(item)[field as UserField] ?? null].flat(), request)
  })
  const described = { tag, anyLegalEntity: true } as const
  const listed = { ...described, need: "users:read", withoutChanges: true, resource: userResource } as const
  const changing = { ...described, need: "users:admin", recent: true } as const
  const missing = { 404: { description: "No such user" } }
  const change = (principal: Principal, id: UserId, patch: UserPatch) =>
    people
      .changeUser(principal.tenantId, id, patch, principal)
      .pipe(
        Effect.catchTag("TenantNotFound", Effect.die),
        Effect.flatMap(shown(principal.tenantId)),
        Effect.map(userResource.ok),
      )
  const invited =
    (tenantId: TenantId) =>
    ({ user, secret, expiresAt }: Invited) =>
      Effect.map(shown(tenantId)(user), (found) => ({
        status: 201,
        headers: notCached,
        body: { user: userBody(found), invitationUrl: invitationLink(baseUrl, secret), expires: toIso(expiresAt) },
      }))

  return [
    listOperation({
      ...listed,
      path: "/Users",
      summary: "Get the users",
      description: "Returns all users of the tenant; no `legal-entity` header is needed.",
      list: ({ principal }, request) => list(principal.tenantId, request, () => true),
    }),
    listOperation({
      ...listed,
      path: "/Users/ByRole/{roleId}",
      summary: "Get the users of a role",
      params: closed({ roleId: Uuid }),
      query: { legalEntityId: Type.Optional(Uuid) },
      list: Effect.fnUntraced(function* ({ principal: { tenantId } }, request, { roleId }, { legalEntityId }) {
        if (!roles.some(({ id }) => id === roleId)) return yield* fieldRefused("roleId", "names no role")
        const entities = yield* organisation.legalEntitiesOf(tenantId)
        if (legalEntityId !== undefined && !entities.some(({ id }) => id === legalEntityId)) {
          return yield* fieldRefused("legalEntityId", "names no legal entity of this tenant")
        }
        return yield* list(tenantId, request, ({ permissions }) => roleOf(permissions).id === roleId)
      }),
    }),
    apiOperation({
      ...described,
      need: "users:read",
      method: "get",
      path: "/Users/{id}",
      tagsWhole: true,
      summary: "Get a user",
      params: idParameter<UserId>(),
      answers: { 200: { description: "The user", schema: userResource.schema }, ...missing },
      handle: ({ principal: { tenantId } }, { params: { id } }) =>
        people.user(tenantId, id).pipe(Effect.flatMap(shown(tenantId)), Effect.map(userResource.ok)),
    }),
    apiOperation({
      ...changing,
      records: { type: "UserInvited", about: ({ body: { email } }) => email },
      method: "post",
      path: "/Users",
      summary: "Invite a user",
      description:
        "svc sends no e-mail: pass the link on yourself. The link is shown only now and works once, within 72 hours.",
      body: schemas.InviteUserRequest,
      answers: { 201: { description: "The user with the link", schema: schemas.InvitedUser } },
      handle: ({ principal: { tenantId, permissions } }, { body }) =>
        people.invite({ tenantId, ...body }, permissions).pipe(
          // Cannot fail, because the caller belongs to the tenant.
          Effect.catchTag("TenantNotFound", Effect.die),
          Effect.flatMap(invited(tenantId)),
        ),
    }),
    apiOperation({
      ...changing,
      records: { type: "UserInvited", about: ({ params: { id } }) => id },
      method: "post",
      path: "/Users/{id}/Invitation",
      summary: "Make another link for a user",
      description:
        "The earlier link stops working. For a user who has signed in, the link sets a new password within an hour; only an administrator in the console can make it, or the operator by `svc users reset`.",
      params: idParameter<UserId>(),
      answers: { 201: { description: "The user with the link", schema: schemas.InvitedUser }, ...missing },
      handle: ({ principal }, { params: { id } }) =>
        people
          .inviteAgain(principal.tenantId, id, principal)
          .pipe(Effect.catchTag("TenantNotFound", Effect.die), Effect.flatMap(invited(principal.tenantId))),
    }),
    apiOperation({
      ...changing,
      records: { type: "UserChanged", about: ({ params: { id } }) => id },
      method: "patch",
      path: "/Users/{id}",
      summary: "Change a user",
      description: "A merge patch. Permissions take effect at once, for sessions and personal tokens.",
      params: idParameter<UserId>(),
      body: schemas.UpdateUserRequest,
      answers: { 200: { description: "The user after the change", schema: userResource.schema }, ...missing },
      handle: ({ principal }, { params: { id }, body }) => change(principal, id, body),
    }),
    apiOperation({
      ...changing,
      records: { type: "UserDeactivated", about: ({ params: { id } }) => id },
      method: "delete",
      path: "/Users/{id}",
      summary: "Deactivate a user",
      description:
        "Ends the user's sessions and personal tokens. The user is kept, because records of past actions refer to it.",
      params: idParameter<UserId>(),
      answers: { 200: { description: "The user after the change", schema: userResource.schema }, ...missing },
      handle: ({ principal }, { params: { id } }) => change(principal, id, { active: false }),
    }),
  ]
}
