import type { components } from "../../api/schema.gen.ts"
import type { ActivityStep } from "../../shell/activity.tsx"
import { billingStatus } from "../billing-status.ts"

type Entry = Pick<components["schemas"]["NationalEInvoiceEntryWithHistory"], "history" | "id" | "status">

/** The steps that follow by themselves, the next one last; none for a failed submission. */
export const toCome: Readonly<Record<Entry["status"], readonly string[]>> = {
  Pending: ["Acknowledgement", "Sent to the provider"],
  Submitted: ["Acknowledgement"],
  Processed: [],
  Failed: [],
}

/** The steps that a submission has taken; with the company they lead to its page. */
export const entrySteps = ({ id, history }: Entry, entity?: string): readonly ActivityStep[] =>
  history.map(({ time, status, text }, index) => ({
    key: `${id} ${index}`,
    at: time,
    mark: billingStatus[status],
    ...(entity === undefined ? {} : { link: { to: "/$entity/e-invoices/$one", params: { entity, one: id } } as const }),
    about: entity === undefined ? text : `E-invoice: ${text}`,
  }))
