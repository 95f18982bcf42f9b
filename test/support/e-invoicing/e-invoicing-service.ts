import type { PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import type { Scope } from "@svc/domain/shared/scope"
import { type NetworkProviderSimulator, startNetworkProviderSimulator } from "@svc/simulators/network-provider"
import type { ApiClient } from "../service/api-client.ts"
import { makePosting, polishEntity, polishProfile, type Posting } from "./posting.ts"
import { openService, type ServiceOptions, type TestService } from "../service/service.ts"
import type { TestTenant } from "../service/tenants.ts"
import { until } from "../until.ts"

export interface EntryView {
  readonly id: string
  readonly status: string
  readonly maventaReferenceId?: string
  readonly nationalEInvoiceId?: string
  readonly errorMessage?: string
  readonly heldBack?: string
  readonly heldBackBy?: string
  readonly upoFileName?: string
  readonly history: readonly { readonly status: string; readonly text: string }[]
}

/** The service with a simulated network provider. */
export interface EInvoicingService extends TestService {
  readonly simulator: NetworkProviderSimulator
  /** Makes a tenant whose legal entity has the needed data and the option, but no connection. */
  readonly polishTenant: () => Promise<TestTenant & { readonly scope: Scope }>
  /** Makes a tenant that is connected and active. */
  readonly sendingTenant: () => Promise<TestTenant & { readonly scope: Scope }>
  readonly setProfile: Posting["setProfile"]
  readonly post: Posting["post"]
  /** Posts an invoice while the national e-invoice option is off, so that the invoice is not sent. */
  readonly postUnsent: Posting["post"]
}

export const token = "national-token-0123456789"

/** Saves the connection and the settings over HTTP. */
export const connect = async (api: ApiClient): Promise<void> => {
  await api.put("/Integrations/AutoInvoice", { companyId: crypto.randomUUID(), apiKey: "right" })
  await api.put("/Integrations/NationalEInvoice", { isEnabled: true, nationalEInvoiceToken: token })
}

export const entriesOf = async (api: ApiClient, { id }: { readonly id: string }): Promise<readonly EntryView[]> =>
  (await api.get(`/Invoices/${id}/NationalEInvoices`)).body as readonly EntryView[]

/** Ends a submission with an unknown outcome, as a day without an answer does. */
export const loseOutcome = ({ sql, clock }: Pick<TestService, "sql" | "clock">, { id }: { readonly id: string }) =>
  sql(
    `update svc.national_einvoice_entries set status = 'Failed', failed_at = $2, error_message = 'No answer for a day.',
      outcome = 'Unknown' where invoice_id = $1`,
    [id, new Date(clock.now())],
  )

/** Raises InvoicePosted as posting does. */
export const raisePosted = (api: ApiClient, { id, number }: PostedInvoice) =>
  api.post("/Events", { eventType: "InvoicePosted", data: { id, invoiceNumber: number } })

export const startEInvoicingService = async ({
  clock,
  settings = {},
}: Pick<ServiceOptions, "clock" | "settings"> = {}): Promise<EInvoicingService> => {
  const simulator = await startNetworkProviderSimulator()
  const service = await openService({
    ...(clock === undefined ? {} : { clock }),
    worker: true,
    http: true,
    settings: { SVC_NETWORK_PROVIDER_URL: simulator.url, SVC_NETWORK_PROVIDER_TIMEOUT_SECONDS: "5", ...settings },
  })
  const { setProfile, post } = makePosting(service.worker, service.sql)

  const polishTenant = async () => {
    const tenant = await service.createTenant([polishEntity.name], polishEntity)
    const scope = { tenantId: tenant.tenantId, legalEntityId: tenant.legalEntities[0]!.id }
    await setProfile(scope, polishProfile())
    return { ...tenant, scope }
  }
  return {
    ...service,
    simulator,
    setProfile,
    polishTenant,
    sendingTenant: async () => {
      const tenant = await polishTenant()
      await connect(tenant.api)
      return tenant
    },
    post,
    postUnsent: async (scope, input) => {
      await setProfile(scope, { nationalEInvoice: false })
      const invoice = await post(scope, input)
      const waiting = "select 1 from pgboss.job where name = 'einvoices-invoice-posted' and state < 'completed'"
      await until(
        () => service.sql(waiting),
        (jobs) => (jobs as readonly unknown[]).length === 0,
      )
      await setProfile(scope, { nationalEInvoice: true })
      return invoice
    },
    close: async () => {
      await service.close()
      await simulator.close()
    },
  }
}
