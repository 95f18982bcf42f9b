import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { repository } from "../support/repository.ts"
import { cases, seenBy } from "../support/sdks/conformance-case.ts"
import { startCuttingProxy } from "../support/sdks/cutting-proxy.ts"
import { packPythonSdk, type PackedPythonSdk } from "../support/sdks/packed-python.ts"
import { whyNoPython } from "../support/sdks/python.ts"
import { startScriptedServer } from "../support/sdks/scripted-server.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"

const withoutPython = whyNoPython() !== undefined
const forms = ["Svc", "AsyncSvc"] as const

/** The arguments by which a client says who it is. */
const who = ({ clientId, secret }: TestTenant) => ({ client_id: clientId, client_secret: secret })

let packed: PackedPythonSdk
let service: LentService
let tenant: TestTenant
beforeAll(async () => {
  if (withoutPython) return
  packed = await packPythonSdk()
  service = await lendService()
  tenant = await service.createTenant()
})
afterAll(() => packed?.remove())

interface CaseOutcome {
  readonly error?: { readonly text: string }
}

/** Runs the cases of `conformance.json` in one program, each against a server of its own. */
const observeAll = async () => {
  const start = () =>
    Promise.all(cases.map((each) => startScriptedServer(each.answers, each.client?.tokenSeconds ?? 3600)))
  const servers = { Svc: await start(), AsyncSvc: await start() }
  const given = (form: (typeof forms)[number]) =>
    cases.map(({ call, client: { legalEntity } = {} }, index) => {
      const client = legalEntity === undefined ? {} : { legalEntity }
      return { url: servers[form][index]!.url, client, call }
    })
  try {
    const outcomes = (await packed.runProgram("conformance.py", {
      Svc: given("Svc"),
      AsyncSvc: given("AsyncSvc"),
    })) as Readonly<Record<string, readonly CaseOutcome[]>>
    const all = forms.flatMap((form) =>
      cases.map(
        ({ name }, index) =>
          [`${form} ${name}`, { ...outcomes[form]![index]!, ...seenBy(servers[form][index]!) }] as const,
      ),
    )
    return new Map<string, (typeof all)[number][1]>(all)
  } finally {
    for (const server of Object.values(servers).flat()) server.close()
  }
}

describe.skipIf(withoutPython)("the rules of spec.md, in Python", () => {
  let seen: Awaited<ReturnType<typeof observeAll>>
  beforeAll(async () => {
    seen = await observeAll()
  })

  it.each(forms.flatMap((form) => cases.map((each) => ({ ...each, name: `${form} ${each.name}` }))))(
    "$name",
    (each) => {
      const outcome = seen.get(each.name)!
      expect({ error: undefined, ...outcome }).toMatchObject({ error: undefined, ...each.expect })
      expect(outcome.error?.text ?? "").not.toMatch(/secret|token-/)
    },
  )
})

