/** What an entry of a bank statement says of one of its transactions; texts as the bank wrote them. */
export interface EntryDetail {
  /** In the currency of the entry; absent where the bank does not say. */
  readonly amount?: string
  readonly endToEndId?: string
  readonly debtor?: string
  readonly debtorIban?: string
  readonly creditor?: string
  readonly creditorIban?: string
  /** Structured references of the payer, then numbers of documents that are referred to. */
  readonly references: readonly string[]
  /** What the payer wrote otherwise. */
  readonly texts: readonly string[]
}

/** An entry of a bank statement (ISO 20022 camt.053, Ntry). */
export interface StatementEntry {
  readonly statementId: string
  /** From 1, in its statement. */
  readonly position: number
  readonly iban?: string
  readonly accountServicerReference?: string
  readonly isCredit: boolean
  /** Without a sign. */
  readonly amount: string
  readonly currency: string
  /** BOOK, PDNG, INFO; only what is booked is imported. */
  readonly status?: string
  /** The day of the booking, else of the value. */
  readonly date?: string
  readonly information?: string
  readonly details: readonly EntryDetail[]
}

/** A bank file: a message with statements of accounts. */
export interface BankFile {
  readonly messageId: string
  readonly entries: readonly StatementEntry[]
}

/** How an entry is known when it comes again: by account and the bank's reference, else by its place (contract P17). */
export const entryKey = ({ iban, accountServicerReference, statementId, position }: StatementEntry): string =>
  iban !== undefined && accountServicerReference !== undefined
    ? `A ${iban} ${accountServicerReference}`
    : `S ${statementId} ${position}`

/** An entry in a message to people. */
export const nameOf = ({ accountServicerReference, statementId, position }: StatementEntry): string =>
  accountServicerReference ?? `${statementId}/${position}`
