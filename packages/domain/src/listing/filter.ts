import type { Decimal } from "../shared/decimal.ts"

export const comparisons = ["eq", "ne", "gt", "ge", "lt", "le"] as const
export type Comparison = (typeof comparisons)[number]

export const matches = ["startswith", "endswith", "substringof"] as const
export type Match = (typeof matches)[number]

export type Literal =
  | { readonly _tag: "Text"; readonly value: string }
  | { readonly _tag: "Number"; readonly value: Decimal }
  | { readonly _tag: "Boolean"; readonly value: boolean }
  | { readonly _tag: "Null" }
  /** The text inside `datetime'…'` or `guid'…'`. It can be read only when the type of the field is known. */
  | { readonly _tag: "DateTime"; readonly value: string }
  | { readonly _tag: "Guid"; readonly value: string }

/** A parsed `Filter` of a list: the supported part of OData 2's `$filter` (contract L8). */
export type Filter =
  | { readonly _tag: "And" | "Or"; readonly left: Filter; readonly right: Filter }
  | { readonly _tag: "Compare"; readonly field: string; readonly by: Comparison; readonly value: Literal }
  | {
      readonly _tag: "Match"
      readonly by: Match
      readonly field: string
      readonly text: string
      readonly holds: boolean
    }
