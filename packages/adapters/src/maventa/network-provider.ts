import { acknowledgementLimits } from "@svc/domain/e-invoicing/acknowledgement"
import { type ProviderFailure, ProviderRefused, ProviderUnanswered } from "@svc/domain/e-invoicing/e-invoicing.errors"
import {
  listLimit,
  type NetworkProvider,
  type ProviderCredentials,
} from "@svc/domain/e-invoicing/ports/network-provider"
import { Effect } from "effect"
import { isJsonObject } from "../provider-http/exact-json.ts"
import { undici } from "../provider-http/undici.ts"
import { makeAccessTokens } from "./access-tokens.ts"
import { makeCompanyBreaker } from "./company-breaker.ts"
import { makeProviderHttp, type ProviderAnswer, type ProviderRequest } from "./http-exchange.ts"
import {
  parseJson,
  problemText,
  readIdentifier,
  readInvoice,
  readInvoices,
  saysIdentifierTaken,
} from "./wire-format.ts"

export interface MaventaSettings {
  readonly baseUrl: string
  readonly timeoutSeconds: number
  readonly vendorKey: string | undefined
}

export type MaventaNetworkProvider = NetworkProvider & { readonly close: () => Promise<void> }

/** Peppol BIS Billing 3.0, as the AutoXChange API calls it. */
const documentFormat = "PEPPOLBIS30"
/** A document that cannot be routed must never become paper or an e-mail. */
const disabledRoutes = ["print", "email"]
const notificationEvents = [
  "DOCUMENTS.INVOICE.DELIVERED",
  "DOCUMENTS.INVOICE.DELIVERY_CONFIRMED",
  "DOCUMENTS.INVOICE.FAILED",
]
/**
 * The national system's name in the provider's network profiles. The provider does not document it; it is inferred from
 * other providers' names.
 */
const nationalNetwork = "KSEF"
const openStatuses: ReadonlySet<number> = new Set([408, 425, 429])
const pageCame = (detail: string) => new ProviderUnanswered({ detail, isPage: true })

