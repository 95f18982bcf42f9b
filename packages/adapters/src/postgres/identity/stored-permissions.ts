import { parsePermission, type Permission } from "@svc/domain/identity/permissions"
import { Result } from "effect"

/** Reads stored permissions; every stored permission is valid. */
export const toPermissions = (texts: readonly string[]): readonly Permission[] =>
  texts.map((text) => Result.getOrThrowWith(parsePermission(text), (said) => new Error(said)))
