import { makeCatalogue } from "@svc/domain/catalogue/catalogue"
import { productConstants } from "@svc/domain/catalogue/product-body"
import { makePostgresProductStore } from "../postgres/catalogue/product-store.ts"
import { makePostgresProductTermStore } from "../postgres/catalogue/product-term-store.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** Products: what a legal entity sells and at which prices. */
export const catalogueModule: ContextModule = {
  constants: { Product: productConstants },
  bind: (bind) => {
    provide(bind, "ProductStore", ["Db"], makePostgresProductStore)
    provide(bind, "ProductTermStore", ["Db"], makePostgresProductTermStore)
    provideFrom(
      bind,
      "Catalogue",
      {
        products: "ProductStore",
        terms: "ProductTermStore",
        uses: "ProductUses",
        referenceData: "ReferenceData",
        customFields: "CustomFields",
        organisation: "Organisation",
        events: "EventBus",
        ids: "IdSource",
        unitOfWork: "UnitOfWork",
      },
      makeCatalogue,
    )
  },
}
