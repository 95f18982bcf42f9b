import type { BigDecimal, Effect } from "effect"
import type { ProviderFailure } from "../e-invoicing.errors.ts"
import type { ProviderAction } from "../provider-status.ts"
import type { Connection } from "../settings.ts"

export type ProviderCredentials = Pick<Connection, "companyId" | "apiKey">

/** A document on its way: the exact bytes that were reserved, under the identifier we chose. */
interface OutgoingDocument {
  readonly uuid: string
  readonly fileName: string
  readonly bytes: Uint8Array
}

export interface ProviderFile {
  readonly id: string
  readonly fileName?: string
  readonly type?: string
  readonly mediaType?: string
}

/** An invoice as the provider shows it; members that it leaves out are absent. */
export interface ProviderInvoice {
  readonly id: string
  /** The provider's word; see `judgeStatus`. */
  readonly status: string
  readonly number?: string
  readonly currency?: string
  /** The amount with tax, to the digit. */
  readonly gross?: BigDecimal.BigDecimal
  readonly senderIds: readonly string[]
  readonly createdAt?: string
  /** Of a received one: when the provider took it in, the supplier's name and the days, as the provider writes them. */
  readonly receivedAt?: string
  readonly senderName?: string
  readonly date?: string
  readonly dueDate?: string
  readonly files: readonly ProviderFile[]
  readonly actions: readonly ProviderAction[]
}

interface SentQuery {
  /** At most `listLimit`. */
  readonly ids?: readonly string[]
  /** ISO 8601. */
  readonly createdFrom?: string
  /** From 1. */
  readonly page?: number
}
/** Most identifiers or invoices in one list. */
export const listLimit = 100

type Call<A> = Effect.Effect<A, ProviderFailure>

/**
 * The e-invoicing network provider. Credentials never show in an error. Every call has one deadline over connecting,
 * head and body, follows no redirect and no address found in an answer (contract E35); a credential that has expired is
 * renewed once within the call.
 *
 * Contract (`test/provider/network-provider.test.ts`), against the simulator:
 * - `ProviderRefused` is a definite no unless it says `identifierTaken`, `ProviderUnanswered` leaves open whether the
 *   request was carried out;
 * - `send` gives the provider's identifier, `undefined` when its answer names none;
 * - `find` gives `undefined` only when the provider says that it does not know the identifier.
 */
export interface NetworkProvider {
  readonly checkCredentials: (credentials: ProviderCredentials) => Call<void>
  readonly send: (credentials: ProviderCredentials, document: OutgoingDocument) => Call<{ readonly id?: string }>
  readonly find: (credentials: ProviderCredentials, id: string) => Call<ProviderInvoice | undefined>
  /** One page of what was sent; `createdFrom` and `ids` narrow it down. */
  readonly listSent: (credentials: ProviderCredentials, query: SentQuery) => Call<readonly ProviderInvoice[]>
  /** One page of what came for the company since a moment, ISO 8601. */
  readonly listReceived: (
    credentials: ProviderCredentials,
    query: { readonly receivedFrom: string; readonly page: number },
  ) => Call<readonly ProviderInvoice[]>
  /** Tells the provider that a received invoice is here; a repeat changes nothing. */
  readonly acknowledgeReceived: (credentials: ProviderCredentials, id: string) => Call<void>
  /** `undefined` for a file larger than an acknowledgement may be (contract E32), which is then not read to its end. */
  readonly readFile: (
    credentials: ProviderCredentials,
    invoiceId: string,
    fileId: string,
  ) => Call<Uint8Array | undefined>
  /** Links the company to the service unless it is linked (contract E3). */
  readonly link: (credentials: ProviderCredentials) => Call<"linked" | "was linked">
  readonly sendNationalToken: (
    credentials: ProviderCredentials,
    company: { readonly vatNumber: string; readonly token: string },
  ) => Call<void>
  /** Has notifications of outgoing invoices sent to an address unless they are. */
  readonly registerNotifications: (credentials: ProviderCredentials, url: string) => Call<void>
  /** Forgets what is kept in memory of the credentials, such as a token. */
  readonly forget: (credentials: ProviderCredentials) => Effect.Effect<void>
}
