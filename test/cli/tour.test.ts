import { readFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { repository, run } from "../support/repository.ts"
import { logLines } from "../support/service/quiet-log.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { makeSvc } from "./run-svc.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"

let service: TestService
let receiver: Receiver
beforeAll(async () => {
  ;[service, receiver] = await Promise.all([
    openService({ clock: "manual", worker: true, http: true }),
    startReceiver(),
  ])
})
afterAll(() => Promise.all([receiver.close(), service.close()]))

const page = (name: string) => readFileSync(path.join(repository, "docs", name), "utf8")

test("the command line's examples with a file work on the files of examples, as they are written", async () => {
  const { tenantId, api } = await service.createTenant()
  const commands = [...page("command-line.md").matchAll(/^npm run -s svc -- (.* examples\/\S+ --tenant) TENANT(.*)$/gm)]
  expect(commands.map(([, line]) => line!.split(" ").slice(0, 2).join(" "))).toEqual([
    "products import",
    "usage import",
    "payments import",
  ])
  const svc = makeSvc({ DATABASE_URL: service.databaseUrl, SVC_ENCRYPTION_KEY: service.encryptionKey })
  const runLine = ([, line, rest]: readonly string[], tries = rest!) =>
    svc.run([...line!.split(" "), tenantId, ...tries.split(" ").filter((word) => word !== "")])
  // The next command needs the file of the first, which the page only tries without storing.
  await runLine(commands[0]!, "")
  await api.post("/Accounts", { name: "Customer AB", currency: "SEK" })
  const ordered = await api.post("/Subscriptions", {
    status: "Active",
    account: "A-1001",
    orderDate: "2026-01-01",
    products: [{ product: "Phone" }],
  })
  expect(ordered.status, ordered.text).toBe(201)
  for (const command of commands) expect(await runLine(command), command[0]).toMatchObject({ code: 0, stderr: "" })
})

test("the first steps and their time travel work as they are written", async () => {
  const tour = [...page("first-steps.md").matchAll(/^```sh test\n([^]*?)^```$/gm)].map(([, commands]) => commands!)
  expect(tour.length).toBeGreaterThan(8)
  // The page uses the ports of `npm start`. The failing webhook needs a port where no server listens.
  const script = tour
    .join("\n")
    .replaceAll("http://localhost:8080", service.origin)
    .replaceAll("http://127.0.0.1:8081", receiver.origin)
    .replaceAll("http://127.0.0.1:8089", "http://127.0.0.1:9")
  const { code, stdout, stderr } = await run("bash", ["-eu", "-c", script], {
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      DATABASE_URL: service.databaseUrl,
      SVC_ENCRYPTION_KEY: service.encryptionKey,
    },
  })
  expect(code, stderr).toBe(0)

  const refused = logLines(service).filter(({ status }) => Number(status) >= 400)
  expect(refused).toEqual([])
  const answers = stdout.split("\n").filter((line) => line.startsWith("{") || line.startsWith("["))
  expect(answers.join("\n")).toMatch(/"eventType":"QuoteCreated",[^{}]*"status":"Failed","attemptCount":10/)
  expect(receiver.requests.length).toBeGreaterThanOrEqual(3)
})
