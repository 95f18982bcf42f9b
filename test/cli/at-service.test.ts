import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { readFileSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import type { Outcome } from "../support/repository.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { makeSvc, makeSvcAt, type Svc } from "./run-svc.ts"

let service: LentService
let tenant: TestTenant
let svc: Svc
let config: string
beforeAll(async () => {
  service = await lendService()
  tenant = await service.createTenant()
  config = openTemporaryFolder()
  svc = makeSvc({ XDG_CONFIG_HOME: config })
  const { code, stderr } = await logIn(svc, tenant)
  if (code !== 0) throw new Error(`the login ended with ${code}: ${stderr}`)
})
const logIn = (at: Svc, who: TestTenant, ...more: readonly string[]) =>
  at.run(["login", "--url", service.origin, "--client-id", who.clientId, "--secret-stdin", ...more], {
    input: `${who.secret}\n`,
  })
const withClient = (who: Pick<TestTenant, "clientId" | "secret">) => makeSvcAt(service.origin, who)
const profiles = () => path.join(config, "svc", "config.json")

describe("a laptop without the database", () => {
  it("is four commands from the login to the first posted invoice", async () => {
    const other = await service.createTenant()
    const own = makeSvc({ XDG_CONFIG_HOME: openTemporaryFolder() })
    const invoice = {
      account: "A-1001",
      currency: "SEK",
      invoiceDate: "2026-01-15",
      invoiceLines: [
        { productName: "Plan", price: 100, quantity: 1, unitOfMeasure: "C62", recognizedRevenueAccount: "3000" },
      ],
    }
    const steps = [
      await logIn(own, other),
      await own.run(["accounts", "create", "--data", '{"name":"Customer AB","currency":"SEK"}']),
      await own.run(["invoices", "create", "--data-file", "-", "--json"], { input: JSON.stringify(invoice) }),
    ]
    const { id } = JSON.parse(steps[2]!.stdout) as { readonly id: string }
    steps.push(await own.run(["invoices", "post", id]))
    for (const { code, stderr } of steps) expect([code, stderr.includes("refuse")], stderr).toEqual([0, false])
    // A command that changes something says where.
    expect(steps[3]!.stderr).toBe(`svc: at ${service.origin} (profile default)\n`)
    const [posted] = await own.json<readonly { readonly invoiceNumber: string; readonly status: string }[]>(
      "invoices",
      "list",
    )
    expect(posted).toMatchObject({ status: "Posted" })
    expect(await own.json("invoices", "show", posted!.invoiceNumber)).toMatchObject({ id })
  })

  it("keeps the secret and the token in a file of its owner, and prints neither", async () => {
    expect(statSync(profiles()).mode & 0o777).toBe(0o600)
    const said = [await svc.run(["whoami"]), await svc.run(["profiles", "list"]), await svc.run(["accounts", "list"])]
    const { profiles: kept } = JSON.parse(readFileSync(profiles(), "utf8")) as {
      readonly profiles: Readonly<Record<string, { readonly token: { readonly value: string } }>>
    }
    const { value } = kept["default"]!.token
    for (const { code, stdout, stderr } of said) {
      expect(code, stderr).toBe(0)
      expect(stdout + stderr).not.toContain(value)
      expect(stdout + stderr).not.toContain(tenant.secret)
    }
    expect(said[0]!.stdout).toContain(tenant.clientId)
  })

  it("signs in anew when the kept token is no longer valid, and says so when the secret is not", async () => {
    const folder = openTemporaryFolder()
    const own = makeSvc({ XDG_CONFIG_HOME: folder })
    await logIn(own, tenant)
    const file = path.join(folder, "svc", "config.json")
    const change = (member: string, value: string) => {
      const text = readFileSync(file, "utf8")
      const made = text.replace(new RegExp(`("${member}": )"[^"]*"`), `$1"${value}"`)
      expect(made).not.toBe(text)
      writeFileSync(file, made)
    }
    change("value", "stale")
    expect(await own.run(["accounts", "list"])).toMatchObject({ code: 0, stderr: "" })
    change("value", "stale")
    change("clientSecret", "wrong")
    expect(await own.run(["accounts", "list"])).toMatchObject({
      code: 1,
      stderr: `svc: The service at ${service.origin} refuses the client id and the secret.\n`,
    })
    expect(await own.run(["logout"])).toMatchObject({ code: 0 })
    expect(readFileSync(file, "utf8")).not.toContain(tenant.clientId)
  })

  it("works by the environment alone, as in CI", async () => {
    expect(await withClient(tenant).run(["accounts", "list"])).toMatchObject({ code: 0, stderr: "" })
    const token = await makeSvc({ SVC_URL: service.origin, SVC_TOKEN: "no" }).run(["accounts", "list"])
    expect([token.code, token.stderr]).toEqual([1, expect.stringContaining("refuses the token")])
  })

  it("never works at another place than was meant", async () => {
    const both = { DATABASE_URL: "postgres://nobody@127.0.0.1:9/svc", SVC_URL: service.origin }
    const refused: readonly (readonly [Outcome, string])[] = [
      [await svc.run(["invoices", "list"], { env: both }), "DATABASE_URL and SVC_URL are both set"],
      [await svc.run(["migrate", "--profile", "default"]), "migrate works beside the database only"],
      [await svc.run(["accounts", "list", "--local"]), "accounts works at a service only"],
      [await svc.run(["invoices", "list", "--local", "--profile", "default"]), "--local and --profile exclude"],
      [await svc.run(["accounts", "list", "--profile", "nobody"]), "There is no profile 'nobody', but default."],
      [await makeSvc({}).run(["accounts", "list"]), "No service is chosen"],
    ]
    for (const [{ code, stdout, stderr }, said] of refused)
      expect([code, stdout, stderr]).toEqual([64, "", expect.stringContaining(said)])
  })

  it("lists in each format, with the columns asked for and amounts digit for digit", async () => {
    const server = createServer((_, response) => {
      response.setHeader("content-type", "application/json")
      const item = `{"id":"1","name":"a \\"b\\", c","amount":-12345678901234567.10,"account":{"name":"=1+1"}}`
      response.end(`{"data":[${item}],"totalCount":1,"totalPages":1}`)
    })
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
    try {
      const own = makeSvc({ SVC_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, SVC_TOKEN: "t" })
      const list = ["accounts", "list", "--columns", "name,amount,account.name"]
      const outputs = await Promise.all(
        ["table", "csv", "jsonl", "json"].map(async (format) => (await own.run([...list, "--output", format])).stdout),
      )
      expect(outputs).toEqual([
        'NAME      amount                 account.name\na "b", c  -12345678901234567.10  =1+1\n',
        `name,amount,account.name\n"a ""b"", c",-12345678901234567.10,'=1+1\n`,
        '{"id":"1","name":"a \\"b\\", c","amount":-12345678901234567.10,"account":{"name":"=1+1"}}\n',
        '[{"id":"1","name":"a \\"b\\", c","amount":-12345678901234567.10,"account":{"name":"=1+1"}}]\n',
      ])
    } finally {
      server.close()
    }
  })

  it("names the mistakes of a request, a permission that is missing, and a service that is away", async () => {
    const wrong = await svc.run(["accounts", "create", "--data", '{"name":"","currency":"SEK"}'])
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringMatching(/svc: The service answered 400 .*name /)])
    const notJson = await svc.run(["accounts", "create", "--data", "{name}"])
    expect([notJson.code, notJson.stderr]).toEqual([64, expect.stringContaining("--data is not JSON")])
    const { createPersonalToken } = service.worker.get("Identity")
    const reader = { tenantId: tenant.tenantId, name: "reader", permissions: ["webhooks:read"] }
    const { token, secret } = await service.worker.run(createPersonalToken(reader))
    const lacks = await withClient({ clientId: token.clientId, secret }).run(["accounts", "list"])
    expect([lacks.code, lacks.stderr]).toEqual([1, expect.stringContaining("lacks the permission")])
    const nobody = await svc.run(["login", "--url", "http://127.0.0.1:9", "--client-id", "x", "--secret-stdin"], {
      input: "secret",
    })
    expect([nobody.code, nobody.stderr]).toEqual([1, expect.stringContaining("No service answers at")])
    const away = await makeSvc({ SVC_URL: "http://127.0.0.1:9", SVC_TOKEN: "t" }).run(["api", "get", "/Accounts"])
    expect([away.code, away.stderr]).toEqual([1, expect.stringContaining("No service answers at http://127.0.0.1:9")])
  })

  it("W43: sets the schedule of a webhook by a name or by delays", async () => {
    const { id } = await createWebhook(tenant.api, "https://example.com/hook")
    const settings = async (...more: readonly string[]) => {
      const { code, stdout, stderr } = await svc.run(["webhooks", "settings", id, "--json", ...more])
      expect(code, stderr).toBe(0)
      return JSON.parse(stdout) as { readonly retries: { readonly schedule: unknown } }
    }
    const quick = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
    const schedules = { quick, "5,300": [5, 300], none: [], standard: null }
    for (const [retries, schedule] of Object.entries(schedules)) {
      expect((await settings("--retries", retries)).retries.schedule).toEqual(schedule)
      expect((await settings()).retries.schedule).toEqual(schedule)
    }
    const wrong = await svc.run(["webhooks", "settings", id, "--retries", "5;300"])
    expect([wrong.code, wrong.stderr]).toEqual([64, expect.stringContaining("Write quick, standard, none, or delays")])
    const early = await svc.run(["webhooks", "settings", id, "--retries", "1"])
    expect([early.code, early.stderr]).toEqual([1, expect.stringContaining("retries.schedule")])
  })
})
