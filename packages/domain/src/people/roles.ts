import type { Permission } from "../identity/permissions.ts"

/** A name for a set of permissions (contract G15). */
export interface Role {
  readonly id: string
  readonly name: "Reader" | "Editor" | "Administrator"
  readonly description: string
  /** The permissions that a new user with the role gets. */
  readonly permissions: readonly Permission[]
}

const role = (last: string, name: Role["name"], description: string, level: Permission["level"]): Role => ({
  id: `0199d3a0-0000-7000-8000-0000000000${last}`,
  name,
  description,
  permissions: [{ area: "*", level }],
})
const reader = role("a1", "Reader", "Can read, but cannot change anything", "read")
const editor = role("a2", "Editor", "Can change some things, but does not administer everything", "write")
const administrator = role("a3", "Administrator", "Can do everything", "admin")

/** Every role, with increasing rights. */
export const roles: readonly Role[] = [reader, editor, administrator]

export const isAdministrator = (held: readonly Permission[]): boolean =>
  held.some(({ area, level }) => area === "*" && level === "admin")

/** The role of a user with these permissions. */
export const roleOf = (held: readonly Permission[]): Role =>
  isAdministrator(held) ? administrator : held.some(({ level }) => level !== "read") ? editor : reader
