import { Effect } from "effect"
import { mergePatch } from "../../listing/merge-patch.ts"
import { ResourceNotFound } from "../../shared/errors.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { checkDefault, type CustomFieldAddress, type CustomFieldConfiguration, nameOfAddress } from "../custom-field.ts"
import type { CustomFieldStore } from "../ports/custom-field-store.ts"

/** The members of a custom field that may change. Key and type stay, because values exist (contract C17). */
export interface CustomFieldPatch {
  readonly name?: string | null | undefined
  readonly defaultValue?: string | null | undefined
}

export interface ChangeCustomFieldPorts {
  readonly customFields: CustomFieldStore
  readonly unitOfWork: UnitOfWork
}

/** Changes the name and the default of a custom field. A removed name is replaced by the key. */
export const makeChangeCustomField = ({ customFields, unitOfWork }: ChangeCustomFieldPorts) =>
  Effect.fn("customFields.change")((scope: Scope, by: CustomFieldAddress, { name, ...rest }: CustomFieldPatch) =>
    unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const before = yield* customFields.findForUpdate(scope, by)
        if (before === undefined) return yield* new ResourceNotFound({ noun: "custom field", id: nameOfAddress(by) })
        const called = name === undefined ? before.name : (name ?? before.key)
        const after = { ...mergePatch<CustomFieldConfiguration>(before, rest), name: called }
        yield* Effect.fromResult(checkDefault(after))
        yield* customFields.update(scope, after, yield* currentTime)
        return after
      }),
    ),
  )
