import { makeCatalogue } from "@svc/domain/catalogue/catalogue"
import type { ProductUses } from "@svc/domain/catalogue/ports/product-uses"
import { productConstants } from "@svc/domain/catalogue/product-body"
import { Effect } from "effect"
import { makePostgresProductStore } from "../postgres/catalogue/product-store.ts"
import { makePostgresProductTermStore } from "../postgres/catalogue/product-term-store.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** The lines of on-account invoices name no product, and nothing else is sold yet: whoever sells products answers instead. */
const unused: ProductUses = { find: () => Effect.undefined }

/** Products: what a legal entity sells and at which prices. */
export const catalogueModule: ContextModule = {
  constants: { Product: productConstants },
  bind: (bind) => {
    provide(bind, "ProductStore", ["Db"], makePostgresProductStore)
    provide(bind, "ProductTermStore", ["Db"], makePostgresProductTermStore)
    provide(bind, "ProductUses", [], () => unused)
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
