import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { projectFiles, repository } from "../support/repository.ts"

const contents = new Map(
  projectFiles()
    .filter((file) => /^packages\/.*\.tsx?$/.test(file) && !file.endsWith(".gen.ts"))
    .map((file) => [file, readFileSync(path.join(repository, file), "utf8")]),
)

const files = (pattern: RegExp) => [...contents].filter(([file]) => pattern.test(file))

interface Cost {
  /** The folder of the context that contains everything about the resource except its description. */
  readonly context: string
  /** The name of the resource's file in the folder of resources. */
  readonly described: string
  /** The name of the resource's folder among the console's pages. */
  readonly pages: string
  /** A plain text member that no rule mentions. */
  readonly member: string
  /** How many lines name the member, on the server and in the console, without the migration. */
  readonly lines: readonly [server: number, console: number]
}

/** The cost of one plain text member of each resource. The numbers may only fall. */
const costs: Readonly<Record<string, Cost>> = {
  Account: { context: "customers", described: "account", pages: "accounts", member: "yourReference", lines: [3, 1] },
  Quote: { context: "quotes", described: "quote", pages: "quotes", member: "yourReference", lines: [1, 1] },
  Payment: { context: "payments", described: "payment", pages: "payments", member: "payerInformation", lines: [2, 1] },
  Invoice: { context: "invoicing", described: "invoice", pages: "invoices", member: "yourReference", lines: [14, 2] },
  Product: { context: "catalogue", described: "product", pages: "products", member: "externalERPId", lines: [5, 0] },
  OrderCharge: { context: "orders", described: "order", pages: "subscriptions", member: "remarks", lines: [2, 0] },
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const naming = (member: string, within: RegExp) => {
  const named = new RegExp(`\\b(${member}|${snake(member)})\\b`)
  return files(within).flatMap(([, text]) => text.split("\n").filter((line) => named.test(line))).length
}

test.each(Object.entries(costs))("a text member of %s costs as many lines as written down", (_, cost) => {
  const { context, described, pages, member, lines } = cost
  expect([
    naming(
      member,
      new RegExp(
        `^packages/(domain|adapters|runtime-http|runtime-worker)/src/((postgres/)?${context}/|resources/${described}.resource)`,
      ),
    ),
    naming(member, new RegExp(`^packages/console/src/pages/${pages}/`)),
  ]).toEqual(lines)
})

/**
 * The files outside its own context's folders that a new resource, such as a quote, must edit. The list may only
 * shrink; the two lists of the audit log came with it, because a table that it does not know must not compile.
 */
const central = [
  "packages/adapters/src/postgres/base/audited-tables.ts",
  "packages/adapters/src/wiring/bindings.ts",
  "packages/console/src/pages/settings/permission-presets.ts",
  "packages/console/src/shell/resources.ts",
  "packages/domain/src/resources/resources.ts",
  "packages/domain/src/shared/audited-kinds.ts",
  "packages/domain/src/shared/ids.ts",
  "packages/runtime-http/src/app.ts",
]

test("a new resource has no more places to edit outside its own folders than are written down", () => {
  const own = /\/(quotes|orders|invoicing|catalogue|subscriptions)\//
  const found = [...contents].flatMap(([file, text]) =>
    !own.test(file) && [/quote/i, /payment/i, /product/i].every((word) => word.test(text)) ? [file] : [],
  )
  expect(found.toSorted()).toEqual(central)
})
