import { type TSchema, Type } from "typebox"

/** An object that takes and gives nothing but what is listed. */
export const closed = <P extends Parameters<typeof Type.Object>[0]>(properties: P, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options })

export const Uuid = Type.String({ format: "uuid" })
export const Instant = Type.String({ format: "date-time", description: "ISO 8601 in UTC" })
export const idParameter = closed({ id: Uuid })

/** Specification 2.3. */
export const ProblemDetails = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.Optional(Type.String()),
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

export const pageQuery = {
  PageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  Cursor: Type.Optional(Type.String({ maxLength: 200, description: "`nextCursor` of the page before" })),
}

/** May be left out or null, which is the same. */
export const Maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))

export const Text = Type.String({ maxLength: 2000 })
/** What another system calls it; found by an index, so no longer than that takes. */
export const ExternalId = Type.String({ maxLength: 500 })
/** Accepted as a date, or as a date-time at midnight. */
export const DateText = Type.String({ maxLength: 40, description: "`yyyy-MM-dd`" })
/** As we write it. */
export const CalendarDay = Type.String({ format: "date" })

/** Names another resource: by its id or a natural key, or by which key it means. */
export const LookupKey = Type.Union(
  [
    Type.String({ minLength: 1, maxLength: 500 }),
    closed({
      key: Maybe(Type.String({ maxLength: 100 })),
      value: Maybe(Type.String({ maxLength: 500 })),
    }),
  ],
  { description: "An id, a natural key, or `{key, value}`" },
)

/** What was done to a resource (resource-shapes, OperationResponse). */
export const OperationResponse = closed(
  { successful: Type.Boolean(), id: Uuid, message: Type.String() },
  { title: "OperationResponse" },
)

export const CustomFieldValues = Type.Unsafe<Readonly<Record<string, unknown>>>(
  Type.Object({}, { additionalProperties: true, description: "Custom fields by key" }),
)
