import type { LookupAddress } from "node:dns"
import net from "node:net"
import tls from "node:tls"
import { LRUCache } from "lru-cache"
import { atMost } from "../at-most.ts"
import type { AddressRules } from "./address-rules.ts"
import { AddressClosed, isNetworkError, TlsRefused } from "./failure.ts"
import type { ResolveHost } from "./resolve-host.ts"
import type { WebhookUrl } from "./webhook-url.ts"

/**
 * How long one of several addresses may take before the next one is tried in parallel, in milliseconds (RFC 8305 5).
 */
const NEXT_ADDRESS_MS = 1_000
const MAX_TLS_SESSIONS = 1_000

/**
 * The authorities that Node trusts (its own list, NODE_EXTRA_CA_CERTS) and those of the operating system. Should be made
 * once: reading the certificates takes a moment, and one context serves all sockets.
 */
export const makeSecureContext = (): tls.SecureContext =>
  tls.createSecureContext({
    ca: [...new Set([...tls.getCACertificates("default"), ...tls.getCACertificates("system")])],
  })

type Opened = (socket: net.Socket) => void
type Failed = (error: Error) => void

/**
 * Connects to a receiver and calls either `opened` or `failed`, once. The returned function cancels: then neither is
 * called. `named` is called when the name has been looked up.
 */
export type OpenSocket = (url: WebhookUrl, opened: Opened, failed: Failed, named?: () => void) => () => void

/**
 * Opens sockets to checked addresses only: the name is looked up here, all its addresses are judged, and the socket
 * gets exactly these, so that nothing can change between check and connect (contract W18). Certificates are verified
 * against the authorities that Node trusts (its own list, NODE_EXTRA_CA_CERTS) and those of the operating system.
 */
export const makeOpenSocket = ({
  rules,
  resolveHost,
}: {
  readonly rules: AddressRules
  readonly resolveHost: ResolveHost
}): OpenSocket => {
  const sessions = new LRUCache<string, Buffer>(atMost(MAX_TLS_SESSIONS))
  let secureContext: tls.SecureContext | undefined

  const start = (url: WebhookUrl, addresses: ReadonlyArray<LookupAddress>): net.Socket => {
    const options = {
      host: url.hostname,
      port: url.port,
      noDelay: true,
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
      lookup: (_name: string, _options: object, found: (error: null, addresses: Array<LookupAddress>) => void) =>
        found(null, [...addresses]),
    }
    if (url.protocol === "http:") return net.connect(options)
    secureContext ??= makeSecureContext()
    const session = sessions.get(url.origin)
    const socket = tls.connect({
      ...options,
      secureContext,
      // RFC 6066 3: no literal addresses, no trailing dot.
      servername: url.hostIsAddress ? "" : url.hostname.replace(/\.$/, ""),
      ALPNProtocols: ["http/1.1"],
      // Set explicitly, so that NODE_TLS_REJECT_UNAUTHORIZED in the environment cannot turn it off.
      rejectUnauthorized: true,
      ...(session && { session }),
    })
    return socket.on("session", (ticket) => sessions.set(url.origin, ticket))
  }

  return (url, opened, failed, named) => {
    let socket: net.Socket | undefined
    let givenUp = false

    const connect = (addresses: ReadonlyArray<LookupAddress>): void => {
      if (givenUp) return
      const closed = addresses.map(({ address }) => rules.closedAs(address)).find((use) => use !== undefined)
      if (closed !== undefined) return failed(new AddressClosed(closed))
      const opening = start(url, addresses)
      socket = opening
      let shakingHands = false
      const broke = (error: NodeJS.ErrnoException) => {
        // A session keeps the verdict on its certificate, even after the receiver got a valid one.
        sessions.delete(url.origin)
        failed(shakingHands && !isNetworkError(error) ? new TlsRefused(error.code ?? "UNKNOWN") : error)
      }
      const ready = () => {
        opening.off("error", broke)
        opened(opening)
      }
      opening.once("error", broke)
      if (url.protocol === "http:") opening.once("connect", ready)
      else opening.once("connect", () => (shakingHands = true)).once("secureConnect", ready)
    }

    if (url.hostIsAddress) connect([{ address: url.hostname, family: net.isIP(url.hostname) }])
    else {
      const found = (addresses: ReadonlyArray<LookupAddress>) => {
        named?.()
        connect(addresses)
      }
      resolveHost(url.hostname).then(found).catch(failed)
    }

    return () => {
      givenUp = true
      socket?.destroy()
    }
  }
}
