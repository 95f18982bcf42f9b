import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { Maybe } from "../shared/maybe.ts"
import { type Timestamp, toIso } from "../shared/timestamp.ts"
import type { FieldType } from "./list-fields.ts"
import { emptyRemoves, type MergePatch, mergePatch } from "./merge-patch.ts"

/**
 * The kinds of values: `day` is a calendar date, `moment` a time, `whole` an integer, `exact` a decimal, `choice` one
 * of a few texts. `shown` is a member of answers that the context of the resource makes by hand.
 */
export type MemberKind = "text" | "day" | "moment" | "choice" | "whole" | "flag" | "id" | "exact" | "shown"

/** The facts about a member. `value` carries the type in the entity and does not exist at run time. */
export interface MemberFacts {
  readonly kind: MemberKind
  readonly value?: unknown
  readonly isOptional: boolean
  /** Whether requests that create or change the resource may have the member. */
  readonly isAsked: boolean
  /** Whether lists are filtered and ordered by the member, or the parts of it by which they are. */
  readonly listed: boolean | Readonly<Record<string, FieldType>>
  /** The member's name in the entity, when answers use another name. */
  readonly of?: string | undefined
  readonly choices?: readonly string[] | undefined
  /** The largest number of characters of a text in requests. */
  readonly longest?: number | undefined
  /** The type of the list field, when it does not follow from the kind. */
  readonly type?: FieldType | undefined
  /** The bounds of an integer in requests. */
  readonly bounds?: { readonly minimum: number; readonly maximum: number } | undefined
  /** The description of the member in answers, for the OpenAPI document. */
  readonly description?: string | undefined
  /** The description of the member in requests, for the OpenAPI document. */
  readonly askedDescription?: string | undefined
}

type With<F, More> = Omit<F, keyof More> & More

/** Makes lists have the member, or the named parts of it with their types. */
interface Listing<F extends MemberFacts> {
  (): Member<With<F, { readonly listed: true }>>
  <const L extends Readonly<Record<string, FieldType>>>(parts: L): Member<With<F, { readonly listed: L }>>
}

/** A member of a resource: a value that names its kind, its limits and its use. */
export interface Member<F extends MemberFacts = MemberFacts> {
  readonly facts: F
  /** Makes the member absent in some entities. */
  readonly optional: () => Member<With<F, { readonly isOptional: true }>>
  /** Makes the member part of requests; `description` describes it there in the OpenAPI document. */
  readonly asked: (description?: string) => Member<With<F, { readonly isAsked: true }>>
  readonly listed: Listing<F>
  /** Makes `name` the member's name in the entity. */
  readonly from: <const N extends string>(name: N) => Member<With<F, { readonly of: N }>>
  readonly described: (description: string) => Member<F>
}

const member = <F extends MemberFacts>(facts: F): Member<F> => {
  const also = (more: Partial<MemberFacts>) => member({ ...facts, ...more }) as never
  return {
    facts,
    optional: () => also({ isOptional: true }),
    asked: (askedDescription) =>
      also({ isAsked: true, ...(askedDescription === undefined ? {} : { askedDescription }) }),
    listed: (parts?: Readonly<Record<string, FieldType>>) => also({ listed: parts ?? true }),
    from: (name) => also({ of: name }),
    described: (description) => also({ description }),
  }
}

const plain = <K extends MemberKind, V>(kind: K, more: Partial<MemberFacts> = {}) =>
  member({ isOptional: false, isAsked: false, listed: false, ...more, kind } as {
    readonly kind: K
    readonly value?: V
    readonly isOptional: false
    readonly isAsked: false
    readonly listed: false
  })

/** A text; `longest` is the largest number of characters in requests, 2,000 when absent. */
export const text = (longest?: number) => plain<"text", string>("text", { longest })
/** The id of the resource in another system. A longer text would not fit into an index. */
export const externalId = () => text(500).optional().listed().asked()
export const day = () => plain<"day", CalendarDate>("day")
export const moment = () => plain<"moment", Timestamp>("moment")
export const flag = () => plain<"flag", boolean>("flag")
export const id = <Id extends string>() => plain<"id", Id>("id")
export const exact = () => plain<"exact", Decimal>("exact")
export const choice = <const V extends string>(choices: readonly V[]) => plain<"choice", V>("choice", { choices })
/** An integer, with its bounds in requests. */
export const whole = (minimum = 0, maximum = 2_147_483_647) =>
  plain<"whole", number>("whole", { bounds: { minimum, maximum } })
/** A member of answers that the context makes by hand at this place; `type` is the type of its list field. */
export const shown = (type?: FieldType) => plain<"shown", never>("shown", { type })

/** The members of a resource by their names in answers, in the order of answers. */
export type Members = Readonly<Record<string, Member>>

type FactsOf<M extends Members, K extends keyof M> = M[K]["facts"]
type ValueOf<M extends Members, K extends keyof M> = NonNullable<FactsOf<M, K>["value"]>
type Where<M extends Members, F> = { [K in keyof M]: FactsOf<M, K> extends F ? K : never }[keyof M] & string
type Shown<M extends Members> = Where<M, { readonly kind: "shown" }>
/** The names in answers of the derived members. */
export type Plain<M extends Members> = Exclude<keyof M & string, Shown<M>>
export type Asked<M extends Members> = Exclude<Where<M, { readonly isAsked: true }>, Shown<M>>
type EntityName<M extends Members, K extends keyof M & string> =
  FactsOf<M, K> extends { readonly of: infer N extends string } ? N : K
