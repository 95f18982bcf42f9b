import type { Effect } from "effect"
import type { PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { LegalEntityDetails, LegalEntityProfile } from "../legal-entity-profile.ts"
import type { DocumentKind, SeriesNumber, TakenNumbers } from "../document-numbers.ts"
import type { SeriesKind } from "../../resources/resources.ts"
import type { NumberSeries } from "../number-series.ts"

/**
 * Stores the data of legal entities.
 *
 * Contract (`test/contract/billing-stores.contract.test.ts`): `update` writes everything except the number series and
 * the members that never change (base currency, country).
 */
export interface LegalEntityStore {
  /** The legal entities by name. */
  readonly all: (tenantId: TenantId) => Effect.Effect<readonly LegalEntityProfile[], PortUnavailable>
  readonly find: (scope: Scope) => Effect.Effect<LegalEntityProfile, ResourceNotFound | PortUnavailable>
  readonly details: (scope: Scope) => Effect.Effect<LegalEntityDetails, ResourceNotFound | PortUnavailable>
  /** Locks the legal entity until the unit of work ends. */
  readonly findForUpdate: (scope: Scope) => Effect.Effect<LegalEntityProfile, ResourceNotFound | PortUnavailable>
  readonly update: (profile: LegalEntityProfile) => Effect.Effect<void, PortUnavailable>
}

/**
 * Assigns numbers without gaps, from one series for each legal entity and kind (contract C6).
 *
 * Contract (`test/contract/invoice-store.contract.test.ts`): `take` gives the next number, or the first of `count`, and
 * locks the series until the unit of work ends: the next caller waits, and gets the same number when this unit of work
 * fails. `takeWithJournals` takes numbers of several kinds and as many numbers of journals: invoices first, then credit
 * notes, and journals last, so that two callers never wait for each other.
 */
export interface NumberSeriesStore {
  readonly take: (scope: Scope, kind: SeriesKind, count?: number) => Effect.Effect<SeriesNumber, PortUnavailable>
  readonly takeWithJournals: (
    scope: Scope,
    counts: ReadonlyMap<DocumentKind, number>,
  ) => Effect.Effect<TakenNumbers, PortUnavailable>
  readonly update: (scope: Scope, series: NumberSeries) => Effect.Effect<void, PortUnavailable>
}
