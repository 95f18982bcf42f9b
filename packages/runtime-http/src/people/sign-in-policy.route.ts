import type { People } from "@svc/domain/people/people"
import { signInDemands } from "@svc/domain/people/sign-in-policy"
import { Effect } from "effect"
import { Type } from "typebox"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed } from "../shapes.ts"

export interface SignInPolicyDoors {
  readonly people: Pick<People, "changeSignInPolicy" | "signInPolicy">
}

const SignInPolicy = closed(
  {
    requires: Type.Enum([...signInDemands], {
      description: "Required for signing in: only the password, a second factor, or the tenant's sign-in provider",
    }),
  },
  { title: "SignInPolicy" },
)

/** The tenant's requirements for signing in (contract G21). */
export const signInPolicyOperations = ({ people }: SignInPolicyDoors): readonly AnyOperation[] => {
  const described = { tag: "Users", path: "/SignInPolicy", anyLegalEntity: true } as const
  return [
    apiOperation({
      ...described,
      method: "get",
      need: "users:read",
      summary: "Get the requirements for signing in",
      answers: { 200: { description: "The requirements", schema: SignInPolicy } },
      handle: ({ principal }) =>
        Effect.map(people.signInPolicy(principal), (requires) => ({ status: 200, body: { requires } })),
    }),
    apiOperation({
      ...described,
      method: "put",
      need: "users:admin",
      recent: true,
      records: { type: "SignInSettingsChanged", about: ({ body: { requires } }) => requires },
      summary: "Set the requirements for signing in",
      description:
        "Also applies to existing sessions: a session that was started with a password alone can then only give or set up a second factor. `Provider` requires a sign-in provider and an administrator with a passkey, and ends all sessions except those of such administrators and those started at the provider.",
      body: SignInPolicy,
      answers: { 200: { description: "The requirements after the change", schema: SignInPolicy } },
      handle: ({ principal }, { body }) =>
        Effect.as(people.changeSignInPolicy(principal, body.requires), { status: 200, body }),
    }),
  ]
}
