import { codeList } from "./code-list.ts"

/** Media types of attachments. */
export const mediaTypes = codeList(
  "mimecode",
  "1.0",
  ["BR-CL-24", "PEPPOL-EN16931-CL001"],
  `
  text/csv application/pdf image/png image/jpeg
  application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
  application/vnd.oasis.opendocument.spreadsheet
`,
)
