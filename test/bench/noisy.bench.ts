import { fork } from "node:child_process"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { machine, percentiles, readNumbers } from "./figures.ts"
import { fillLongInvoices } from "./fill-invoices.ts"
import { inBenchHouse } from "./house.ts"
import { measureHungMemory } from "./large-events.ts"
import type { NoisyPhase } from "./noisy.process.ts"
import { peakRssMb, stopProcess } from "./processes.ts"

/** Repeats an ordinary read for some seconds, and returns the milliseconds of each. */
const readFor = async (seconds: number, address: string, authorization: string): Promise<readonly number[]> => {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const begun = performance.now()
    const response = await fetch(address, { headers: { authorization } })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`the other tenant's read was answered with ${response.status}`)
    times.push(performance.now() - begun)
    await pause(10)
  }
  return times
}

/**
 * Measures the cost of one tenant's ordinary read while another tenant burdens the service with bodies, documents and
 * long lists, and `hungPeakRssMb`, the memory of a worker that sends events of a megabyte to hanging webhooks.
 */
export const noisyBench = (args: readonly string[]): Promise<object> => {
  const { invoices, lines, seconds, hung } = readNumbers(args, {
    invoices: 60,
    lines: 10_000,
    seconds: 20,
    hung: 1_000,
  })
  return inBenchHouse({ SVC_WEBHOOKS_PER_LEGAL_ENTITY: "10000" }, async (house) => {
    const hungPeakRssMb = await measureHungMemory(house, hung)
    const { child, origin } = await house.startHttp()
    const [loud, quiet] = [await house.openTenant("Loud"), await house.openTenant("Quiet")]
    await quiet.registerWebhook("/quiet")
    const { rows } = await house.sql.query<{ id: string }>("select id from svc.webhooks")
    const address = `${origin}/Webhooks/${rows[0]!.id}`
    const authorization = `Bearer ${await quiet.accessToken(origin)}`
    const loudToken = await loud.accessToken(origin)
    const ids = await fillLongInvoices(house, loud.scope, { invoices, lines })

    await readFor(3, address, authorization)
    const p99 = async (phase?: NoisyPhase): Promise<number> => {
      const program = fileURLToPath(new URL("noisy.process.ts", import.meta.url))
      const caller = phase === undefined ? undefined : fork(program, [phase, origin, loudToken, ...ids])
      if (caller !== undefined) await pause(2_000)
      const times = await readFor(seconds, address, authorization)
      if (caller !== undefined) await stopProcess(caller)
      await pause(500)
      console.error(phase ?? "quiet", { reads: times.length, ...percentiles(times), peakRssMb: peakRssMb(child) })
      return percentiles(times).p99
    }
    const quietP99Ms = await p99()
    const validationP99Ms = await p99("validation")
    const listP99Ms = await p99("list")
    const pdfP99Ms = await p99("pdf")
    const peak = peakRssMb(child)
    await stopProcess(child)
    const p99s = { quietP99Ms, validationP99Ms, pdfP99Ms, listP99Ms }
    return { invoices, lines, seconds, hung, ...p99s, peakRssMb: peak, hungPeakRssMb, ...machine() }
  })
}
