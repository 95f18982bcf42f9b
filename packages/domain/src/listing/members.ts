import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { Maybe } from "../shared/maybe.ts"
import { type Timestamp, toIso } from "../shared/timestamp.ts"
import type { FieldType } from "./list-fields.ts"
import { emptyRemoves, type MergePatch, mergePatch } from "./merge-patch.ts"

/**
 * The kind of value of a member: `day` is a calendar date, `whole` an integer, `exact` a decimal, `choice` one of a few
 * texts. `shown` is a member of answers that its context makes by hand.
 */
export type MemberKind = "text" | "day" | "moment" | "choice" | "whole" | "flag" | "id" | "exact" | "shown"

/** The facts about a member. `value` is its type in the entity and has no value at run time. */
export interface MemberFacts {
  readonly kind: MemberKind
  readonly value?: unknown
  readonly isOptional: boolean
  /** Requests that create or change the resource may have it. */
  readonly isAsked: boolean
  /** Lists are filtered and ordered by it, or by the listed parts of it. */
  readonly listed: boolean | Readonly<Record<string, FieldType>>
  /** Its name in the entity, where answers call it otherwise. */
  readonly of?: string | undefined
  readonly choices?: readonly string[] | undefined
  /** The most characters of a text in requests. */
  readonly longest?: number | undefined
  /** The type of a list field that the kind does not tell. */
  readonly type?: FieldType | undefined
  /** Bounds of an integer in requests. */
  readonly bounds?: { readonly minimum: number; readonly maximum: number } | undefined
  /** The description in the OpenAPI document, of the member in answers. */
  readonly description?: string | undefined
  /** The description in the OpenAPI document, of the member in requests. */
  readonly askedDescription?: string | undefined
}

type With<F, More> = Omit<F, keyof More> & More

/** Lists have the member, or the parts of it that are named with their types. */
interface Listing<F extends MemberFacts> {
  (): Member<With<F, { readonly listed: true }>>
  <const L extends Readonly<Record<string, FieldType>>>(parts: L): Member<With<F, { readonly listed: L }>>
}

/** A member of a resource: a value that names its kind, its limits and its use. */
export interface Member<F extends MemberFacts = MemberFacts> {
  readonly facts: F
  /** The entity may lack it. */
  readonly optional: () => Member<With<F, { readonly isOptional: true }>>
  /** Requests may give it; `description` says so in the document. */
  readonly asked: (description?: string) => Member<With<F, { readonly isAsked: true }>>
  readonly listed: Listing<F>
  /** The entity calls it `name`. */
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

/** A text of at most `longest` characters in requests; of 2,000 where nothing is said. */
export const text = (longest?: number) => plain<"text", string>("text", { longest })
/** The id of the resource in another system. No index takes a longer text. */
export const externalId = () => text(500).optional().listed().asked()
export const day = () => plain<"day", CalendarDate>("day")
export const moment = () => plain<"moment", Timestamp>("moment")
export const flag = () => plain<"flag", boolean>("flag")
export const id = <Id extends string>() => plain<"id", Id>("id")
export const exact = () => plain<"exact", Decimal>("exact")
export const choice = <const V extends string>(choices: readonly V[]) => plain<"choice", V>("choice", { choices })
/** An integer, and what requests may say for it. */
export const whole = (minimum = 0, maximum = 2_147_483_647) =>
  plain<"whole", number>("whole", { bounds: { minimum, maximum } })
/** A member that answers show at this place and that its context makes by hand; `type` is that of its list field. */
export const shown = (type?: FieldType) => plain<"shown", never>("shown", { type })

/** The members of a resource by their names in answers, in the order of answers. */
export type Members = Readonly<Record<string, Member>>

type FactsOf<M extends Members, K extends keyof M> = M[K]["facts"]
type ValueOf<M extends Members, K extends keyof M> = NonNullable<FactsOf<M, K>["value"]>
type Where<M extends Members, F> = { [K in keyof M]: FactsOf<M, K> extends F ? K : never }[keyof M] & string
type Shown<M extends Members> = Where<M, { readonly kind: "shown" }>
/** The members that are derived, by their names in answers. */
export type Plain<M extends Members> = Exclude<keyof M & string, Shown<M>>
export type Asked<M extends Members> = Exclude<Where<M, { readonly isAsked: true }>, Shown<M>>
type EntityName<M extends Members, K extends keyof M & string> =
  FactsOf<M, K> extends { readonly of: infer N extends string } ? N : K
/** The name in the entity of a derived member that may be absent, or that may not; `never` for any other. */
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

/** The derived members as requests have them: each may be left out, and null takes it back to its default. */
export type RequestOf<M extends Members> = { readonly [K in Asked<M>]?: Maybe<Typed<ValueOf<M, K>>> }

/** The derived members as answers have them, by name. */
export type AnswerValues<M extends Members> = {
  readonly [K in Plain<M>]:
    | InJson<ValueOf<M, K>>
    | (FactsOf<M, K> extends { readonly isOptional: true } ? undefined : never)
}

/** The names of the members that a context makes by hand. */
export type ShownBy<M extends Members, A> = { readonly [K in Shown<M>]: A }

/** The same members, with the types of their facts kept. */
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

/** The texts that a request may give and take away. */
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

/** The optional texts as a request leaves them: an empty text or null takes one away (contract Q11). */
export const patchTexts = <M extends Members>(
  all: M,
  before: TextsOf<M> | undefined,
  request: MergePatch<TextsOf<M>>,
): TextsOf<M> => mergePatch<object>(mergePatch({}, textsIn(all, before ?? {})), emptyRemoves(textsIn(all, request)))
