import { answerDocuments } from "../threads/answer-documents.ts"
import { acknowledgementLayout } from "./acknowledgement-layout.ts"
import { drawPages } from "./draw-pages.ts"
import type { Drawing } from "./drawings.ts"
import { invoiceLayout } from "./invoice-layout.ts"

answerDocuments<Drawing, Uint8Array>(
  (drawing) =>
    drawPages("acknowledgement" in drawing ? acknowledgementLayout(drawing.acknowledgement) : invoiceLayout(drawing)),
  (content) => content,
)
