import { randomUUID } from "node:crypto"

/** A parameter as the OpenAPI document describes it. */
export interface Parameter {
  readonly name: string
  readonly in: string
  /** The parameter's name in refusals, where that differs. */
  readonly "x-svc-name"?: string
  readonly schema: {
    readonly type?: string
    readonly enum?: readonly string[]
    readonly format?: string
    readonly minimum?: number
    readonly maximum?: number
    readonly minLength?: number
    readonly maxLength?: number
  }
}

/** Texts that the schema of a parameter does not allow. */
export const wrongTexts = ({
  schema: { type, enum: allowed, format, minimum, maximum, minLength, maxLength },
}: Parameter): readonly string[] => [
  ...(type === "integer"
    ? [
        "abc",
        "1.5",
        "1e1",
        "1e400",
        "0x10",
        "0b1",
        "--1",
        "Infinity",
        "9".repeat(400),
        `${minimum! - 1}`,
        `${maximum! + 1}`,
      ]
    : []),
  ...(allowed !== undefined ? ["nonsense", `${allowed[0]},${allowed[0]}`, `x${allowed[0]}`] : []),
  ...(format === "uuid" ? ["x", randomUUID().slice(1), `urn:uuid:${randomUUID()}`, `{${randomUUID()}}`, "'; --"] : []),
  ...(format === "date-time"
    ? [
        "yesterday",
        "2026-01-01",
        "2026-02-30T00:00:00Z",
        "2026-01-01T24:00:00Z",
        "2026-01-01T00:00:00",
        "2016-12-31T23:59:60Z",
        "2016-12-31T23:59:60+00",
        "12026-01-01T00:00:00Z",
      ]
    : []),
  ...(maxLength === undefined ? [] : ["x".repeat(maxLength + 1)]),
  ...(minLength !== undefined || format !== undefined || allowed !== undefined || type === "integer" ? [""] : []),
]
