import type { DocumentLink } from "../document-link.ts"

/**
 * Makes texts that stand for a document, and reads them back (contract I29).
 *
 * Contract (`test/contract/document-links.contract.test.ts`): `open` gives what `seal` was given, and `undefined` for any
 * text that differs in a character from what this service sealed. A text tells nothing of what it stands for.
 */
export interface DocumentLinks {
  /** Letters, digits, `-`, `_` and `.`. */
  readonly seal: (link: DocumentLink) => string
  readonly open: (sealed: string) => DocumentLink | undefined
}
