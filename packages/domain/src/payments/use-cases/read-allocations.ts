import { Effect } from "effect"
import type { Customers } from "../../customers/customers.ts"
import type { Invoice } from "../../invoicing/invoice.ts"
import type { Invoicing } from "../../invoicing/invoicing.ts"
import { criteriaOf, type LookupKind } from "../../listing/lookup-key.ts"
import type { ReferenceData } from "../../reference-data/reference-data.ts"
import { given } from "../../shared/given.ts"
import { fieldRefused } from "../../shared/errors.ts"
import { type AccountId, canonical, type InvoiceId, type PaymentId } from "../../shared/ids.ts"
import type { Maybe } from "../../shared/maybe.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Allocations, SettlementChange } from "../allocate.ts"
import type { Payment } from "../payment.ts"
import type { PaymentPatch, RefundRequest, WriteOffRequest } from "../payment-request.ts"
import type { PaymentStore } from "../ports/payment-store.ts"
import type { RefundChange } from "../refunds.ts"
import type { WriteOffChange } from "../write-offs.ts"

export interface ReadAllocationsPorts {
  readonly payments: Pick<PaymentStore, "findAllForUpdate">
  readonly customers: Pick<Customers, "hold">
  readonly invoicing: Pick<Invoicing, "holdToSettle" | "invoiceToPay">
  readonly referenceData: Pick<ReferenceData, "lookUps">
}

/** The allocations of a request, and the locked invoices that they name or that the payment settles. */
export interface ReadAllocations extends Required<Allocations> {
  readonly invoices: ReadonlyMap<InvoiceId, Invoice>
  readonly refunded: ReadonlyMap<PaymentId, Payment>
}

/** The allocations of a payment in a request. */
export type AllocationRequests = Pick<PaymentPatch, "paymentSettlements" | "paymentWriteOffs" | "refundOf">

const ofSettlement: LookupKind = { noun: "write-off", id: "WriteOff-Id", keys: ["Description"] }
const ofPayment: LookupKind = { noun: "write-off", id: "PaymentWriteOff-Id", keys: ["Description"] }

/** Looks up what the allocations of a request name. The invoices are locked until the unit of work ends. */
export const makeReadAllocations = ({ payments, customers, invoicing, referenceData }: ReadAllocationsPorts) => {
  const readWriteOffs = (scope: Scope, kind: LookupKind) => {
    const { financialAccount } = referenceData.lookUps(scope)
    return (path: string, requests: Maybe<readonly WriteOffRequest[]>) =>
      Effect.forEach(requests ?? [], (request, index) =>
        Effect.gen(function* () {
          const at = `${path}[${index}]`
          const { operation, writeOff, amount, postingText, financialAccount: account } = request
          const found = account ? yield* financialAccount(`${at}.financialAccount`, account) : undefined
          const criteria = writeOff ? yield* Effect.fromResult(criteriaOf(kind, `${at}.writeOff`, writeOff)) : undefined
          return {
            path: at,
            operation: operation ?? "Change",
            ...given({
              criteria,
              amount,
              postingText,
              account: found && { id: found.id, code: found.code, name: found.name },
            }),
          } satisfies WriteOffChange
        }),
      )
  }

  /** The payments that a refund pays back, by id, locked until the unit of work ends. */
  const holdRefunded = (scope: Scope, ids: readonly PaymentId[]) =>
    Effect.map(
      ids.length === 0 ? Effect.succeed([]) : payments.findAllForUpdate(scope, [...new Set(ids)].toSorted()),
      (held) => new Map(held.map((payment) => [payment.id, payment])),
    )

  const readRefunds = Effect.fnUntraced(function* (scope: Scope, requests: Maybe<readonly RefundRequest[]>) {
    const named = (requests ?? []).map((request) => ({ ...request, payment: canonical<PaymentId>(request.payment) }))
    const refunded = yield* holdRefunded(
      scope,
      named.map(({ payment }) => payment),
    )
    const refunds = yield* Effect.forEach(named, ({ payment: id, operation, amount }, index) => {
      const [path, payment] = [`refundOf[${index}]`, refunded.get(id)]
      return payment === undefined
        ? fieldRefused(`${path}.payment`, "names no payment of this legal entity")
        : Effect.succeed<RefundChange>({ path, operation: operation ?? "Change", payment, ...given({ amount }) })
    })
    return { refunds, refunded }
  })

  const read = Effect.fnUntraced(function* (
    scope: Scope,
    { paymentSettlements, paymentWriteOffs, refundOf }: AllocationRequests,
    /** The new account of the payment, which is locked so that nobody deletes it. */
    owner?: AccountId,
  ) {
    // Payments are locked before accounts and invoices.
    const { refunds, refunded } = yield* readRefunds(scope, refundOf)
    if (owner !== undefined) yield* customers.hold(scope, [owner])
    const offs = readWriteOffs(scope, ofSettlement)
    const named = yield* Effect.forEach(paymentSettlements ?? [], (request, index) =>
      Effect.gen(function* () {
        const path = `paymentSettlements[${index}]`
        return {
          path,
          operation: request.operation ?? ("Change" as const),
          id: yield* invoicing.invoiceToPay(scope, `${path}.invoice`, request.invoice),
          writeOffs: yield* offs(`${path}.writeOffs`, request.writeOffs),
          ...given({ amount: request.amount }),
        }
      }),
    )
    const own = yield* readWriteOffs(scope, ofPayment)("paymentWriteOffs", paymentWriteOffs)
    const invoices = yield* invoicing.holdToSettle(scope, [...new Set(named.map(({ id }) => id))])
    const changes = named.map(({ id, ...change }): SettlementChange => ({ ...change, invoice: invoices.get(id)! }))
    return { settlements: changes, writeOffs: own, refunds, invoices, refunded } satisfies ReadAllocations
  })
  return Object.assign(read, { holdRefunded })
}
