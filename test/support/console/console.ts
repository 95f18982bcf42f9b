import type { TenantId } from "@svc/domain/shared/ids"
import { randomBytes } from "node:crypto"
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core"
import { expect } from "vitest"
import { signedInBrowser } from "../people/browser.ts"
import { patienceMs } from "../until.ts"
import type { LentService } from "../service/lent-service.ts"
import { openService, type TestService } from "../service/service.ts"
import { findChromium, findHeadlessShell } from "./find-chromium.ts"
import { wide } from "./look-at.ts"
import { keepContext, type KeptContext } from "./kept-context.ts"
import { pictureSteps, takeStep } from "./story-pictures.ts"
import { type WatchedPage, watchPage } from "./watched-page.ts"

export interface SignInOptions {
  readonly email?: string
  readonly permissions?: readonly string[]
  readonly context?: BrowserContextOptions
  /** Whether to use the complete browser, with its PDF viewer. */
  readonly wholeBrowser?: boolean
}

/** A console in a browser, over a shared service or over one that a file opened for itself. */
export interface ConsoleOver<Service extends LentService> {
  readonly service: Service
  readonly origin: string
  /** Allows pages that are opened from now on to visit another origin, as a person does by a link. */
  readonly admit: (origin: string) => void
  /**
   * A browser context in which nobody is signed in. Without options it may be one that an earlier test used, whose
   * cache has the console's files; `{}` always makes a new one.
   */
  readonly openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** Opens a page whose missteps are recorded until the test ends. */
  readonly openPage: (context: BrowserContext) => Promise<Page>
  /** Opens a page in a context in which a user is signed in. */
  readonly signIn: (tenantId: TenantId, options?: SignInOptions) => Promise<Page>
  /** Fails when a page made a misstep, and closes everything that the test opened. Call it after each test. */
  readonly endTest: () => Promise<void>
}

export interface OpenedConsole extends ConsoleOver<TestService> {
  readonly close: () => Promise<void>
}

/**
 * The browsers of this process, by program. A file leaves its browser to the next file; browsers end with the process.
 */
const browsers = new Map<string, Browser>()

/** A test's page lives for seconds, so optimising its JavaScript in extra threads costs more than it saves. */
const hurried = ["--js-flags=--single-threaded --no-turbofan --no-maglev", "--in-process-gpu"]

const openBrowser = async (executablePath: string, flags: readonly string[] = []): Promise<Browser> => {
  const known = browsers.get(executablePath)
  if (known?.isConnected() === true) return known
  const browser = await chromium.launch({
    executablePath,
    // In this language a date is typed month first. Tests in containers run as root, for which Chromium has no sandbox.
    args: ["--lang=en-US", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), ...flags],
  })
  browsers.set(executablePath, browser)
  return browser
}

/**
 * Opens a service with a browser for one file, when its tests need other settings or stop parts of the service. Other
 * files share a service by `lendConsole`.
 */
export const openConsole = async (settings: Readonly<Record<string, string>> = {}): Promise<OpenedConsole> => {
  const service = await openService({ clock: "system", worker: true, http: true, settings })
  const over = await openConsoleOver(service)
  const close = async () => {
    await Promise.all((left.get(over.origin) ?? []).splice(0).map(({ context }) => context.close()))
    await service.close()
  }
  return { ...over, close }
}

/** The contexts with the usual options that earlier tests have returned, by the console that they are for. */
const left = new Map<string, KeptContext[]>()

/** Opens the console of a service in the browser of this process. */
export const openConsoleOver = async <Service extends LentService>(service: Service): Promise<ConsoleOver<Service>> => {
  const browser = await openBrowser(findHeadlessShell()!, hurried)
  const origin = service.origin.replace("127.0.0.1", "localhost")
  const contexts: BrowserContext[] = []
  const borrowed: KeptContext[] = []
  const pages: WatchedPage[] = []
  const admitted: string[] = []
  const free = left.get(origin) ?? []
  left.set(origin, free)

  const newContext = async (opened: Browser, options: BrowserContextOptions = {}) => {
    const context = await opened.newContext({
      baseURL: origin,
      locale: "en-GB",
      timezoneId: "Europe/Stockholm",
      viewport: wide,
      reducedMotion: "reduce",
      permissions: ["clipboard-read", "clipboard-write"],
      ...options,
    })
    context.setDefaultTimeout(patienceMs)
    return context
  }
  const openContextIn = async (opened: Browser, options?: BrowserContextOptions) => {
    const context = await newContext(opened, options)
    contexts.push(context)
    return context
  }
  const openContext = async (options?: BrowserContextOptions) => {
    if (options !== undefined) return openContextIn(browser, options)
    const kept = free.pop() ?? (await keepContext(await newContext(browser)))
    borrowed.push(kept)
    return kept.context
  }
  const openPage = async (context: BrowserContext) => {
    const kept = borrowed.find((each) => each.context === context)
    const watched = await watchPage(kept?.takePage() ?? (await context.newPage()), [origin, ...admitted])
    pages.push(watched)
    pictureSteps(watched.page)
    return watched.page
  }
  return {
    service,
    origin,
    admit: (elsewhere) => void admitted.push(elsewhere),
    openContext,
    openPage,
    signIn: async (tenantId, { email, permissions, context: options, wholeBrowser = false } = {}) => {
      const address = email ?? `ada.${randomBytes(6).toString("hex")}@example.com`
      const { cookies } = await signedInBrowser(service, tenantId, address, permissions)
      const context = wholeBrowser
        ? await openContextIn(await openBrowser(findChromium()!), options)
        : await openContext(options)
      await context.addCookies(
        [...cookies].map(([name, value]) => ({
          name,
          value,
          url: origin,
          httpOnly: true,
          sameSite: "Strict" as const,
        })),
      )
      return openPage(context)
    },
    endTest: async () => {
      for (const { page } of pages) await takeStep(page)
      const missteps = pages.splice(0).flatMap((each) => each.missteps)
      for (const context of contexts.splice(0)) await context.close()
      for (const kept of borrowed.splice(0)) if (await kept.clear()) free.push(kept)
      expect(missteps).toEqual([])
    },
  }
}
