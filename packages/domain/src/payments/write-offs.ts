import { Result } from "effect"
import type { Criterion } from "../listing/lookup-key.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"
import type { Decimal } from "../shared/decimal.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import { given } from "../shared/given.ts"
import type { PaymentWriteOffId } from "../shared/ids.ts"
import { checkPart, memberOf, type SignedAmount } from "./check-part.ts"
import type { WriteOff } from "./payment.ts"
import type { AllocationOperation } from "./payment-request.ts"

/**
 * A change of the write-offs of a settlement or a payment. The accounts that the request names are already looked up.
 */
export interface WriteOffChange {
  /** The path of the change in the request, for refusals. */
  readonly path: string
  readonly operation: AllocationOperation
  /** The criteria for the write-off to change or remove, one of which must match. */
  readonly criteria?: readonly Criterion[]
  readonly amount?: Decimal
  readonly postingText?: string
  readonly account?: FinancialAccountRef
}

export interface NewWriteOffDefaults {
  readonly nextId: () => PaymentWriteOffId
  readonly account: FinancialAccountRef
  /** The amount that an omitted one stands for, given the other write-offs. */
  readonly rest: (others: readonly WriteOff[]) => Decimal
}

/**
 * Write-offs after changes (contract P9). Write-offs by tolerance are removed when somebody changes write-offs by hand.
 */
export const changeWriteOffs = (
  before: readonly WriteOff[],
  changes: readonly WriteOffChange[],
  of: SignedAmount,
  defaults: NewWriteOffDefaults,
): Result.Result<readonly WriteOff[], FieldsRefused> => {
  let all =
    changes.length === 0 ? before : before.map((each) => (each.byTolerance ? { ...each, byTolerance: false } : each))
  for (const change of changes) {
    const after = changeOne(all, change, of, defaults)
    if (Result.isFailure(after)) return after
    all = after.success
  }
  return Result.succeed(all)
}

const changeOne = (
  all: readonly WriteOff[],
  { path, operation, criteria, amount, postingText, account }: WriteOffChange,
  of: SignedAmount,
  { nextId, account: usual, rest }: NewWriteOffDefaults,
): Result.Result<readonly WriteOff[], FieldsRefused> => {
  const refused = (field: string, text: string) => Result.fail(fieldRefused(memberOf(path, field), text))
  if (operation === "Create") {
    const wanted = amount ?? rest(all)
    const mistake = checkPart(wanted, of)
    if (mistake !== undefined)
      return refused("amount", amount === undefined ? "is required, because nothing is left to write off" : mistake)
    const made = {
      id: nextId(),
      amount: wanted,
      account: account ?? usual,
      byTolerance: false,
      ...given({ postingText }),
    }
    return Result.succeed([...all, made])
  }
  if (criteria === undefined) return refused("writeOff", "is required: it names the write-off to change or remove")
  const named = all.filter((each) =>
    criteria.some(({ key, value }) => (key === "Id" ? each.id === value : each.postingText === value)),
  )
  const [one, ...more] = named
  if (one === undefined) return refused("writeOff", "names no existing write-off")
  if (more.length > 0) return refused("writeOff", "names more than one write-off: give the id")
  const others = all.filter((each) => each !== one)
  if (operation === "Remove") return Result.succeed(others)
  const mistake = amount === undefined ? undefined : checkPart(amount, of)
  if (mistake !== undefined) return refused("amount", mistake)
  const changed = { ...one, ...given({ amount, account, postingText }) }
  return Result.succeed(all.map((each) => (each === one ? changed : each)))
}
