import { Connection, type SocketLife } from "./connection.ts"
import type { OpenSocket } from "./open-socket.ts"
import type { WebhookUrl } from "./webhook-url.ts"

/**
 * Connections kept open between requests, over all receivers. Connections in use are not limited per receiver, because
 * the callers' cap per webhook limits them. Idle ones are few and short-lived; the oldest is closed first.
 */
export class ConnectionPool {
  readonly #openSocket: OpenSocket
  readonly #life: SocketLife
  readonly #maxIdle: number
  readonly #idle = new Set<Connection>()
  readonly #byOrigin = new Map<string, Array<Connection>>()

  constructor(settings: { readonly openSocket: OpenSocket; readonly life: SocketLife; readonly maxIdle: number }) {
    this.#openSocket = settings.openSocket
    this.#life = settings.life
    this.#maxIdle = settings.maxIdle
  }

  /**
   * Takes the connection last used for this origin, so that surplus ones become idle and close; otherwise a new one.
   */
  take(url: WebhookUrl): Connection {
    const connection = this.#byOrigin.get(url.origin)?.at(-1)
    if (connection === undefined) return this.open(url)
    this.#forget(connection)
    if (connection.reusable) return connection
    connection.destroy()
    return this.take(url)
  }

  /** Makes a connection with a socket of its own, never used before. */
  open(url: WebhookUrl): Connection {
    return new Connection(url, this.#openSocket, this.#life, (connection) => this.#forget(connection))
  }

  /** Keeps the connection for the next request, if it can serve one. */
  giveBack(connection: Connection): void {
    if (!connection.reusable || this.#maxIdle === 0) return connection.destroy()
    for (const oldest of this.#idle) {
      if (this.#idle.size < this.#maxIdle) break
      oldest.destroy()
      this.#forget(oldest)
    }
    this.#idle.add(connection)
    const sameOrigin = this.#byOrigin.get(connection.origin)
    if (sameOrigin) sameOrigin.push(connection)
    else this.#byOrigin.set(connection.origin, [connection])
  }

  /** Closes the idle connections. */
  closeIdle(): void {
    for (const connection of this.#idle) connection.destroy()
    this.#idle.clear()
    this.#byOrigin.clear()
  }

  #forget(connection: Connection): void {
    if (!this.#idle.delete(connection)) return
    const sameOrigin = this.#byOrigin.get(connection.origin) ?? []
    sameOrigin.splice(sameOrigin.indexOf(connection), 1)
    if (sameOrigin.length === 0) this.#byOrigin.delete(connection.origin)
  }
}
