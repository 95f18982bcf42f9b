import type { AnswerValues, Asked, MemberFacts, Members, Plain, RequestOf, ShownBy } from "@svc/domain/listing/members"
import { type TOptional, type TSchema, type TUnsafe, Type } from "typebox"
import { ExactNumber } from "./decimal-body.ts"
import { CalendarDay, DayInput, Instant, Maybe, Text, Uuid } from "./shapes.ts"

const answered: { readonly [K in Exclude<MemberFacts["kind"], "shown">]: (facts: MemberFacts) => TSchema } = {
  text: () => Type.String(),
  day: () => CalendarDay,
  moment: () => Instant,
  choice: ({ choices = [] }) => Type.Enum([...choices]),
  whole: () => Type.Integer(),
  flag: () => Type.Boolean(),
  id: () => Uuid,
  exact: () => ExactNumber(),
}

const asked: { readonly [K in MemberFacts["kind"]]?: (facts: MemberFacts) => TSchema } = {
  text: ({ longest }) => (longest === undefined ? Text : Type.String({ maxLength: longest })),
  day: () => DayInput,
  choice: ({ choices = [] }) => Type.Enum([...choices]),
  whole: ({ bounds }) => Type.Integer({ ...bounds }),
  flag: () => Type.Boolean(),
  exact: () => ExactNumber(),
}

const described = (schema: TSchema, description: string | undefined): TSchema =>
  description === undefined ? schema : { ...schema, description }

type AnswerSchemas<M extends Members> = {
  readonly [K in Plain<M>]: undefined extends AnswerValues<M>[K]
    ? TOptional<TUnsafe<Exclude<AnswerValues<M>[K], undefined>>>
    : TUnsafe<AnswerValues<M>[K]>
}
type RequestSchemas<M extends Members> = {
  readonly [K in Asked<M>]: TOptional<TUnsafe<Exclude<RequestOf<M>[K], undefined>>>
}

/** The properties of an answer in the order of the resource: the derived ones, and those of `byHand`. */
export const answerOf = <M extends Members, const H extends ShownBy<M, TSchema>>(
  members: M,
  byHand: H,
): AnswerSchemas<M> & H =>
  Object.fromEntries(
    Object.entries(members).map(([name, { facts }]) => {
      if (facts.kind === "shown") return [name, byHand[name as keyof H]]
      const schema = described(answered[facts.kind](facts), facts.description)
      return [name, facts.isOptional ? Type.Optional(schema) : schema]
    }),
  ) as never

/** The derived properties of a request, each of which may be left out or null. */
export const requestOf = <M extends Members>(members: M): RequestSchemas<M> =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, { facts }]) =>
      facts.isAsked ? [[name, Maybe(described(asked[facts.kind]!(facts), facts.askedDescription))]] : [],
    ),
  ) as never
