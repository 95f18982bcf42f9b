import { Type } from "typebox"

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
