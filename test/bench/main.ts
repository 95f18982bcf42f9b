import { acknowledgementBench } from "./acknowledgement.bench.ts"
import { deliverBench } from "./deliver.bench.ts"
import { ublBench } from "./ubl.bench.ts"

const benches: Readonly<Record<string, (args: readonly string[]) => Promise<object>>> = {
  deliver: deliverBench,
  ubl: ublBench,
  acknowledgement: acknowledgementBench,
}

const [name = "", ...args] = process.argv.slice(2)
const bench = benches[name]
if (bench === undefined) {
  console.error(`usage: npm run -s bench -- <${Object.keys(benches).join("|")}> [--option value …]`)
  process.exit(64)
}
try {
  console.log(JSON.stringify({ bench: name, ...(await bench(args)) }))
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}
