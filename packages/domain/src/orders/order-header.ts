import { Effect } from "effect"
import { follow, patchDate } from "../catalogue/request-context.ts"
import type { Account, SimpleAccount } from "../customers/account.ts"
import { patchCustomFields } from "../custom-fields/custom-field.ts"
import { emptyRemoves, type MergePatch, mergePatch } from "../listing/merge-patch.ts"
import { textsIn } from "../listing/members.ts"
import type { StoredAddress } from "../reference-data/address.ts"
import { readBatchGroup } from "../reference-data/read-batch-group.ts"
import { addDays, addMonths, type CalendarDate, parseDate } from "../shared/calendar-date.ts"
import { fieldRefused } from "../shared/errors.ts"
import { given } from "../shared/given.ts"
import type { Milestone, OrderHeader } from "./order.ts"
import { orderTexts } from "../resources/order.resource.ts"
import type { OrderContext } from "./order-context.ts"
import type { MilestoneRequest, OrderHeaderRequest } from "./order-request.ts"
import { noticeDate, termMonths, termTo } from "./order-term.ts"

const defaultTerm = 12

type TermFields = Pick<
  OrderHeader,
  "start" | "end" | "endAnchor" | "termType" | "term" | "renewalTerm" | "noticePeriod" | "noticePeriodDate"
>
type TermRequest = Pick<
  OrderHeaderRequest,
  "subscriptionType" | "term" | "effectiveEndDate" | "renewalTerm" | "noticePeriod"
>

/**
 * The term of a subscription (contract S2, S3). A value that the request omits is taken from `before`, which is absent
 * for a new subscription.
 */
export const readTerm = Effect.fnUntraced(function* (start: CalendarDate, request: TermRequest, before?: TermFields) {
  const termType = request.subscriptionType ?? before?.termType ?? "Termed"
  const noticePeriod = request.noticePeriod ?? before?.noticePeriod ?? 0
  const endDate = (yield* patchDate("effectiveEndDate", request.effectiveEndDate)) ?? undefined
  if (termType === "Evergreen") {
    if (endDate !== undefined)
      return yield* fieldRefused("effectiveEndDate", "must be left out: an Evergreen subscription has no end")
    if (request.term) return yield* fieldRefused("term", "must be left out: an Evergreen subscription has no term")
    return { start, termType, term: 0, renewalTerm: request.renewalTerm ?? 0, noticePeriod } satisfies TermFields
  }
  const said = request.term ?? undefined
  if (said !== undefined && said < 1) return yield* fieldRefused("term", "must be at least 1 month")
  const isKept = said === undefined && endDate === undefined && before?.end !== undefined
  const end = isKept ? before.end : endDate === undefined ? addMonths(start, said ?? defaultTerm) : addDays(endDate, 1)
  if (parseDate(end) === undefined)
    return yield* fieldRefused("term", "is too long: the subscription would end after the year 9999")
  if (end <= start) return yield* fieldRefused("effectiveEndDate", "must not be before effectiveStartDate")
  if (said !== undefined && endDate !== undefined && addMonths(start, said) !== end)
    return yield* fieldRefused(
      "effectiveEndDate",
      `must be ${addDays(addMonths(start, said), -1)}, the last day of a term of ${said} months: give only one of the two`,
    )
  const term = isKept ? before.term : (said ?? termMonths(start, end))
  const dates = isKept
    ? { end, endAnchor: before.endAnchor!, noticePeriodDate: noticeDate(end, noticePeriod) }
    : termTo(start, end, noticePeriod)
  return {
    start,
    termType,
    term,
    renewalTerm: request.renewalTerm ?? before?.renewalTerm ?? term,
    noticePeriod,
    ...dates,
  } satisfies TermFields
})

const addressOf = (
  field: "invoiceAddressId" | "deliveryAddressId",
  id: string | null | undefined,
  account: Account | undefined,
): Effect.Effect<StoredAddress | null | undefined, ReturnType<typeof fieldRefused>> => {
  if (id === undefined || id === null) return Effect.succeed(id)
  const found = [account?.defaultInvoiceAddress, account?.defaultDeliveryAddress].find(
    (address) => address?.id === id.toLowerCase(),
  )
  return found === undefined
    ? Effect.fail(fieldRefused(field, "names no address of the invoiced account"))
    : Effect.succeed(found)
}

/** The descriptive members, which may change without a new version (contract S14). */
export type Stated = Omit<OrderHeaderRequest, keyof TermRequest | "orderDate" | "milestones" | "orderDiscounts">

