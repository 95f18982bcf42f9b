import type { DrawnInvoice } from "@svc/domain/invoicing/ports/invoice-document"
import type { Content } from "pdfmake"

/** Side of the QR code, in points: at 4 cm it can be scanned from paper. */
const side = 113

/**
 * The invoice's number in the national system with the QR code that proves it, or a note that the number is still
 * pending.
 */
export const nationalMark = ({ nationalMark: mark }: DrawnInvoice): Content[] => {
  if (mark === undefined) return []
  const margin: [number, number, number, number] = [0, 20, 0, 0]
  if (mark._tag === "Offline")
    return [{ margin, text: "OFFLINE: not yet registered in the national e-invoicing system (KSeF)", fontSize: 8 }]
  const number: Content = { text: `KSeF ${mark.number}`, fontSize: 8 }
  const { verificationUrl: url } = mark
  if (url === undefined) return [{ ...number, margin }]
  return [
    {
      margin,
      unbreakable: true,
      stack: [
        { qr: url, fit: side, eccLevel: "M" },
        { ...number, margin: [0, 4, 0, 0] },
        { text: "Verify the invoice in KSeF", link: url, fontSize: 8, color: "#666666" },
      ],
    },
  ]
}
