import type { Invoice } from "@svc/domain/invoicing/invoice"
import { answerDocuments } from "../threads/answer-documents.ts"
import { drawInvoice } from "./draw-invoice.ts"

answerDocuments<Invoice, Uint8Array>(drawInvoice, (content) => content)
