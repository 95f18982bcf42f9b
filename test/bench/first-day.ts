import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { ublWriter } from "@svc/adapters/xml/ubl-writer"
import { preflight } from "@svc/domain/e-invoicing/preflight"
import { Result } from "effect"
import { type ChildProcess, spawn } from "node:child_process"
import { setTimeout as pause } from "node:timers/promises"
import { chromium } from "playwright-core"
import { findChromium } from "../support/console/find-chromium.ts"
import { toPostedInvoice } from "../support/e-invoicing/ubl-cases.ts"
import { plainInput } from "../support/e-invoicing/ubl-parties.ts"
import { run } from "../support/repository.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"
import { stopProcess } from "./processes.ts"

/** The command that runs a program of an installation, possibly through other programs that prepare its environment. */
export type CommandLine = (program: "svc" | "svc-http" | "svc-worker", args: readonly string[]) => readonly string[]

const line = { name: "Plan", qty: "1", price: "19.99", cat: "S" as const, pct: "23" }
const longDocument = () => {
  const invoice = toPostedInvoice({ ...plainInput, lines: Array.from({ length: 300 }, () => line) })
  return Result.getOrThrow(preflight(ublWriter, invoice, { national: false, today: "2026-11-20" })).bytes
}

const expectThat = (isSo: boolean, what: string) => {
  if (!isSo) throw new Error(`${what} was expected`)
}

/** Opens an invitation's link in a browser, chooses a password, and waits for the overview. */
const joinBy = async (link: string, origin: string) => {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error("there is no chromium on the PATH")
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] })
  try {
    const page = await browser.newPage({ locale: "en-GB" })
    page.setDefaultTimeout(60_000)
    const { pathname, hash } = new URL(link)
    await page.goto(`${origin.replace("127.0.0.1", "localhost")}${pathname}${hash}`)
    await page.getByLabel("First name").fill("Ada")
    await page.getByLabel("Last name").fill("Berg")
    await page.getByLabel("Password").fill("a long night in November")
    await page.getByRole("button", { name: "Join and sign in" }).click()
    await page
      .getByRole("heading", { name: "Overview" })
      .waitFor()
      .catch(async () => expectThat(false, `${await page.locator("body").innerText()}: the overview`))
  } finally {
    await browser.close()
  }
}

/**
 * The first day of an operator with an installation: from an empty database (or from none, with `isAllInOne`) to a
 * delivered webhook, an invoice with its PDF, a checked document of 300 lines, a user in the console, and an orderly
 * stop. Returns the seconds of each step, and throws at the first step that fails.
 */
export const firstDay = async (
  commandLine: CommandLine,
  environment: NodeJS.ProcessEnv,
  isAllInOne: boolean,
): Promise<Readonly<Record<string, number>>> => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...environment,
    PORT: String(port),
    SVC_HOST: "127.0.0.1",
    SVC_BASE_URL: `http://localhost:${port}`,
    SVC_WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8",
  }
  const seconds: Record<string, number> = {}
  const step = async <A>(name: string, work: () => Promise<A>): Promise<A> => {
    const begun = performance.now()
    const result = await work()
    seconds[name] = Math.round((performance.now() - begun) / 100) / 10
    return result
  }
  const children: ChildProcess[] = []
  const command = async (...args: readonly string[]) => {
    const [file = "", ...rest] = commandLine("svc", args)
    const { code, stdout, stderr } = await run(file, rest, { env, cwd: "/" })
    expectThat(code === 0, `svc ${args.join(" ")}: ${stderr}${stdout}: an end with 0`)
    return stdout
  }
  const start = (program: "svc" | "svc-http" | "svc-worker", ...args: readonly string[]) => {
    const [file = "", ...rest] = commandLine(program, args)
    children.push(spawn(file, rest, { env, cwd: "/", stdio: ["ignore", "ignore", "inherit"] }))
  }
  const untilReady = async () => {
    while ((await fetch(`${origin}/health/ready`).catch(() => undefined))?.ok !== true) {
      for (const child of children) expectThat(child.exitCode === null, "a program that goes on")
      await pause(20)
    }
  }
  const receiver = await startReceiver()
  try {
    if (isAllInOne) {
      await step("start", async () => {
        start("svc", "start")
        await untilReady()
      })
    } else await step("migrate", () => command("migrate"))
    const { tenantId } = JSON.parse(
      await step("tenant", () =>
        command("tenants", "create", "--name", "Tour", "--legal-entity", "Tour AB:SEK:SE", "--json"),
      ),
    ) as { tenantId: string }
    const credentials = await command("tokens", "create", "--tenant", tenantId, "--name", "tour", "--json")
    if (!isAllInOne) {
      await step("start", async () => {
        start("svc-worker")
        start("svc-http")
        await untilReady()
      })
    }
    const json = { "content-type": "application/json" }
    const signedIn = await fetch(`${origin}/auth/v2/token`, { method: "POST", headers: json, body: credentials })
    const { access_token: token } = (await signedIn.json()) as { access_token: string }
    const call = async (
      to: string,
      body?: string | Uint8Array<ArrayBuffer>,
      type: Readonly<Record<string, string>> = json,
    ) => {
      const headers = { ...type, authorization: `Bearer ${token}` }
      const answer = await fetch(origin + to, body === undefined ? { headers } : { method: "POST", body, headers })
      expectThat(answer.ok, `${to}: ${answer.status}: an answer of 200`)
      return answer
    }
    const id = await step("invoice and first webhook", async () => {
      await call("/Webhooks", JSON.stringify({ url: receiver.url("/hook"), events: ["InvoicePosted"] }))
      await call("/Accounts", JSON.stringify({ name: "Customer AB", currency: "SEK" }))
      const invoiceLines = [
        { productName: "Plan", price: 68.33, quantity: 1, unitOfMeasure: "C62", recognizedRevenueAccount: "3000" },
      ]
      const invoice = { account: "A-1001", currency: "SEK", invoiceAction: "CreateDraftAndPostInvoice", invoiceLines }
      const posted = await call("/Invoices/onAccountInvoice", JSON.stringify(invoice))
      const [delivered] = await receiver.waitFor(1)
      expectThat(delivered!.body.includes("InvoicePosted"), "a webhook of the invoice")
      return ((await posted.json()) as { id: string }).id
    })
    await step("PDF", async () => {
      const pdf = Buffer.from(await (await call(`/Invoices/${id}/PDF`)).arrayBuffer())
      expectThat(pdf.subarray(0, 5).toString() === "%PDF-", "a PDF")
    })
    await step("check of 300 lines", async () => {
      const xml = { "content-type": "application/xml" }
      const verdict = await call("/NationalEInvoices/Check", new Uint8Array(longDocument()), xml)
      const { isValid } = (await verdict.json()) as { readonly isValid: boolean }
      expectThat(isValid, "a valid document")
    })
    await step("console", async () => {
      const invited = await command("users", "invite", "--tenant", tenantId, "--email", "ada@example.com")
      await joinBy(/http\S+\/console\/invitation#\S+/u.exec(invited)![0], origin)
    })
    await step("stop", async () => {
      for (const child of children) await stopProcess(child)
      expectThat(
        children.every(({ exitCode }) => exitCode === 0),
        "an end with 0",
      )
    })
    return seconds
  } finally {
    for (const child of children) child.kill("SIGKILL")
    await receiver.close()
  }
}
