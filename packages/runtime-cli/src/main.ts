import { enableCompileCache } from "node:module"
import { fileURLToPath } from "node:url"

// Caches compiled code, which starts each command a third of a second faster. The cache is not in the shared temporary
// folder, where other users could place files.
enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url)))
const { run } = await import("./run.ts")
await run()
