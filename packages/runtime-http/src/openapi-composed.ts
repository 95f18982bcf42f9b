import type { Json } from "./openapi-document.ts"

type Schemas = Readonly<Record<string, Json>>
type Members = Readonly<Record<string, Json>>

/** The base of a schema that is kin of others by its name, in the order in which families are formed. */
const kinships: readonly ((name: string) => string)[] = [
  (name) => `${name.replace(/ById$/, "")}Base`,
  (name) => name.replace(/(?:Create|Patch)$/, "RequestBase"),
  (name) => `${name.replace(/^\w+Preview(?=[A-Z])|Preview$|With[A-Z][a-z]+$/, "")}Base`,
]

/** Families whose names do not tell so. */
const families: Readonly<Record<string, readonly string[]>> = {
  ChargeMetricsBase: ["CalculateOrderMetricsProductChargeRequest", "CalculateChargeMetricsRequest"],
  ImportBase: ["ImportUsageRequest", "ImportMeasurementRequest"],
  OrderBase: ["SalesOrder", "Subscription"],
  OrderChargeRequestBase: ["OrderProductChargeCreate", "ChangeOrderProductChargeRequest"],
  OrderChargeDetailsBase: ["OrderProductChargeDetailsCreate", "ChangeOrderProductChargeDetailsRequest"],
  OrderRequestBase: [
    "SalesOrderCreate",
    "SubscriptionCreate",
    "ChangeSubscriptionRequest",
    "RenewAndChangeSubscriptionRequest",
  ],
  PaymentPatchBase: ["PaymentPatch", "PaymentSettlementsPatch"],
  PaymentRequestBase: ["PaymentCreate", "CreateAndPostPaymentRequest"],
  VoucherBase: ["AccountingTransaction", "JournalVoucher"],
}

/** The fewest bytes that a base must save. */
const fewest = 500

const membersOf = (schema: Json): Members => (schema["properties"] ?? {}) as Members

const isRequired = (schema: Json, name: string): boolean =>
  ((schema["required"] ?? []) as readonly string[]).includes(name)

/** An object with the members of a schema for whose names `isIn` is true. */
const partOf = (schema: Json, isIn: (name: string) => boolean): Json => {
  const required = ((schema["required"] ?? []) as readonly string[]).filter(isIn)
  const members = Object.entries(membersOf(schema)).filter(([name]) => isIn(name))
  return { ...(required.length === 0 ? {} : { required }), properties: Object.fromEntries(members) }
}

/** The names of the members that all schemas have in the same form, required in all of them or in none. */
const commonOf = ([first = {}, ...others]: readonly Json[]): ReadonlySet<string> =>
  new Set(
    Object.entries(membersOf(first)).flatMap(([name, member]) => {
      const form = JSON.stringify(member)
      const isSame = (other: Json) =>
        JSON.stringify(membersOf(other)[name]) === form && isRequired(other, name) === isRequired(first, name)
      return others.every(isSame) ? [name] : []
    }),
  )

/**
 * Moves the members that the schemas of a family share to its base, which they include by `allOf`. They still have no
 * other members: `unevaluatedProperties` counts those of the base (JSON Schema 2020-12, core section 11.3).
 */
export const composeFamilies = (schemas: Schemas): Schemas => {
  const composed: Record<string, Json> = { ...schemas }
  const isPlain = (name: string) => composed[name] === schemas[name] && "properties" in (schemas[name] ?? {})
  const compose = (base: string, names: readonly string[]) => {
    const present = names.filter(isPlain)
    const common = commonOf(present.map((name) => schemas[name]!))
    const shared = { type: "object", ...partOf(schemas[present[0] ?? ""] ?? {}, (name) => common.has(name)) }
    if (JSON.stringify(shared).length * (present.length - 1) < fewest) return
    composed[base] = shared
    for (const name of present) {
      const { properties: _, required: __, additionalProperties: ___, ...others } = schemas[name]!
      const own = partOf(schemas[name]!, (member) => !common.has(member))
      const parts = Object.keys(membersOf(own)).length === 0 ? [] : [own]
      const allOf = [{ $ref: `#/components/schemas/${base}` }, ...parts]
      composed[name] = { ...others, allOf, unevaluatedProperties: false }
    }
  }
  const pages = Object.keys(schemas).filter((name) => "totalPages" in membersOf(schemas[name]!))
  for (const [base, names] of Object.entries({ ...families, Paging: pages })) compose(base, names)
  for (const baseOf of kinships) {
    const kin = Map.groupBy(Object.keys(schemas).filter(isPlain), baseOf)
    for (const [base, names] of kin) if (!(base in schemas)) compose(base, names)
  }
  return composed
}
