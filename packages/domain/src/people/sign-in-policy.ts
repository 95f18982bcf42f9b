import type { SessionProof } from "../identity/access-token.ts"
import type { Permission } from "../identity/permissions.ts"
import { isAdministrator } from "./roles.ts"

/** What a tenant may ask of those who sign in (contract G21). */
export const signInDemands = ["Nothing", "SecondFactor", "Provider"] as const
export type SignInDemand = (typeof signInDemands)[number]

/** Whether a proof is enough for a tenant; `Owed` where a second factor can still be given or set up. */
export type Standing = "Met" | "Owed" | "Refused"

const standings: Readonly<Record<SignInDemand, Readonly<Record<SessionProof, Standing>>>> = {
  Nothing: { Password: "Met", SecondFactor: "Met", Passkey: "Met", Provider: "Met" },
  // A provider asks by itself for as much as its owner wants.
  SecondFactor: { Password: "Owed", SecondFactor: "Met", Passkey: "Met", Provider: "Met" },
  Provider: { Password: "Refused", SecondFactor: "Refused", Passkey: "Refused", Provider: "Met" },
}

/** Whether a tenant lets somebody in by a second factor or a passkey whom it does not let in by the password alone. */
export const isOpenedByFactor = (demand: SignInDemand, permissions: readonly Permission[]): boolean =>
  demand === "SecondFactor" || (demand === "Provider" && isAdministrator(permissions))

/** Whether a proof is enough. An administrator with a passkey is let in also when the provider is gone. */
export const standingOf = (demand: SignInDemand, proof: SessionProof, permissions: readonly Permission[]): Standing =>
  proof === "Passkey" && isAdministrator(permissions) ? "Met" : standings[demand][proof]
