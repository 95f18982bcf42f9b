import { Effect } from "effect"
import { makeSystemOrigin, type SystemOriginPorts } from "../organisation/system-origin.ts"
import type { PortUnavailable } from "../shared/errors.ts"
import type { EventBus, EventOrigin, TenantOrigin } from "../shared/ports/event-bus.ts"
import type { EInvoicingEvent, NationalEInvoicesDue, NationalTokenEnding } from "./e-invoicing.events.ts"
import type { Entry } from "./entry.ts"
import type { EntryStore } from "./ports/entry-store.ts"

export interface TellingPorts extends SystemOriginPorts {
  readonly events: EventBus<EInvoicingEvent> & EventBus<NationalEInvoicesDue | NationalTokenEnding, TenantOrigin>
}

/** The store of entries. `by` is the user who requested the submission, if a user did. */
export interface TellingEntries extends EntryStore {
  readonly insert: (
    ...given: [...Parameters<EntryStore["insert"]>, by?: EventOrigin]
  ) => ReturnType<EntryStore["insert"]>
}

/**
 * The store of entries that also publishes each entry that becomes Processed or Failed, with its history, in the same
 * unit of work (contract E48, N6).
 */
export const tellingEntries = (entries: EntryStore, ports: TellingPorts): TellingEntries => {
  const originOf = makeSystemOrigin(ports)
  const tell = Effect.fnUntraced(function* (
    entry: Entry,
    by: EventOrigin | undefined,
  ): Effect.fn.Return<void, PortUnavailable> {
    if (entry.status !== "Failed" && entry.status !== "Processed") return
    const origin = by ?? (yield* originOf(entry))
    const history = yield* entries.history({ tenantId: entry.tenantId, entryId: entry.id })
    yield* ports.events.publish(origin, [
      entry.status === "Failed"
        ? { _tag: "NationalEInvoiceFailed", entry, history }
        : { _tag: "NationalEInvoiceProcessed", entry, history },
    ])
  })
  return {
    ...entries,
    insert: (entry, document, history, by) =>
      Effect.tap(entries.insert(entry, document, history), () => tell(entry, by)),
    save: (entry, step) =>
      Effect.tap(entries.save(entry, step), (isSaved) => (isSaved ? tell(entry, undefined) : Effect.void)),
  }
}
