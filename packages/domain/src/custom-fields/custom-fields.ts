import { Effect } from "effect"
import type { ListRequest } from "../listing/list-request.ts"
import { ResourceNotFound } from "../shared/errors.ts"
import type { Scope } from "../shared/scope.ts"
import { type CustomFieldAddress, nameOfAddress } from "./custom-field.ts"
import { type ChangeCustomFieldPorts, makeChangeCustomField } from "./use-cases/change-custom-field.ts"
import { type CreateCustomFieldPorts, makeCreateCustomField } from "./use-cases/create-custom-field.ts"

export interface CustomFieldsPorts extends CreateCustomFieldPorts, ChangeCustomFieldPorts {}

/** The custom fields that a legal entity adds to its accounts, invoices and other resources. */
export const makeCustomFields = (ports: CustomFieldsPorts) => {
  const { customFields, unitOfWork } = ports
  return {
    create: makeCreateCustomField(ports),
    change: makeChangeCustomField(ports),
    get: Effect.fn("customFields.get")(function* (scope: Scope, by: CustomFieldAddress) {
      const found = yield* unitOfWork.atomically(scope.tenantId, customFields.find(scope, by))
      return found ?? (yield* new ResourceNotFound({ noun: "custom field", id: nameOfAddress(by) }))
    }),
    list: Effect.fn("customFields.list")((scope: Scope, request: ListRequest) =>
      unitOfWork.atomically(scope.tenantId, customFields.list(scope, request)),
    ),
    /** The configurations of one entity, by key, with which `patchCustomFields` checks values. */
    ofEntity: customFields.forEntity,
  }
}
export type CustomFields = ReturnType<typeof makeCustomFields>
