import { Effect } from "effect"
import type { EventBus, TenantOrigin } from "../shared/ports/event-bus.ts"
import type { NationalEInvoiceFailed } from "./e-invoicing.events.ts"
import type { Entry } from "./entry.ts"
import type { EntryStore } from "./ports/entry-store.ts"

/** The store, which publishes each entry that is kept as Failed, in the unit of work that keeps it (contract N6). */
export const tellingEntries = (
  entries: EntryStore,
  events: EventBus<NationalEInvoiceFailed, TenantOrigin>,
): EntryStore => {
  const tell = (entry: Entry) =>
    entry.status === "Failed"
      ? events.publish({ tenantId: entry.tenantId }, [{ _tag: "NationalEInvoiceFailed", entry }])
      : Effect.void
  return {
    ...entries,
    insert: (entry, document, history) => Effect.tap(entries.insert(entry, document, history), () => tell(entry)),
    save: (entry, step) => Effect.tap(entries.save(entry, step), (isSaved) => (isSaved ? tell(entry) : Effect.void)),
  }
}
