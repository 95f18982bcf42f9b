import { enableCompileCache } from "node:module"
import { compiledCodeFolder } from "../packages/adapters/src/installation/assets.ts"

// Printed at once, because the following imports take a second or two.
console.error("svc: starting; Ctrl-C stops it cleanly")
// Caches compiled code, which takes less processor time at the next start. The cache is not in the shared temporary folder,
// where other users could place files.
enableCompileCache({ directory: compiledCodeFolder, portable: true })
await import("./serve.ts")
