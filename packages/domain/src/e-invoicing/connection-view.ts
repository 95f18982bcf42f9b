import type { Timestamp } from "../shared/timestamp.ts"
import { type Connection, isConnected } from "./settings.ts"

/** A connection as the interface shows it, without its key. */
export interface ConnectionView {
  readonly isConnected: boolean
  readonly isActive: boolean
  readonly companyId?: string
  readonly connectedAt?: Timestamp
  readonly notificationUrl?: string
}

/** `notificationUrl` is the address to which the provider sends the tenant's notifications, once there is one. */
export const connectionView = (
  connection: Connection | undefined,
  notificationUrl: string | undefined,
): ConnectionView =>
  connection === undefined
    ? { isConnected: false, isActive: false }
    : {
        isConnected: true,
        isActive: isConnected(connection),
        companyId: connection.companyId,
        connectedAt: connection.connectedAt,
        ...(notificationUrl === undefined ? {} : { notificationUrl }),
      }
