import { useQuery } from "@tanstack/react-query"
import { fetchFile } from "../../api/download.ts"
import { useEntity } from "../../shell/entity.ts"
import { IconButton } from "../../ui/button.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { useAddress } from "../../ui/use-address.ts"
import { type Invoice, nameOf } from "./invoice-columns.tsx"
import css from "./pdf-pane.module.css"

/** Asks the PDF viewer to fit the page to the frame's width and to hide the list of pages. */
const viewed = "#navpanes=0&view=FitH"

/** The PDF of an invoice, as drawn at the invoice's last change, in the browser's own viewer. */
export const PdfPane = ({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) => {
  const legalEntity = useEntity()
  const { id, modified } = invoice
  const shown = useQuery({
    queryKey: [legalEntity, "/Invoices/{id}/PDF", id, modified],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => fetchFile({ path: `/Invoices/${id}/PDF`, legalEntity, type: "application/pdf", signal }),
  })
  const address = useAddress(shown.data)
  return (
    <section className={css.pane} aria-label="PDF" data-beside>
      <header className={css.head}>
        <h3>PDF</h3>
        <IconButton icon="close" label="Close the PDF" onClick={onClose} />
      </header>
      {shown.isError ? (
        <Failure error={shown.error} onRetry={() => void shown.refetch()} />
      ) : address === undefined ? (
        <Skeleton />
      ) : (
        <iframe className={css.frame} title={`PDF of ${nameOf(invoice)}`} src={`${address}${viewed}`} />
      )}
    </section>
  )
}
