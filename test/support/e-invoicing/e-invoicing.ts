import type { Entry } from "@svc/domain/e-invoicing/entry"
import type { PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import type { InvoiceId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { type NetworkProviderSimulator, startNetworkProviderSimulator } from "@svc/simulators/network-provider"
import { openService, type StillService } from "../service/service.ts"
import { makePosting, polishEntity, polishProfile, type Posting } from "./posting.ts"
import { makeSeeds } from "../service/seeds.ts"

export interface EInvoicing extends StillService {
  readonly simulator: NetworkProviderSimulator
  /** Makes a tenant whose legal entities can send: each has profile, connection and settings. */
  readonly sender: (entities?: number) => Promise<readonly [Scope, ...Scope[]]>
  readonly setProfile: Posting["setProfile"]
  readonly post: Posting["post"]
  readonly reserve: (scope: Scope, invoiceId: InvoiceId) => Promise<unknown>
  /** Reserves an entry, makes one attempt, and returns the entry. */
  readonly submit: (scope: Scope, invoice: Pick<PostedInvoice, "id">) => Promise<Entry>
  readonly attempt: (entry: Entry) => Promise<Entry | undefined>
  readonly poll: (scope: Scope) => Promise<void>
  /** All entries of an invoice, newest first. */
  readonly entries: (scope: Scope, invoice: Pick<PostedInvoice, "id">) => Promise<readonly Entry[]>
  /** The messages of the integration log, newest first; with `code`, those of that code. */
  readonly integrationLog: (scope: Scope, code?: string) => Promise<readonly string[]>
  /** The number of documents at the provider. */
  readonly documentsOf: (invoice: PostedInvoice) => number
}

const { name, ...made } = polishEntity

export const openEInvoicing = async (environment: Readonly<Record<string, string>> = {}): Promise<EInvoicing> => {
  const simulator = await startNetworkProviderSimulator()
  const h = await openService({
    clock: "manual",
    settings: { SVC_NETWORK_PROVIDER_URL: simulator.url, SVC_NETWORK_PROVIDER_TIMEOUT_SECONDS: "1", ...environment },
  })
  const seeds = makeSeeds(h)
  const { worker } = h
  const { setProfile, post } = makePosting(worker, h.sql)

  const reserve: EInvoicing["reserve"] = (scope, invoiceId) =>
    worker.run(worker.get("EInvoicing").reserve(scope, invoiceId))
  const attempt: EInvoicing["attempt"] = ({ tenantId, id: entryId }) =>
    worker.run(worker.get("EInvoicing").attempt({ tenantId, entryId }))
  const entries: EInvoicing["entries"] = (scope, { id }) =>
    worker.run(worker.get("EntryStore").ofInvoice(scope, id, "Sent"))

  return {
    ...h,
    simulator,
    setProfile,
    reserve,
    attempt,
    entries,
    sender: async (count = 1) => {
      const names = Array.from({ length: count }, (_, index) => `${name} ${index}`) as [string, ...string[]]
      const { scopes } = await seeds.tenant(names, made)
      const settings = worker.get("EInvoicingSettingsStore")
      for (const scope of scopes) {
        await setProfile(scope, polishProfile())
        const connection = {
          companyId: `company-${scope.legalEntityId}`,
          apiKey: "right",
          isActive: true,
          connectedAt: seeds.now(),
        }
        await worker.run(settings.saveConnection(scope, connection))
        await worker.run(settings.saveNational(scope, { isEnabled: true, token: "national-token-0123456789" }))
      }
      return scopes as [Scope, ...Scope[]]
    },
    post,
    submit: async (scope, { id }) => {
      await reserve(scope, id)
      const [entry] = await entries(scope, { id })
      await attempt(entry!)
      return (await entries(scope, { id }))[0]!
    },
    poll: async ({ tenantId }) => void (await worker.run(worker.get("EInvoicing").poll(tenantId))),
    integrationLog: async (scope, code) =>
      (await worker.run(worker.get("IntegrationLog").list(scope, { limit: 100 })))
        .filter((each) => code === undefined || each.code === code)
        .map(({ message }) => message),
    documentsOf: ({ number }) =>
      simulator.store.documents().filter(({ xml }) => xml.includes(`<cbc:ID>${number}</cbc:ID>`)).length,
    close: async () => {
      await h.close()
      await simulator.close()
    },
  }
}
