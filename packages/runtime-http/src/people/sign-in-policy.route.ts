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
      description:
        "Of whoever signs in: nothing but the password, a second factor, or the sign-in provider of the tenant",
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
      summary: "Get what is asked of those who sign in",
      answers: { 200: { description: "What is asked", schema: SignInPolicy } },
      handle: ({ principal }) =>
        Effect.map(people.signInPolicy(principal), (requires) => ({ status: 200, body: { requires } })),
    }),
    apiOperation({
      ...described,
      method: "put",
      need: "users:admin",
      recent: true,
      records: { type: "SignInSettingsChanged", about: ({ body: { requires } }) => requires },
      summary: "Say what is asked of those who sign in",
      description:
        "Counts for sessions that stand, too: one that was begun with a password alone can only give or set up a second factor then. `Provider` needs a sign-in provider and an administrator with a passkey, and ends every session but theirs and the provider's.",
      body: SignInPolicy,
      answers: { 200: { description: "As it is now", schema: SignInPolicy } },
      handle: ({ principal }, { body }) =>
        Effect.as(people.changeSignInPolicy(principal, body.requires), { status: 200, body }),
    }),
  ]
}
