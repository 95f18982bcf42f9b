import { parsePermission, type Permission } from "@svc/domain/identity/permissions"
import { Result } from "effect"

/** Reads permissions as they are stored: a row holds none that cannot be read. */
export const toPermissions = (texts: readonly string[]): readonly Permission[] =>
  texts.map((text) => Result.getOrThrowWith(parsePermission(text), (said) => new Error(said)))
