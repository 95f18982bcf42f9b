import { type BrowserElement, JSDOM, VirtualConsole } from "jsdom"
import { until } from "../until.ts"
import type { TestService } from "./service.ts"

/** The page of `/docs` in a browser without a window. */
export interface DocsPage {
  readonly find: (selector: string) => Promise<BrowserElement>
  readonly texts: (selector: string) => readonly string[]
  /** The addresses that the scripts of the page requested. */
  readonly asked: readonly string[]
  readonly search: (text: string) => void
  readonly close: () => void
}

/** A part of the document: without a browser, to draw the whole takes many seconds. */
const abridged = (text: string): string => {
  const { paths, ...others } = JSON.parse(text) as { readonly paths: object }
  const some = Object.entries(paths).filter(([path]) => /^\/(Invoices\/\{id\}|health)\//.test(path))
  return JSON.stringify({ ...others, paths: Object.fromEntries(some) })
}

/** Opens the page of a service by an address of the caller's choice, as a browser that knows this name would. */
export const openDocsPage = async (service: Pick<TestService, "anonymous">, origin: string): Promise<DocsPage> => {
  const asked: string[] = []
  const read = async (address: string) => (await service.anonymous.get(address)).text
  const html = await read("/docs")
  // A console of its own, because what jsdom does not do it would print.
  const { window } = new JSDOM(html, {
    url: `${origin}/docs`,
    runScripts: "outside-only",
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
  })
  window.fetch = async (input: string | { readonly url: string }) => {
    const url = new URL(typeof input === "string" ? input : input.url, origin)
    asked.push(url.href)
    const { status, headers, text: whole } = await service.anonymous.get(url.pathname)
    const text = url.pathname === "/openapi.json" ? abridged(whole) : whole
    return {
      status,
      ok: status < 300,
      headers,
      url: url.href,
      text: async () => text,
      json: async () => JSON.parse(text),
    }
  }
  for (const [, type, source] of html.matchAll(/<script( type="module")? src="([^"]+)">/g)) {
    const script = await read(source!)
    // A module may wait; the page's own imports nothing.
    window.eval(
      type === undefined ? script : `(async () => {${script.replace("SwaggerUIBundle(", "window.page = $&")}})()`,
    )
  }
  const one = (selector: string) => window.document.querySelector(selector)
  return {
    find: async (selector) =>
      (await until(
        () => one(selector),
        (found) => found !== null,
      ))!,
    texts: (selector) => [...window.document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? ""),
    asked,
    search: (text) => void window.eval(`page.layoutActions.updateFilter(${JSON.stringify(text)})`),
    close: () => window.close(),
  }
}
