import react from "@vitejs/plugin-react"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"

const folder = fileURLToPath(new URL(".", import.meta.url))
const { "content-security-policy": policy, ...headers } = JSON.parse(readFileSync(`${folder}policy.json`, "utf8"))

/** Vite puts scripts and styles into the page while one develops; they carry this nonce, the rest of the policy stays. */
const nonce = "development"
const developmentPolicy = Object.entries({
  ...policy,
  "script-src": [...policy["script-src"], `'nonce-${nonce}'`],
  "style-src": [...policy["style-src"], `'nonce-${nonce}'`],
})
  .map(([name, values]) => [name, ...values].join(" "))
  .join("; ")

const service = process.env["SVC_CONSOLE_SERVICE"] ?? "http://localhost:8080"

/** The page for every path of the console while one develops, as the service answers it. */
const pagePaths = {
  name: "svc-console-pages",
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const isPage = request.headers.accept?.includes("text/html") && request.url?.startsWith("/console")
      if (isPage) request.url = "/console/console.html"
      next()
    })
  },
}

/** Modules that are loaded when they are needed, most of them when the browser is idle. */
const later =
  /\/src\/(ui\/(menu|dialog|toast)-part|shell\/(find-list|entity-list|history-list|proof-dialog|sign-in-again|other-tenant|second-factor-page))\.tsx$/

/** Modules that only some areas need. */
const rare = /\/src\/ui\/(code|qr-code)\.tsx$/

/** The folder of a page, such as `invoices` or `settings/fields`. */
const areaOf = (id) => /\/src\/pages\/(.+)\/[^/]+$/.exec(id)?.[1] ?? null

/** Whether pages of another area import a module. */
const isOfSeveral = (id, chunking) =>
  new Set(
    chunking
      .getModuleInfo(id)
      ?.importers.flatMap((importer) => areaOf(importer) ?? [])
      .concat(areaOf(id) ?? []),
  ).size > 1

/**
 * The parts that a browser loads as a whole: what stands before the sign-in, the frame with the first page and what all
 * pages share, what comes later, what several areas share, and each area. A part contains what its modules import,
 * unless an earlier part does.
 */
const parts = [
  { name: "door", test: /\/src\/(main\.tsx|shell\/(sign-in-page|signed-in-page|invitation-page)\.tsx)$/ },
  {
    name: "frame",
    test: (id) =>
      /\/src\/(app\.tsx|(ui|shell|api|pages)\/[^/]+|pages\/overview\/.+)$/.test(id) &&
      !later.test(id) &&
      !rare.test(id),
  },
  { name: "later", test: later },
  { name: "charts", test: /\/node_modules\/d3-/ },
  {
    debugName: "common",
    name: (id, chunking) => (isOfSeveral(id, chunking) ? "common" : null),
    test: /\/src\/(pages|ui)\//,
  },
  { debugName: "areas", name: (id) => areaOf(id)?.replace("/", "-") ?? null, test: /\/src\/pages\// },
].map((part, place, all) => ({ ...part, priority: all.length - place }))

export default defineConfig(({ command }) => ({
  root: folder,
  base: "/console/",
  plugins: [react(), ...(command === "serve" ? [pagePaths] : [])],
  ...(command === "serve" ? { html: { cspNonce: nonce } } : {}),
  build: {
    // Of these on, JSON keeps the text of a number, which amounts and rates need.
    target: ["chrome123", "edge123", "firefox135", "safari18.4"],
    // Everything comes from its own address: the policy knows no data: for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All styles together are smaller than the requests for their parts.
    cssCodeSplit: false,
    manifest: "manifest.json",
    rolldownOptions: {
      input: "console.html",
      output: {
        codeSplitting: {
          groups: parts,
        },
      },
    },
  },
  server: {
    headers: { ...headers, "content-security-policy": developmentPolicy },
    hmr: { overlay: false },
    // Whatever is no page or part of the console is the interface.
    proxy: { "^/(?!console/)": { target: service, changeOrigin: true } },
  },
}))
