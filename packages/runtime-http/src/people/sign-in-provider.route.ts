import { signInCallback } from "@svc/adapters/config/console-links"
import type { People } from "@svc/domain/people/people"
import type { SignInProvider } from "@svc/domain/people/sign-in-provider"
import { ResourceNotFound } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { SignInProviderRequest, SignInProviderResponse } from "./sign-in-provider.schema.ts"

export interface SignInProviderDoors {
  readonly people: Pick<People, "putSignInProvider" | "removeSignInProvider" | "signInProvider">
  readonly baseUrl: string
}

/** The sign-in provider of the tenant (contract G23). */
export const signInProviderOperations = ({ people, baseUrl }: SignInProviderDoors): readonly AnyOperation[] => {
  const described = { tag: "Users", path: "/SignInProvider", anyLegalEntity: true } as const
  const changing = { ...described, need: "users:admin", recent: true } as const
  const body = ({ id, name, issuer, clientId, domains }: SignInProvider) => ({
    id,
    name,
    issuer,
    clientId,
    domains,
    callbackUrl: signInCallback(baseUrl),
  })
  const answers = { 200: { description: "The provider, without its secret", schema: SignInProviderResponse } }
  return [
    apiOperation({
      ...described,
      method: "get",
      need: "users:read",
      summary: "Get the sign-in provider",
      answers: { ...answers, 404: { description: "The tenant has no provider" } },
      handle: ({ principal }) =>
        Effect.flatMap(people.signInProvider(principal), (found) =>
          found === undefined
            ? Effect.fail(new ResourceNotFound({ noun: "sign-in provider", id: principal.tenantId }))
            : Effect.succeed({ status: 200, body: body(found) }),
        ),
    }),
    apiOperation({
      ...changing,
      method: "put",
      transaction: "outside",
      records: { type: "SignInSettingsChanged", about: ({ body: { issuer } }) => issuer },
      summary: "Set the sign-in provider",
      description:
        "OpenID Connect: the provider's discovery document is read before the settings are stored. People are identified only by issuer and subject, from the invitation that they accepted at the provider.",
      body: SignInProviderRequest,
      answers,
      handle: ({ principal }, { body: given }) =>
        Effect.map(people.putSignInProvider(principal, given), (kept) => ({ status: 200, body: body(kept) })),
    }),
    apiOperation({
      ...changing,
      method: "delete",
      records: { type: "SignInSettingsChanged", about: () => "no provider" },
      summary: "Remove the sign-in provider",
      answers: { 204: { description: "Nobody can sign in at the provider any more" } },
      handle: ({ principal }) => Effect.as(people.removeSignInProvider(principal), { status: 204 }),
    }),
  ]
}
