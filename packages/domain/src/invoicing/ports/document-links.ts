import type { DocumentLink } from "../document-link.ts"

/**
 * Seals links to documents as texts, and opens them (contract I29).
 *
 * Contract (`test/contract/document-links.contract.test.ts`): `open` gives the link that `seal` was given, and
 * `undefined` for a text that differs in any character from one that this service sealed. The text does not reveal the
 * link.
 */
export interface DocumentLinks {
  /** Gives a text of letters, digits, `-`, `_` and `.`. */
  readonly seal: (link: DocumentLink) => string
  readonly open: (sealed: string) => DocumentLink | undefined
}
