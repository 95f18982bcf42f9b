import { makeCustomFields } from "@svc/domain/custom-fields/custom-fields"
import { makePostgresCustomFieldStore } from "../postgres/custom-fields/custom-field-store.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** Custom fields of a legal entity. */
export const customFieldsModule: ContextModule = {
  bind: (bind) => {
    provide(bind, "CustomFieldStore", ["Db", "TenantSettings"], makePostgresCustomFieldStore)
    provideFrom(
      bind,
      "CustomFields",
      { customFields: "CustomFieldStore", ids: "IdSource", unitOfWork: "UnitOfWork" },
      makeCustomFields,
    )
  },
}
