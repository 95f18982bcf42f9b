import type { Effect } from "effect"
import type { ListRequest } from "../listing/list-request.ts"
import type { Scope } from "../shared/scope.ts"
import { makeJournal, makePostJournals, type PostJournalPorts } from "./use-cases/post-journal.ts"

export type LedgerPorts = PostJournalPorts

/**
 * The books of a legal entity: journals of vouchers that balance. The ledger knows lines and accounts, and no invoice.
 */
export const makeLedger = (ports: LedgerPorts) => {
  const { journals, unitOfWork } = ports
  const within = <A, E>({ tenantId }: Scope, work: Effect.Effect<A, E>) => unitOfWork.atomically(tenantId, work)
  return {
    journalOf: makeJournal(ports.ids),
    postAll: makePostJournals(ports),
    get: (scope: Scope, id: string) => within(scope, journals.find(scope, id)),
    list: (scope: Scope, request: ListRequest) => within(scope, journals.list(scope, request)),
  }
}
export type Ledger = ReturnType<typeof makeLedger>
