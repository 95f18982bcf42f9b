import { longestPage, usualPage } from "@svc/runtime-http/shapes"
import { definitions } from "@svc/adapters/config/settings"
import { longestKey } from "@svc/runtime-http/idempotency-headers"
import { longestFilter } from "@svc/runtime-http/list-operation"
import { mostMistakes } from "@svc/runtime-http/mistakes"
import { clientPatienceMs } from "@svc/runtime-http/stream-answer"
import { permissionAreas, permissionLevels } from "@svc/domain/identity/permissions"
import { idempotencyHours } from "@svc/domain/shared/idempotency"
import { maxJsonDepth } from "@svc/domain/shared/json-text"
import { longestSearchValue, mostSearchValues } from "@svc/domain/webhooks/search-value"
import http from "node:http"
import type { DocumentForm, Json } from "./document-schemas.ts"
import { bodyLimitOf } from "./bodies-of-operations.ts"
import type { ListedOperation } from "./operations.ts"

type Described = ListedOperation & { readonly "x-permission"?: string }

const kib = (bytes: number): string => `${bytes / 1024} KiB`
const english = (count: number): string => count.toLocaleString("en")

/** The operations of each permission, by area and level. */
export const permissionSection = (operations: readonly Described[]): string => {
  const needs = permissionAreas.flatMap((area) => permissionLevels.map((level) => `${area}:${level}`))
  const parts = needs.flatMap((need) => {
    const names = operations
      .filter((each) => each["x-permission"]?.split(/[ |]/u).includes(need) === true)
      .map(({ name }) => `- \`${name}\``)
    return names.length === 0 ? [] : [`### \`${need}\`\n\n${names.join("\n")}\n`]
  })
  return parts.join("\n")
}

/** The operations that accept an idempotency key. */
export const idempotencySection = (operations: readonly Described[]): string =>
  operations
    .filter(({ parameters }) => parameters.some(({ name }) => name === "svc-idempotency-key"))
    .map(({ name }) => `- \`${name}\`\n`)
    .join("")

/** The body limit of most operations, and the operations with other limits. */
const bodyLimits = (operations: readonly Described[]): readonly string[] => {
  const bySize = Map.groupBy(operations, bodyLimitOf)
  bySize.delete(undefined)
  const [[usual] = [], ...others] = [...bySize].toSorted(([, a], [, b]) => b.length - a.length)
  return [
    `Body: ${usual}. More is 413.`,
    ...others.map(([size, some]) => `Body of at most ${size}: ${some.map(({ name }) => `\`${name}\``).join(", ")}.`),
  ]
}

/** The limits that hold everywhere, read from constants and operations. */
export const limitsSection = (operations: readonly Described[]): string =>
  [
    `Headers: ${kib(http.maxHeaderSize)} in all, request line included. More is 431.`,
    ...bodyLimits(operations),
    `Depth of JSON: ${maxJsonDepth} levels.`,
    `Items of a page: ${usualPage} when the request does not say, at most ${longestPage}.`,
    `\`Filter\`: ${english(longestFilter)} characters.`,
    `\`Search\`: ${longestSearchValue} characters; the first ${english(mostSearchValues)} values of an event are found.`,
    `Idempotency key: ${longestKey} characters, kept ${idempotencyHours.default} hours, or ${idempotencyHours.min} to ${idempotencyHours.max}.`,
    `Mistakes that an answer names: ${mostMistakes}.`,
    `An answer of which a client takes nothing for ${clientPatienceMs / 1000} seconds is cut off.`,
    ...(
      [
        "maxFailuresPerMinute",
        "statementTimeoutSeconds",
        "webhooksPerLegalEntity",
        "eventMaxBytes",
        "webhookDisableAfterDays",
        "webhookTimeoutSeconds",
        "webhookMaxAttempts",
        "webhookRetryIntervalSeconds",
      ] as const
    ).map((each) => {
      const { name, shownDefault, description } = definitions[each]
      return `\`${name}\` (${shownDefault}): ${description}.`
    }),
  ]
    .map((line) => `- ${line}\n`)
    .join("")

/** The names of the schemas that request bodies use, in the document's order. */
const requestSchemas = ({ paths, components }: DocumentForm): readonly string[] => {
  const used = new Set<string>()
  const follow = (value: unknown): void => {
    for (const [, name = ""] of (JSON.stringify(value) ?? "").matchAll(/"#\/components\/schemas\/(\w+)"/g))
      if (!used.has(name)) {
        used.add(name)
        follow(components.schemas[name])
      }
  }
  for (const operations of Object.values(paths))
    for (const { requestBody } of Object.values(operations)) follow(requestBody)
  return Object.keys(components.schemas).filter((name) => used.has(name))
}

/** The lists in request bodies, with their maximum number of items. */
export const listsSection = (document: DocumentForm): string => {
  const listsOf = (schema: Json, path: string): readonly string[] => {
    const { anyOf, properties = {}, items, maxItems } = schema
    const own = maxItems === undefined ? [] : [`\`${path}\`: ${english(Number(maxItems))}`]
    const branches = Array.isArray(anyOf) ? (anyOf as readonly Json[]).flatMap((each) => listsOf(each, path)) : []
    const members = Object.entries(properties as Json).flatMap(([name, each]) =>
      listsOf(each as Json, `${path}.${name}`),
    )
    return [...own, ...branches, ...members, ...(items === undefined ? [] : listsOf(items as Json, `${path}[]`))]
  }
  return requestSchemas(document)
    .flatMap((name) => listsOf(document.components.schemas[name]!, name))
    .map((line) => `- ${line}\n`)
    .join("")
}
