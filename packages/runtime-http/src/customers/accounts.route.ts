import type { Customers } from "@svc/domain/customers/customers"
import { accountBody, accountFields } from "@svc/domain/customers/account"
import type { AccountId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { makeListOperation } from "../list-operation.ts"
import { unknownIsBadRequest } from "../not-found.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { resource } from "../resource.ts"
import * as schemas from "./accounts.schema.ts"
import { idParameter } from "../shapes.ts"

const tag = "Accounts"
const path = "/Accounts"
const one = "/Accounts/{id}"

const accountResource = resource({ schema: schemas.Account, fields: accountFields, body: accountBody })

export interface CustomersDoor {
  readonly customers: Customers
  readonly baseUrl: string
}

/** Accounts (contract C9, C10, C11, C12). */
export const accountOperations = ({ customers, baseUrl }: CustomersDoor): readonly AnyOperation[] => {
  const listOperation = makeListOperation(baseUrl)

  return [
    listOperation({
      path,
      tag,
      need: "accounts:read",
      summary: "Get accounts",
      resource: accountResource,
      list: ({ scope }, request) => customers.list(scope, request),
    }),

    apiOperation({
      method: "post",
      path,
      tag,
      need: "accounts:write",
      transaction: "idempotent",
      summary: "Create an account",
      description: "The account gets the next number of the legal entity's series. Raises AccountsCreated.",
      body: schemas.CreateAccountRequest,
      answers: { 201: { description: "Created", schema: accountResource.schema } },
      handle: ({ origin }, { body }) => Effect.map(customers.create(origin, body), accountResource.created),
    }),

    apiOperation({
      method: "get",
      path: one,
      tag,
      need: "accounts:read",
      summary: "Get an account",
      params: idParameter<AccountId>(),
      answers: {
        200: { description: "The account", schema: accountResource.schema },
        404: { description: "No such account" },
      },
      handle: ({ scope }, { params: { id } }) => Effect.map(customers.get(scope, id), accountResource.ok),
    }),

    apiOperation({
      method: "patch",
      path: one,
      tag,
      need: "accounts:write",
      summary: "Change an account",
      description:
        "A merge patch (RFC 7396): absent members stay unchanged, null removes a value. Raises AccountsChanged.",
      params: idParameter<AccountId>(),
      body: schemas.AccountPatchRequest,
      answers: { 200: { description: "The account after the change", schema: accountResource.schema } },
      handle: ({ origin }, { params: { id }, body }) =>
        Effect.map(unknownIsBadRequest(customers.change(origin, id, body)), accountResource.ok),
    }),

    apiOperation({
      method: "delete",
      path: one,
      tag,
      need: "accounts:write",
      summary: "Delete an account",
      description: "Only an account without orders and invoices can be deleted.",
      params: idParameter<AccountId>(),
      answers: { 200: { description: "Deleted" }, 404: { description: "No such account" } },
      handle: ({ scope }, { params: { id } }) => Effect.as(customers.delete(scope, id), { status: 200 }),
    }),
  ]
}
