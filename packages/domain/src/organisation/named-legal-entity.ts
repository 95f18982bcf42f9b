import { Result } from "effect"
import type { LegalEntity } from "./tenant.ts"
import { LegalEntityRefused } from "../identity/identity.errors.ts"

/**
 * The legal entity of a request (contract Q25), by id or exact name; without a name, the tenant's only one. `named` has
 * the possible readings of the name.
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
