import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { withClient } from "@svc/adapters/embedded-postgres/database"
import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { addDevelopmentParts, keepNewestConsole } from "../../bin/release/tree.ts"
import { atDatabase } from "../support/database/at-database.ts"
import { endInOrder } from "../support/processes/supervised.ts"
import { asFirst, endFirst } from "../support/release/first-process.ts"
import { canTrace, openedFiles, strangeFiles, tracing } from "../support/release/opened-files.ts"
import { modulesRead } from "../support/release/modules-read.ts"
import { repository, run } from "../support/repository.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { until } from "../support/until.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"

const folder = openTemporaryFolder()
const tree = path.join(folder, "svc")
const program = (name: string) => path.join(tree, "bin", name)
const children = new Set<ChildProcess>()

beforeAll(() => {
  // Uses a linked copy of the installation, because one test adds files.
  execFileSync("cp", ["--archive", "--link", inject("installation"), tree])
})
afterAll(() => {
  for (const child of children) child.kill("SIGKILL")
  rmSync(folder, { recursive: true, force: true })
})

/** Hides the repository from a program, as on a machine without it, where this process has the privilege. */
const hiding = (() => {
  const hide = ["-m", "sh", "-c", 'mount -t tmpfs none "$0" && exec "$@"', repository]
  try {
    execFileSync("unshare", [...hide, "true"], { cwd: "/", stdio: "ignore" })
    return ["unshare", ...hide]
  } catch {
    return []
  }
})()
const hidden = (name: string, args: readonly string[], by: readonly string[] = []) => {
  const [first = "", ...rest] = [...hiding, ...by, program(name), ...args]
  return [first, rest] as const
}

const svc = async (env: NodeJS.ProcessEnv, ...args: readonly string[]) => {
  const { code, stdout, stderr } = await run(...hidden("svc", args), { cwd: folder, env })
  if (code !== 0) throw new Error(`svc ${args.join(" ")} ended with ${code}: ${stderr}`)
  return stdout
}

interface Start {
  readonly name: string
  readonly args?: readonly string[]
  /** A command that starts it in turn. */
  readonly by?: readonly string[]
}

/** Starts a program, and waits until its log contains the given text. */
const start = async ({ name, args = [], by }: Start, env: NodeJS.ProcessEnv, ready: RegExp) => {
  const child = spawn(...hidden(name, args, by), { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] })
  children.add(child)
  let said = ""
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (said += text))
  const found = await until(
    () => ready.exec(said) ?? child.exitCode,
    (value) => value !== null,
  )
  if (typeof found === "number") throw new Error(`${name} ended with ${found}: ${said}`)
  return { child, said: () => said }
}

/** The queue, the HTTP client and the providers, which most commands do not use. */
const seldomUsed =
  /\/node_modules\/(?:pg-boss|undici|openid-client|oauth4webapi)\/|^packages\/adapters\/src\/(?:ecb|maventa|nbp|oanda|riksbank)\/|\/(?:provider-http|open-id-connect)\.ts$/u