/** The name in the entity of a derived member that may be absent (`O`) or may not; `never` for any other. */
type NameWhere<M extends Members, K extends keyof M & string, O extends boolean> =
  FactsOf<M, K> extends { readonly kind: "shown" }
    ? never
    : FactsOf<M, K> extends { readonly isOptional: O }
      ? EntityName<M, K>
      : never

/** The derived members as the entity has them. */
export type EntityOf<M extends Members> = {
  readonly [K in keyof M & string as NameWhere<M, K, false>]: ValueOf<M, K>
} & { readonly [K in keyof M & string as NameWhere<M, K, true>]?: ValueOf<M, K> }

type InJson<V> = V extends Timestamp ? string : V
type Typed<V> = V extends CalendarDate ? string : V

/** The derived members as requests have them. Each may be absent, and null resets it to its default. */
export type RequestOf<M extends Members> = { readonly [K in Asked<M>]?: Maybe<Typed<ValueOf<M, K>>> }

/** The derived members as answers have them, by name. */
export type AnswerValues<M extends Members> = {
  readonly [K in Plain<M>]:
    | InJson<ValueOf<M, K>>
    | (FactsOf<M, K> extends { readonly isOptional: true } ? undefined : never)
}

/** A value for each member that a context makes by hand. */
export type ShownBy<M extends Members, A> = { readonly [K in Shown<M>]: A }

/** Gives the same members, with the exact types of their facts. */
export const members = <const M extends Members>(all: M): M => all

/** The name of a member in the entity. */
export const entityName = (name: string, { facts }: Member): string => facts.of ?? name

/** The derived members that lists are filtered and ordered by. */
export type PlainListed<M extends Members> = Plain<M> & Listed<M>

/** The derived members that lists have: their names in answers, and in the entity. */
export const plainListed = (all: Members): readonly (readonly [field: string, member: string])[] =>
  Object.entries(all).flatMap(([name, each]) =>
    each.facts.kind === "shown" || each.facts.listed !== true ? [] : [[name, entityName(name, each)] as const],
  )

/**
 * An answer: the derived members of an entity, and those that its context makes by hand, in the order of the resource.
 */
export const bodyOf = <M extends Members, const B extends ShownBy<M, unknown>>(
  all: M,
  entity: EntityOf<M>,
  byHand: B,
): AnswerValues<M> & Pick<B, Shown<M>> => {
  const body: Record<string, unknown> = {}
  for (const [name, each] of Object.entries(all)) {
    const { kind } = each.facts
    if (kind === "shown") body[name] = byHand[name as keyof B]
    else {
      const value = (entity as Readonly<Record<string, unknown>>)[entityName(name, each)]
      body[name] = kind === "moment" && value !== undefined ? toIso(value as Timestamp) : value
    }
  }
  return body as never
}

const fieldTypes = {
  text: "text",
  day: "date",
  moment: "instant",
  whole: "number",
  exact: "number",
  flag: "boolean",
  id: "uuid",
} as const

type FieldTypeOf<F extends MemberFacts> = F["kind"] extends keyof typeof fieldTypes
  ? (typeof fieldTypes)[F["kind"]]
  : readonly string[]
type Listed<M extends Members> = Where<M, { readonly listed: true }>
type Parts<M extends Members> = Where<M, { readonly listed: object }>
type PartNames<M extends Members> = {
  [K in Parts<M>]: `${K}/${keyof FactsOf<M, K>["listed"] & string}`
}[Parts<M>]

/** The fields that lists of the resource are filtered and ordered by (contract L9). */
export const listedOf = <M extends Members>(
  all: M,
): { readonly [K in Listed<M>]: FieldTypeOf<FactsOf<M, K>> } & { readonly [K in PartNames<M>]: FieldType } =>
  Object.fromEntries(
    Object.entries(all).flatMap(([name, { facts }]): readonly (readonly [string, FieldType])[] => {
      if (facts.listed === false) return []
      if (facts.listed !== true) return Object.entries(facts.listed).map(([part, type]) => [`${name}/${part}`, type])
      return [[name, facts.type ?? facts.choices ?? fieldTypes[facts.kind as keyof typeof fieldTypes]]]
    }),
  ) as never

type OptionalText<M extends Members> = Where<
  M,
  { readonly kind: "text"; readonly isAsked: true; readonly isOptional: true }
>

/** The optional texts that a request may set and remove. */
export type TextsOf<M extends Members> = { readonly [K in OptionalText<M>]?: string }

/** The optional texts of an entity or of a request, without its other members. */
export const textsIn = <M extends Members>(all: M, values: MergePatch<TextsOf<M>>): MergePatch<TextsOf<M>> =>
  Object.fromEntries(
    Object.entries(all).flatMap(
      ([
        name,
        {
          facts: { kind, isAsked, isOptional },
        },
      ]) =>
        kind === "text" && isAsked && isOptional ? [[name, (values as Readonly<Record<string, unknown>>)[name]]] : [],
    ),
  ) as never

/** The optional texts after a request. An empty text or null removes a text (contract Q11). */
export const patchTexts = <M extends Members>(
  all: M,
  before: TextsOf<M> | undefined,
  request: MergePatch<TextsOf<M>>,
): TextsOf<M> => mergePatch<object>(mergePatch({}, textsIn(all, before ?? {})), emptyRemoves(textsIn(all, request)))
