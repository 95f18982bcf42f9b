/* global SwaggerUIBundle, location -- runs in the browser, behind swagger-ui-bundle.js */

const spec = await (await fetch("/openapi.json")).json()

// The page's policy allows requests only to its own origin, so the server is the address under which the page was
// opened.
spec.servers = [{ url: location.origin }]
for (const { flows = {} } of Object.values(spec.components.securitySchemes))
  for (const flow of Object.values(flows)) flow.tokenUrl = location.origin + new URL(flow.tokenUrl).pathname

/** The permissions of an operation in words: `a:read|b:read c:write` is "a:read or b:read, and c:write". */
const toldNeeds = (needs) =>
  needs
    .split(" ")
    .map((group) =>
      group
        .split("|")
        .map((need) => `\`${need}\``)
        .join(" or "),
    )
    .join(", and ")

for (const operation of Object.values(spec.paths).flatMap((operations) => Object.values(operations))) {
  const needs = operation["x-permission"]
  if (needs === undefined || needs === "session" || needs === "anyone") continue
  operation.description = [operation.description, `Permission: ${toldNeeds(needs)}.`].filter(Boolean).join("\n\n")
}

const textOf = (tag, operation) =>
  [tag, operation.get("method"), operation.get("path"), operation.getIn(["operation", "summary"])]
    .join(" ")
    .toLowerCase()

const wordsOf = (phrase) => phrase.toLowerCase().split(/\s+/)

/** Finds the operations whose tag, method, path and summary together contain every word. */
const opsFilter = (groups, phrase) => {
  const words = wordsOf(phrase)
  return groups
    .map((group, tag) =>
      group.update("operations", (all) =>
        all.filter((operation) => words.every((word) => textOf(tag, operation).includes(word))),
      ),
    )
    .filter((group) => group.get("operations").size > 0)
}

/** Finds the webhooks whose name contains every word; the filter of Swagger UI leaves all of them. */
const filterWebhooks = (ofAll, system) => (state) => {
  const phrase = system.layoutSelectors.currentFilter()
  const words = typeof phrase === "string" && phrase !== "true" ? wordsOf(phrase) : []
  const all = Object.entries(ofAll(state))
  return Object.fromEntries(all.filter(([name]) => words.every((word) => name.toLowerCase().includes(word))))
}

SwaggerUIBundle({
  spec,
  dom_id: "#page",
  deepLinking: true,
  docExpansion: "list",
  filter: true,
  plugins: [
    {
      fn: { opsFilter },
      statePlugins: { spec: { wrapSelectors: { selectWebhooksOperations: filterWebhooks } } },
    },
  ],
})
