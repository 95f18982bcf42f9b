import type { DrawnInvoice } from "@svc/domain/invoicing/ports/invoice-document"
import { answerDocuments } from "../threads/answer-documents.ts"
import { drawInvoice } from "./draw-invoice.ts"

answerDocuments<DrawnInvoice, Uint8Array>(drawInvoice, (content) => content)
