import { type NetworkProviderSimulator, startNetworkProviderSimulator } from "@svc/simulators/network-provider"
import { readHistory } from "@svc/simulators/rate-book"
import { type Simulators, startSimulators } from "@svc/simulators/server"
import type { LentService } from "../service/lent-service.ts"
import { openService } from "../service/service.ts"
import { type ConsoleOver, openConsoleOver } from "./console.ts"

interface Lent {
  readonly service: LentService
  /** The network provider that the service uses. */
  readonly network: NetworkProviderSimulator
  /** The central bank that the service uses, with the rates of two days. */
  readonly rates: Simulators
}

export type LentConsole = ConsoleOver<LentService> & Omit<Lent, "service">

// Test files share a process one after the other, and each loads this module anew.
const place = globalThis as typeof globalThis & { svcLentConsole?: Promise<Lent> }

const history = "Date,USD,PLN,\n2026-11-20,1.16,4.23,\n2026-11-19,1.15,4.24,\n"

const open = async (): Promise<Lent> => {
  const [network, rates] = await Promise.all([
    startNetworkProviderSimulator(),
    startSimulators(0, readHistory(history)),
  ])
  const settings = {
    SVC_NETWORK_PROVIDER_URL: network.url,
    SVC_EINVOICE_POLL_SECONDS: "1",
    SVC_CENTRAL_BANK_DATA_URL: `http://127.0.0.1:${rates.port}`,
    // Lets a test see the progress of each batch.
    SVC_INVOICE_BATCH_CHUNK: "1",
  }
  return { service: await openService({ worker: true, http: true, settings }), network, rates }
}

/**
 * The service and browser of this process, with simulated providers. The first file that calls this opens them; they
 * end with the process. Each file makes its own tenants.
 */
export const lendConsole = async (): Promise<LentConsole> => {
  const { service, ...beside } = await (place.svcLentConsole ??= open())
  return { ...(await openConsoleOver(service)), ...beside }
}
