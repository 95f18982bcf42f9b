import { aboutRelease, compiledCodeFolder } from "@svc/adapters/installation/assets"
import { enableCompileCache } from "node:module"

const asked = process.argv.slice(2).join(" ")
if (asked === "--version" || asked === "-V") {
  // Answered before anything else is loaded.
  process.stdout.write(`${aboutRelease().version}\n`)
} else if (asked === "--version --json" || asked === "--json --version") {
  process.stdout.write(`${JSON.stringify(aboutRelease())}\n`)
} else {
  // Caches compiled code, which starts each command a third of a second faster. The cache is not in the shared temporary
  // folder, where other users could place files.
  enableCompileCache({ directory: compiledCodeFolder, portable: true })
  const { run } = await import("./run.ts")
  await run()
}
