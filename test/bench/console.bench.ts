import { resolve } from "@svc/adapters/wiring/provide"
import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { type BrowserContext, chromium, type Page } from "playwright-core"
import { scriptKilobytes } from "../support/console/built-size.ts"
import { findChromium } from "../support/console/find-chromium.ts"
import { fillLog } from "../support/listing/list-rows.ts"
import { goodPassword } from "../support/people/browser.ts"
import { repository } from "../support/repository.ts"
import { consoleAsks } from "./console-asks.ts"
import { consoleWeight } from "./console-weight.ts"
import { fillPaidInvoices } from "./fill-invoices.ts"
import { machine, percentiles, readNumbers } from "./figures.ts"
import { type BenchHouse, inBenchHouse } from "./house.ts"

const firstRow = "tbody [role=row][aria-rowindex='2']"

const turns = 100
const email = "ada@example.com"

const median = (values: readonly number[]) => Math.round(percentiles(values).p50)

/** The processor time of a whole build with its child processes, in milliseconds. */
const buildCpuMs = (): number => {
  const target = mkdtempSync(path.join(tmpdir(), "svc-console-"))
  try {
    const vite = `"${process.execPath}" node_modules/vite/bin/vite.js build --outDir "${target}" --emptyOutDir --logLevel error`
    const options = { cwd: path.join(repository, "packages", "console"), encoding: "utf8" } as const
    const env = { ...process.env, NODE_ENV: "production", NODE_OPTIONS: "" }
    const { stdout, status } = spawnSync("bash", ["-c", `${vite} >&2 && times`], { ...options, env })
    if (status !== 0) throw new Error("the console could not be built")
    // The second line of `times` is about child processes, such as `0m1.234s 0m0.056s`.
    const spent = [...(stdout.trim().split("\n").at(-1) ?? "").matchAll(/(\d+)m([\d.]+)s/g)]
    return Math.round(
      spent.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0) * 1000,
    )
  } finally {
    rmSync(target, { recursive: true, force: true })
  }
}

/** The cookie of a user who signed in by a link. */
const signIn = async (
  { graph, scope }: BenchHouse,
  origin: string,
): Promise<readonly [name: string, value: string]> => {
  const invitation = { tenantId: scope.tenantId, email, permissions: ["*:admin"] }
  const { secret } = await resolve(graph, "Runtime").runOrThrow(resolve(graph, "People").invite(invitation))
  const answer = await fetch(`${origin}/Invitations/Accept`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ token: secret, firstName: "Ada", lastName: "Ek", password: goodPassword }),
  })
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(answer.headers.getSetCookie()[0] ?? "") ?? []
  if (name === "") throw new Error(`the invitation was answered with ${answer.status}`)
  return [name, value]
}

/** Milliseconds from the start of the navigation until rows are shown. */
const openLog = async (page: Page, address: string): Promise<number> => {
  await page.goto(address, { waitUntil: "commit" })
  await page.waitForSelector(firstRow)
  return page.evaluate<number>("performance.now()")
}

/** Milliseconds from a click in the navigation until the rows of the other list are shown. */
const changePage = async (page: Page, link: string, table: string): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve) => {
    const begun = performance.now()
    const look = () => document.querySelector(${JSON.stringify(`table[aria-label='${table}'] ${firstRow}`)})
      ? resolve(performance.now() - begun) : requestAnimationFrame(look)
    ;[...document.querySelectorAll("nav a")].find((each) => each.textContent === ${JSON.stringify(link)}).click()
    look()
  })`)

/** Scrolls to the end repeatedly until the whole log was read. Returns how many rows the page then contains. */
const readAll = async (page: Page, rows: number): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve) => {
    const list = document.querySelector("[data-list]")
    const step = () => {
      list.scrollTop = list.scrollHeight
      const last = Math.max(...[...list.querySelectorAll("[aria-rowindex]")].map((row) => Number(row.ariaRowIndex)))
      if (last > ${rows}) resolve(list.querySelectorAll("tbody tr").length)
      else setTimeout(step, 4)
    }
    step()
  })`)

/**
 * Makes a function that returns the processor time of a page's main thread so far, in milliseconds. Other load does not
 * change it.
 */
const watchCpu = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Performance.enable", { timeDomain: "threadTicks" })
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics")
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000
  }
}

/**
 * While the wheel is turned: the 95th percentile of the time between frames, and the processor time of a turn, in
 * milliseconds.
 */
