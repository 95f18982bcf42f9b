import { parseArgs } from "node:util"
import { startNetworkProviderSimulator } from "./network-provider.ts"

// The e-invoicing network provider on a port of this machine. What is sent to it is delivered by itself after a while.
const { values } = parseArgs({
  options: { port: { type: "string", default: "8091" }, "deliver-after": { type: "string", default: "5" } },
})
const deliverAfter = Number(values["deliver-after"]) * 1000
const simulator = await startNetworkProviderSimulator(Number(values.port))
process.stdout.write(`The network provider's look-alike listens at ${simulator.url}\n`)

setInterval(() => {
  for (const { id, status, createdAt } of simulator.store.documents()) {
    if (status !== "PENDING" || Date.parse(createdAt) + deliverAfter > Date.now()) continue
    simulator.store.deliver(id, simulator.store.acknowledgementOf(id))
  }
}, 500)

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(0))
