import type { Timestamp } from "../shared/timestamp.ts"
import { type Connection, isConnected } from "./settings.ts"

/** A connection as it is shown, without its key. */
export interface ConnectionView {
  readonly isConnected: boolean
  readonly isActive: boolean
  readonly companyId?: string
  readonly connectedAt?: Timestamp
  readonly notificationUrl?: string
}

/** `notificationUrl` is where the provider sends its notifications of the tenant, once there is an address. */
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
