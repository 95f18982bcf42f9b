import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { fetchFile } from "../../api/download.ts"
import { useEntity } from "../../shell/entity.ts"
import { IconButton } from "../../ui/button.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { type Invoice, nameOf } from "./invoice-columns.tsx"
import css from "./pdf-pane.module.css"

/** How viewers are asked to begin: the page as wide as the frame, and no list of pages beside it. */
const viewed = "#navpanes=0&view=FitH"

/** The PDF of an invoice, as it was drawn when the invoice was last changed, in the browser's own viewer. */
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

/** The address of a file that the page has, until it has another. */
const useAddress = (file: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (file === undefined) return undefined
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [file])
  return address
}
