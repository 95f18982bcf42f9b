import type { Page, Request, Route } from "playwright-core"
import { expect } from "vitest"

/** A page's requirement before it can show anything: an answer of the interface, or a permission. */
type Need = "answer" | "permission"

const both: readonly Need[] = ["answer", "permission"]
const form = "is a form, which is there at once; what it offers to choose from comes later"
const rows = "says what there is to choose from; how each is comes later, and its own page says what failed"

/** Pages that do not need both, each with the reason. */
const exceptions: Readonly<Record<string, { readonly needs: readonly Need[]; readonly why: string }>> = {
  "/": { needs: [], why: "leads to the overview" },
  "/settings": { needs: [], why: "leads to the profile" },
  "/settings/profile": {
    needs: [],
    why: "is about whoever is signed in, and asks for nothing but what the frame knows",
  },
  "/settings/security": { needs: ["answer"], why: "shows one's own sessions, which need no permission" },
  "/settings/tokens": { needs: ["answer"], why: "shows one's own tokens, which need no permission" },
  "/settings/audit": { needs: ["answer"], why: "shows one's own events, which need no permission" },
  "/notifications": { needs: ["answer"], why: "shows one's own notices, which need no permission" },
  "/settings/notifications": { needs: ["answer"], why: "shows one's own choice, which needs no permission" },
  "/settings/entities": { needs: ["answer"], why: "shows the companies that one works in" },
  "/settings/entities/new": { needs: [], why: form },
  "/settings/fields": { needs: [], why: "leads to those of the company" },
  "/settings/reference": { needs: [], why: "leads to that of the company" },
  "/settings/reference/$entity": { needs: [], why: rows },
  "/settings/reference/$entity/$list/new": { needs: [], why: form },
  "/$entity": { needs: ["answer"], why: "shows what one may see" },
  "/$entity/integrations": { needs: ["permission"], why: rows },
  "/$entity/dunning/new": { needs: [], why: form },
  "/$entity/invoices/new": { needs: [], why: form },
  "/$entity/accounts/new": { needs: [], why: form },
  "/$entity/products/new": { needs: [], why: form },
  "/$entity/quotes/new": { needs: [], why: form },
  "/$entity/subscriptions/new": { needs: [], why: form },
  "/$entity/usage/import": { needs: [], why: form },
  "/$entity/webhooks/new": { needs: [], why: form },
}

const parameters: Readonly<Record<string, string>> = {
  $list: "payment-terms",
  $provider: "central-bank",
}
/** An id that nothing has. Pages that load nothing accept it. */
const anyId = "019aa1b2-0000-7000-8000-000000000001"
const said = "It is tried again later."

export interface Stop {
  readonly address: string
  /** The address of the same page for a thing that does not exist; the same address where the page shows no thing. */
  readonly addressOfNothing: string
  /** A short name of the page, such as `invoices-one`. */
  readonly name: string
  readonly needs: readonly Need[]
  /** Whether the address redirects to another page. */
  readonly leadsOn: boolean
}

/** All pages of the router, each with one address. A page that is added to the router is included. */
export const stopsOf = async (
  page: Page,
  entity: string,
  ids: Readonly<Record<string, string>>,
): Promise<readonly Stop[]> => {
  const paths = await page.evaluate<readonly string[]>("Object.keys(__TSR_ROUTER__.routesByPath)")
  expect(Object.keys(exceptions).filter((path) => !paths.includes(path))).toEqual([])
  const addressOf = (path: string, known: typeof ids) => {
    let list = ""
    const fill = (part: string) => {
      if (!part.startsWith("$")) return (list = part)
      return part === "$entity" ? entity : (parameters[part] ?? known[list] ?? anyId)
    }
    return `/console${path.split("/").map(fill).join("/")}`
  }
  return paths.map((path) => ({
    address: addressOf(path, ids),
    addressOfNothing: addressOf(path, {}),
    name: path.replace("$entity/", "").replaceAll("$", "").split("/").filter(Boolean).join("-") || "home",
    needs: exceptions[path]?.needs ?? both,
    leadsOn: exceptions[path]?.why.startsWith("leads to") ?? false,
  }))
}

/** Navigates to a page as a link does, without loading the document anew. */
export const goTo = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => {
    const { history } = globalThis as unknown as { history: { pushState: (...of: unknown[]) => void } }
    history.pushState({}, "", to)
  }, address)
  const isThere = "__TSR_ROUTER__.state.status === 'idle' && __TSR_ROUTER__.state.resolvedLocation.pathname"
  const arrived = address
    .split("?")[0]!
    .replace("/console", "")
    .replace(/(?<=.)\/$/, "")
  await expect.poll(() => page.evaluate(isThere), { interval: 20 }).toBe(arrived)
}

const isAsked = (url: URL): boolean =>
  !url.pathname.startsWith("/console") && !/^\/(Me|Pulse|Session|health)\b/.test(url.pathname)

/**
 * Returns a function that counts the page's requests to the interface since its last call, without those of the frame
 * around the page.
 */
export const countAsked = (page: Page): (() => number) => {
  let asked = 0
  page.on("request", (request) => (asked += Number(isAsked(new URL(request.url())))))
  return () => {
    const count = asked
    asked = 0
    return count
  }
}

/** Makes a barrier that holds the page's requests, refuses them with 503, or lets them pass. */
export const makeBarrier = async (page: Page) => {
  let doing: "hold" | "refuse" | "pass" = "pass"
  const held: Route[] = []
  const json = { title: "Busy", status: 503, detail: said }
  // The request of a page that was left has no page any more, so the answer to it fails.
  const refuse = (route: Route) => route.fulfill({ status: 503, json }).catch(() => undefined)
  let underWay = 0
  const count = (change: number) => (request: Request) => (underWay += isAsked(new URL(request.url())) ? change : 0)
  page.on("request", count(1)).on("requestfinished", count(-1)).on("requestfailed", count(-1))
  await page.route(isAsked, (route) =>
    doing === "hold" ? void held.push(route) : doing === "refuse" ? refuse(route) : route.fallback(),
  )
  return {
    hold: () => (doing = "hold"),
    refuse: async () => {
      doing = "refuse"
      for (const route of held.splice(0)) await refuse(route)
    },
    pass: () => (doing = "pass"),
    isIdle: () => underWay === 0,
  }
}

/**
 * Waits until the page says that a request was refused, then lets requests pass and presses Try again. The page must
 * run on the test's clock.
 */
export const healsAfterRefusal = async (
  page: Page,
  place: string,
  { pass, isIdle }: Pick<Awaited<ReturnType<typeof makeBarrier>>, "pass" | "isIdle">,
): Promise<void> => {
  const main = page.getByRole("main")
  const told = main.getByRole("alert").filter({ hasText: said })
  await expect
    .poll(
      async () => {
        await page.clock.runFor(4000)
        return told.count()
      },
      { interval: 20, message: `refused at ${place}` },
    )
    .toBeGreaterThan(0)
  pass()
  // A page shows one failure for several requests, and the last refusal of one may come after the retry of another. So
  // the button is pressed again, but only when no request is under way: pressing it earlier restarts the request.
  const press = (buttons: readonly unknown[]) => {
    for (const button of buttons as readonly { click: () => void }[]) button.click()
  }
  await expect
    .poll(
      async () => {
        if (isIdle()) await told.getByRole("button", { name: "Try again" }).evaluateAll(press)
        return told.count()
      },
      { interval: 50, message: `tried again at ${place}` },
    )
    .toBe(0)
}
