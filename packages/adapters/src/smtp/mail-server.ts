import type { MailSettings } from "@svc/domain/messages/mail-settings"
import type { Delivery, Letter, MailConnection, MailServer } from "@svc/domain/messages/ports/mail-server"
import { Effect } from "effect"
import { isIP, type Socket } from "node:net"
import { Readable } from "node:stream"
import type { SecureContext } from "node:tls"
import { domainToASCII } from "node:url"
import SMTPConnection from "nodemailer/lib/smtp-connection"
import { callProvider } from "../provider-http/outside-transaction.ts"
import { type AddressRules, makeAddressRules } from "../webhook-http/address-rules.ts"
import { AddressClosed } from "../webhook-http/failure.ts"
import { makeOpenSocket, makeSecureContext, type OpenSocket } from "../webhook-http/open-socket.ts"
import { makeResolveHost } from "../webhook-http/resolve-host.ts"
import { asciiDomain, compose, type Composed } from "./compose.ts"
import { outcomeOf, serverWords } from "./smtp-outcome.ts"

export interface MailServerSettings {
  /** CIDRs opened to mail (`SVC_MAIL_ALLOWED_NETWORKS`). */
  readonly allowedNetworks: readonly string[]
  /** Ports beside the usual ones, such as `1025` or `2000-2100` (`SVC_MAIL_PORTS`). */
  readonly ports: readonly string[]
  readonly dnsServers: readonly string[] | undefined
}

const usualPorts = ["25", "465", "587", "2525"]
const connectMs = 15_000
const silenceMs = 30_000
/** The deadline of one exchange, from the connecting to the answer. */
const exchangeMs = 120_000
const largestAnswer = 64 * 1024
/** Servers limit the messages of a connection, mostly to a hundred. */
const messagesOfConnection = 50

const isWithin = (port: number, range: string): boolean => {
  const [first = 0, last = first] = range.split("-").map(Number)
  return port >= first && port <= last
}

/** Closes a connection at once, without waiting for the server. */
const cut = (smtp: SMTPConnection): void => {
  // Errors of a connection that nobody uses any more concern nobody.
  smtp.on("error", () => undefined)
  smtp.close()
}

/** Connects to mail servers at addresses that the rules leave open, with checked certificates (contract Y2). */
export const makeSmtpMailServer = (settings: MailServerSettings): MailServer => {
  const rules = makeAddressRules(settings)
  const openSocket = makeOpenSocket({ rules, resolveHost: makeResolveHost({ servers: settings.dnsServers }) })
  const ports = [...usualPorts, ...settings.ports]
  let trusted: SecureContext | undefined

  return {
    mistake: ({ host, port, security }) => {
      const name = domainToASCII(host)
      if (isIP(host) === 0 && (name === "" || !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(name)))
        return { field: "host", text: "must be a host name or an IP address" }
      const closed = isIP(host) === 0 ? undefined : rules.closedAs(host)
      if (closed !== undefined) return { field: "host", text: `is an address closed to mail: ${closed}` }
      if (!ports.some((range) => isWithin(port, range)))
        return { field: "port", text: `must be one of ${ports.join(", ")}` }
      return security === "None" && isIP(host) !== 0 && !rules.isOpened(host)
        ? { field: "security", text: "must be Tls or StartTls for a server outside the networks opened to mail" }
        : undefined
    },
    connection: (mail) =>
      makeConnection(mail, { rules, openSocket, secureContext: () => (trusted ??= makeSecureContext()) }),
  }
}

interface Means {
  readonly rules: AddressRules
  readonly openSocket: OpenSocket
  readonly secureContext: () => SecureContext
}