/** The order with the descriptive members, references and accounts that a request gives; other members stay. */
export const stateHeader = Effect.fnUntraced(function* <H extends OrderHeader>(
  before: H,
  request: Stated,
  invoiced: Account | undefined,
  { lookUps, configurations }: OrderContext,
) {
  const { invoicingCurrency } = request
  if (invoicingCurrency && invoicingCurrency.toUpperCase() !== before.currency)
    return yield* fieldRefused("invoicingCurrency", `must be ${before.currency}, the currency of the account`)
  const key = request.invoiceAccount ?? (usesAddresses(request) ? before.invoiceAccount.id : undefined)
  const account = invoiced ?? (key === undefined ? undefined : yield* lookUps.account("invoiceAccount", key))
  if (account !== undefined && account.currency !== before.currency)
    return yield* fieldRefused("invoiceAccount", `must be an account in ${before.currency}, not in ${account.currency}`)
  if (account?.inactive === true && account.id !== before.invoiceAccount.id)
    return yield* fieldRefused("invoiceAccount", "is inactive")
  const patched = mergePatch<OrderHeader>(
    before,
    emptyRemoves<OrderHeader>({
      ...textsIn(orderTexts, request),
      orderPaymentMethod: request.orderPaymentMethod ?? undefined,
      invoiceSeparatly: request.invoiceSeparatly ?? undefined,
      invoiceTemplateId: yield* follow(
        "invoiceTemplateId",
        request.invoiceTemplateId,
        lookUps.invoiceTemplate,
        ({ id }) => id,
      ),
      ...(yield* readGroup(request, lookUps)),
      isAutoRenewed: request.isAutoRenewed ?? undefined,
      invoiceAddress: yield* addressOf("invoiceAddressId", request.invoiceAddressId, account),
      deliveryAddress: yield* addressOf("deliveryAddressId", request.deliveryAddressId, account),
      paymentTerm: yield* follow("paymentTerm", request.paymentTerm, lookUps.paymentTerm, ({ id, name }) => ({
        id,
        name,
      })),
      orderBillingPeriod: request.orderBillingPeriod ?? undefined,
      setOrderBillingPeriod: request.setOrderBillingPeriod ?? undefined,
      customFields: yield* Effect.fromResult(
        patchCustomFields(configurations.Order, before.customFields, request.customFields),
      ),
    }),
  )
  return {
    ...patched,
    ...(account === undefined ? {} : { invoiceAccount: simpleAccount(account) }),
  } as H
})

/** Reads the invoice batch group. An order with a group of its own does not use its account's group (contract C21). */
const readGroup = Effect.fnUntraced(function* (request: Stated, lookUps: OrderContext["lookUps"]) {
  const group = yield* readBatchGroup(request, lookUps)
  const uses = request.useAccountInvoiceBatchGroup ?? undefined
  if (group && uses === true)
    return yield* fieldRefused(
      "useAccountInvoiceBatchGroup",
      "must not be true when the order is given a group of its own",
    )
  return {
    invoiceBatchGroup: uses === true ? null : group,
    useAccountInvoiceBatchGroup: group ? false : uses,
  } satisfies MergePatch<OrderHeader>
})

const usesAddresses = ({ invoiceAddressId, deliveryAddressId }: Stated): boolean =>
  Boolean(invoiceAddressId) || Boolean(deliveryAddressId)

/** The members of an account that an order shows. */
export const simpleAccount = ({ id, accountNumber, name, externalERPId, externalCRMId }: Account): SimpleAccount => ({
  id,
  accountNumber,
  name,
  ...given({ externalERPId, externalCRMId }),
})

const mostMilestones = 100

/** Reads milestones by name: adds the new ones and changes the existing ones (contract S25). */
export const readMilestones = Effect.fnUntraced(function* (
  before: readonly Milestone[],
  requests: readonly MilestoneRequest[],
  { nextId }: Pick<OrderContext, "nextId">,
) {
  let milestones = before
  const seen = new Set<string>()
  for (const [index, request] of requests.entries()) {
    const at = `milestones[${index}]`
    const name = request.name.trim()
    if (name === "") return yield* fieldRefused(`${at}.name`, "must not be empty")
    if (seen.has(name)) return yield* fieldRefused(`${at}.name`, "must not be given twice")
    seen.add(name)
    const plannedDate = yield* patchDate(`${at}.plannedDate`, request.plannedDate)
    const known = milestones.find((milestone) => milestone.name === name)
    const milestone = mergePatch<Milestone>(known ?? { id: nextId(), name }, {
      description: request.description,
      plannedDate,
    })
    milestones =
      known === undefined ? [...milestones, milestone] : milestones.map((each) => (each === known ? milestone : each))
  }
  if (milestones.length > mostMilestones)
    return yield* fieldRefused("milestones", `an order has at most ${mostMilestones} milestones`)
  return milestones
})
