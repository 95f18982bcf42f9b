import { Result } from "effect"
import { allResources, type Area } from "../resources/resources.ts"

/** The areas that belong to no resource of `resources.ts`. */
const furtherAreas = ["audit", "reports", "settings", "tokens", "users"] as const
type PermissionArea = Area | (typeof furtherAreas)[number]

/** The areas of permissions (contract A2). */
export const permissionAreas: readonly PermissionArea[] = [
  ...new Set([...allResources.map(({ area }) => area), ...furtherAreas]),
]

/** Each level includes those before it. */
export const permissionLevels = ["read", "write", "admin"] as const
type PermissionLevel = (typeof permissionLevels)[number]

export interface Permission {
  readonly area: PermissionArea | "*"
  readonly level: PermissionLevel
}

/** The permission that a route requires. */
export type Need = `${PermissionArea}:${PermissionLevel}`

const areas: ReadonlySet<string> = new Set([...permissionAreas, "*"])
const levels: ReadonlySet<string> = new Set(permissionLevels)

/** Reads `area:level`; the failure is a sentence for the caller. */
export const parsePermission = (text: string): Result.Result<Permission, string> => {
  const [area = "", level = "", ...rest] = text.split(":")
  return rest.length === 0 && areas.has(area) && levels.has(level)
    ? Result.succeed({ area, level } as Permission)
    : Result.fail(
        `'${text}' is not a permission: write area:level with an area of ${[...areas].join(", ")} and a level of ${permissionLevels.join(", ")}`,
      )
}

export const printPermission = ({ area, level }: Permission): string => `${area}:${level}`

export const allows = (held: readonly Permission[], need: Need): boolean => {
  const [area, level] = need.split(":") as [PermissionArea, PermissionLevel]
  const rank = permissionLevels.indexOf(level)
  return held.some((each) => (each.area === "*" || each.area === area) && permissionLevels.indexOf(each.level) >= rank)
}

const rankOf = ({ level }: Permission): number => permissionLevels.indexOf(level)

/** Whether a caller with some permissions may grant all of the others (contract G4). */
export const covers = (held: readonly Permission[], wanted: readonly Permission[]): boolean =>
  wanted.every((one) =>
    held.some((each) => (each.area === "*" || each.area === one.area) && rankOf(each) >= rankOf(one)),
  )

/** The permissions that both lists allow, with one permission for each area. */
export const common = (a: readonly Permission[], b: readonly Permission[]): readonly Permission[] => {
  const shared = a.flatMap((one) =>
    b
      .filter(({ area }) => area === one.area || area === "*" || one.area === "*")
      .map((other): Permission => ({
        area: one.area === "*" ? other.area : one.area,
        level: rankOf(one) < rankOf(other) ? one.level : other.level,
      })),
  )
  const most = new Map<string, Permission>()
  for (const each of shared) {
    const known = most.get(each.area)
    if (known === undefined || rankOf(known) < rankOf(each)) most.set(each.area, each)
  }
  return [...most.values()]
}

/** Reads the permissions that a caller wants to grant; the failure is a sentence for the caller. */
export const readPermissions = (texts: readonly string[]): Result.Result<readonly Permission[], string> =>
  texts.length === 0 ? Result.fail("must name at least one permission") : Result.all(texts.map(parsePermission))
