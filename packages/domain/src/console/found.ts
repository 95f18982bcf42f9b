import type { Need } from "../identity/permissions.ts"
import { type Find, inPlace } from "../resources/resource.ts"
import { allResources, type KindWith } from "../resources/resources.ts"
import type { LegalEntityId } from "../shared/ids.ts"

/** The kinds of resources that a search can find. */
export type FindableKind = KindWith<{ readonly find: Find }>

const found = allResources.flatMap(({ kind, area, find }) => (find === undefined ? [] : [{ kind, area, ...find }]))

/** The permission for each kind (contract H3). When several kinds match, the results are in this order. */
export const findable = Object.fromEntries(inPlace(found).map(({ kind, area }) => [kind, `${area}:read`])) as Readonly<
  Record<FindableKind, Need>
>
export const findableKinds = Object.keys(findable) as readonly FindableKind[]

/** An object whose id, number, name or address equals the searched text or begins with it. */
export interface Found {
  readonly kind: FindableKind
  readonly id: string
  /** The number or name of the object, or else its kind. */
  readonly label: string
  readonly legalEntityId: LegalEntityId
}

/** The largest number of results of a search. */
export const mostFound = 10
