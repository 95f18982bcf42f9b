import { printPermission } from "@svc/domain/identity/permissions"
import { listInMemory } from "@svc/domain/listing/list-in-memory"
import { type Role, roles } from "@svc/domain/people/roles"
import { ResourceNotFound } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import { makeListOperation } from "../list-operation.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { resource } from "../resource.ts"
import { idParameter } from "../shapes.ts"
import { RoleWithPermissionsResponse } from "./users.schema.ts"

const roleResource = resource({
  schema: RoleWithPermissionsResponse,
  fields: { one: { id: "uuid", name: "text", description: "text" } } as const,
  body: ({ id, name, description, permissions }: Role) => ({
    id,
    name,
    description,
    permissions: permissions.map((each) => ({
      name: printPermission(each),
      description: `${each.level} in every area`,
      group: each.area,
    })),
  }),
})

/** Roles: names for sets of permissions (contract G15). */
export const roleOperations = ({ baseUrl }: { readonly baseUrl: string }): readonly AnyOperation[] => {
  const described = { tag: "Users", need: "users:read", anyLegalEntity: true } as const
  return [
    makeListOperation(baseUrl)({
      ...described,
      path: "/Users/roles",
      withoutChanges: true,
      summary: "Get the roles",
      description: "A role is a set of permissions: a user has the role that matches the user's permissions.",
      resource: roleResource,
      list: (_, request) =>
        Effect.succeed(listInMemory(roles, (role, field) => [role[field as "id" | "name" | "description"]], request)),
    }),
    apiOperation({
      ...described,
      method: "get",
      path: "/Users/roles/{id}",
      summary: "Get a role",
      params: idParameter(),
      answers: { 200: { description: "The role", schema: roleResource.schema }, 404: { description: "No such role" } },
      handle: (_, { params: { id } }) => {
        const role = roles.find((each) => each.id === id)
        return role === undefined ? new ResourceNotFound({ noun: "role", id }) : Effect.succeed(roleResource.ok(role))
      },
    }),
  ]
}
