import type { BrowserContext, Page } from "playwright-core"

interface Loads {
  /** Requests without those that a page repeats while nobody does anything. */
  readonly requests: number
  readonly chunks: number
  readonly kb: number
  /** Kilobytes of each answer as they came over the network, by path. */
  readonly kbOf: ReadonlyMap<string, number>
}

/** Counts what a page loads from now on, with the bytes as they come over the network. */
const watchLoads = async (page: Page): Promise<() => Loads> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  const paths = new Map<string, string>()
  const bytes = new Map<string, number>()
  let chunks = 0
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    const { pathname } = new URL(request.url)
    if (pathname === "/Pulse" || !request.url.startsWith("http")) return
    paths.set(requestId, pathname)
    if (type === "Script") chunks += 1
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength)
  })
  return () => {
    const kbOf = new Map([...paths].map(([id, path]) => [path, (bytes.get(id) ?? 0) / 1024]))
    const kb = [...paths.keys()].reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0) / 1024
    return { requests: paths.size, chunks, kb, kbOf }
  }
}

const toTenths = (value: number) => Math.round(value * 10) / 10

/**
 * The weight of the first page in an empty browser, of another page of an area that is already loaded, and of a list of
 * a hundred invoices. Every figure is a count or a number of bytes, so that no other load changes it.
 */
export const consoleWeight = async (open: () => Promise<BrowserContext>, company: string): Promise<object> => {
  const context = await open()
  const page = await context.newPage()
  const first = await watchLoads(page)
  await page.goto(`${company}/`)
  await page.getByRole("heading", { name: "Overview" }).waitFor()
  await page.waitForLoadState("networkidle")
  const { requests: requestsFirst, chunks, kb } = first()

  await page.goto(`${company}/deliveries`)
  await page.getByRole("table", { name: "Deliveries" }).waitFor()
  await page.waitForLoadState("networkidle")
  const warm = await watchLoads(page)
  await page.getByRole("navigation").getByRole("link", { name: "Events" }).first().click()
  await page.getByRole("table", { name: "Events" }).waitFor()
  await page.waitForLoadState("networkidle")
  const { requests: requestsWarm } = warm()

  const list = await watchLoads(page)
  await page.goto(`${company}/invoices`)
  await page.getByRole("table", { name: "Invoices" }).waitFor()
  await page.waitForLoadState("networkidle")
  const listKb = list().kbOf.get("/Invoices") ?? Number.NaN
  await context.close()
  return { requestsFirst, chunks, transferKb: Math.round(kb), requestsWarm, listKb: toTenths(listKb) }
}
