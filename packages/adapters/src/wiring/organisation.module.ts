import { makeOrganisation } from "@svc/domain/organisation/organisation"
import { Effect } from "effect"
import { makePostgresLegalEntitySeed } from "../postgres/organisation/legal-entity-seed.ts"
import {
  makePostgresLegalEntityStore,
  makePostgresNumberSeriesStore,
} from "../postgres/organisation/legal-entity-store.ts"
import { makePostgresTenantStore } from "../postgres/organisation/tenant-store.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** Tenants, legal entities and their number series. */
export const organisationModule: ContextModule = {
  bind: (bind) => {
    provide(bind, "TenantStore", ["Db", "TenantSettings"], makePostgresTenantStore)
    provide(bind, "LegalEntityStore", ["Db", "TenantSettings"], makePostgresLegalEntityStore)
    provide(bind, "NumberSeriesStore", ["Db"], makePostgresNumberSeriesStore)
    provide(bind, "LegalEntitySeed", ["Db"], makePostgresLegalEntitySeed)
    provideFrom(
      bind,
      "Organisation",
      {
        tenants: "TenantStore",
        legalEntities: "LegalEntityStore",
        numberSeries: "NumberSeriesStore",
        seed: "LegalEntitySeed",
        identity: "Identity",
        referenceData: "ReferenceData",
        fiscalYears: "FiscalYearUses",
        nights: "EntityNights",
        ids: "IdSource",
        unitOfWork: "UnitOfWork",
      },
      makeOrganisation,
    )
    provide(bind, "BaseCurrencies", ["Organisation"], ({ details }) => ({
      // A legal entity that has imports exists.
      of: (scope) =>
        Effect.map(Effect.catchTag(details(scope), "ResourceNotFound", Effect.die), (found) => found.baseCurrency),
    }))
  },
}
