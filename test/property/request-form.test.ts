import path from "node:path"
import { pathToFileURL } from "node:url"
import { expect, test } from "vitest"
import { repository } from "../support/repository.ts"

type Values = Readonly<Record<string, unknown>>
interface Form {
  readonly labels: Readonly<Record<string, string>>
  readonly valuesOf: (of: object) => Values
  readonly read: (data: FormData, at?: string) => Values
}
const load = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ pathToFileURL(path.join(repository, "packages/console/src", file)).href)
const { form } = (await load("shell/request-form.ts")) as { readonly form: (body: unknown, words: unknown) => Form }

const described = {
  name: { maxLength: 20, required: true },
  note: { maxLength: 500 },
  price: { type: "number" },
  months: { type: "integer" },
  isOpen: { type: "boolean" },
  kind: { values: ["Termed", "Evergreen"] },
  unused: {},
}
const quote = form(described, {
  name: "Name",
  note: { label: "Note", rows: 2 },
  price: "Price",
  isOpen: "Open",
  kind: "Kind",
  months: { label: "Months", when: ({ kind }: Values) => kind === "Termed" },
})

const typed = (values: Readonly<Record<string, string>>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.append(name, value)
  return data
}

test("a form sends each value as the kind that the interface describes, and no digit of a price is lost", () => {
  const data = typed({ name: " A ", note: "", price: "0.10", isOpen: "on", kind: "Termed", months: "12" })
  const { price, ...rest } = quote.read(data)
  expect(rest).toEqual({ name: "A", note: null, isOpen: true, kind: "Termed", months: 12 })
  expect(String(price)).toBe("0.10")
})

test("a text that is no number reaches the service, which refuses it at its field", () => {
  const { price, months } = quote.read(typed({ price: "ten", kind: "Termed", months: "1.5" }))
  expect({ price, months }).toEqual({ price: "ten", months: "1.5" })
})

test("a form sends no value of a field that the choices above it hide", () => {
  expect(quote.read(typed({ kind: "Evergreen", months: "12" }))).not.toHaveProperty("months")
  expect(quote.valuesOf({ kind: "Evergreen", months: 12 })).not.toHaveProperty("months")
})

test("a form starts with the values of its own fields, and labels them in a conflict", () => {
  expect(quote.valuesOf({ name: "A", months: 12, kind: "Termed", unused: "x" })).toEqual({
    name: "A",
    note: null,
    price: null,
    isOpen: null,
    kind: "Termed",
    months: 12,
  })
  expect(quote.labels).toEqual({
    name: "Name",
    note: "Note",
    price: "Price",
    isOpen: "Open",
    kind: "Kind",
    months: "Months",
  })
})

test("the members of an address are read below its path", () => {
  expect(quote.read(typed({ "address.name": "A" }), "address")).toMatchObject({ name: "A" })
})