/** Opens a socket to a vetted address; without protection, only to a network that was opened to mail. */
const connected = ({ host, port, security }: MailSettings, { rules, openSocket }: Means) =>
  new Promise<Socket>((resolve, reject) => {
    const hostIsAddress = isIP(host) !== 0
    const hostname = hostIsAddress ? host : domainToASCII(host)
    const url = {
      origin: `smtp://${hostname}:${port}`,
      protocol: "http:",
      hostname,
      hostIsAddress,
      port,
      path: "/",
    } as const
    // The end of the time destroys the socket, even an open one, so it must not come once the socket is in use.
    const deadline = setTimeout(() => {
      cancel()
      reject(Object.assign(new Error("connecting took too long"), { code: "ETIMEDOUT" }))
    }, connectMs)
    const opened = (socket: Socket) => {
      clearTimeout(deadline)
      if (security !== "None" || rules.isOpened(socket.remoteAddress ?? "")) return resolve(socket)
      socket.destroy()
      reject(new AddressClosed("without TLS only networks of SVC_MAIL_ALLOWED_NETWORKS are open"))
    }
    const failed = (error: Error) => {
      clearTimeout(deadline)
      reject(error)
    }
    const cancel = openSocket(url, opened, failed)
  })

/** Connects, greets the server and logs in. */
const greeted = async (mail: MailSettings, means: Means): Promise<SMTPConnection> => {
  const socket = await connected(mail, means)
  const smtp = new SMTPConnection({
    host: domainToASCII(mail.host) || mail.host,
    port: mail.port,
    connection: socket,
    secure: mail.security === "Tls",
    requireTLS: mail.security === "StartTls",
    ignoreTLS: mail.security === "None",
    name: asciiDomain(mail.fromAddress),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    socketCloseTimeout: 0,
    maxResponseSize: largestAnswer,
    // Set explicitly, so that NODE_TLS_REJECT_UNAUTHORIZED in the environment cannot turn it off.
    tls: { secureContext: means.secureContext(), rejectUnauthorized: true },
  })
  try {
    await new Promise<void>((resolve, reject) => {
      smtp.once("error", reject)
      smtp.connect((error) => (error ? reject(error) : resolve()))
    })
    const { login } = mail
    if (login !== undefined) {
      await new Promise<void>((resolve, reject) => {
        smtp.once("error", reject)
        const { username: user, password: pass } = login
        smtp.login({ credentials: { user, pass } }, (error) => (error ? reject(error) : resolve()))
      })
    }
    return smtp
  } catch (error) {
    cut(smtp)
    throw error
  } finally {
    smtp.removeAllListeners("error")
    // A failure between two messages shows at the next one.
    smtp.on("error", () => undefined)
  }
}

const makeConnection = (mail: MailSettings, means: Means): MailConnection => {
  let open: { readonly smtp: SMTPConnection; used: number } | undefined

  const close = () => {
    if (open !== undefined) cut(open.smtp)
    open = undefined
  }

  const exchange = async ({ envelope, bytes }: Composed, beforeEnd: () => Promise<boolean>): Promise<Delivery> => {
    let endWasSent = false
    // The library writes the end of the message when this stream ends.
    const body = async function* () {
      yield bytes
      if (!(await beforeEnd())) throw new Error("the claim of the message has lapsed")
      endWasSent = true
    }
    try {
      open ??= { smtp: await greeted(mail, means), used: 0 }
      const { smtp } = open
      open.used += 1
      const to = [...envelope.to]
      const info = await new Promise<SMTPConnection.SentMessageInfo>((resolve, reject) => {
        const deadline = setTimeout(() => {
          cut(smtp)
          reject(Object.assign(new Error("deadline"), { code: "ETIMEDOUT" }))
        }, exchangeMs)
        smtp.send({ from: envelope.from, to, size: bytes.length }, Readable.from(body()), (error, sent) => {
          clearTimeout(deadline)
          if (error || sent === undefined) reject(error ?? new Error("no answer"))
          else resolve(sent)
        })
      })
      if (open.used >= messagesOfConnection) close()
      return { _tag: "Accepted", text: serverWords(info.response ?? ""), rejected: info.rejected.map(String) }
    } catch (error) {
      // A message that was begun may be left half sent, so the connection is not used again.
      close()
      return outcomeOf(error instanceof Error ? error : new Error(String(error)), endWasSent)
    }
  }

  return {
    send: (letter: Letter, beforeEnd) =>
      callProvider(
        "the mail server",
        Effect.flatMap(Effect.context<never>(), (context) =>
          Effect.promise(async () => exchange(await compose(letter), () => Effect.runPromiseWith(context)(beforeEnd))),
        ),
      ),
    close: Effect.sync(close),
  }
}
