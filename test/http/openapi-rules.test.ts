import { createConfig, lintFromString } from "@redocly/openapi-core"
import { expect, it } from "vitest"
import { openService } from "../support/service/service.ts"

/** Advisory rules that the document breaks, each with the reason. */
const advice = new Set([
  // The service is not an open product with a licence of its own.
  "info-license",
  // The names of tags explain themselves.
  "tag-description",
  // The default answer describes the refusals that every operation has.
  "operation-4xx-response",
  // Each installation has its own address.
  "no-server-example.com",
  // Fixed segments win over parameters, so paths such as `/Currency/{id}` and `/Currency/BaseCurrency` are not
  // ambiguous.
  "no-ambiguous-paths",
  // Sign-in at a provider always redirects.
  "operation-2xx-response",
])

it("tools that read the document find no error in it: the recommended rules of Redocly", async () => {
  const service = await openService({ clock: "manual", http: true })
  try {
    const source = (await service.anonymous.get("/openapi.json")).text
    const found = await lintFromString({ source, config: await createConfig({ extends: ["recommended"] }) })
    const told = found.map(({ severity, ruleId, message, location }) => ({
      severity,
      ruleId,
      message,
      at: location[0]?.pointer,
    }))
    expect(told.filter(({ severity, ruleId }) => severity === "error" || !advice.has(ruleId))).toEqual([])
  } finally {
    await service.close()
  }
})
