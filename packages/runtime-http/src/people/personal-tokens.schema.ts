import { Type } from "typebox"
import { closed, Instant, Uuid } from "../shapes.ts"
import { Permissions } from "./people.schema.ts"

const Name = Type.String({ minLength: 1, maxLength: 200, description: "Purpose of the token" })
const shown = {
  clientId: Uuid,
  name: Type.String(),
  userId: Uuid,
  permissions: Permissions,
  created: Instant,
  expires: Type.Optional(Instant),
  lastUsed: Type.Optional(Instant),
  lastUsedFrom: Type.Optional(Type.String({ description: "Address" })),
  revoked: Type.Optional(Instant),
  madeBy: Type.Optional(
    Type.Unsafe<string>({ ...Uuid, description: "Client id of the token that made it, with which it is also revoked" }),
  ),
}

export const PersonalToken = closed(shown, { title: "PersonalToken" })
export const CreatedPersonalToken = closed(
  { ...shown, secret: Type.String({ description: "Shown only now" }) },
  { title: "CreatedPersonalToken" },
)
export const PersonalTokenPage = closed(
  { data: Type.Array(PersonalToken), nextCursor: Type.Optional(Type.String()) },
  { title: "PersonalTokenPage" },
)
export const CreatePersonalTokenRequest = closed(
  {
    name: Name,
    permissions: Type.Optional(
      Type.Array(Type.String({ maxLength: 40 }), {
        maxItems: 100,
        description: "Each is `area:level`. Default: one's own permissions",
      }),
    ),
    expires: Type.Optional(Instant),
  },
  { title: "CreatePersonalTokenRequest" },
)
export const UpdatePersonalTokenRequest = closed({ name: Name }, { title: "UpdatePersonalTokenRequest" })
