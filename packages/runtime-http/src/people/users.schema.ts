import { Type } from "typebox"
import { closed, given, Instant, Uuid } from "../shapes.ts"
import { Permissions } from "./people.schema.ts"

const RoleWithLegalEntityResponse = closed(
  { legalEntityId: Uuid, legalEntityName: Type.String(), id: Uuid, name: Type.String(), description: Type.String() },
  { title: "RoleWithLegalEntityResponse" },
)

export const UserWithRolesResponse = closed(
  {
    id: Uuid,
    firstName: given,
    lastName: given,
    email: given,
    userName: Type.String(),
    active: Type.Boolean(),
    isLegacyApiUser: Type.Boolean(),
    state: Type.Enum(["Invited", "Active", "Deactivated"]),
    personId: Type.Optional(Uuid),
    permissions: Permissions,
    roles: Type.Array(RoleWithLegalEntityResponse, {
      description: "The role that matches the permissions in each legal entity",
    }),
  },
  { title: "UserWithRolesResponse" },
)

const PersonName = Type.String({ maxLength: 100 })
const NewPermissions = Type.Array(Type.String({ maxLength: 40 }), {
  minItems: 1,
  maxItems: 100,
  description: "Each is `area:level`, and none may exceed one's own",
})

export const InviteUserRequest = closed(
  {
    email: Type.String({ minLength: 3, maxLength: 254 }),
    firstName: PersonName,
    lastName: PersonName,
    permissions: NewPermissions,
  },
  { title: "InviteUserRequest" },
)
export const InvitedUser = closed(
  {
    user: UserWithRolesResponse,
    invitationUrl: Type.String({ format: "uri", description: "Shown only now" }),
    expires: Instant,
  },
  { title: "InvitedUser" },
)
export const UpdateUserRequest = closed(
  {
    firstName: Type.Optional(PersonName),
    lastName: Type.Optional(PersonName),
    permissions: Type.Optional(NewPermissions),
    active: Type.Optional(Type.Boolean({ description: "`true` reactivates a deactivated user" })),
  },
  { title: "UpdateUserRequest" },
)

export const RoleWithPermissionsResponse = closed(
  {
    id: Uuid,
    name: Type.String(),
    description: Type.String(),
    permissions: Type.Array(
      closed(
        { name: Type.String(), description: Type.String(), group: Type.String() },
        { title: "PermissionResponse" },
      ),
    ),
  },
  { title: "RoleWithPermissionsResponse" },
)
