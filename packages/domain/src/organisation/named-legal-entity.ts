import { Result } from "effect"
import type { LegalEntity } from "./tenant.ts"
import { LegalEntityRefused } from "../identity/identity.errors.ts"

/**
 * The legal entity a request is about (contract Q25): by id or by exact name; without a name the only one of the tenant.
 * `named` holds the ways in which the name can be read.
 */
export const resolveLegalEntity = (
  entities: readonly LegalEntity[],
  named: readonly string[],
): Result.Result<LegalEntity, LegalEntityRefused> => {
  const found =
    named.length === 0
      ? entities.length === 1
        ? entities[0]
        : undefined
      : entities.find(({ id, name }) => named.some((each) => each === name || each.toLowerCase() === id))
  return found === undefined ? Result.fail(new LegalEntityRefused()) : Result.succeed(found)
}
