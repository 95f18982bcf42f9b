import { freePort } from "../embedded-postgres/free-port.ts"
import type { Settings } from "./settings.ts"

const loopback = ["127.0.0.0/8", "::1/128"]

/**
 * The settings of `npm start` (contract O8). With the embedded database the service listens on this machine only and
 * may send webhooks to this machine. A port of 0 is replaced by a free port, so that the issuer of tokens can name it.
 */
export const withDefaults = async (settings: Settings, say: (line: string) => void): Promise<Settings> => {
  const port = settings.port === 0 ? await freePort() : settings.port
  if (settings.databaseUrl !== undefined) return { ...settings, port }
  const open = settings.webhookAllowedNetworks === undefined
  if (open) say(`Webhooks may go to this machine (${loopback.join(", ")}): SVC_WEBHOOK_ALLOWED_NETWORKS is not set.`)
  return {
    ...settings,
    port,
    host: settings.host ?? "127.0.0.1",
    webhookAllowedNetworks: settings.webhookAllowedNetworks ?? loopback,
  }
}
