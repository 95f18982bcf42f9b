import { readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { makeUpRates, readHistory } from "./rate-book.ts"
import { startSimulators } from "./server.ts"

const { values } = parseArgs({ options: { port: { type: "string", default: "8090" }, history: { type: "string" } } })
try {
  const book =
    values.history === undefined ? makeUpRates(() => Date.now()) : readHistory(readFileSync(values.history, "utf8"))
  const { port, close } = await startSimulators(Number(values.port), book)
  const origin = `http://127.0.0.1:${port}`
  console.log(
    `The rate providers listen at ${origin}: SVC_CENTRAL_BANK_DATA_URL=${origin} SVC_RATES_URL=${origin} SVC_RIKSBANK_URL=${origin}`,
  )
  process.send?.(port)
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close())
} catch (error) {
  console.error(`The simulators cannot start: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
