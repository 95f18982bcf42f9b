import type { SessionProof } from "../identity/access-token.ts"
import type { Permission } from "../identity/permissions.ts"
import { isAdministrator } from "./roles.ts"

/** The requirements that a tenant may set for signing in (contract G21). */
export const signInDemands = ["Nothing", "SecondFactor", "Provider"] as const
export type SignInDemand = (typeof signInDemands)[number]

/** Whether a proof is enough for a tenant. `Owed` means that a second factor can still be given or set up. */
export type Standing = "Met" | "Owed" | "Refused"

const standings: Readonly<Record<SignInDemand, Readonly<Record<SessionProof, Standing>>>> = {
  Nothing: { Password: "Met", SecondFactor: "Met", Passkey: "Met", Provider: "Met" },
  // A provider enforces further factors itself, as its owner wants.
  SecondFactor: { Password: "Owed", SecondFactor: "Met", Passkey: "Met", Provider: "Met" },
  Provider: { Password: "Refused", SecondFactor: "Refused", Passkey: "Refused", Provider: "Met" },
}

/** Whether a second factor or a passkey gives access to a tenant that the password alone does not give. */
export const isOpenedByFactor = (demand: SignInDemand, permissions: readonly Permission[]): boolean =>
  demand === "SecondFactor" || (demand === "Provider" && isAdministrator(permissions))

/** Whether a proof is enough. An administrator with a passkey is let in even when the provider is unavailable. */
export const standingOf = (demand: SignInDemand, proof: SessionProof, permissions: readonly Permission[]): Standing =>
  proof === "Passkey" && isAdministrator(permissions) ? "Met" : standings[demand][proof]
