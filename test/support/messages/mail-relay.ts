import { once } from "node:events"
import net from "node:net"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** The message as it came over the wire. */
  readonly raw: string
}

/** An answer of a relay that refuses, such as `450 4.2.0 later`. */
export const refusal = (text: string): Error =>
  Object.assign(new Error(text.slice(4)), { responseCode: Number(text.slice(0, 3)) })

const login = { username: "mailer", password: "right" }
export const relayLogin = login

interface RelayRules {
  /** The refusal of a recipient, if it is refused. */
  readonly refuseRecipient?: (address: string) => Error | undefined
  /** Runs when the whole message has come, before the answer. An error is the refusal. */
  readonly beforeAnswer?: (mail: ReceivedMail) => Promise<Error | undefined> | Error | undefined
  /** Runs when a client has connected, and when the server has answered the end of a message. */
  readonly onConnect?: () => Promise<void> | void
  readonly afterAnswer?: () => Promise<void> | void
  readonly options?: SMTPServerOptions
}

/** A real SMTP server on this machine. With `authOptional: false` in `options` only `relayLogin` gets in. */
export const startMailRelay = async (rules: RelayRules = {}) => {
  const { refuseRecipient, beforeAnswer, onConnect, afterAnswer, options } = rules
  const received: ReceivedMail[] = []
  let connections = 0
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (_session, done) => {
      connections += 1
      void Promise.resolve(onConnect?.()).then(() => done())
    },
    onAuth: ({ username, password }, _session, done) =>
      username === login.username && password === login.password
        ? done(null, { user: username })
        : done(refusal("535 5.7.8 wrong user name or password")),
    onRcptTo: ({ address }, _session, done) => done(refuseRecipient?.(address)),
    onData: (stream, session, done) => {
      const pieces: Buffer[] = []
      stream.on("data", (piece: Buffer) => pieces.push(piece))
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope
        const mail = {
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(pieces).toString(),
        }
        void Promise.resolve(beforeAnswer?.(mail)).then((refused) => {
          if (refused === undefined) received.push(mail)
          done(refused)
          return afterAnswer?.()
        })
      })
    },
    ...options,
  })
  // A client that is killed or that gives up resets its connection.
  server.on("error", () => undefined)
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")
  const { port } = server.server.address() as net.AddressInfo
  return {
    port,
    received,
    connections: () => connections,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
export type MailRelay = Awaited<ReturnType<typeof startMailRelay>>

/** A server that speaks as the test says, byte by byte. */
export const startRawRelay = async (speak: (socket: net.Socket) => void) => {
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on("error", () => undefined)
    speak(socket)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    port: (server.address() as net.AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, "close")
    },
  }
}

/** The settings of a legal entity that sends by a relay. */
export const settingsFor = (port: number, more: object = {}) => ({
  host: "127.0.0.1",
  port,
  security: "None",
  fromAddress: "billing@alpha.example",
  fromName: "Alpha AB",
  enabled: true,
  ...more,
})
