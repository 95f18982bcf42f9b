import { baseUrlOf } from "@svc/adapters/config/settings"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import { accountBody, accountFields } from "@svc/domain/billing/accounts/account"
import { invoiceBody } from "@svc/domain/billing/invoicing/invoice-body"
import { invoiceFields } from "@svc/domain/billing/invoicing/invoice-fields"
import type { AccountId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { makeListOperation } from "../../list-operation.ts"
import { unknownIsBadRequest } from "../../not-found.ts"
import { type AnyOperation, apiOperation } from "../../operation.ts"
import * as schemas from "../../schemas/accounts.ts"
import { Invoice } from "../../schemas/invoices.ts"
import { idParameter } from "../../schemas/shapes.ts"

const tag = "Accounts"
const path = "/Accounts"
const one = "/Accounts/{id}"

/** Accounts (resource-shapes). */
export const accountOperations = (container: Graph): readonly AnyOperation[] => {
  const manage = resolve(container, "ManageAccounts")
  const invoices = resolve(container, "ReadInvoices")
  const listOperation = makeListOperation(baseUrlOf(resolve(container, "Settings")))

  return [
    listOperation({
      path,
      tag,
      need: "accounts:read",
      summary: "Get accounts",
      fields: accountFields,
      item: schemas.Account,
      list: ({ scope }, request) => manage.list(scope, request),
      body: accountBody,
    }),

    apiOperation({
      method: "post",
      path,
      tag,
      need: "accounts:write",
      idempotent: true,
      summary: "Create an account",
      description: "Its number is the next of the series of the legal entity. Raises AccountsCreated.",
      body: schemas.CreateAccountRequest,
      answers: { 201: { description: "Created", schema: schemas.Account } },
      handle: ({ origin }, { body }) =>
        Effect.map(manage.create(origin, body), (account) => ({ status: 201, body: accountBody(account) })),
    }),

    apiOperation({
      method: "get",
      path: one,
      tag,
      need: "accounts:read",
      summary: "Get an account",
      params: idParameter,
      answers: { 200: { description: "The account", schema: schemas.Account }, 404: { description: "There is none" } },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(manage.get(scope, id as AccountId), (account) => ({ status: 200, body: accountBody(account) })),
    }),

    apiOperation({
      method: "patch",
      path: one,
      tag,
      need: "accounts:write",
      summary: "Change an account",
      description: "A merge patch (RFC 7396): what is absent stays, null removes. Raises AccountsChanged.",
      params: idParameter,
      body: schemas.AccountPatchRequest,
      answers: { 200: { description: "The account as it is now", schema: schemas.Account } },
      handle: ({ origin }, { params: { id }, body }) =>
        Effect.map(unknownIsBadRequest(manage.change(origin, id as AccountId, body)), (account) => ({
          status: 200,
          body: accountBody(account),
        })),
    }),

    apiOperation({
      method: "delete",
      path: one,
      tag,
      need: "accounts:write",
      summary: "Delete an account",
      description: "Only one without invoices.",
      params: idParameter,
      answers: { 200: { description: "Deleted" }, 404: { description: "There is none" } },
      handle: ({ scope }, { params: { id } }) => Effect.as(manage.delete(scope, id as AccountId), { status: 200 }),
    }),

    listOperation({
      path: `${one}/Invoices`,
      tag,
      need: "invoices:read",
      summary: "Get the invoices of an account",
      params: idParameter,
      fields: invoiceFields,
      item: Invoice,
      list: ({ scope }, request, { id }) => unknownIsBadRequest(invoices.ofAccount(scope, id as AccountId, request)),
      body: invoiceBody,
    }),
  ]
}
