import { isObject } from "./openapi-components.ts"
import type { Document, Json } from "./openapi-document.ts"
import type { AnyOperation } from "./operation.ts"

/** The readers of a document: integrations, the console, or both (contract Q34). */
export const audiences = ["public", "console", "all"] as const
export type Audience = (typeof audiences)[number]

/** Paths that integrations do not need: counts and sums of console pages, sign-in settings, calls of providers. */
const pathsOfConsole: ReadonlySet<string> = new Set([
  "/Accounts/Balances",
  "/InvoiceBatches/Progress",
  "/InvoiceBatches/{id}/Summary",
  "/Integrations/AutoInvoice/Notifications/{key}",
  "/Invoices/Sums",
  "/Invoices/{id}/DocumentFacts",
  "/Invoices/{id}/FormerParties",
  "/Journals/Sums",
  "/NationalEInvoices/Counts",
  "/NationalEInvoices/OfInvoices",
  "/SignInPolicy",
  "/pay/{token}",
  "/pay/{token}/{file}",
  "/SignInProvider",
  "/WebhookSeries",
  "/WebhookSummaries",
])

/** True for operations that only the console or a browser uses, and for other spellings of a path. */
export const isOfConsole = (operation: AnyOperation): boolean =>
  pathsOfConsole.has(operation.path) ||
  operation.aliasOf !== undefined ||
  ["Console", "Notifications"].includes(operation.tag) ||
  (!("open" in operation) && operation.need === "session") ||
  /^\/docs(\/|$)/.test(operation.path)

/** The document with the operations of which `isKept` is true, and what they refer to. */
export const cutTo = <D extends Json & Document>(document: D, isKept: (operationId: string) => boolean): D => {
  const paths = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, operations]) => {
      const kept = Object.entries(operations).filter(([, each]) => isKept(String(each["operationId"])))
      return kept.length === 0 ? [] : [[path, Object.fromEntries(kept)]]
    }),
  )
  const used = new Set<string>()
  const follow = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(follow)
    else if (isObject(value)) {
      const { $ref } = value
      if (typeof $ref === "string" && !used.has($ref)) {
        used.add($ref)
        const [kind = "", name = ""] = $ref.split("/").slice(2)
        follow(document.components[kind]?.[name])
      }
      Object.values(value).forEach(follow)
    }
  }
  const webhooks = isKept("webhooks.list") ? document["webhooks"] : {}
  follow([paths, webhooks])
  const components = Object.fromEntries(
    Object.entries(document.components).map(([kind, all]) => [
      kind,
      kind === "securitySchemes"
        ? schemesOf(all, paths)
        : Object.fromEntries(Object.entries(all).filter(([name]) => used.has(`#/components/${kind}/${name}`))),
    ]),
  )
  const tags = new Set(
    Object.values(paths).flatMap((each) => Object.values(each).flatMap((one) => one["tags"] as string[])),
  )
  return { ...document, tags: document.tags.filter(({ name }) => tags.has(name)), paths, webhooks, components }
}

/** The schemes of all operations, and those that one of the operations names. */
const schemesOf = (all: Json, paths: Document["paths"]): Json => {
  const named = JSON.stringify(
    Object.values(paths).flatMap((each) => Object.values(each).map((one) => one["security"])),
  )
  return Object.fromEntries(Object.entries(all).filter(([name]) => name !== "session" || named.includes(`"${name}"`)))
}
