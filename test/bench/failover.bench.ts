import { machine, readNumbers } from "./figures.ts"
import { failoverRun } from "./failover-run.ts"

/**
 * Checks that no acknowledged request is lost when the primary dies under load and its synchronous standby takes over.
 */
export const failoverBench = async (args: readonly string[]): Promise<readonly object[]> => {
  const { rounds, asynchronous, ...sizes } = readNumbers(args, {
    events: 2_000,
    postings: 200,
    orders: 120,
    eInvoices: 12,
    sessions: 10,
    workers: 2,
    rounds: 1,
    asynchronous: 0,
  })
  const plan = { ...sizes, synchronous: asynchronous === 0 }
  const results: object[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const result = await failoverRun(plan)
    if (isBroken(result)) process.exitCode = 1
    results.push({ round, ...result, conditions: { ...machine(), ...plan } })
    process.stderr.write(`${JSON.stringify(result)}\n`)
  }
  return results
}

type Result = Awaited<ReturnType<typeof failoverRun>>

/** Whether a promise was broken, or nothing that could have broken it was under way. */
const isBroken = (result: Result): boolean => {
  const { wrong, ended, undelivered, deliveriesResumedMs, unposted, batchesInTheMiddle, eInvoicesInDoubt } = result
  const always =
    wrong.length + ended + undelivered + unposted > 0 ||
    deliveriesResumedMs > 10_000 ||
    result.unavailable === 0 ||
    batchesInTheMiddle === 0 ||
    eInvoicesInDoubt === 0
  // Without a synchronous standby, the newest data may be lost, including the record of what was sent.
  if (!result.synchronous) return always
  const { lostEvents, lostPostings, lostEInvoices, numberGaps, booksThatAreWrong, eInvoices } = result
  const { duplicates, lost, mistold } = eInvoices
  return (
    always ||
    lostEvents + lostPostings + lostEInvoices + numberGaps + booksThatAreWrong + duplicates + lost + mistold > 0
  )
}
