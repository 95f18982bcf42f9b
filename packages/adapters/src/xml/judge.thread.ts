import { answerDocuments } from "../threads/answer-documents.ts"
import { judge, type Judged, type SentDocument } from "./document-check.ts"

answerDocuments<SentDocument, Judged>(
  ({ bytes }) => judge(bytes),
  () => undefined,
)
