import { baseUrlOf } from "@svc/adapters/config/settings"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { Invocation, Service } from "./invocation.ts"

/** The doors that commands use, from a composed graph, each made on first use. */
export const serviceOf = (graph: Graph, invocation: Invocation): Service => ({
  invocation,
  get audit() {
    return resolve(graph, "Audit")
  },
  get identity() {
    return resolve(graph, "Identity")
  },
  get organisation() {
    return resolve(graph, "Organisation")
  },
  get people() {
    return resolve(graph, "People")
  },
  get baseUrl() {
    return baseUrlOf(resolve(graph, "Settings"))
  },
  get referenceData() {
    return resolve(graph, "ReferenceData")
  },
  get catalogue() {
    return resolve(graph, "Catalogue")
  },
  get orders() {
    return resolve(graph, "Orders")
  },
  get payments() {
    return resolve(graph, "Payments")
  },
  get dunning() {
    return resolve(graph, "Dunning")
  },
  get usage() {
    return resolve(graph, "Usage")
  },
  get ledger() {
    return resolve(graph, "Ledger")
  },
  get reports() {
    return resolve(graph, "Reports")
  },
  get revenue() {
    return resolve(graph, "Revenue")
  },
  get invoicing() {
    return resolve(graph, "Invoicing")
  },
  get exchangeRates() {
    return resolve(graph, "ExchangeRates")
  },
  get eInvoicing() {
    return resolve(graph, "EInvoicing")
  },
  get webhooks() {
    return resolve(graph, "Webhooks")
  },
  get deliveryWork() {
    return resolve(graph, "DeliveryWork")
  },
  get signingKeys() {
    return resolve(graph, "SigningKeyStore")
  },
  get signingKeyCheck() {
    return resolve(graph, "SigningKeyCheck")
  },
  get countSealed() {
    return resolve(graph, "CountSealed")
  },
  get secretBox() {
    return resolve(graph, "SecretBox")
  },
  get reencrypt() {
    return resolve(graph, "Reencrypt")
  },
  get unitOfWork() {
    return resolve(graph, "UnitOfWork")
  },
  get runtime() {
    return resolve(graph, "Runtime")
  },
  get db() {
    return resolve(graph, "Db")
  },
  get boss() {
    return resolve(graph, "PgBoss")
  },
})
