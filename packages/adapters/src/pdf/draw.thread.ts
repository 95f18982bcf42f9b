import { answerDocuments } from "../threads/answer-documents.ts"
import { acknowledgementLayout } from "./acknowledgement-layout.ts"
import { drawPages, type Pages } from "./draw-pages.ts"
import type { Drawing } from "./drawings.ts"
import { invoiceLayout } from "./invoice-layout.ts"
import { quoteLayout } from "./quote-layout.ts"
import { statementLayout } from "./statement-layout.ts"

const layoutOf = (drawing: Drawing): Pages => {
  if ("acknowledgement" in drawing) return acknowledgementLayout(drawing.acknowledgement)
  if ("statement" in drawing) return statementLayout(drawing.statement, drawing.lines)
  if ("offer" in drawing) return quoteLayout(drawing.offer)
  return invoiceLayout(drawing)
}

answerDocuments<Drawing, Uint8Array>(
  (drawing) => drawPages(layoutOf(drawing)),
  (content) => content,
)
