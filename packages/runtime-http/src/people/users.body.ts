import { printPermission } from "@svc/domain/identity/permissions"
import type { User } from "@svc/domain/identity/user"
import type { LegalEntity } from "@svc/domain/organisation/tenant"
import { roleOf } from "@svc/domain/people/roles"
import { resource } from "../resource.ts"
import { UserWithRolesResponse } from "./users.schema.ts"

interface ShownUser {
  readonly user: User
  readonly legalEntities: readonly LegalEntity[]
}

export const userBody = ({ user, legalEntities }: ShownUser) => {
  const { id, name, description } = roleOf(user.permissions)
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    userName: user.name,
    active: user.state === "Active",
    isLegacyApiUser: false,
    state: user.state,
    personId: user.personId,
    permissions: user.permissions.map(printPermission),
    roles: legalEntities.map((entity) => ({
      legalEntityId: entity.id,
      legalEntityName: entity.name,
      id,
      name,
      description,
    })),
  }
}

const userFields = {
  one: {
    id: "uuid",
    firstName: "text",
    lastName: "text",
    email: "text",
    userName: "text",
    active: "boolean",
    state: ["Invited", "Active", "Deactivated"],
    personId: "uuid",
  },
  many: { permissions: "text" },
} as const

/** A field by which lists of users can be filtered. */
export type UserField = keyof typeof userFields.one | keyof typeof userFields.many

export const userResource = resource({ schema: UserWithRolesResponse, fields: userFields, body: userBody })
