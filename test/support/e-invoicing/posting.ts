import { makeFindPostedInvoice } from "@svc/domain/e-invoicing/posted-invoices"
import type { CreditRequest } from "@svc/domain/invoicing/invoice-request"
import type { LegalEntityPatch } from "@svc/domain/organisation/use-cases/change-legal-entity"
import type { PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import { decimal } from "@svc/domain/shared/decimal"
import { given } from "@svc/domain/shared/given"
import type { InvoiceId, UserId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { randomInt } from "node:crypto"
import { addRate } from "../invoicing/billing.ts"
import type { Side } from "../service/side.ts"
import type { UblInput } from "./ubl-cases.ts"
import { buyer, plainInput, seller } from "./ubl-parties.ts"

type Sql = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>

/** A legal entity that can send national e-invoices. Its name and country are those of the seller in the inputs. */
export const polishEntity = { name: seller.name, baseCurrency: "PLN", country: "PL", timeZone: "Europe/Warsaw" }
/** A profile with registration numbers that no other test uses. */
export const polishProfile = (): LegalEntityPatch => ({
  organizationNumber: seller.org,
  taxRegistrationNumber: seller.vat,
  iban: plainInput.iban,
  bic: plainInput.bic,
  address: { street: seller.street, city: seller.city, zip: seller.zip, country: seller.country },
  electronicInvoiceAddress: seller.endpoint,
  electronicInvoiceAddressScheme: seller.scheme,
  nationalEInvoice: true,
  numberSeries: (["Invoice", "Credit"] as const).map((type) => ({ type, format: `${type}/${randomInt(1e9)}/{n}` })),
})

type Tax = Pick<UblInput["lines"][number], "cat" | "pct" | "reason" | "reasonCode">

/**
 * Posts invoices and credit notes through invoicing's use cases, so that their documents have the content of an input.
 */
export const makePosting = ({ get, run }: Side, sql: Sql) => {
  const setProfile = (scope: Scope, patch: LegalEntityPatch) => run(get("Organisation").changeProfile(scope, patch))

  const templates = new Map<string, Promise<unknown>>()
  const taxTemplate = async (scope: Scope, { cat, pct = "0", reason, reasonCode }: Tax) => {
    const name = `${cat} ${pct}`
    const key = `${scope.legalEntityId} ${name}`
    const detail = { tax1: decimal(pct), taxCategory: cat, exemptionReason: reason, exemptionReasonCode: reasonCode }
    if (!templates.has(key)) {
      templates.set(key, run(get("ReferenceData").taxTemplates.create(scope, { name, details: [detail] })))
    }
    await templates.get(key)
    return name
  }

  const linesOf = async (scope: Scope, { lines, period }: UblInput) => {
    const made = []
    for (const { name, qty, price, unit = "C62", allow = [], ...tax } of lines) {
      const [discount] = allow
      made.push({
        productName: name,
        quantity: decimal(qty),
        price: decimal(price),
        unitOfMeasure: unit,
        recognizedRevenueAccount: "3000",
        taxTemplate: await taxTemplate(scope, tax),
        ...(discount?.pct === undefined
          ? { discountAmount: discount && decimal(discount.amount) }
          : { discountPercent: decimal(discount.pct) }),
        servicePeriodStartDate: period?.[0],
        servicePeriodEndDate: period?.[1],
      })
    }
    return made
  }

  const account = ({ legalEntityId, tenantId }: Scope, { buyer: of, currency }: UblInput) =>
    run(
      get("Customers").create(originOf({ tenantId, legalEntityId }), {
        name: of.name,
        currency,
        organizationNumber: of.org,
        taxRegistrationNumber: of.vat,
        electronicInvoiceAddress: of.endpoint,
        electronicInvoiceAddressScheme: of.scheme,
        defaultInvoiceAddress: given({ street: of.street, city: of.city, zip: of.zip, country: of.country }),
      }),
    )

  /** Sets the next number of the series to the given one. */
  const numberAs = async (scope: Scope, type: "Invoice" | "Credit", number: string | undefined) => {
    if (number === undefined) return
    const [, format = "", digits = ""] = /^(.*?)(\d+)$/.exec(number) ?? []
    const series = { type, format: `${format}{n:${digits.length}}`, nextNumber: Number(digits) }
    await setProfile(scope, { numberSeries: [series] })
  }

  const invoiceOf = async (scope: Scope, input: UblInput): Promise<InvoiceId> => {
    if (input.currency !== "PLN") {
      await addRate(sql, scope.tenantId, scope.legalEntityId, input.currency, "PLN", input.date, input.rate ?? "4.25")
    }
    const allowances = []
    for (const { amount, ...tax } of input.allow ?? []) {
      allowances.push({ amount: decimal(amount), taxTemplate: await taxTemplate(scope, tax) })
    }
    const [name, content] = input.attachment ?? []
    const { invoice } = await run(
      get("Invoicing").createOnAccount(originOf(scope), {
        account: (await account(scope, input)).id,
        invoiceAction: "CancelDraftIfPostFail",
        invoiceDate: input.date,
        currency: input.currency,
        paymentTerm: input.terms,
        buyerReference: input.buyerRef,
        deliveryDate: input.delivery?.date,
        prepaidAmount: input.prepaid === undefined ? null : decimal(input.prepaid),
        deliveryAddress: input.delivery === undefined ? null : given({ country: input.delivery.country }),
        invoiceLines: await linesOf(scope, input),
        allowances,
        attachments: name === undefined ? [] : [{ name, contentType: "application/pdf", content: content! }],
      }),
    )
    return invoice.id
  }

  /** Makes and posts a credit note, of the whole invoice or as the request says. */
  const credit = async (scope: Scope, id: InvoiceId, request: CreditRequest): Promise<InvoiceId> => {
    const wanted: CreditRequest = { ...request, invoiceAction: "CancelDraftIfPostFail" }
    return (await run(get("Invoicing").credit(originOf(scope), id, wanted))).invoice.id
  }

  const creditOf = async (scope: Scope, input: UblInput, number?: string): Promise<InvoiceId> => {
    const [preceding, date] = input.preceding!
    await numberAs(scope, "Invoice", preceding)
    const credited = await invoiceOf(scope, { ...input, date })
    await numberAs(scope, "Credit", number)
    return credit(scope, credited, { creditInvoiceDate: input.date, creditAllInvoiceLines: true })
  }

  return {
    setProfile,
    credit,
    /** Returns the posted invoice in the terms of its document. */
    post: async (scope: Scope, asked: Partial<UblInput> = {}): Promise<PostedInvoice> => {
      const today = new Date(get("AppClock").now()).toISOString().slice(0, 10)
      const input = { ...plainInput, date: today, ...asked }
      if (input.credit !== true) await numberAs(scope, "Invoice", asked.number)
      const id = input.credit === true ? await creditOf(scope, input, asked.number) : await invoiceOf(scope, input)
      return (await run(makeFindPostedInvoice(get("Invoicing"))(scope, id)))!
    },
  }
}

const originOf = (scope: Scope) => ({
  ...scope,
  legalEntityName: seller.name,
  triggeredBy: "0199d3a0-0000-7000-8000-000000000002" as UserId,
})

/** A buyer with an invalid number, for whom the service refuses the document. */
export const wrongBuyer = { buyer: { ...buyer, vat: "PL1111111112" } }

export type Posting = ReturnType<typeof makePosting>