/** The network provider's AutoXChange (AX) interface. */
export const makeMaventaNetworkProvider = ({
  baseUrl,
  timeoutSeconds,
  vendorKey,
}: MaventaSettings): MaventaNetworkProvider => {
  const http = makeProviderHttp(baseUrl, timeoutSeconds)
  const tokens = makeAccessTokens(http, vendorKey)
  const unlessPaused = makeCompanyBreaker()

  /** Turns an answer with an unexpected status into a failure. Secrets that the answer repeats are removed. */
  const failureOf = (answer: ProviderAnswer, secrets: readonly (string | undefined)[]): ProviderFailure => {
    const { status, body, retryAfterSeconds } = answer
    const said = body?.toString() ?? ""
    const read = parseJson(said)
    const detail = `${problemText(read, status, secrets)}.`
    const isOpen = status < 400 || status >= 500 || openStatuses.has(status)
    if (isOpen)
      return new ProviderUnanswered({ detail, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) })
    if (!isJsonObject(read)) return pageCame(`a page with status ${status} that is not the provider's came.`)
    return new ProviderRefused({ status, detail, ...(saysIdentifierTaken(said) ? { identifierTaken: true } : {}) })
  }

  /** Makes a call with a token. When the provider no longer accepts the token, makes it once more with a new one. */
  const call = Effect.fnUntraced(function* (
    credentials: ProviderCredentials,
    request: ProviderRequest,
  ): Effect.fn.Return<ProviderAnswer & { readonly refusal: () => ProviderFailure }, ProviderFailure> {
    const withToken = (token: string) =>
      http.exchange({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } })
    const first = yield* tokens.get(credentials)
    let token = first
    let answer = yield* withToken(first)
    if (answer.status === 401) {
      token = yield* tokens.get(credentials, first)
      answer = yield* withToken(token)
    }
    return { ...answer, refusal: () => failureOf(answer, [token, first, credentials.apiKey, vendorKey]) }
  })

  const json = (answer: ProviderAnswer): unknown => parseJson(answer.body?.toString() ?? "")
  const unreadable = (what: string) => pageCame(`its answer is no ${what}.`)
  /** True when the provider itself answers with one of the statuses; a gateway's page may have the same status. */
  const says = (answer: ProviderAnswer, ...statuses: readonly number[]) =>
    statuses.includes(answer.status) && isJsonObject(json(answer))
  const post = (path: string, body: object): ProviderRequest => ({
    method: "POST",
    path,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  const invoicePath = (id: string) => `/v1/invoices/${encodeURIComponent(id)}`

  const provider: MaventaNetworkProvider = {
    checkCredentials: (credentials) =>
      Effect.asVoid(Effect.andThen(tokens.forget(credentials), tokens.get(credentials))),

    send: Effect.fnUntraced(function* (credentials, { uuid, fileName, bytes }) {
      const form = () => {
        const data = new (undici().FormData)()
        data.set("format", documentFormat)
        data.set("uuid", uuid)
        for (const route of disabledRoutes) data.append("disabled_routes[]", route)
        data.set("file", new File([bytes as Uint8Array<ArrayBuffer>], fileName, { type: "application/xml" }))
        return data
      }
      const answer = yield* call(credentials, { method: "POST", path: "/v1/invoices", body: form })
      if (answer.status < 200 || answer.status > 299) return yield* answer.refusal()
      const id = readIdentifier(json(answer))
      return id === undefined ? {} : { id }
    }),

    find: Effect.fnUntraced(function* (credentials, id) {
      const answer = yield* call(credentials, { method: "GET", path: invoicePath(id) })
      if (says(answer, 404)) return undefined
      if (answer.status !== 200) return yield* answer.refusal()
      return readInvoice(json(answer)) ?? (yield* unreadable("invoice"))
    }),

    listSent: Effect.fnUntraced(function* (credentials, { ids, createdFrom, page }) {
      const query = {
        direction: "SENT",
        per_page: String(listLimit),
        page: String(page ?? 1),
        ...(ids === undefined ? {} : { "ids[]": ids }),
        ...(createdFrom === undefined ? {} : { created_at_start: createdFrom }),
      }
      const answer = yield* call(credentials, { method: "GET", path: "/v1/invoices", query })
      if (answer.status !== 200) return yield* answer.refusal()
      return readInvoices(json(answer)) ?? (yield* unreadable("list of invoices"))
    }),

    listReceived: Effect.fnUntraced(function* (credentials, { receivedFrom, page }) {
      const query = {
        direction: "RECEIVED",
        per_page: String(listLimit),
        page: String(page),
        received_at_start: receivedFrom,
        sort: "received_at",
      }
      const answer = yield* call(credentials, { method: "GET", path: "/v1/invoices", query })
      if (answer.status !== 200) return yield* answer.refusal()
      return readInvoices(json(answer)) ?? (yield* unreadable("list of invoices"))
    }),

    // The provider does not document how to acknowledge a received invoice. If it has no such request, or already knows
    // the acknowledgement, nothing is left to do.
    acknowledgeReceived: Effect.fnUntraced(function* (credentials, id) {
      const answer = yield* call(credentials, post(`${invoicePath(id)}/acknowledgement`, {}))
      if ((answer.status < 200 || answer.status > 299) && !says(answer, 404, 405, 409)) return yield* answer.refusal()
    }),

    readFile: Effect.fnUntraced(function* (credentials, invoiceId, fileId) {
      const answer = yield* call(credentials, {
        method: "GET",
        path: `${invoicePath(invoiceId)}/files/${encodeURIComponent(fileId)}`,
        headers: { accept: "*/*" },
        maxBytes: acknowledgementLimits.bytes,
      })
      return answer.status === 200 ? answer.body : yield* answer.refusal()
    }),

    link: Effect.fnUntraced(function* (credentials) {
      const path = "/v1/company/vendors"
      const state = yield* call(credentials, { method: "GET", path })
      if (state.status === 200 && isLinked(json(state))) return "was linked"
      if (state.status !== 200 && !says(state, 404)) return yield* state.refusal()
      const answer = yield* call(credentials, post(path, vendorKey === undefined ? {} : { vendor_api_key: vendorKey }))
      if (says(answer, 409)) return "was linked"
      return answer.status === 200 || answer.status === 201 ? "linked" : yield* answer.refusal()
    }),

    // The provider does not document where it accepts the token. A network profile is the only resource with settings
    // of its own.
    sendNationalToken: Effect.fnUntraced(function* (credentials, { vatNumber, token }) {
      const path = "/v1/company/profiles"
      const settings = { network_settings: { token } }
      const listed = yield* call(credentials, { method: "GET", path })
      const refusal = (answer: ProviderAnswer) => failureOf(answer, [token, credentials.apiKey, vendorKey])
      if (listed.status !== 200 && !says(listed, 404)) return yield* refusal(listed)
      const known = profileIdOf(json(listed))
      const answer = yield* call(
        credentials,
        known === undefined
          ? post(path, {
              profiles: [nationalNetwork],
              network: nationalNetwork,
              scheme: "9945",
              endpoint_id: vatNumber,
              ...settings,
            })
          : { ...post(`${path}/${encodeURIComponent(known)}`, settings), method: "PATCH" },
      )
      if (answer.status < 200 || answer.status > 299) return yield* refusal(answer)
    }),

    registerNotifications: Effect.fnUntraced(function* (credentials, url) {
      const path = "/v1/company/notifications"
      const listed = yield* call(credentials, { method: "GET", path })
      if (listed.status !== 200) return yield* listed.refusal()
      if (destinationsOf(json(listed)).includes(url)) return
      const answer = yield* call(
        credentials,
        post(path, { destination_type: "WEBHOOK", destination: url, events: notificationEvents }),
      )
      if (answer.status < 200 || answer.status > 299) return yield* answer.refusal()
    }),

    forget: tokens.forget,
    close: http.close,
  }
  // A request that a person waits for is always sent, even during a pause.
  return {
    ...provider,
    send: (of, document) => unlessPaused(of, provider.send(of, document)),
    find: (of, id) => unlessPaused(of, provider.find(of, id)),
    listSent: (of, query) => unlessPaused(of, provider.listSent(of, query)),
    listReceived: (of, query) => unlessPaused(of, provider.listReceived(of, query)),
    acknowledgeReceived: (of, id) => unlessPaused(of, provider.acknowledgeReceived(of, id)),
    readFile: (of, invoiceId, fileId) => unlessPaused(of, provider.readFile(of, invoiceId, fileId)),
  }
}

const isLinked = (answer: unknown): boolean => {
  const { state } = (answer ?? {}) as { readonly state?: unknown }
  return typeof state === "string" && /^(linked|active|approved)$/i.test(state)
}

const members = (list: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(list) ? list.filter((each) => typeof each === "object" && each !== null) : []

const profileIdOf = (profiles: unknown): string | undefined => {
  const found = members(profiles).find(({ network, profiles: names }) =>
    [network, names].flat().some((name) => String(name).toUpperCase() === nationalNetwork),
  )
  return typeof found?.["id"] === "string" ? found["id"] : undefined
}

const destinationsOf = (notifications: unknown): readonly unknown[] =>
  members(notifications).map(({ destination }) => destination)
