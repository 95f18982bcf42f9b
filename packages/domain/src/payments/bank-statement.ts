/** The details of one transaction within an entry of a bank statement. Texts are as the bank wrote them. */
export interface EntryDetail {
  /** The amount in the currency of the entry; absent when the bank does not state it. */
  readonly amount?: string
  readonly endToEndId?: string
  readonly debtor?: string
  readonly debtorIban?: string
  readonly creditor?: string
  readonly creditorIban?: string
  /** Structured references of the payer, then the numbers of documents that are referred to. */
  readonly references: readonly string[]
  /** Unstructured texts of the payer. */
  readonly texts: readonly string[]
}

/** An entry of a bank statement (ISO 20022 camt.053, Ntry). */
export interface StatementEntry {
  readonly statementId: string
  /** The position in its statement, from 1. */
  readonly position: number
  readonly iban?: string
  readonly accountServicerReference?: string
  readonly isCredit: boolean
  /** The amount without a sign. */
  readonly amount: string
  readonly currency: string
  /** BOOK, PDNG or INFO. Only booked entries are imported. */
  readonly status?: string
  /** The booking date, or else the value date. */
  readonly date?: string
  readonly information?: string
  readonly details: readonly EntryDetail[]
}

/** A bank file: a message with statements of accounts. */
export interface BankFile {
  readonly messageId: string
  readonly entries: readonly StatementEntry[]
}

/**
 * The key by which a repeated entry is recognised: account and the bank's reference, or else its position (contract
 * P17).
 */
export const entryKey = ({ iban, accountServicerReference, statementId, position }: StatementEntry): string =>
  iban !== undefined && accountServicerReference !== undefined
    ? `A ${iban} ${accountServicerReference}`
    : `S ${statementId} ${position}`

/** The name of an entry in messages to people. */
export const nameOf = ({ accountServicerReference, statementId, position }: StatementEntry): string =>
  accountServicerReference ?? `${statementId}/${position}`
