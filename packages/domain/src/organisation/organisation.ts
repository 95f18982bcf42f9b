import { Effect } from "effect"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { TenantId } from "../shared/ids.ts"
import { allTenants } from "../shared/ports/unit-of-work.ts"
import type { Scope } from "../shared/scope.ts"
import { countsOf, type NumberedDocument, numbersFor } from "./document-numbers.ts"
import type { SeriesKind } from "../resources/resources.ts"
import { formatNumber } from "./number-series.ts"
import type { NumberSeriesStore } from "./ports/legal-entity-store.ts"
import { type ChangeLegalEntityPorts, makeChangeLegalEntity } from "./use-cases/change-legal-entity.ts"
import { makeAddLegalEntity } from "./use-cases/add-legal-entity.ts"
import { type CreateTenantPorts, makeCreateTenant } from "./use-cases/create-tenant.ts"

export interface OrganisationPorts
  extends Omit<CreateTenantPorts, "referenceData">, Omit<ChangeLegalEntityPorts, "referenceData"> {
  readonly referenceData: CreateTenantPorts["referenceData"] & ChangeLegalEntityPorts["referenceData"]
  readonly numberSeries: NumberSeriesStore
}

/** Tenants, their legal entities, and the number series of these. */
export const makeOrganisation = (ports: OrganisationPorts) => {
  const { tenants, legalEntities, numberSeries, unitOfWork } = ports
  return {
    createTenant: makeCreateTenant(ports),
    /** All tenants, for the operator. */
    tenants: unitOfWork.atomically(allTenants, tenants.list),
    tenant: (tenantId: TenantId) => unitOfWork.atomically(tenantId, tenants.find(tenantId)),
    /** The legal entities of a tenant, by name. */
    legalEntitiesOf: (tenantId: TenantId) => unitOfWork.atomically(tenantId, tenants.legalEntities(tenantId)),

    addLegalEntity: makeAddLegalEntity(ports),
    /** Legal entities with the data that their invoices show, by name. */
    profiles: Effect.fn("organisation.profiles")((tenantId: TenantId) =>
      unitOfWork.atomically(tenantId, legalEntities.all(tenantId)),
    ),
    profile: Effect.fn("organisation.profile")((scope: Scope) =>
      unitOfWork.atomically(scope.tenantId, legalEntities.find(scope)),
    ),
    /** A legal entity without its number series: the data from which documents are made. */
    details: (scope: Scope) => unitOfWork.atomically(scope.tenantId, legalEntities.details(scope)),
    changeProfile: makeChangeLegalEntity(ports),

    /**
     * Takes the next number of a series, formatted for a document of that date. The series stays locked until the unit
     * of work ends, and other callers wait for it. Therefore numbers should be taken as late as possible.
     */
    takeNumber: (scope: Scope, kind: SeriesKind, date: CalendarDate) =>
      Effect.map(numberSeries.take(scope, kind), ({ format, nextNumber }) => formatNumber(format, nextNumber, date)),
    /** Takes several numbers of one series at once, in order. */
    takeSeveral: (scope: Scope, kind: SeriesKind, date: CalendarDate, count: number) =>
      Effect.map(numberSeries.take(scope, kind, count), ({ format, nextNumber }) =>
        Array.from({ length: count }, (_, index) => formatNumber(format, nextNumber + index, date)),
      ),
    /**
     * Takes the numbers of documents and their journals in order, each formatted for the date of its document. Should
     * be called as late as possible.
     */
    takeNumbers: (scope: Scope, documents: readonly NumberedDocument[]) =>
      Effect.map(numberSeries.takeWithJournals(scope, countsOf(documents)), (taken) => numbersFor(documents, taken)),
  }
}
export type Organisation = ReturnType<typeof makeOrganisation>

export type { LegalEntityPatch } from "./use-cases/change-legal-entity.ts"
