import type { Entry } from "@svc/domain/e-invoicing/entry"
import type { PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import type { InvoiceId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { type NetworkProviderSimulator, startNetworkProviderSimulator } from "@svc/simulators/network-provider"
import { type Harness, openHarness } from "./harness.ts"
import { makeSeeds } from "./seeds.ts"
import { toPostedInvoice, type UblInput } from "./ubl-cases.ts"
import { plainInput } from "./ubl-parties.ts"

/** The bodies of a Polish legal entity's columns. */
export const polishProfile = {
  organization_number: "5265877635",
  tax_registration_number: "PL5265877635",
  iban: "PL61109010140000071219812874",
  bic: "WBKPPLPP",
  street: "ul. Prosta 51",
  city: "Warszawa",
  zip: "00-838",
  country: "PL",
  time_zone: "Europe/Warsaw",
  national_e_invoice: true,
}

export interface EInvoicing extends Harness {
  readonly simulator: NetworkProviderSimulator
  /** A tenant whose legal entities may send: profile, connection and settings are there. */
  readonly sender: (entities?: number) => Promise<readonly [Scope, ...Scope[]]>
  readonly setProfile: (scope: Scope, columns: Readonly<Record<string, unknown>>) => Promise<void>
  /** Posts an invoice: freezes it for its document. */
  readonly post: (scope: Scope, input?: Partial<UblInput>) => Promise<PostedInvoice>
  readonly reserve: (scope: Scope, invoiceId: InvoiceId) => Promise<unknown>
  /** Reserves and attempts; gives the entry. */
  readonly submit: (scope: Scope, invoice: Pick<PostedInvoice, "id">) => Promise<Entry>
  readonly attempt: (entry: Entry) => Promise<Entry | undefined>
  readonly poll: (scope: Scope) => Promise<void>
  /** Every entry of an invoice, newest first. */
  readonly entries: (scope: Scope, invoice: Pick<PostedInvoice, "id">) => Promise<readonly Entry[]>
  /** Messages of the integration log by code, newest first. */
  readonly logged: (scope: Scope, code?: string) => Promise<readonly string[]>
  /** Documents with a number at the provider. */
  readonly documentsOf: (invoice: PostedInvoice) => number
}

export const openEInvoicing = async (environment: Readonly<Record<string, string>> = {}): Promise<EInvoicing> => {
  const simulator = await startNetworkProviderSimulator()
  const h = await openHarness({
    SVC_NETWORK_PROVIDER_URL: simulator.url,
    SVC_NETWORK_PROVIDER_TIMEOUT_SECONDS: "1",
    ...environment,
  })
  const seeds = makeSeeds(h)
  const { worker } = h
  let numbers = 0

  const setProfile: EInvoicing["setProfile"] = async ({ tenantId, legalEntityId }, columns) => {
    const names = Object.keys(columns)
    const set = names.map((name, index) => `${name} = $${index + 3}`).join(", ")
    await h.sql(`update svc.legal_entities set ${set} where tenant_id = $1 and id = $2`, [
      tenantId,
      legalEntityId,
      ...Object.values(columns),
    ])
  }
  const reserve: EInvoicing["reserve"] = (scope, invoiceId) =>
    worker.run(worker.get("ReserveSubmission")(scope, invoiceId))
  const attempt: EInvoicing["attempt"] = ({ tenantId, id: entryId }) =>
    worker.run(worker.get("AttemptSubmission")({ tenantId, entryId }))
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
      const names = Array.from({ length: count }, (_, index) => `Spółka ${index}`) as [string, ...string[]]
      const { scopes } = await seeds.tenant(names)
      const settings = worker.get("EInvoicingSettingsStore")
      for (const scope of scopes) {
        await setProfile(scope, polishProfile)
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
    post: async (scope, input = {}) => {
      const id = worker.get("IdSource").next() as InvoiceId
      const today = new Date(h.clock.now()).toISOString().slice(0, 10)
      const invoice = {
        ...toPostedInvoice({ ...plainInput, number: `FV/${(numbers += 1)}`, date: today, due: today, ...input }),
        id,
      }
      await worker.run(worker.get("PostedInvoices").keep(scope, invoice))
      return invoice
    },
    submit: async (scope, { id }) => {
      await reserve(scope, id)
      const [entry] = await entries(scope, { id })
      await attempt(entry!)
      return (await entries(scope, { id }))[0]!
    },
    poll: async ({ tenantId }) => void (await worker.run(worker.get("PollStatuses").poll(tenantId))),
    logged: async (scope, code) =>
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
