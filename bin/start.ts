import { enableCompileCache } from "node:module"

// Printed at once, because the following imports take a second or two.
console.error("svc: starting; Ctrl-C stops it cleanly")
// Caches compiled code, which takes less processor time at the next start. The cache is not in the shared temporary folder,
// where other users could place files.
const { compiledCodeFolder } = await import("../packages/adapters/src/installation/assets.ts")
enableCompileCache({ directory: compiledCodeFolder, portable: true })
await import("./serve.ts")
