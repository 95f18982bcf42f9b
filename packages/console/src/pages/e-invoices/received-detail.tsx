import type { components } from "../../api/schema.gen.ts"
import { Moment } from "../../shell/moment.tsx"
import { useWords } from "../../shell/session.tsx"
import { copyable, Id } from "../../ui/copy.tsx"
import { Facts, Note } from "../../ui/page.tsx"
import { totalOf } from "./e-invoice-columns.tsx"

/** The provider's data about a supplier's invoice (contract E54); its document contains the rest. */
export const ReceivedFacts = ({
  entry,
}: {
  readonly entry: components["schemas"]["NationalEInvoiceEntryWithHistory"]
}) => {
  const words = useWords()
  const { time } = words
  const { supplier, invoiceDate, dueDate, nationalEInvoiceId, maventaReferenceId, arrived } = entry
  return (
    <>
      <Facts
        of={[
          ["Supplier", supplier?.name],
          ["Tax number", copyable(supplier?.taxRegistrationNumber, "tax number")],
          ["Date", invoiceDate === undefined ? undefined : time.date(invoiceDate)],
          ["Due", dueDate === undefined ? undefined : time.date(dueDate)],
          ["Total", totalOf(entry, words)],
          ["National number", copyable(nationalEInvoiceId, "national number")],
          ["Provider reference", copyable(maventaReferenceId, "provider reference")],
          ["Arrived", arrived === undefined ? undefined : <Moment key="arrived" at={arrived} whole />],
          ["Id", <Id key="id" id={entry.id} />],
        ]}
      />
      <Note>This invoice is not booked here: import its document into the system that keeps your purchases.</Note>
    </>
  )
}
