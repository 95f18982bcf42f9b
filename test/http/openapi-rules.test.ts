import { createConfig, lintFromString } from "@redocly/openapi-core"
import { expect, it } from "vitest"
import { openService } from "../support/service/service.ts"

/** Rules that only advise, and why the document does not follow them. */
const advice = new Set([
  // The service is no open product with a licence of its own.
  "info-license",
  // Names of tags say what they are.
  "tag-description",
  // Describes what every operation may refuse as its default answer.
  "operation-4xx-response",
  // The service is asked at its own address.
  "no-server-example.com",
  // The interface names parts of a resource behind its id and actions before it; of two templates that match, the plainer is meant.
  "no-ambiguous-paths",
  // Sign-in at a provider only leads on.
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
