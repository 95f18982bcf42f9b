import { Effect } from "effect"
import type { Invoice } from "../../invoicing/invoice.ts"
import type { Invoicing } from "../../invoicing/invoicing.ts"
import { criteriaOf, type LookupKind } from "../../listing/lookup-key.ts"
import type { ReferenceData } from "../../reference-data/reference-data.ts"
import { given } from "../../shared/given.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { Maybe } from "../../shared/maybe.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Allocations, SettlementChange } from "../allocate.ts"
import type { SettlementRequest, WriteOffRequest } from "../payment-request.ts"
import type { WriteOffChange } from "../write-offs.ts"

export interface ReadAllocationsPorts {
  readonly invoicing: Pick<Invoicing, "holdToSettle" | "invoiceToPay">
  readonly referenceData: Pick<ReferenceData, "lookUps">
}

/** Allocations of a request, and the invoices that they name or that the payment settles, held. */
export interface ReadAllocations extends Allocations {
  readonly invoices: ReadonlyMap<InvoiceId, Invoice>
}

const ofSettlement: LookupKind = { noun: "write-off", id: "WriteOff-Id", keys: ["Description"] }
const ofPayment: LookupKind = { noun: "write-off", id: "PaymentWriteOff-Id", keys: ["Description"] }

/** Finds what the allocations of a request name; the invoices are locked until the unit of work ends. */
export const makeReadAllocations = ({ invoicing, referenceData }: ReadAllocationsPorts) => {
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

  return Effect.fnUntraced(function* (
    scope: Scope,
    settlements: Maybe<readonly SettlementRequest[]>,
    writeOffs: Maybe<readonly WriteOffRequest[]>,
  ) {
    const read = readWriteOffs(scope, ofSettlement)
    const named = yield* Effect.forEach(settlements ?? [], (request, index) =>
      Effect.gen(function* () {
        const path = `paymentSettlements[${index}]`
        return {
          path,
          operation: request.operation ?? ("Change" as const),
          id: yield* invoicing.invoiceToPay(scope, `${path}.invoice`, request.invoice),
          writeOffs: yield* read(`${path}.writeOffs`, request.writeOffs),
          ...given({ amount: request.amount }),
        }
      }),
    )
    const own = yield* readWriteOffs(scope, ofPayment)("paymentWriteOffs", writeOffs)
    const invoices = yield* invoicing.holdToSettle(scope, [...new Set(named.map(({ id }) => id))])
    const changes = named.map(({ id, ...change }): SettlementChange => ({ ...change, invoice: invoices.get(id)! }))
    return { settlements: changes, writeOffs: own, invoices } satisfies ReadAllocations
  })
}
