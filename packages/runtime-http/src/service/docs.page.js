/* global SwaggerUIBundle, location -- runs in the browser, behind swagger-ui-bundle.js */

const spec = await (await fetch("/openapi.json")).json()

// The page's policy allows requests only to its own origin, so the server is the address under which the page was
// opened.
spec.servers = [{ url: location.origin }]
for (const { flows = {} } of Object.values(spec.components.securitySchemes))
  for (const flow of Object.values(flows)) flow.tokenUrl = location.origin + new URL(flow.tokenUrl).pathname

const textOf = (tag, operation) =>
  [tag, operation.get("method"), operation.get("path"), operation.getIn(["operation", "summary"])]
    .join(" ")
    .toLowerCase()

/** Finds the operations whose tag, method, path and summary together contain every word. */
const opsFilter = (groups, phrase) => {
  const words = phrase.toLowerCase().split(/\s+/)
  return groups
    .map((group, tag) =>
      group.update("operations", (all) =>
        all.filter((operation) => words.every((word) => textOf(tag, operation).includes(word))),
      ),
    )
    .filter((group) => group.get("operations").size > 0)
}

SwaggerUIBundle({
  spec,
  dom_id: "#page",
  deepLinking: true,
  docExpansion: "list",
  filter: true,
  plugins: [{ fn: { opsFilter } }],
})
