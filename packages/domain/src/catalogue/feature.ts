import type { ListFields } from "../listing/list-fields.ts"
import type { LookupKind } from "../listing/lookup-key.ts"

/** A feature that a charge gives its buyer, such as a part of a software, identified by its code (contract K9). */
export interface FeatureRef {
  readonly id: string
  readonly code: string
  readonly description?: string
}

export const featureKind: LookupKind = { noun: "product feature", id: "Feature-Id", keys: ["Code"] }

export const featureFields = { one: { code: "text", description: "text" } } as const satisfies ListFields

export const featureBody = ({ code, description }: FeatureRef) => ({ code, description })
