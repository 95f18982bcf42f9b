import type { BigDecimal, Effect } from "effect"
import type { ProviderFailure } from "../e-invoicing.errors.ts"
import type { ProviderAction } from "../provider-status.ts"
import type { Connection } from "../settings.ts"

export type ProviderCredentials = Pick<Connection, "companyId" | "apiKey">

/** A document to send: the exact bytes that were reserved, under the identifier that we chose. */
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

/** An invoice as the provider shows it. Absent members are absent in the provider's answer. */
export interface ProviderInvoice {
  readonly id: string
  /** The provider's status word; see `judgeStatus`. */
  readonly status: string
  readonly number?: string
  readonly currency?: string
  /** The amount including tax, with all its digits. */
  readonly gross?: BigDecimal.BigDecimal
  readonly senderIds: readonly string[]
  readonly createdAt?: string
  /**
   * Members of a received invoice: the time when the provider received it, the supplier's name and the dates, as the
   * provider writes them.
   */
  readonly receivedAt?: string
  readonly senderName?: string
  readonly date?: string
  readonly dueDate?: string
  readonly files: readonly ProviderFile[]
  readonly actions: readonly ProviderAction[]
}

interface SentQuery {
  /** At most `listLimit` identifiers. */
  readonly ids?: readonly string[]
  /** A time in ISO 8601. */
  readonly createdFrom?: string
  /** The number of the page, from 1. */
  readonly page?: number
}
/** The largest number of identifiers or invoices in one list. */
export const listLimit = 100

type Call<A> = Effect.Effect<A, ProviderFailure>

/**
 * The e-invoicing network provider. Errors never contain credentials. Every call has one deadline for connecting, head
 * and body, and follows no redirect and no address in an answer (contract E35). An expired credential is renewed once
 * within the call.
 *
 * Contract (`test/provider/network-provider.test.ts`), against the simulator:
 * - `ProviderRefused` means that the request was not carried out, unless it has `identifierTaken`. After
 *   `ProviderUnanswered` that is unknown;
 * - `send` gives the provider's identifier, `undefined` when its answer names none;
 * - `find` gives `undefined` only when the provider says that it does not know the identifier.
 */
export interface NetworkProvider {
  readonly checkCredentials: (credentials: ProviderCredentials) => Call<void>
  readonly send: (credentials: ProviderCredentials, document: OutgoingDocument) => Call<{ readonly id?: string }>
  readonly find: (credentials: ProviderCredentials, id: string) => Call<ProviderInvoice | undefined>
  /** One page of the sent invoices; `createdFrom` and `ids` restrict the list. */
  readonly listSent: (credentials: ProviderCredentials, query: SentQuery) => Call<readonly ProviderInvoice[]>
  /** One page of the invoices that the company received since a time (ISO 8601). */
  readonly listReceived: (
    credentials: ProviderCredentials,
    query: { readonly receivedFrom: string; readonly page: number },
  ) => Call<readonly ProviderInvoice[]>
  /** Tells the provider that a received invoice was stored here. A repeated call changes nothing. */
  readonly acknowledgeReceived: (credentials: ProviderCredentials, id: string) => Call<void>
  /**
   * Gives `undefined` for a file that is larger than an acknowledgement may be (contract E32); such a file is not read
   * to its end.
   */
  readonly readFile: (
    credentials: ProviderCredentials,
    invoiceId: string,
    fileId: string,
  ) => Call<Uint8Array | undefined>
  /** Links the company to the service, unless it is linked already (contract E3). */
  readonly link: (credentials: ProviderCredentials) => Call<"linked" | "was linked">
  readonly sendNationalToken: (
    credentials: ProviderCredentials,
    company: { readonly vatNumber: string; readonly token: string },
  ) => Call<void>
  /** Registers an address for notifications of outgoing invoices, unless it is registered already. */
  readonly registerNotifications: (credentials: ProviderCredentials, url: string) => Call<void>
  /** Discards what is cached in memory for the credentials, such as a token. */
  readonly forget: (credentials: ProviderCredentials) => Effect.Effect<void>
}
