import { appendFileSync, mkdirSync } from "node:fs"
import path from "node:path"
import { Client } from "pg"
import { inject } from "vitest"
import { ofATest } from "./of-a-test.ts"

// Records each statement that the service's connections send to PostgreSQL, once per process. The connections are
// recognised by their application name; those of pg-boss and of tests have other names.

const ofService = /^svc (?:http|worker)$/u

type Query = (this: Client, statement: unknown, ...rest: readonly unknown[]) => unknown

// The files of a process share the driver, and each loads this file anew.
const place = globalThis as typeof globalThis & { svcRecordsStatements?: true }

const record = () => {
  const { folder, project } = inject("recordedStatements")
  mkdirSync(path.join(folder, project), { recursive: true })
  const file = path.join(folder, project, `${process.pid}.jsonl`)
  const seen = new Set<string>()

  const prototype = Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function (statement, ...rest) {
    const { application_name: name = "" } = (
      this as unknown as { readonly connectionParameters: { readonly application_name?: string } }
    ).connectionParameters
    const text = typeof statement === "string" ? statement : (statement as { readonly text?: string }).text
    if (text !== undefined && ofService.test(name) && !seen.has(text) && !text.startsWith(ofATest)) {
      seen.add(text)
      appendFileSync(file, `${JSON.stringify(text)}\n`)
    }
    return query.call(this, statement, ...rest)
  }
}

if (place.svcRecordsStatements === undefined) {
  place.svcRecordsStatements = true
  record()
}
