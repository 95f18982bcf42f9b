import { codeList } from "./code-list.ts"

/** Reasons of allowances (UNTDID 5189). */
export const allowanceReasons = codeList(
  "uncl5189",
  "D.16B",
  ["BR-CL-19", "PEPPOL-EN16931-CL002"],
  `
  41 42 60 62 63 64 65 66 67 68 70 71 88 95 100 102 103 104 105
`,
)
