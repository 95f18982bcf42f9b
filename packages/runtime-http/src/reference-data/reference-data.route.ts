import type { ReferenceData } from "@svc/domain/reference-data/reference-data"
import { countries, type Country, countryFields } from "@svc/domain/reference-data/country"
import { type FinancialAccount, financialAccountFields } from "@svc/domain/reference-data/financial-account"
import {
  type DocumentTemplate,
  documentTemplateFields,
  documentTemplates,
} from "@svc/domain/reference-data/document-template"
import { type InvoiceBatchGroup, invoiceBatchGroupFields } from "@svc/domain/reference-data/invoice-batch-group"
import { type PaymentTerm, paymentTermFields } from "@svc/domain/reference-data/payment-term"
import { taxTemplateFields } from "@svc/domain/reference-data/tax-template"
import { unitFields, type UnitOfMeasure, unitsOfMeasure } from "@svc/domain/reference-data/unit-of-measure"
import type { Scope } from "@svc/domain/shared/scope"
import { ResourceNotFound } from "@svc/domain/shared/errors"
import { listInMemory } from "@svc/domain/listing/list-in-memory"
import { Effect } from "effect"
import { makeListOperation } from "../list-operation.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import type { ApiError } from "../api-error.ts"
import { type Resource, resource } from "../resource.ts"
import * as schemas from "./reference-data.schema.ts"
import { idParameter } from "../shapes.ts"
import { taxTemplateBody } from "./tax-template-body.ts"

const same = <A>(item: A) => item
const countryResource = resource({ schema: schemas.Country, fields: countryFields, body: same<Country> })
const unitResource = resource({ schema: schemas.UnitOfMeasure, fields: unitFields, body: same<UnitOfMeasure> })
const paymentTermResource = resource({
  schema: schemas.PaymentTerm,
  fields: paymentTermFields,
  body: same<PaymentTerm>,
})
const financialAccountResource = resource({
  schema: schemas.FinancialAccount,
  fields: financialAccountFields,
  body: same<FinancialAccount>,
})
const documentTemplateResource = resource({
  schema: schemas.DocumentTemplate,
  fields: documentTemplateFields,
  body: same<DocumentTemplate>,
})
const invoiceBatchGroupResource = resource({
  schema: schemas.InvoiceBatchGroup,
  fields: invoiceBatchGroupFields,
  body: same<InvoiceBatchGroup>,
})
const taxTemplateResource = resource({ schema: schemas.TaxTemplate, fields: taxTemplateFields, body: taxTemplateBody })

const tag = "Reference data"

export interface ReferenceDataDoor {
  readonly referenceData: ReferenceData
  readonly baseUrl: string
}

