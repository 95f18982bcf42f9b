import { BigDecimal } from "effect"
import type { OpenInvoice } from "../invoicing/open-invoice.ts"
import { amountDigits, type Decimal, parseDecimal } from "../shared/decimal.ts"
import type { EntryDetail, StatementEntry } from "./bank-statement.ts"
import type { OpenInvoices } from "./open-invoices.ts"
import { type Match, matchReference, namesOf } from "./match-reference.ts"

/** The texts that banks write when the payer gave no reference. */
const noReference: ReadonlySet<string> = new Set(["NOTPROVIDED", "NONREF"])
/**
 * The length up to which a word of a free text is too ambiguous: it identifies an invoice only together with the exact
 * balance.
 */
const shortWord = 4

/** The words of a text that may identify an invoice: those with a digit. */
const wordsOf = (text: string): readonly string[] => text.split(/[\s,;:]+/u).filter((word) => /\d/u.test(word))

const wholeReferences = ({ references, texts, endToEndId }: EntryDetail): readonly string[] => [
  ...references,
  ...texts,
  ...(endToEndId === undefined || noReference.has(endToEndId) ? [] : [endToEndId]),
]

/** The amount of a detail; the whole entry when the bank does not state it. */
const amountOf = ({ amount }: EntryDetail, entry: StatementEntry): Decimal | undefined =>
  parseDecimal(amount ?? entry.amount, amountDigits)

/** The search criteria for matching an entry. */
export const askedFor = (entry: StatementEntry) => ({
  names: entry.details.flatMap((detail) => [
    ...wholeReferences(detail).flatMap(namesOf),
    ...detail.texts.flatMap(wordsOf),
  ]),
  payers: entry.details.flatMap((detail) => {
    const amount = amountOf(detail, entry)
    return detail.debtor === undefined || amount === undefined ? [] : [{ name: detail.debtor, amount }]
  }),
})

/** A match of a detail, with the largest part of the payment for it. */
export interface DetailMatch extends Match {
  readonly most?: Decimal
}

/**
 * The open invoices that an entry pays, at most one for each of its details (contract P18). An invoice is found by the
 * payer's references, by a word of the payer's text, or else by the payer's name with the exact balance. Each way
 * counts only when it finds exactly one invoice.
 */
export const matchEntry = (entry: StatementEntry, open: OpenInvoices): readonly DetailMatch[] =>
  entry.details.flatMap((detail) => {
    const amount = amountOf(detail, entry)
    const match =
      first(wholeReferences(detail), (reference) => matchReference(reference, open)) ??
      byWord(detail, amount, open) ??
      byPayer(detail, amount, open)
    if (match === undefined) return []
    return [detail.amount === undefined || amount === undefined ? match : { ...match, most: amount }]
  })

const first = <A, B>(items: readonly A[], find: (item: A) => B | undefined): B | undefined => {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

const byWord = ({ texts }: EntryDetail, amount: Decimal | undefined, open: OpenInvoices): Match | undefined => {
  const found = texts.flatMap(wordsOf).flatMap((word) => {
    const match = matchReference(word, open)
    const isSure = word.length >= shortWord || (amount !== undefined && match && isBalance(match.open, amount))
    return match !== undefined && isSure ? [match] : []
  })
  const [one, ...more] = new Map(found.map((match) => [match.open.invoice.id, match])).values()
  return more.length === 0 ? one : undefined
}

const isBalance = ({ balance }: OpenInvoice, amount: Decimal): boolean => BigDecimal.equals(balance, amount)

const byPayer = ({ debtor }: EntryDetail, amount: Decimal | undefined, open: OpenInvoices): Match | undefined => {
  if (debtor === undefined || amount === undefined) return undefined
  const [one, ...more] = open.byPayer(debtor, amount)
  return one === undefined || more.length > 0 ? undefined : { open: one, reason: "Payer and amount" }
}
