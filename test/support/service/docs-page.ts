import { type BrowserElement, JSDOM, VirtualConsole } from "jsdom"
import { until } from "../until.ts"
import type { TestService } from "./service.ts"

/** The page `/docs` in jsdom. */
export interface DocsPage {
  readonly find: (selector: string) => Promise<BrowserElement>
  readonly texts: (selector: string) => readonly string[]
  /** The addresses that the page's scripts requested. */
  readonly asked: readonly string[]
  readonly search: (text: string) => void
  readonly close: () => void
}

/** Shortens the document to a few operations, because jsdom takes many seconds to render all of them. */
const abridged = (text: string): string => {
  const { paths, ...others } = JSON.parse(text) as { readonly paths: object }
  const some = Object.entries(paths).filter(([path]) => /^\/(Invoices\/\{id\}|health)\//.test(path))
  return JSON.stringify({ ...others, paths: Object.fromEntries(some) })
}

/** Opens the page of a service as if the browser had loaded it from `origin`, which may be any host name. */
export const openDocsPage = async (service: Pick<TestService, "anonymous">, origin: string): Promise<DocsPage> => {
  const asked: string[] = []
  const read = async (address: string) => (await service.anonymous.get(address)).text
  const html = await read("/docs")
  // With its own console, jsdom does not print warnings about features that it lacks.
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
    // A module may use `await` at the top level. The page's module has no imports.
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