/** Countries, units, payment terms, the chart of accounts, tax templates (contract C2, C13 to C15, C20, C21). */
export const referenceDataOperations = ({
  referenceData: data,
  baseUrl,
}: ReferenceDataDoor): readonly AnyOperation[] => {
  const listOperation = makeListOperation(baseUrl)

  const getOne = <A>(
    path: string,
    summary: string,
    { schema, ok }: Resource<A>,
    get: (scope: Scope, id: string) => Effect.Effect<A, ApiError>,
  ) =>
    apiOperation({
      method: "get",
      path: `${path}/{id}`,
      tag,
      need: "settings:read",
      summary,
      params: idParameter(),
      answers: { 200: { description: "It", schema }, 404: { description: "No such entry" } },
      handle: ({ scope }, { params: { id } }) => Effect.map(get(scope, id), ok),
    })
  const ofAll = <A extends { readonly id: string }>(noun: string, all: readonly A[]) => {
    const byId = new Map(all.map((item) => [item.id, item]))
    return (_: unknown, id: string): Effect.Effect<A, ApiError> => {
      const item = byId.get(id)
      return item === undefined ? Effect.fail(new ResourceNotFound({ noun, id })) : Effect.succeed(item)
    }
  }

  return [
    listOperation({
      path: "/Countries",
      tag,
      need: "settings:read",
      summary: "Get countries",
      description: "ISO 3166-1, the same for all tenants.",
      resource: countryResource,
      list: (_, request) =>
        Effect.succeed(listInMemory(countries, (item, field) => [item[field as keyof Country]], request)),
    }),
    getOne("/Countries", "Get a country", countryResource, ofAll("country", countries)),

    listOperation({
      path: "/UnitOfMeasurements",
      tag,
      need: "settings:read",
      summary: "Get units of measurement",
      description: "UN/ECE Recommendation 20, the same for all tenants.",
      resource: unitResource,
      list: (_, request) =>
        Effect.succeed(listInMemory(unitsOfMeasure, (item, field) => [item[field as keyof UnitOfMeasure]], request)),
    }),
    getOne(
      "/UnitOfMeasurements",
      "Get a unit of measurement",
      unitResource,
      ofAll("unit of measurement", unitsOfMeasure),
    ),

    listOperation({
      path: "/PaymentTerms",
      tag,
      need: "settings:read",
      summary: "Get payment terms",
      resource: paymentTermResource,
      list: ({ scope }, request) => data.paymentTerms.list(scope, request),
    }),
    apiOperation({
      method: "post",
      path: "/PaymentTerms",
      tag,
      need: "settings:write",
      transaction: "idempotent",
      summary: "Create a payment term",
      description:
        "`NetDays` counts from the invoice date, `EndOfMonthNetDays` from the end of its month; `NetDaysEndOfMonth` counts from the invoice date and extends to the end of the month.",
      body: schemas.CreatePaymentTermRequest,
      answers: { 201: { description: "Created", schema: paymentTermResource.schema } },
      handle: ({ scope }, { body }) => Effect.map(data.paymentTerms.create(scope, body), paymentTermResource.created),
    }),
    getOne("/PaymentTerms", "Get a payment term", paymentTermResource, data.paymentTerms.get),

    listOperation({
      path: "/ChartOfAccounts",
      tag,
      need: "settings:read",
      summary: "Get the chart of accounts",
      resource: financialAccountResource,
      list: ({ scope }, request) => data.financialAccounts.list(scope, request),
    }),
    apiOperation({
      method: "post",
      path: "/ChartOfAccounts",
      tag,
      need: "settings:write",
      transaction: "idempotent",
      summary: "Create a financial account",
      body: schemas.CreateFinancialAccountRequest,
      answers: { 201: { description: "Created", schema: financialAccountResource.schema } },
      handle: ({ scope }, { body }) =>
        Effect.map(data.financialAccounts.create(scope, body), financialAccountResource.created),
    }),
    getOne("/ChartOfAccounts", "Get a financial account", financialAccountResource, data.financialAccounts.get),

    listOperation({
      path: "/DocumentTemplate",
      tag,
      need: "settings:read",
      summary: "Get document templates",
      description: "The layouts of the documents that the service draws, the same for all tenants.",
      resource: documentTemplateResource,
      list: (_, request) =>
        Effect.succeed(
          listInMemory(documentTemplates, (item, field) => [item[field as keyof DocumentTemplate]], request),
        ),
    }),
    getOne(
      "/DocumentTemplate",
      "Get a document template",
      documentTemplateResource,
      ofAll("document template", documentTemplates),
    ),

    listOperation({
      path: "/InvoiceBatchGroups",
      tag,
      need: "settings:read",
      summary: "Get invoice batch groups",
      description: "Groups of accounts and orders that are invoiced together.",
      resource: invoiceBatchGroupResource,
      list: ({ scope }, request) => data.invoiceBatchGroups.list(scope, request),
    }),
    apiOperation({
      method: "post",
      path: "/InvoiceBatchGroups",
      tag,
      need: "settings:write",
      transaction: "idempotent",
      summary: "Create an invoice batch group",
      body: schemas.CreateInvoiceBatchGroupRequest,
      answers: { 201: { description: "Created", schema: invoiceBatchGroupResource.schema } },
      handle: ({ scope }, { body }) =>
        Effect.map(data.invoiceBatchGroups.create(scope, body), invoiceBatchGroupResource.created),
    }),
    getOne("/InvoiceBatchGroups", "Get an invoice batch group", invoiceBatchGroupResource, data.invoiceBatchGroups.get),

    listOperation({
      path: "/TaxTemplates",
      tag,
      need: "settings:read",
      summary: "Get tax templates",
      resource: taxTemplateResource,
      list: ({ scope }, request) => data.taxTemplates.list(scope, request),
    }),
    apiOperation({
      method: "post",
      path: "/TaxTemplates",
      tag,
      need: "settings:write",
      transaction: "idempotent",
      summary: "Create a tax template",
      description:
        "Of several matching details the most specific one for the address counts; a detail without a place applies everywhere. `tax1`, `tax2` and `tax3` are added.",
      body: schemas.CreateTaxTemplateRequest,
      answers: { 201: { description: "Created", schema: taxTemplateResource.schema } },
      handle: ({ scope }, { body }) => Effect.map(data.taxTemplates.create(scope, body), taxTemplateResource.created),
    }),
    getOne("/TaxTemplates", "Get a tax template", taxTemplateResource, data.taxTemplates.get),
  ]
}
