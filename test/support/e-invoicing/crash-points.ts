import type { Bindings } from "@svc/adapters/wiring/bindings"
import { makeFindPostedInvoice } from "@svc/domain/e-invoicing/posted-invoices"
import { makeAttemptSubmission } from "@svc/domain/e-invoicing/use-cases/attempt-submission"
import { makeReserveSubmission } from "@svc/domain/e-invoicing/use-cases/reserve-submission"
import type { EInvoiceEntryId, InvoiceId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import type { Side } from "../service/side.ts"

/** Calls `hit` before and after every await of a port, which are the points where a process can die. */
const watched = <Port extends object>(port: Port, hit: () => void): Port => {
  const around = (value: unknown): unknown =>
    Effect.isEffect(value)
      ? Effect.andThen(
          Effect.sync(hit),
          Effect.tap(value as Effect.Effect<unknown, unknown>, () => Effect.sync(hit)),
        )
      : value
  return new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      return typeof member === "function"
        ? (...args: readonly unknown[]) => around((member as (...given: readonly unknown[]) => unknown)(...args))
        : around(member)
    },
  })
}

/** The whole submission of an invoice, over ports that call `hit` at every await. */
export const submitWatched = ({ get }: Pick<Side, "get">, hit: () => void) => {
  const port = <K extends keyof Bindings>(name: K) => watched(get(name) as object, hit) as Bindings[K]
  const ports = {
    entries: port("EntryStore"),
    settings: port("EInvoicingSettingsStore"),
    invoicing: port("Invoicing"),
    organisation: port("Organisation"),
    provider: port("NetworkProvider"),
    log: port("IntegrationLog"),
    jobs: port("JobQueue"),
    unitOfWork: port("UnitOfWork"),
    check: get("DocumentCheck"),
    ids: get("IdSource"),
    deployment: get("EInvoicingDeployment"),
  }
  const reserve = makeReserveSubmission(ports, makeFindPostedInvoice(ports.invoicing))
  const attempt = makeAttemptSubmission(ports)
  return (scope: Scope, invoiceId: InvoiceId) =>
    Effect.gen(function* () {
      const reserved = yield* reserve(scope, invoiceId)
      const { id: entryId } = (reserved as { readonly entry: { readonly id: EInvoiceEntryId } }).entry
      yield* attempt({ tenantId: scope.tenantId, entryId })
    })
}
