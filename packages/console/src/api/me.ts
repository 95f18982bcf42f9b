import { queryOptions } from "@tanstack/react-query"
import { call, request } from "./call.ts"
import type { components } from "./schema.gen.ts"

/** Whoever signed in, with all that a page needs to begin. */
export type Me = components["schemas"]["Me"]
export type Preferences = Me["preferences"]

/** The next step of a sign-in that the password alone does not finish. */
export interface NextStep {
  readonly next: "SecondFactor"
  readonly methods: readonly ("Totp" | "Passkey" | "RecoveryCode")[]
}

/** The sign-in goes on at the provider of the tenant. */
export type AtProvider = components["schemas"]["ProviderOwed"]

/** What a link tells before it is taken up. */
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

/** Where the browser goes to take an invitation up at the provider of the tenant. */
export const joinAtProvider = async (token: string): Promise<string> =>
  (await call("post", "/Invitations/Provider", { body: { token } })).url
