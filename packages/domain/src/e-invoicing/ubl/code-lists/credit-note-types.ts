import { codeList } from "./code-list.ts"

/** Types of credit notes (UNTDID 1001). */
export const creditNoteTypes = codeList(
  "uncl1001-cn",
  "D.16B",
  ["BR-CL-01"],
  `
  81 83 261 262 296 308 381 396 420 458 502 503 532
`,
)
