import { beforeAll, describe, expect, it } from "vitest"
import { type DocumentForm, namedSchemas } from "../support/service/document-schemas.ts"
import {
  type GeneratedClient,
  makePythonClient,
  makeTypescriptClient,
  pythonGenerator,
} from "../support/service/generated-client.ts"
import { readDocument } from "../support/service/operations.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"

let service: LentService
let tenant: TestTenant
let document: DocumentForm
beforeAll(async () => {
  service = await lendService()
  tenant = await service.createTenant()
  document = (await readDocument(service)) as unknown as DocumentForm
})

describe("a client made from the document", () => {
  it("sends no page that was not asked for: those of the other version are refused", () => {
    const paging = namedSchemas(document).filter(({ name }) =>
      ["PageNumber", "PageSize", "Skip", "Take"].includes(name),
    )
    expect(paging.length).toBeGreaterThan(50)
    for (const { place, forms } of paging) for (const form of forms) expect(form, place).not.toHaveProperty("default")
  })

  it("knows every date and every moment as one", () => {
    const temporal =
      /(Date|From|To|At|After|Before|Since|Until|Import|Sync)$|^(from|to|date|since|until|created|requested|started|finished|time|now|effective.*)$/
    // Texts without a format: currencies of a conversion, switches, HTTP dates, entity tags, addresses, an id, a page,
    // and Retry-After.
    const others =
      /#\/paths\/~1ExchangeRate~1(AsOf|Convert)\/get\/parameters\/\d+ from$|\/TokenResponseV[12] expires$|~1Pulse\/get.* Since$|PersonalToken lastUsedFrom$|ReadNotificationsRequest until$|~1Start\/get\/parameters\/\d+ to$| retryAfter$|\/MailSettings(Request)? replyTo$|\/(MailTest|SendRequest) to$/
    const dates = namedSchemas(document).filter(
      ({ name, forms }) => temporal.test(name) && forms.some(({ type }) => type === "string"),
    )
    expect(dates.length).toBeGreaterThan(80)
    const silent = dates.filter(({ forms }) => forms.some(({ format }) => format !== "date" && format !== "date-time"))
    expect(silent.map(({ place }) => place).filter((place) => !others.test(place))).toEqual([])
  })

  it("knows the event tags, in requests, parameters and answers", async () => {
    const { body } = await tenant.api.get("/EventTypes")
    const known = body as readonly { readonly eventType: string; readonly alternativeSpellings: readonly string[] }[]
    const spellings = known.flatMap((each) => [each.eventType, ...each.alternativeSpellings])
    const tags = namedSchemas(document).filter(
      ({ name, place }) => /^(eventType|events|alternativeSpellings)$/i.test(name) && !place.startsWith("#/webhooks"),
    )
    expect(tags.length).toBeGreaterThan(12)
    for (const { place, forms } of tags) for (const form of forms) expect(form["enum"], place).toEqual(spellings)
    const names = document.components.schemas["EventTag"]!["x-enum-varnames"] as readonly string[]
    expect(new Set(names.map((each) => each.toUpperCase())).size).toBe(spellings.length)
  })
})

/** Runs the integration program of `test/clients` with a generated client and a new tenant. */
const expectIntegration = async ({ integrate, remove }: GeneratedClient) => {
  const receiver = await startReceiver()
  const { clientId, secret } = await service.createTenant()
  try {
    const environment = { CLIENT_ID: clientId, CLIENT_SECRET: secret, RECEIVER: receiver.url("/hook") }
    const done = await integrate({ SVC_URL: service.origin, ...environment })
    const [first] = receiver.requests
    const { EventId } = JSON.parse(first!.body) as { readonly EventId: string }
    expect(receiver.requests).toHaveLength(3)
    expect(done).toEqual({
      event: EventId,
      delivered: EventId,
      answered: [200],
      invoice: { number: expect.stringMatching(/\d+/), date: "2026-01-15", status: "Posted" },
      invoices: [true],
      posted: [1, 5],
      refused: "/problems/resource-not-found",
    })
  } finally {
    await receiver.close()
    remove()
  }
}

describe("a first integration works by the generated client alone", () => {
  it("in TypeScript, type-checked", async () => {
    await expectIntegration(await makeTypescriptClient(JSON.stringify(document)))
  })

  const generator = pythonGenerator()
  const unless = generator === undefined ? ": SKIPPED, as PYTHON_CLIENT_GENERATOR names no openapi-python-client" : ""
  it.skipIf(generator === undefined)(`in Python${unless}`, async () => {
    await expectIntegration(await makePythonClient(JSON.stringify(document), generator!))
  })
})
