import type { SigningKeyCheck } from "@svc/adapters/jwt/signing-key-check"
import type { SecretBox } from "@svc/adapters/crypto/secret-box"
import type { Runtime } from "@svc/adapters/observability/runtime"
import type { Db } from "@svc/adapters/postgres/base/database"
import type { SigningKeyStore } from "@svc/adapters/postgres/identity/signing-key-store"
import type { CountSealed, Reencrypt } from "@svc/adapters/postgres/shared/reencrypt"
import type { Audit } from "@svc/domain/audit/audit"
import type { Catalogue } from "@svc/domain/catalogue/catalogue"
import type { EInvoicing } from "@svc/domain/e-invoicing/e-invoicing"
import type { ExchangeRates } from "@svc/domain/exchange-rates/exchange-rates"
import type { Identity } from "@svc/domain/identity/identity"
import type { Invoicing } from "@svc/domain/invoicing/invoicing"
import type { Ledger } from "@svc/domain/ledger/ledger"
import type { Orders } from "@svc/domain/orders/orders"
import type { Organisation } from "@svc/domain/organisation/organisation"
import type { People } from "@svc/domain/people/people"
import type { Reports } from "@svc/domain/reports/reports"
import type { ReferenceData } from "@svc/domain/reference-data/reference-data"
import type { Revenue } from "@svc/domain/revenue/revenue"
import type { UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import type { DeliveryWork } from "@svc/domain/webhooks/delivery-work"
import type { Dunning } from "@svc/domain/dunning/dunning"
import type { Payments } from "@svc/domain/payments/payments"
import type { Usage } from "@svc/domain/usage/usage"
import type { Webhooks } from "@svc/domain/webhooks/webhooks"
import type { Readable } from "node:stream"
import type { openBoss } from "@svc/adapters/wiring/compose"

/** The parts of its process that a command may use. */
export interface Invocation {
  readonly environment: NodeJS.ProcessEnv
  /** The folder from which the command was called; relative file names are resolved against it. */
  readonly folder: string
  /** Fires when the command has to stop. */
  readonly signal: AbortSignal
  /** How long a command waits for a database that is away, in milliseconds. */
  readonly patienceMs: number
  /** Standard input; opened when a command reads it. */
  readonly input: () => Readable
  /** Writes a line to standard error. */
  readonly say: (line: string) => void
  /**
   * Rewrites a line of standard error, or removes it for an empty text; absent when standard error is not a terminal.
   */
  readonly showProgress?: (line: string) => void
}

/** The service as commands use it: its doors, each made on first use. */
export interface Service {
  readonly invocation: Invocation
  readonly audit: Audit
  readonly identity: Identity
  readonly organisation: Organisation
  readonly people: People
  /** The public address of the service. */
  readonly baseUrl: string
  readonly referenceData: ReferenceData
  readonly catalogue: Catalogue
  readonly orders: Orders
  readonly dunning: Dunning
  readonly payments: Payments
  readonly usage: Usage
  readonly invoicing: Invoicing
  readonly revenue: Revenue
  readonly ledger: Ledger
  readonly reports: Reports
  readonly exchangeRates: ExchangeRates
  readonly eInvoicing: EInvoicing
  readonly webhooks: Webhooks
  readonly deliveryWork: DeliveryWork
  readonly signingKeys: SigningKeyStore
  readonly signingKeyCheck: SigningKeyCheck
  readonly countSealed: CountSealed
  readonly secretBox: SecretBox
  readonly reencrypt: Reencrypt
  readonly unitOfWork: UnitOfWork
  readonly runtime: Runtime
  readonly db: Db
  readonly boss: ReturnType<typeof openBoss>
}