describe.skipIf(withoutPython)("the wheel and the service", () => {
  it("make exactly as many accounts as were asked for, where a tenth of the connections is cut", async () => {
    const proxy = await startCuttingProxy(service.origin)
    try {
      const names = Array.from({ length: 60 }, (_, index) => `Shaken ${index}`)
      const about = { proxy: proxy.url, url: service.origin, who: who(tenant), names, pageSize: 7 }
      const there = (await packed.runProgram("creates.py", about)) as readonly string[]
      for (const fate of ["before", "after", "middle", "refuse"]) expect(proxy.fates[fate], fate).toBeGreaterThan(0)
      expect(there.toSorted()).toEqual(names.toSorted())
    } finally {
      proxy.close()
    }
  })

  it("tell what was wrong, keep a change by somebody else, and give amounts with all digits", async () => {
    // No double has the digits of the first price.
    const prices = ["9007199254740.993", "100", "0.1"]
    expect(await packed.runProgram("refusals.py", { url: service.origin, who: who(tenant), prices })).toEqual({
      wrong: { name: "BadRequest", errors: ["name"], hasTrace: true },
      changed: { name: "PreconditionFailed", errors: ["If-Match"], hasTrace: true },
      nobody: { name: "BadRequest", errors: ["id"], hasTrace: true },
      stranger: { name: "Unauthorized", errors: [], hasTrace: false },
      areExact: true,
      prices,
      attempts: [
        ["POST", "/connect/token", 1, 200],
        ["POST", "/Accounts", 1, 201],
      ],
    })
  })

  it("use the caller's transport and token, share a refused sign-in, and end an answer that never ends", async () => {
    const endless = createServer((request, response) => {
      response.writeHead(200, { "content-type": "application/json" })
      const drip = () => {
        if (request.socket.destroyed) return
        response.write(" ")
        setImmediate(drip)
      }
      drip()
    })
    await new Promise<void>((listening) => endless.listen(0, "127.0.0.1", listening))
    const { port } = endless.address() as AddressInfo
    try {
      expect(await packed.runProgram("transports.py", { endless: `http://127.0.0.1:${port}` })).toEqual({
        own: [
          [["Bearer given"], true],
          [["Bearer given"], true],
        ],
        broken: [{ id: "1" }, 2, 1],
        wrong: ["NaN is no number of JSON", 0],
        refused: [["/connect/token"], { Unauthorized: 5 }],
        endless: forms.map(() => expect.stringContaining("no whole answer in 0.2 s")),
      })
    } finally {
      endless.closeAllConnections()
      endless.close()
    }
  })

  it("verify a delivery of every type of event, and refuse what the service did not sign", async () => {
    const receiver = await startReceiver()
    try {
      const { api } = tenant
      const { body: types } = await api.get("/EventTypes")
      const tags = (types as readonly { readonly eventType: string }[]).map(({ eventType }) => eventType)
      const { body: webhook } = await api.post("/Webhooks", { url: receiver.url("/hook"), events: tags })
      const { body: signing } = await api.get(`/Webhooks/${(webhook as { readonly id: string }).id}/SigningSecret`)
      for (const eventType of tags) await api.post("/Events", { eventType, data: { id: eventType } })
      await receiver.waitFor(tags.length)
      const requests = receiver.requests.map(({ body, headers }) => ({ body, headers }))
      const read = await packed.runProgram("deliveries.py", { requests, ...(signing as { readonly secret: string }) })
      expect(read).toEqual({
        events: requests.map(({ body, headers }) => {
          const { EventType: type } = JSON.parse(body) as { readonly EventType: string }
          return { type, id: headers["webhook-id"], of: type, isKnown: true }
        }),
        refused: Array.from({ length: 9 }, () => true),
        accepted: false,
      })
    } finally {
      await receiver.close()
    }
  })

  it("run the examples of the README and the program of the tutorial, type-checked", async () => {
    const examples = [...packed.readme.matchAll(/^```py\n([^]*?)^```/gm)].map(([, example]) => example!)
    expect(examples).toHaveLength(11)
    const page = readFileSync(path.join(repository, "docs", "tutorials", "first-invoice.md"), "utf8")
    const [, tutorial = ""] = /^```py .*\n([^]*?)^```/m.exec(page) ?? []
    expect(tutorial.trim().split("\n").length).toBeLessThanOrEqual(25)
    const source = `${[...examples, tutorial].join("\n")}
import asyncio
print("counted", asyncio.run(count_invoices()), "answered", receive(b"", {}))
`
    expect(await packed.checkTypes("mypy", source)).toMatchObject({ code: 0, stdout: "" })
    const receiver = await startReceiver()
    const other = await service.createTenant()
    try {
      const said = await packed.runSource(source, {
        SVC_URL: service.origin,
        SVC_CLIENT_ID: other.clientId,
        SVC_CLIENT_SECRET: other.secret,
        RECEIVER: receiver.url("/hook"),
      })
      expect(said).toContain("posted invoice")
      expect(said).toContain("counted 2 answered 401")
      expect(said).toMatch(/^Posted \d+ 204\.99$/m)
    } finally {
      await receiver.close()
    }
  })

  it("know the type of each event's data, and refuse wrong members", async () => {
    const source = `from svc_client import Svc, WebhookEvent, events, types

def read(event: WebhookEvent) -> None:
    if event.type == "InvoicePosted":
        invoice: types.Invoice = event.data
    elif event.type == "Unknown":
        name: str = event.event_type
    match event:
        case events.QuoteConverted(data=quote):
            number: str = quote["quoteNumber"]
    if event.type == "InvoicePosted":
        event.data["quoteNumber"]

Svc("http://localhost", token="a").accounts.list(fliter="x")
`
    const { code, stdout } = await packed.checkTypes("mypy", source)
    expect(code).toBe(1)
    expect(stdout.match(/^.*error:.*$/gm)).toEqual([
      expect.stringMatching(/^main.py:12:.*has no key "quoteNumber"/),
      expect.stringMatching(/^main.py:14:.*Unexpected keyword argument "fliter"/),
    ])
  })
})
