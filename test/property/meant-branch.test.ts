import { checkBody } from "@svc/runtime-http/validation"
import { Result } from "effect"
import { expect, it } from "vitest"

const errorsOf = (schema: object, body: unknown) =>
  Result.match(checkBody(schema)(body, JSON.stringify(body)), {
    onFailure: ({ errors }) => errors,
    onSuccess: () => ({}),
  })

const closed = (properties: Readonly<Record<string, object>>, required = Object.keys(properties)) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
})
const text = { type: "string" }
const card = closed({ kind: { const: "card" }, number: { ...text, minLength: 12, maxLength: 19 } })
const transfer = closed({ kind: { const: "transfer" }, iban: text, bic: text })
const list = { type: "array", items: { anyOf: [card, { type: "null" }] } }
const moment = {
  anyOf: [
    { ...text, format: "date" },
    { ...text, format: "date-time" },
  ],
}
const order = closed({ pay: { anyOf: [card, transfer, { ...text, format: "uuid" }] }, when: moment, others: list }, [
  "pay",
])
const paid = { pay: { kind: "card", number: "4111111111111111" } }

it.each([
  [{ pay: { kind: "card", number: "1" } }, { "pay.number": ["must be a text of 12 to 19 characters"] }],
  [{ pay: { kind: "transfer", iban: "SE1" } }, { "pay.bic": ["is required: a text"] }],
  [
    { pay: { kind: "cart", number: "4111111111111111" } },
    { "pay.kind": ["must be one of card, transfer: did you mean card?"] },
  ],
  [{ pay: { kind: "transfer", iban: "SE1", bik: "X", bic: "X" } }, { "pay.bik": ["is unknown: did you mean bic?"] }],
  [{ pay: "x" }, { pay: ["must be an id such as 0198c1de-7a00-7000-8000-000000000001"] }],
  [{ pay: 5 }, { pay: ["must be an object, or an id such as 0198c1de-7a00-7000-8000-000000000001"] }],
  [
    { ...paid, when: "soon" },
    { when: ["must be a date such as 2026-11-20, or a moment such as 2026-11-20T12:00:00Z"] },
  ],
  [
    { ...paid, others: [paid.pay, { kind: "card" }, 7] },
    { "others[1].number": ["is required: a text of 12 to 19 characters"], "others[2]": ["must be an object"] },
  ],
])("what is told of %j is about the form that was meant, once", (body, errors) => {
  expect(errorsOf(order, body)).toEqual(errors)
})

it("thousands of mistakes in unions are told in no more time than they take to find", () => {
  const many = Array.from({ length: 2_000 }, () => ({ kind: "card" }))
  const errors = errorsOf(closed({ others: { type: "array", items: { anyOf: [card, transfer] } } }), { others: many })
  expect(Object.keys(errors).length).toBeLessThanOrEqual(22)
})
