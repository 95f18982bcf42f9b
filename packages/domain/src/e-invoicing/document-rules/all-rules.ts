import { codeRules } from "./rules/codes.ts"
import { headerRules } from "./rules/header.ts"
import { lineRules } from "./rules/lines.ts"
import { peppolCodeRules } from "./rules/peppol-codes.ts"
import { peppolLineRules } from "./rules/peppol-lines.ts"
import { peppolRules } from "./rules/peppol.ts"
import { polishDocumentRules } from "./rules/polish.ts"
import type { RuleSet } from "./rule.ts"
import { structureRules } from "./rules/structure.ts"
import { swedishRules } from "./rules/swedish.ts"
import { totalRules } from "./rules/totals.ts"
import { unusedRules } from "./rules/unused.ts"
import { vatCategoryRules } from "./rules/vat-categories.ts"
import { vatDocumentRules } from "./rules/vat-documents.ts"

/** Every rule of EN 16931, of Peppol BIS Billing 3.0, and of the supported countries of sellers. */
export const allRuleSets: readonly RuleSet[] = [
  ...headerRules,
  ...totalRules,
  ...vatCategoryRules,
  ...vatDocumentRules,
  ...lineRules,
  ...codeRules,
  ...structureRules,
  ...unusedRules,
  ...peppolRules,
  ...peppolLineRules,
  ...peppolCodeRules,
  ...swedishRules,
  ...polishDocumentRules,
]
