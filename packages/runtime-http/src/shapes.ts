import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type Static, type TSchema, Type } from "typebox"
import { dayFormats } from "./day-formats.ts"
import { shownAs } from "./shown-as.ts"
import { toldAs } from "./wanted.ts"

/** The schema of an object that has the listed properties and no others. */
export const closed = <P extends Parameters<typeof Type.Object>[0]>(properties: P, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options })

/** The schema of an id. In paths and queries it is checked and in lower case before a handler sees it. */
export const uuid = <Id extends string>() => Type.Unsafe<Id>(Type.String({ format: "uuid" }))
export const Uuid = uuid<string>()
export const Instant = Type.String({ format: "date-time" })

/** Reads a date-time that a schema has checked. */
export const instantOf = (text: string): Timestamp => Date.parse(text) as Timestamp
export const idParameter = <Id extends string = string>() => closed({ id: uuid<Id>() })

export const currencyCode = (description: string) =>
  toldAs("a currency code such as SEK", Type.String({ minLength: 3, maxLength: 3, description }))
export const CurrencyCode = currencyCode("ISO 4217")

/** Problem details (contract Q14). */
export const ProblemDetails = Type.Object(
  {
    type: Type.String({
      description:
        "Kind of the error, for programs: `/problems/not-postable`. The kind stays the same, the texts may change",
    }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.Optional(Type.String({ description: "The request that helps" })),
    instance: Type.Optional(Type.String()),
    errors: Type.Optional(
      Type.Record(Type.String(), Type.Array(Type.String()), {
        description: "Texts by JSON path of the field or name of the header; `message` for the request as a whole",
      }),
    ),
    traceId: Type.String({ description: "W3C trace id, also in the log" }),
  },
  { title: "ProblemDetails" },
)

/** The default number of items of a page, and the largest that a request may ask for (contract L3). */
export const usualPage = 20
export const longestPage = 100

export const pageQuery = {
  PageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: longestPage, description: `${usualPage} when absent` })),
  Cursor: Type.Optional(Type.String({ maxLength: 200, description: "`nextCursor` of the page before" })),
}

/** The schema of a member that may be left out or null, with the same meaning. */
export const Maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))

export const Text = Type.String({ maxLength: 2000 })
/** A longer text may not fit into an index, depending on its letters. */
const longestIndexed = 500
/** A text by which lists are searched. */
export const IndexedText = Type.String({ maxLength: longestIndexed })
/** The id of a resource in another system. */
export const ExternalId = Type.String({ maxLength: longestIndexed })
const shownDate = { type: "string", format: "date" } as const
/** A calendar date; a date-time at midnight is accepted too (contract Q6). */
export const DayInput = shownAs(Type.String({ format: dayFormats.day }), shownDate)
/** A calendar date, or an empty text, which counts as absent. */
export const DayOrEmpty = shownAs(Type.String({ format: dayFormats.dayOrEmpty }), shownDate)

/** A date as the service writes it. */
export const CalendarDay = Type.String({ format: "date" })

/** Refers to another resource (contract Q12) by its id, a natural key, or a named key. */
export const LookupKey = toldAs(
  "an id, a name or number, or {key, value}",
  Type.Union(
    [
      Type.String({ minLength: 1, maxLength: 500 }),
      closed(
        { key: Maybe(Type.String({ maxLength: 100 })), value: Maybe(Type.String({ maxLength: 500 })) },
        { title: "NamedKey" },
      ),
    ],
    { title: "Reference", description: "An id, a natural key, or `{key, value}`" },
  ),
)

/** A `LookupKey` with its own description in the document. */
export const lookupKey = (description: string) => Type.Unsafe<Static<typeof LookupKey>>({ ...LookupKey, description })

/** The result of an action on a resource. */
export const OperationResponse = closed(
  { successful: Type.Boolean(), id: Uuid, message: Type.String() },
  { title: "OperationResponse" },
)

export const CustomFieldValues = Type.Unsafe<Readonly<Record<string, unknown>>>(
  Type.Object({}, { additionalProperties: true, title: "CustomFields", description: "Custom fields by key" }),
)

export const named = <T extends string>(title: T) => ({ title })
export const Name = Type.String({ minLength: 1, maxLength: 200 })
export const given = Type.Optional(Type.String())
/** Custom fields of a request. */
export const CustomFieldsRequest = Type.Unsafe<Readonly<Record<string, unknown>>>(
  Type.Object(
    {},
    { additionalProperties: true, maxProperties: 500, title: "CustomFieldValues", description: "Custom fields by key" },
  ),
)
