import { baseUrlOf } from "@svc/adapters/config/settings"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import { countries, type Country, countryFields } from "@svc/domain/billing/reference-data/country"
import { financialAccountFields } from "@svc/domain/billing/reference-data/financial-account"
import { paymentTermFields } from "@svc/domain/billing/reference-data/payment-term"
import { taxTemplateFields } from "@svc/domain/billing/reference-data/tax-template"
import { unitFields, type UnitOfMeasure, unitsOfMeasure } from "@svc/domain/billing/reference-data/unit-of-measure"
import { ResourceNotFound } from "@svc/domain/billing/billing.errors"
import { listInMemory } from "@svc/domain/shared/list/list-in-memory"
import { Effect } from "effect"
import type { TSchema } from "typebox"
import { makeListOperation } from "../../list-operation.ts"
import { type AnyOperation, apiOperation } from "../../operation.ts"
import type { ApiError } from "../../api-error.ts"
import * as schemas from "../../schemas/reference-data.ts"
import { idParameter } from "../../schemas/shapes.ts"
import { taxTemplateBody } from "./tax-template-body.ts"

const tag = "Reference data"

/** Countries, units, payment terms, the chart of accounts and tax templates (specification 4, Reference data). */
export const referenceDataOperations = (container: Graph): readonly AnyOperation[] => {
  const data = resolve(container, "ManageReferenceData")
  const listOperation = makeListOperation(baseUrlOf(resolve(container, "Settings")))

  const getOne = <A>(
    path: string,
    summary: string,
    schema: TSchema,
    get: (scope: Parameters<typeof data.paymentTerms.get>[0], id: string) => Effect.Effect<A, ApiError>,
    body: (item: A) => unknown,
  ) =>
    apiOperation({
      method: "get",
      path: `${path}/{id}`,
      tag,
      need: "settings:read",
      summary,
      params: idParameter,
      answers: { 200: { description: "It", schema }, 404: { description: "There is none" } },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(get(scope, id), (item) => ({ status: 200, body: body(item) })),
    })
  const same = <A>(item: A) => item
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
      description: "ISO 3166-1, the same for everybody.",
      fields: countryFields,
      item: schemas.Country,
      list: (_, request) =>
        Effect.succeed(listInMemory(countries, (item, field) => [item[field as keyof Country]], request)),
      body: same,
    }),
    getOne("/Countries", "Get a country", schemas.Country, ofAll("country", countries), same),

    listOperation({
      path: "/UnitOfMeasurements",
      tag,
      need: "settings:read",
      summary: "Get units of measurement",
      description: "UN/ECE Recommendation 20, the same for everybody.",
      fields: unitFields,
      item: schemas.UnitOfMeasure,
      list: (_, request) =>
        Effect.succeed(listInMemory(unitsOfMeasure, (item, field) => [item[field as keyof UnitOfMeasure]], request)),
      body: same,
    }),
    getOne(
      "/UnitOfMeasurements",
      "Get a unit of measurement",
      schemas.UnitOfMeasure,
      ofAll("unit of measurement", unitsOfMeasure),
      same,
    ),

    listOperation({
      path: "/PaymentTerms",
      tag,
      need: "settings:read",
      summary: "Get payment terms",
      fields: paymentTermFields,
      item: schemas.PaymentTerm,
      list: ({ scope }, request) => data.paymentTerms.list(scope, request),
      body: same,
    }),
    apiOperation({
      method: "post",
      path: "/PaymentTerms",
      tag,
      need: "settings:write",
      idempotent: true,
      summary: "Create a payment term",
      description:
        "`NetDays` counts from the invoice's date, `EndOfMonthNetDays` from the end of its month; `NetDaysEndOfMonth` goes on to the end of the month.",
      body: schemas.CreatePaymentTermRequest,
      answers: { 201: { description: "Created", schema: schemas.PaymentTerm } },
      handle: ({ scope }, { body }) =>
        Effect.map(data.paymentTerms.create(scope, body), (term) => ({ status: 201, body: term })),
    }),
    getOne("/PaymentTerms", "Get a payment term", schemas.PaymentTerm, data.paymentTerms.get, same),

    listOperation({
      path: "/ChartOfAccounts",
      tag,
      need: "settings:read",
      summary: "Get the chart of accounts",
      fields: financialAccountFields,
      item: schemas.FinancialAccount,
      list: ({ scope }, request) => data.financialAccounts.list(scope, request),
      body: same,
    }),
    apiOperation({
      method: "post",
      path: "/ChartOfAccounts",
      tag,
      need: "settings:write",
      idempotent: true,
      summary: "Create a financial account",
      body: schemas.CreateFinancialAccountRequest,
      answers: { 201: { description: "Created", schema: schemas.FinancialAccount } },
      handle: ({ scope }, { body }) =>
        Effect.map(data.financialAccounts.create(scope, body), (account) => ({ status: 201, body: account })),
    }),
    getOne("/ChartOfAccounts", "Get a financial account", schemas.FinancialAccount, data.financialAccounts.get, same),

    listOperation({
      path: "/TaxTemplates",
      tag,
      need: "settings:read",
      summary: "Get tax templates",
      fields: taxTemplateFields,
      item: schemas.TaxTemplate,
      list: ({ scope }, request) => data.taxTemplates.list(scope, request),
      body: taxTemplateBody,
    }),
    apiOperation({
      method: "post",
      path: "/TaxTemplates",
      tag,
      need: "settings:write",
      idempotent: true,
      summary: "Create a tax template",
      description:
        "Of several details the one that says most about the address counts; one without a place stands for every place. `tax1`, `tax2` and `tax3` are added up.",
      body: schemas.CreateTaxTemplateRequest,
      answers: { 201: { description: "Created", schema: schemas.TaxTemplate } },
      handle: ({ scope }, { body }) =>
        Effect.map(data.taxTemplates.create(scope, body), (template) => ({
          status: 201,
          body: taxTemplateBody(template),
        })),
    }),
    getOne("/TaxTemplates", "Get a tax template", schemas.TaxTemplate, data.taxTemplates.get, taxTemplateBody),
  ]
}
