import type { PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import type { InvoiceId, LegalEntityId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { type NetworkProviderSimulator, startNetworkProviderSimulator } from "@svc/simulators/network-provider"
import type { ApiClient } from "./api-client.ts"
import { polishProfile } from "./e-invoicing.ts"
import { type TestService, startService, type TestTenant } from "./service.ts"
import { type Side, toSide } from "./side.ts"
import { toPostedInvoice, type UblInput } from "./ubl-cases.ts"
import { plainInput } from "./ubl-parties.ts"

export interface EntryView {
  readonly id: string
  readonly status: string
  readonly maventaReferenceId?: string
  readonly nationalEInvoiceId?: string
  readonly errorMessage?: string
  readonly heldBackBy?: string
  readonly upoFileName?: string
  readonly history: readonly { readonly status: string; readonly text: string }[]
}

/** The service with a network provider beside it. */
export interface EInvoicingService extends TestService {
  readonly simulator: NetworkProviderSimulator
  readonly worker: TestService["worker"]
  readonly side: Side
  /** A tenant whose legal entity has the data and the option; nothing is connected yet. */
  readonly polishTenant: () => Promise<TestTenant & { readonly scope: Scope }>
  /** Connected and active. */
  readonly sendingTenant: () => Promise<TestTenant & { readonly scope: Scope }>
  readonly setProfile: (scope: Scope, columns: Readonly<Record<string, unknown>>) => Promise<void>
  readonly freeze: (scope: Scope, input?: Partial<UblInput>) => Promise<PostedInvoice>
}

export const token = "national-token-0123456789"

/** Connects and activates over the interface. */
export const connect = async (api: ApiClient): Promise<void> => {
  await api.put("/Integrations/AutoInvoice", { companyId: crypto.randomUUID(), apiKey: "right" })
  await api.put("/Integrations/NationalEInvoice", { isEnabled: true, nationalEInvoiceToken: token })
}

export const entriesOf = async (api: ApiClient, { id }: Pick<PostedInvoice, "id">): Promise<readonly EntryView[]> =>
  (await api.get(`/Invoices/${id}/NationalEInvoices`)).body as readonly EntryView[]

/** Raises InvoicePosted as the posting does. */
export const raisePosted = (api: ApiClient, { id, number }: PostedInvoice) =>
  api.post("/Events", { eventType: "InvoicePosted", data: { id, invoiceNumber: number } })

export const startEInvoicingService = async (
  environment: Readonly<Record<string, string>> = {},
): Promise<EInvoicingService> => {
  const simulator = await startNetworkProviderSimulator()
  const service = await startService({
    SVC_NETWORK_PROVIDER_URL: simulator.url,
    SVC_NETWORK_PROVIDER_TIMEOUT_SECONDS: "5",
    ...environment,
  })
  const side = toSide(service.container)
  let numbers = 0

  const setProfile: EInvoicingService["setProfile"] = async ({ tenantId, legalEntityId }, columns) => {
    const names = Object.keys(columns)
    const set = names.map((name, index) => `${name} = $${index + 3}`).join(", ")
    const values = [tenantId, legalEntityId, ...Object.values(columns)]
    await service.sql(`update svc.legal_entities set ${set} where tenant_id = $1 and id = $2`, values)
  }
  const polishTenant = async () => {
    const tenant = await service.createTenant()
    const scope = { tenantId: tenant.tenantId, legalEntityId: tenant.legalEntities[0]!.id as LegalEntityId }
    await setProfile(scope, polishProfile)
    return { ...tenant, scope }
  }
  return {
    ...service,
    simulator,
    side,
    setProfile,
    polishTenant,
    sendingTenant: async () => {
      const tenant = await polishTenant()
      await connect(tenant.api)
      return tenant
    },
    freeze: async (scope, input = {}) => {
      const today = new Date(side.get("AppClock").now()).toISOString().slice(0, 10)
      const invoice = {
        ...toPostedInvoice({ ...plainInput, number: `FV/${(numbers += 1)}`, date: today, due: today, ...input }),
        id: side.get("IdSource").next() as InvoiceId,
      }
      await side.run(side.get("PostedInvoices").keep(scope, invoice))
      return invoice
    },
    close: async () => {
      await service.close()
      await simulator.close()
    },
  }
}
