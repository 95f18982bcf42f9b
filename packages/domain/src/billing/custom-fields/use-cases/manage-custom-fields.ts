import { Clock, Effect } from "effect"
import { fieldRefused } from "../../../shared/errors.ts"
import type { ListRequest } from "../../../shared/list/list-request.ts"
import { mergePatch } from "../../../shared/merge-patch.ts"
import type { IdSource } from "../../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../../shared/scope.ts"
import type { Timestamp } from "../../../shared/timestamp.ts"
import { ResourceNotFound } from "../../billing.errors.ts"
import { given } from "../../../shared/given.ts"
import { type CustomFieldConfiguration, isCustomFieldKey, readDefault } from "../custom-field.ts"
import type { CustomFieldAddress, CustomFieldStore } from "../ports/custom-field-store.ts"

type Maybe<A> = A | null | undefined

/** resource-shapes, CreateCustomFieldConfigurationRequest. */
export interface CustomFieldRequest {
  readonly fieldType: CustomFieldConfiguration["fieldType"]
  readonly entity: CustomFieldConfiguration["entity"]
  readonly key: string
  readonly name?: Maybe<string>
  readonly defaultValue?: Maybe<string>
  readonly typeEntity?: Maybe<CustomFieldConfiguration["typeEntity"]>
}

/** What of it may change: values that are there keep their key and their type. */
export interface CustomFieldPatch {
  readonly name?: Maybe<string>
  readonly defaultValue?: Maybe<string>
}

export interface ManageCustomFieldsDeps {
  readonly customFields: CustomFieldStore
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

export const makeManageCustomFields = ({ customFields, ids, unitOfWork }: ManageCustomFieldsDeps) => {
  const findWith = (find: CustomFieldStore["find"]) =>
    Effect.fnUntraced(function* (scope: Scope, by: CustomFieldAddress) {
      const id = "id" in by ? by.id : `${by.entity}/${by.key}`
      return (yield* find(scope, by)) ?? (yield* new ResourceNotFound({ noun: "custom field", id }))
    })
  const findForUpdate = findWith(customFields.findForUpdate)
  const checkDefault = ({ fieldType, defaultValue }: CustomFieldConfiguration) =>
    defaultValue === undefined
      ? Effect.void
      : Effect.fromResult(readDefault(fieldType, defaultValue)).pipe(
          Effect.mapError((text) => fieldRefused("defaultValue", text)),
        )

  return {
    create: Effect.fn("billing.createCustomField")(function* (scope: Scope, request: CustomFieldRequest) {
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
      yield* checkDefault(configuration)
      const now = (yield* Clock.currentTimeMillis) as Timestamp
      const inserted = yield* unitOfWork.atomically(scope.tenantId, customFields.insert(scope, configuration, now))
      return inserted ? configuration : yield* fieldRefused("key", `is taken for ${entity}`)
    }),

    change: Effect.fn("billing.changeCustomField")((scope: Scope, by: CustomFieldAddress, patch: CustomFieldPatch) =>
      unitOfWork.atomically(
        scope.tenantId,
        Effect.gen(function* () {
          const before = yield* findForUpdate(scope, by)
          const { name, ...rest } = patch
          const called = name === undefined ? before.name : (name ?? before.key)
          const after = { ...mergePatch<CustomFieldConfiguration>(before, rest), name: called }
          yield* checkDefault(after)
          yield* customFields.update(scope, after, (yield* Clock.currentTimeMillis) as Timestamp)
          return after
        }),
      ),
    ),

    get: Effect.fn("billing.getCustomField")((scope: Scope, by: CustomFieldAddress) =>
      unitOfWork.atomically(scope.tenantId, findWith(customFields.find)(scope, by)),
    ),
    list: Effect.fn("billing.listCustomFields")((scope: Scope, request: ListRequest) =>
      unitOfWork.atomically(scope.tenantId, customFields.list(scope, request)),
    ),
  }
}
export type ManageCustomFields = ReturnType<typeof makeManageCustomFields>