const scroll = async (page: Page): Promise<{ readonly scrollP95Ms: number; readonly scrollTurnCpuMs: number }> => {
  const spent = await watchCpu(page)
  await page.evaluate(`(() => {
    window.frames_ = []
    let before = performance.now()
    const frame = (now) => { window.frames_.push(now - before); before = now; requestAnimationFrame(frame) }
    requestAnimationFrame(frame)
  })()`)
  await page.locator("[data-list]").hover()
  const before = await spent()
  for (let turn = 0; turn < turns; turn += 1) await page.mouse.wheel(0, -400)
  const cpu = (await spent()) - before
  const frames = await page.evaluate<number[]>("window.frames_.slice(2)")
  return { scrollP95Ms: percentiles(frames).p95, scrollTurnCpuMs: Math.round((cpu / turns) * 10) / 10 }
}

const heapMb = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send("HeapProfiler.collectGarbage")
  const { usedSize } = await session.send("Runtime.getHeapUsage")
  return Math.round(usedSize / 2 ** 20)
}

const measure = async (open: () => Promise<BrowserContext>, address: string, rows: number, runs: number) => {
  const [cold, warm, between, cpu]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let run = 0; run < runs; run += 1) {
    const context = await open()
    const page = await context.newPage()
    const spent = await watchCpu(page)
    cold.push(await openLog(page, address))
    cpu.push(await spent())
    warm.push(await openLog(page, address))
    await changePage(page, "Events", "Events")
    between.push(await changePage(page, "Deliveries", "Deliveries"), await changePage(page, "Events", "Events"))
    await context.close()
  }
  const context = await open()
  const page = await context.newPage()
  await openLog(page, address)
  const search = page.getByLabel("Whole value in the payload, event id or correlation id")
  const begun = performance.now()
  await search.fill("1")
  await search.press("Enter")
  await page.locator("table[aria-rowcount='2']").waitFor()
  const findMs = Math.round(performance.now() - begun)
  await openLog(page, address)
  const reading = performance.now()
  const rowsInPage = await readAll(page, rows)
  const readMs = Math.round(performance.now() - reading)
  const rows100kHeapMb = await heapMb(page)
  const scrolled = await scroll(page)
  await context.close()
  const times = { coldMs: median(cold), coldCpuMs: median(cpu), warmMs: median(warm), pageToPageMs: median(between) }
  return { ...times, findMs, rows, readMs, rowsInPage, rows100kHeapMb, ...scrolled }
}

/**
 * Measures the console in a real browser with a log of very many deliveries and with very many invoices: its size, its
 * start, its scrolling, and the figures of the overview.
 */
export const consoleBench = async (args: readonly string[]): Promise<object> => {
  const { rows, runs, invoices } = readNumbers(args, { rows: 100_000, runs: 5, invoices: 1_000_000 })
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error("there is no chromium on the PATH, and SVC_CHROMIUM names none")
  const cpu = buildCpuMs()
  return inBenchHouse({}, async (house) => {
    const { sql, scope } = house
    // Before the webhook exists, which would get the event of the invoice that is copied.
    await fillPaidInvoices(house, scope, invoices)
    await house.registerWebhook("/hook")
    await house.raise(1)
    const asked = async <Row>(text: string) => (await sql.query(text)).rows as Row[]
    await fillLog({ sql: asked, unchecked: true }, scope.legalEntityId, rows - 1, Date.now())
    await sql.query("vacuum analyze")
    const { origin } = await house.startHttp()
    const [name, value] = await signIn(house, origin)
    const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : []
    const browser = await chromium.launch({ executablePath, args: [...sandbox, "--enable-precise-memory-info"] })
    const open = async () => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" })
      await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: "Strict" }])
      return context
    }
    try {
      const measured = await measure(open, `${origin}/console/${scope.legalEntityId}/deliveries`, rows, runs)
      const weight = await consoleWeight(open, `${origin}/console/${scope.legalEntityId}`)
      const asks = await consoleAsks(house, origin, `${name}=${value}`, email)
      return {
        firstLoadKb: Math.round(scriptKilobytes("frame")),
        signInKb: Math.round(scriptKilobytes("door")),
        ...weight,
        ...measured,
        ...asks,
        buildCpuMs: cpu,
        ...machine(),
      }
    } finally {
      await browser.close()
    }
  })
}
