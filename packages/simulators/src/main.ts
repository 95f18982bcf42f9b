import { readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { startDeliveries } from "./deliver-by-itself.ts"
import { startNetworkProviderSimulator } from "./network-provider.ts"
import { makeUpRates, readHistory } from "./rate-book.ts"
import { startSimulators } from "./server.ts"
import { startSignInProviderSimulator } from "./sign-in-provider.ts"

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8090" },
    "network-provider-port": { type: "string", default: "8091" },
    "sign-in-provider-port": { type: "string", default: "8092" },
    "deliver-after": { type: "string", default: "5" },
    history: { type: "string" },
  },
})
try {
  const book =
    values.history === undefined ? makeUpRates(() => Date.now()) : readHistory(readFileSync(values.history, "utf8"))
  const rates = await startSimulators(Number(values.port), book)
  const origin = `http://127.0.0.1:${rates.port}`
  const networkProvider = await startNetworkProviderSimulator(Number(values["network-provider-port"]))
  const deliveries = startDeliveries(networkProvider.store, Number(values["deliver-after"]))
  const signIn = await startSignInProviderSimulator(Number(values["sign-in-provider-port"]))
  console.log(
    `The rate providers listen at ${origin}: SVC_CENTRAL_BANK_DATA_URL=${origin} SVC_RATES_URL=${origin} SVC_RIKSBANK_URL=${origin}\n` +
      `The e-invoicing network provider listens at ${networkProvider.url}: SVC_NETWORK_PROVIDER_URL=${networkProvider.url}\n` +
      `The sign-in provider listens at ${signIn.issuer}: PUT /SignInProvider takes that issuer, client ${signIn.clientId}, secret ${signIn.clientSecret}`,
  )
  process.send?.(rates.port)
  const close = () => {
    deliveries.stop()
    void Promise.all([rates.close(), networkProvider.close(), signIn.close()])
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, close)
} catch (error) {
  console.error(`The simulators cannot start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