describe("an installation without the repository", () => {
  test("says its version before it loads anything, and how it is started", async () => {
    const env = { PATH: process.env["PATH"] }
    expect(await svc(env, "--version")).toBe("1.2.3-rc.4\n")
    const about: unknown = JSON.parse(await svc(env, "--version", "--json"))
    expect(about).toEqual({
      version: "1.2.3-rc.4",
      revision: "f00d",
      apiVersions: ["2.0", "2.1"],
      schema: expect.stringMatching(/^\d{4}-.*\.sql$/u),
    })
    expect(await svc(env, "--help")).toMatch(/svc start/u)
    const refused = await run(...hidden("svc", ["simulators"]), { cwd: folder, env })
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/-dev/u) })
  })

  test("contains the licences of everything in it, and no test or source", () => {
    const licences = readFileSync(path.join(tree, "LICENSES.txt"), "utf8")
    for (const name of ["node", "effect", "koa", "pg-boss", "pdfmake", "react"])
      expect(licences).toMatch(new RegExp(`^${name} \\d`, "mu"))
    expect(readFileSync(path.join(tree, "LICENSE"), "utf8")).toMatch(/Apache License/u)
    const names = readdirSync(tree, { recursive: true, encoding: "utf8" })
    for (const name of ["compose/compose.yaml", "kubernetes/base/http.yaml", "systemd/svc-http.service"])
      expect(names).toContain(`share/deploy/${name}`)
    const manual = readFileSync(path.join(tree, "share/man/man1/svc.1"), "utf8")
    for (const command of ["doctor", "tenants create", "accounts list"]) expect(manual).toContain(`\n.SS ${command}\n`)
    expect(manual).not.toMatch(/npm/u)
    expect(readFileSync(path.join(tree, "share/man/man8/svc-worker.8"), "utf8")).toContain("\n.B SVC_WORKER_PORT\n")
    for (const shell of ["svc.bash", "_svc", "svc.fish"])
      expect(readFileSync(path.join(tree, "share/completions", shell), "utf8")).toContain("'tenants create'")
    const described = readFileSync(path.join(tree, "share/openapi/openapi.json"), "utf8")
    expect(JSON.parse(described)).toHaveProperty(["paths", "/Webhooks/{id}", "get"])
    expect(names.filter((name) => /\.(tsx?|test\..*)$|node_modules/u.test(name))).toEqual([])
    for (const watched of ["alerts/svc.rules.yaml", "alerts/runbooks/down.md", "grafana/overview.json"])
      expect(names).toContain(path.join("share", watched))
    for (const name of readdirSync(path.join(tree, "bin"))) expect(statSync(program(name)).mode & 0o111).toBe(0o111)
  })

  test("has the same console wherever it was made, whatever was built there before", () => {
    const [own, built] = [path.join(tree, "share/console/dist"), path.join(folder, "console")]
    cpSync(own, built, { recursive: true })
    for (const name of ["page-before.js", "page-before.js.br"])
      writeFileSync(path.join(built, "assets", name), "before")
    keepNewestConsole(built)
    const files = (of: string) => readdirSync(of, { recursive: true, encoding: "utf8" }).sort()
    expect(files(built)).toEqual(files(own))
    expect(files(own).length).toBeGreaterThan(100)
  })

  test("migrates an empty database, serves, delivers, draws, checks a long document, and stops in order", async () => {
    const name = `svc_release_${randomBytes(6).toString("hex")}`
    const server = inject("databaseUrl")
    await withClient(server, (client) => client.query(`create database ${name}`))
    const [receiver, collector] = [await startReceiver(), await startReceiver()]
    try {
      const opened = path.join(folder, "opened")
      const [port, workerPort] = [await freePort(), await freePort()]
      const env = {
        PATH: process.env["PATH"],
        DATABASE_URL: atDatabase(server, name),
        SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
        SVC_WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8",
        SVC_HOST: "127.0.0.1",
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
        PORT: String(port),
        SVC_WORKER_PORT: String(workerPort),
      }
      await svc(env, "migrate")
      await svc(env, "doctor")
      const { tenantId } = JSON.parse(
        await svc(env, "tenants", "create", "--name", "Tour", "--legal-entity", "Tour AB:SEK:SE", "--json"),
      ) as { tenantId: string }
      const read = await modulesRead(tree, env, "tenants", "list")
      expect(read).toContain("packages/runtime-cli/src/commands/tenants.command.ts")
      expect(read).toContain("packages/adapters/src/wiring/compose.ts")
      expect(read.filter((file) => seldomUsed.test(file))).toEqual([])
      const credentials = await svc(env, "tokens", "create", "--tenant", tenantId, "--name", "tour", "--json")

      const worker = await start({ name: "svc-worker", by: asFirst }, env, /worker is ready/u)
      const http = await start({ name: "svc-http", by: tracing(opened) }, env, /http is ready/u)
      const origin = `http://127.0.0.1:${port}`
      for (const { said } of [worker, http]) expect(said()).toMatch(/"version":"1\.2\.3-rc\.4","revision":"f00d"/u)
      for (const each of [port, workerPort]) {
        const life: unknown = await (await fetch(`http://127.0.0.1:${each}/health/live`)).json()
        expect(life).toEqual({ status: "ok", version: "1.2.3-rc.4" })
      }
      const json = { "content-type": "application/json" }
      const signedIn = await fetch(`${origin}/auth/v2/token`, { method: "POST", headers: json, body: credentials })
      const { access_token: token } = (await signedIn.json()) as { access_token: string }
      const call = async (to: string, body?: unknown, headers: Readonly<Record<string, string>> = json) => {
        const answer = await fetch(origin + to, {
          ...(body === undefined
            ? {}
            : { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) }),
          headers: { ...headers, authorization: `Bearer ${token}` },
        })
        expect(`${to} ${answer.status}`).toMatch(/ 2\d\d$/u)
        return answer
      }

      await call("/Webhooks", { url: receiver.url("/hook"), events: ["InvoicePosted"] })
      await call("/Accounts", { name: "Customer AB", currency: "SEK" })
      const posted = await call("/Invoices/onAccountInvoice", {
        account: "A-1001",
        currency: "SEK",
        invoiceAction: "CreateDraftAndPostInvoice",
        invoiceLines: [
          { productName: "Plan", price: 68.33, quantity: 1, unitOfMeasure: "C62", recognizedRevenueAccount: "3000" },
        ],
      })
      const [request] = await receiver.waitFor(1)
      expect(request!.body).toMatch(/InvoicePosted/u)
      const { id } = (await posted.json()) as { id: string }
      const pdf = await (await call(`/Invoices/${id}/PDF`)).arrayBuffer()
      expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe("%PDF-")

      const long = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><!--${"x".repeat(64_000)}--></Invoice>`
      const verdict = (await (
        await call("/NationalEInvoices/Check", long, { "content-type": "application/xml" })
      ).json()) as object
      expect(verdict).toHaveProperty("release")

      for (const [to, type] of [
        ["/console/", /text\/html/u],
        ["/docs", /text\/html/u],
        ["/docs/swagger-ui-bundle.js", /javascript/u],
        ["/docs/start.js", /javascript/u],
        ["/openapi.json", /json/u],
      ] as const) {
        expect((await call(to, undefined, { accept: "text/html, */*" })).headers.get("content-type")).toMatch(type)
      }

      await endInOrder(http.child)
      expect([http.child.exitCode, await endFirst(worker.child)]).toEqual([0, 0])
      const font = path.join(tree, "share/fonts/Roboto-Regular.ttf")
      expect(!canTrace || openedFiles(opened).some((each) => each.path === font)).toBe(true)
      expect(canTrace ? strangeFiles(opened, tree) : []).toEqual([])
      const traced = collector.requests.map(({ body }) => body).join("")
      const spans = [
        "GET /Invoices/{id}/PDF",
        "thread InvoiceDocument",
        "thread DocumentCheck",
        "deliver InvoicePosted",
      ]
      expect(spans.filter((span) => !traced.includes(`"name":"${span}"`))).toEqual([])
      expect(http.said() + worker.said()).not.toMatch(/"level":"(?:error|fatal)"/u)
    } finally {
      await Promise.all([receiver.close(), collector.close()])
      await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    }
  })

  test("with the parts for development, one command runs everything on a database of its own", async () => {
    await addDevelopmentParts(tree)
    for (const file of ["LICENSES.txt", "sbom.cdx.json"])
      expect(readFileSync(path.join(tree, file), "utf8")).toMatch(/postgresql/u)
    const port = String(await freePort())
    const env = { PATH: process.env["PATH"], PORT: port, SVC_DATA_DIR: path.join(folder, "data") }
    const { child, said } = await start({ name: "svc", args: ["start"] }, env, /svc is ready/u)
    await until(said, (text) => text.includes("New credentials") || text.includes("client id"))
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200)
    await endInOrder(child)
    expect(child.exitCode).toBe(0)
  })
})
