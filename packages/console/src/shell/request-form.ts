import type { ReactNode } from "react"
import type { Decimal } from "../api/exact.ts"
import type { Limits } from "../ui/field.tsx"
import { numberIn, textIn, textOrNull } from "../ui/typed.ts"

/** A member of a request, as `api/constraints.gen.ts` describes it; without a type it is a text. */
interface Member extends Limits {
  readonly type?: "number" | "integer" | "boolean"
  readonly format?: string
  readonly values?: readonly string[]
  readonly required?: true
  readonly members?: Readonly<Record<string, unknown>>
}
export type Members = Readonly<Record<string, Member>>

type ValueOf<M> = M extends { readonly values: readonly (infer V)[] }
  ? V
  : M extends { readonly type: "number" }
    ? Decimal
    : M extends { readonly type: "integer" }
      ? number
      : M extends { readonly type: "boolean" }
        ? boolean
        : string
type TypedOf<M> = M extends { readonly required: true } ? ValueOf<M> : ValueOf<M> | null

/** The entries of a list of the interface, as choices; the value and the label of each. */
export interface Listed {
  readonly path: string
  readonly as: (row: never) => readonly [value: string, word: string]
}

/** Text and look of a field, where a label alone says too little. */
interface Said<M extends Member> {
  readonly label: string
  readonly hint?: ReactNode
  /** True when the form requires the field although the interface has a default for it. */
  readonly must?: boolean
  /** A label for each value; without it, the values are their own labels. */
  readonly words?: M extends { readonly values: readonly (infer V extends string)[] }
    ? Readonly<Record<V, string>>
    : never
  /** The values that the form does not offer. */
  readonly without?: readonly string[]
  /** Choices that the service lists. */
  readonly listed?: Listed
  /** The label for no choice. */
  readonly none?: string
  /** True for a field over the whole width of the form. */
  readonly wide?: boolean
  /** The rows of a text with several lines. */
  readonly rows?: number
  /** False while the values of the fields above make this one meaningless: the form then neither shows nor sends it. */
  readonly when?: (above: Readonly<Record<string, unknown>>) => boolean
}

type Words<B extends Members> = { readonly [N in keyof B]?: string | Said<B[N]> }
type Sometimes = { readonly when: unknown }
type TypedIn<B extends Members, W> = {
  readonly [N in keyof W & keyof B as W[N] extends Sometimes ? never : N]: TypedOf<B[N]>
} & { readonly [N in keyof W & keyof B as W[N] extends Sometimes ? N : never]?: TypedOf<B[N]> }

/** A field of a form: its member of the request, and its texts. */
export interface FormField extends Said<Member> {
  readonly name: string
  readonly member: Member
}

export interface RequestForm<Typed extends object> {
  readonly fields: readonly FormField[]
  /** The labels of the fields, by name. */
  readonly labels: Readonly<Record<Extract<keyof Typed, string>, string>>
  /** The start values of the fields, from a resource; null where it has none. */
  readonly valuesOf: (of: object) => Typed
  /** The entered values, null for an empty field; `at` is the path of the object that they are members of. */
  readonly read: (data: FormData, at?: string) => Typed
}

/** The fields that the values make meaningful. */
export const shownFields = (fields: readonly FormField[], values: Readonly<Record<string, unknown>>) =>
  fields.filter(({ when }) => when === undefined || when(values))

/** A text that is not a number is sent anyway, for the service to refuse it by name. */
const wholeNumber = (text: string | null) => (text !== null && /^\d+$/.test(text) ? Number(text) : text)

const valueIn = (data: FormData, name: string, { type, required, values }: Member): unknown => {
  if (type === "number") return numberIn(data, name)
  if (type === "integer") return wholeNumber(textOrNull(data, name))
  if (type === "boolean") return data.has(name)
  return required === true && values === undefined ? textIn(data, name) : textOrNull(data, name)
}

/**
 * A form as data: the members of a request that people enter, each with its label. The field, its limits, its choices,
 * its start value, its reading and its label in a conflict follow from the description of the request.
 */
export const form = <const B extends Members, const W extends Words<B>>(
  body: B,
  words: W & Readonly<Record<Exclude<keyof W, keyof B>, never>>,
): RequestForm<TypedIn<B, W>> => {
  const fields = Object.entries(words).map(([name, said]): FormField => {
    const texts = (typeof said === "string" ? { label: said } : said) as Said<Member>
    return { ...texts, name, member: body[name]! }
  })
  const valuesOf = (of: (field: FormField) => unknown) => {
    const values: Record<string, unknown> = {}
    for (const field of fields) if (field.when === undefined || field.when(values)) values[field.name] = of(field)
    return values as TypedIn<B, W>
  }
  return {
    fields,
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])) as RequestForm<TypedIn<B, W>>["labels"],
    valuesOf: (of) => valuesOf(({ name }) => (of as Readonly<Record<string, unknown>>)[name] ?? null),
    read: (data, at) =>
      valuesOf(({ name, member }) => valueIn(data, at === undefined ? name : `${at}.${name}`, member)),
  }
}

/** The texts of a resource that a form has fields for, as facts: label and value. */
export const factsOf = (
  { fields }: Pick<RequestForm<object>, "fields">,
  of: object,
): readonly (readonly [label: string, value: string | undefined])[] =>
  fields.map(({ name, label }) => [label, (of as Readonly<Record<string, string | undefined>>)[name]])
