/**
 * A caller that burdens the service until it is ended: `noisy.process.ts PHASE ORIGIN TOKEN ID…`. On SIGTERM it reports
 * how many of its requests were answered.
 */
const [phase = "", origin = "", token = "", ...ids] = process.argv.slice(2)
const authorization = `Bearer ${token}`
const json = { "content-type": "application/json" }
const statuses = new Map<number, number>()

const call = async (path: string, init: RequestInit = {}): Promise<void> => {
  const response = await fetch(origin + path, init)
  if (response.body !== null) for await (const _ of response.body);
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
}

const unknown = JSON.stringify(Object.fromEntries(Array.from({ length: 95_000 }, (_, index) => [`m${index}`, 1])))
const lines = `{"account":"A-1001","currency":"SEK","invoiceLines":[${"{},".repeat(340_000)}{}]}`

let turn = 0
const phases = {
  validation: async () => {
    await call("/auth/v2/token", { method: "POST", headers: json, body: unknown })
    await call("/Invoices/onAccountInvoice", { method: "POST", headers: { ...json, authorization }, body: lines })
  },
  pdf: () => call(`/Invoices/${ids[turn++ % ids.length]}/PDF`, { headers: { authorization } }),
  list: () => call("/Invoices?PageSize=100", { headers: { authorization } }),
}

export type NoisyPhase = keyof typeof phases

process.on("SIGTERM", () => {
  console.error(phase, Object.fromEntries(statuses))
  process.exit(0)
})
const burden = async () => {
  // A broken answer is the service's problem. The next request shows whether the service still runs.
  for (;;) await phases[phase as NoisyPhase]().catch((error: unknown) => console.error(phase, String(error)))
}
await Promise.all(Array.from({ length: 4 }, burden))
