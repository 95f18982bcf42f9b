import { compiledCodeFolder } from "@svc/adapters/installation/assets"
import { enableCompileCache } from "node:module"

// Caches compiled code: HTTP then starts with a quarter less processor time. The cache is not in the shared temporary
// folder, where other users could place files.
enableCompileCache({ directory: compiledCodeFolder, portable: true })
await import("./run.ts")
