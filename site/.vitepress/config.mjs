import { readFileSync } from "node:fs"
import path from "node:path"
import { defineConfig } from "vitepress"
import { anchorOf, linksOfPages } from "../links.ts"
import { sidebarOf } from "../sidebar.ts"

const root = path.resolve(import.meta.dirname, "../..")

const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"))

const apiIcon =
  '<svg viewBox="0 0 28 20"><text x="14" y="15" text-anchor="middle" font-size="14" font-weight="600">API</text></svg>'

/** The pages are outside of this workspace, so the bundler does not find Vue for them when it renders them; Node does. */
const vueFromHere = {
  name: "vue-from-here",
  enforce: "pre",
  resolveId: (id, _importer, { ssr }) => (ssr && /^vue(\/|$)/.test(id) ? { id, external: true } : undefined),
}

export default defineConfig({
  title: "svc",
  description: "Billing service of a subscription business",
  lang: "en",
  base: "/help/",
  srcDir: root,
  srcExclude: ["{.*,bin,changes,deploy,dist,examples,packages,site,test}/**", "sdks/*/{dist,node_modules}/**"],
  outDir: path.join(root, "dist", "site"),
  cacheDir: path.join(root, "site", "node_modules", ".cache"),
  // A first page has the address of its folder, as on GitHub.
  rewrites: (page) => page.replace(/README\.md$/, "index.md"),
  metaChunk: true,
  markdown: { anchor: { slugify: anchorOf }, config: (markdown) => markdown.use(linksOfPages(root)) },
  head: [["link", { rel: "icon", href: "data:," }]],
  themeConfig: {
    siteTitle: `svc ${version}`,
    search: { provider: "local" },
    outline: [2, 3],
    sidebar: sidebarOf(root),
    socialLinks: [{ icon: { svg: apiIcon }, link: "/docs", ariaLabel: "Reference of the API" }],
  },
  vite: {
    publicDir: false,
    // The index of the search holds the text of all pages; a browser loads it with the first search.
    build: { chunkSizeWarningLimit: 2000 },
    esbuild: { tsconfigRaw: {} },
    plugins: [vueFromHere],
  },
})
