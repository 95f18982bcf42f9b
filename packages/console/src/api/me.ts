import { queryOptions } from "@tanstack/react-query"
import { call, request } from "./call.ts"
import type { components } from "./schema.gen.ts"

/** The signed-in person, with everything that a page needs at its start. */
export type Me = components["schemas"]["Me"]
export type Preferences = Me["preferences"]

/** The next step of a sign-in for which the password alone is not enough. */
export interface NextStep {
  readonly next: "SecondFactor"
  readonly methods: readonly ("Totp" | "Passkey" | "RecoveryCode")[]
}

/** The sign-in continues at the provider of the tenant. */
export type AtProvider = components["schemas"]["ProviderOwed"]

/** The details of an invitation, shown before it is accepted. */
export type Invited = components["schemas"]["InvitationResponse"]
export type Acceptance = components["schemas"]["AcceptInvitationRequest"]

export const meKey = ["me"] as const

export const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: ({ signal }) => call("get", "/Me", { signal }),
  staleTime: 60_000,
})

export const signIn = async (email: string, password: string): Promise<Me | NextStep | AtProvider> =>
  (await request("post", "/Session", { body: { email, password } })).body as Me | NextStep | AtProvider

export const giveCode = async (code: string): Promise<Me | AtProvider> =>
  (await request("post", "/Session/SecondFactor", { body: { code } })).body as Me | AtProvider

export const lookAtInvitation = (token: string, signal: AbortSignal): Promise<Invited> =>
  call("post", "/Invitations/Look", { body: { token }, signal })

export const acceptInvitation = async (acceptance: Acceptance): Promise<Me | NextStep | AtProvider> =>
  (await request("post", "/Invitations/Accept", { body: acceptance })).body as Me | NextStep | AtProvider

/** The address at the tenant's provider where the browser goes to accept an invitation. */
export const joinAtProvider = async (token: string): Promise<string> =>
  (await call("post", "/Invitations/Provider", { body: { token } })).url
