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
    modulePreload: {
      polyfill: false,
      // The entry would name every part of every page: most of them are there with the frame or before it, so pages name their styles alone.
      resolveDependencies: (chunk, parts) =>
        /\/(app|gate|sign-in-page)-/.test(chunk) ? parts : parts.filter((part) => part.endsWith(".css")),
    },
    manifest: "manifest.json",
    rolldownOptions: { input: "console.html" },
  },
  server: {
    headers: { ...headers, "content-security-policy": developmentPolicy },
    hmr: { overlay: false },
    // Whatever is no page or part of the console is the interface.
    proxy: { "^/(?!console/)": { target: service, changeOrigin: true } },
  },
}))
