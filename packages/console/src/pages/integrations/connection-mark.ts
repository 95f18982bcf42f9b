import type { components } from "../../api/schema.gen.ts"
import type { StatusRow } from "../../ui/status.tsx"

type Schemas = components["schemas"]

/** The state of the connection to the national system (contract E1). */
export const connectionMark = (
  { isConnected, isActive }: Schemas["AutoInvoiceConnection"],
  { isEnabled, isIntegrationActive }: Schemas["NationalEInvoiceSettings"],
): StatusRow => {
  if (!isConnected) return { tone: "quiet", icon: "pause", word: "Not connected" }
  if (!isActive) return { tone: "quiet", icon: "pause", word: "Connection off" }
  if (isIntegrationActive) return { tone: "good", icon: "good", word: "Active" }
  return isEnabled
    ? { tone: "attention", icon: "alert", word: "Token is missing" }
    : { tone: "quiet", icon: "pause", word: "Not enabled" }
}
