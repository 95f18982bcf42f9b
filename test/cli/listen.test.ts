import { statSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { Webhook } from "standardwebhooks"
import { beforeAll, describe, expect, it } from "vitest"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"
import { untilSettled } from "../support/webhooks/settled.ts"
import { makeSvc, makeSvcAt } from "./run-svc.ts"

let service: LentService
const config = openTemporaryFolder()
beforeAll(async () => {
  service = await lendService()
})
const lines = (text: string) => text.trimEnd().split("\n")

describe("svc listen", () => {
  it("posts each event as a webhook would be, in the order of the feed, with the machine's own secret", async () => {
    const receiver = await startReceiver()
    const other = await service.createTenant()
    const own = makeSvcAt(service.origin, other, { XDG_CONFIG_HOME: config })
    try {
      const sent = ["1", "2", "3"].map((n) => `{"n":${n}.10,"text":"\\u001b[31må"}`)
      for (const data of sent)
        expect(await own.run(["trigger", "InvoicePosted", "--data", data])).toMatchObject({ code: 0 })
      await own.run(["trigger", "QuoteCreated"])
      const listening = ["listen", "--since", "10m", "--events", "InvoicePosted", "--no-wait"]
      await untilSettled(service)
      const { code, stdout, stderr } = await own.run([
        ...listening,
        "--forward",
        receiver.url("/hook"),
        "--header",
        "X-Mine: 1",
      ])
      expect(code, stderr).toBe(0)
      const secret = /signed with (whsec_\S+)/.exec(stderr)![1]!
      expect(statSync(path.join(config, "svc", "listen")).mode & 0o777).toBe(0o600)
      expect(receiver.requests).toHaveLength(3)
      for (const [index, { body, headers }] of receiver.requests.entries()) {
        expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ Token: "listen" })
        expect(body).toContain(sent[index]!.replace("\\u001b[31må", "").slice(0, 9))
        expect(headers).toMatchObject({ "svc-attempt": "1", "user-agent": "svc-webhooks/1", "x-mine": "1" })
      }
      expect(lines(stdout)).toHaveLength(3)
      for (const line of lines(stdout)) expect(line).toMatch(/InvoicePosted .* → 200 in \d+ ms, \d+ bytes$/)
      const [first] = receiver.requests
      const { EventId: id } = JSON.parse(first!.body) as { readonly EventId: string }
      await own.run(["listen", "--forward", receiver.url("/hook"), "--replay", id])
      expect(receiver.requests.slice(3).map(({ body }) => body)).toEqual([first!.body])
      const again = await own.run([...listening, "--forward", "http://127.0.0.1:9/hook", "--json"])
      expect(again.stderr).toContain(secret)
      expect(lines(again.stdout).map((line) => JSON.parse(line) as unknown)).toMatchObject([
        { succeeded: false },
        { succeeded: false },
        { succeeded: false },
      ])
    } finally {
      await receiver.close()
    }
  })

  it("goes on when the service was away, and ends when the token is refused", async () => {
    let asked = 0
    const page = `{"data":[{"cursor":"a","body":{"EventId":"e1","EventType":"InvoicePosted","Timestamp":"2026-01-01T00:00:00Z","Data":{"a":{"b":"}{"}}}}],"nextCursor":"b","caughtUp":true}`
    const server = createServer((_, response) => {
      asked += 1
      if (asked === 1) response.socket!.destroy()
      else if (asked === 2) response.writeHead(503).end()
      else if (asked === 3) response.setHeader("content-type", "application/json").end(page)
      else response.writeHead(401).end()
    })
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
    try {
      const own = makeSvc({ SVC_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, SVC_TOKEN: "t" })
      const { code, stdout, stderr } = await own.run(["feed", "--events", "InvoicePosted"])
      expect(stdout).toBe(`${page.slice(page.indexOf('"body":') + 7, page.indexOf('}],"nextCursor"'))}\n`)
      expect([code, lines(stderr).map((line) => line.replace(/http\S+/, "URL"))]).toEqual([
        1,
        [
          "svc: URL does not answer; trying again until it does.",
          "svc: the service answers again.",
          "svc: The service at URL refuses the token: give a valid token.",
        ],
      ])
    } finally {
      server.close()
    }
  })
})

it("a consumer of `svc feed` gets each event once, over several runs", async () => {
  const other = await service.createTenant()
  const own = makeSvcAt(service.origin, other)
  expect(await own.run(["api", "put", "/EventConsumers/books", "--data", '{"start":"Now"}'])).toMatchObject({ code: 0 })
  const got: string[] = []
  for (const n of [1, 2]) {
    await own.run(["trigger", "InvoicePosted", "--data", `{"n":${n}}`])
    await untilSettled(service)
    const { stdout } = await own.run(["feed", "--consumer", "books", "--no-wait"])
    got.push(...lines(stdout).map((line) => String((JSON.parse(line) as { Data: { n: number } }).Data.n)))
  }
  expect(got).toEqual(["1", "2"])
  // Options that have no effect together are refused.
  for (const both of [
    ["feed", "--consumer", "books", "--events", "InvoicePosted"],
    ["listen", "--replay-failed", other.tenantId, "--since", "a-cursor"],
  ])
    expect(await own.run(both)).toMatchObject({ code: 64, stdout: "" })
})
