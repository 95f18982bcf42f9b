import { Effect } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import { given } from "../../shared/given.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { checkDefault, type CustomFieldConfiguration, isCustomFieldKey } from "../custom-field.ts"
import type { CustomFieldStore } from "../ports/custom-field-store.ts"
import type { Maybe } from "../../shared/maybe.ts"

/** A custom field that a caller adds (contract C17). */
export interface CustomFieldRequest {
  readonly fieldType: CustomFieldConfiguration["fieldType"]
  readonly entity: CustomFieldConfiguration["entity"]
  readonly key: string
  readonly name?: Maybe<string>
  readonly defaultValue?: Maybe<string>
  readonly typeEntity?: Maybe<CustomFieldConfiguration["typeEntity"]>
}

export interface CreateCustomFieldPorts {
  readonly customFields: CustomFieldStore
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** Creates a custom field of an entity. Its key and type cannot change later. */
export const makeCreateCustomField = ({ customFields, ids, unitOfWork }: CreateCustomFieldPorts) =>
  Effect.fn("customFields.create")(function* (scope: Scope, request: CustomFieldRequest) {
    const { key, entity, fieldType, name } = request
    if (!isCustomFieldKey(key)) {
      return yield* fieldRefused("key", "must begin with a letter and hold letters, digits, - and _")
    }
    const rest = given({ defaultValue: request.defaultValue, typeEntity: request.typeEntity })
    const configuration: CustomFieldConfiguration = {
      id: ids.next(),
      entity,
      key,
      fieldType,
      name: name ?? key,
      ...rest,
    }
    yield* Effect.fromResult(checkDefault(configuration))
    const now = yield* currentTime
    const inserted = yield* unitOfWork.atomically(scope.tenantId, customFields.insert(scope, configuration, now))
    return inserted ? configuration : yield* fieldRefused("key", `is taken for ${entity}`)
  })
