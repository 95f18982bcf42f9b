import { Result } from "effect"
import type { SimpleAccount } from "../customers/account.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import type { Payment } from "./payment.ts"

/**
 * Whether a payment can get another account, which is only possible while no settlement or refund ties it to the
 * present one (contract P21).
 */
export const checkAccount = (
  { account: before, settlements, refundOf, refundedBy }: Payment,
  account: SimpleAccount | undefined,
): Result.Result<void, FieldsRefused> => {
  if (account?.id === before?.id) return Result.succeed(undefined)
  const refused = (text: string) => Result.fail(fieldRefused("account", text))
  if (refundOf.length > 0 || refundedBy.length > 0)
    return refused("cannot be changed while a refund connects the payment with another one")
  const other = settlements.find(({ invoice }) => invoice.account.id !== account?.id)
  return other === undefined
    ? Result.succeed(undefined)
    : refused(
        `cannot be changed while the payment settles invoice ${other.invoice.number} of account ${other.invoice.account.accountNumber}`,
      )
}
