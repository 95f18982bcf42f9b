import type { Order, OrderProduct } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { decimal } from "@svc/domain/shared/decimal"
import fc from "fast-check"
import type { makeOrderRows } from "./order-rows.ts"
import { day } from "./sample-order.ts"

type Rows = Awaited<ReturnType<typeof makeOrderRows>>

/** A change of one part of an order, which `at` selects. */
export type Edit =
  | { readonly edit: "header"; readonly text: string; readonly days: number }
  | { readonly edit: "charge" | "end" | "next" | "charged" | "product"; readonly at: number; readonly days: number }
  | { readonly edit: "add product" | "add discount" | "add milestone" | "remove discount" | "milestone" | "none" }

export type Step =
  | { readonly step: "addVersion" | "update"; readonly edits: readonly Edit[] }
  | { readonly step: "removeLast" }

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ edit: fc.constant("header" as const), text: fc.string({ maxLength: 5 }), days: fc.nat(28) }),
  fc.record({
    edit: fc.constantFrom("charge" as const, "end" as const, "next" as const, "charged" as const, "product" as const),
    at: fc.nat(20),
    days: fc.nat(28),
  }),
  fc.record({
    edit: fc.constantFrom(
      "add product" as const,
      "add discount" as const,
      "add milestone" as const,
      "remove discount" as const,
      "milestone" as const,
      "none" as const,
    ),
  }),
)

export const histories: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      step: fc.constantFrom("addVersion" as const, "addVersion" as const, "update" as const),
      edits: fc.array(edit, { maxLength: 4 }),
    }),
    fc.record({ step: fc.constant("removeLast" as const) }),
  ),
  { minLength: 1, maxLength: 8 },
)

const dayOf = (days: number) => day(`2024-03-${String(days + 1).padStart(2, "0")}`)

/** The order after an edit. Parts that the edit does not change stay the same objects. */
export const edited = (rows: Rows, order: Order, { edit: what, ...how }: Edit): Order => {
  const {
    at = 0,
    days = 0,
    text = "",
  } = how as { readonly at?: number; readonly days?: number; readonly text?: string }
  const chosen = <A>(of: readonly A[]): A | undefined => of[at % Math.max(1, of.length)]
  const product = chosen(order.products)!
  const charge = chosen(product.charges)!
  const withProduct = (after: OrderProduct): Order => ({
    ...order,
    products: order.products
      .map((each) => (each === product ? after : each))
      .toSorted((a, b) => a.productLineNumber - b.productLineNumber),
  })
  const withCharge = (...after: readonly OrderCharge[]) =>
    withProduct({ ...product, charges: product.charges.flatMap((each) => (each === charge ? after : [each])) })
  switch (what) {
    case "header":
      return { ...order, ...(text === "" ? {} : { remarks: text }), cancellationDate: dayOf(days), noticePeriod: days }
    case "charge":
      return withCharge({ ...charge, remarks: `on ${days}`, prices: rows.fullCharge().prices })
    case "end":
      return withCharge({ ...charge, end: dayOf(days), endedIn: order.version })
    case "charged":
      return withCharge({ ...charge, chargedThrough: dayOf(days) })
    case "next": {
      const last = product.charges.filter((each) => each.chargeNumber === charge.chargeNumber).at(-1)!
      const { metrics: _, ...ended } = last
      const after = { ...ended, id: rows.next<OrderCharge["id"]>(), version: last.version + 1, madeIn: order.version }
      const charges = product.charges.flatMap((each) =>
        each === last ? [{ ...ended, end: dayOf(days), endedIn: order.version }, after] : [each],
      )
      return withProduct({ ...product, charges })
    }
    case "product":
      return withProduct({ ...product, name: `Plan ${days}`, customFields: { days: decimal(String(days)) } })
    case "add product":
      return {
        ...order,
        products: [
          ...order.products,
          rows.orderProduct([rows.charge({ madeIn: order.version }), rows.fullCharge()], { productLineNumber: 9 }),
        ],
      }
    case "add discount":
      return { ...order, discounts: [...order.discounts, rows.discount({ chargeNumbers: [charge.chargeNumber] })] }
    case "remove discount":
      return { ...order, discounts: order.discounts.slice(1) }
    case "add milestone":
      return { ...order, milestones: [...order.milestones, rows.milestone({ plannedDate: dayOf(1) })] }
    case "milestone":
      return {
        ...order,
        milestones: order.milestones.map((each, index) => (index === 0 ? { ...each, milestoneDate: dayOf(2) } : each)),
      }
    case "none":
      return order
  }
}

/** The versions that remain when the last one is reverted. */
export const takenBack = (versions: readonly Order[]): readonly Order[] => [
  ...versions.slice(0, -1),
  { ...versions.at(-1)!, isLastVersion: true },
]
