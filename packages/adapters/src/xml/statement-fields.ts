import type { EntryDetail, StatementEntry } from "@svc/domain/payments/bank-statement"

/** Longest key of an entry, in characters; the message allows 35. */
const longestKey = 200

/** A file that cannot be read to its end. The message tells the person who sent the file why. */
export class StatementRefused extends Error {}

type Editable<A> = { -readonly [K in keyof A]: A[K] }
type Entry = Editable<Omit<StatementEntry, "details">> & { readonly details: EntryDetail[] }
type Detail = Editable<Omit<EntryDetail, "references" | "texts">> & {
  readonly references: string[]
  readonly texts: string[]
}

/** The state of reading: the message so far, and its open parts. */
export interface Reading {
  messageId: string
  statementId: string
  iban: string | undefined
  position: number
  readonly entries: Entry[]
  entry: Entry
  detail: Detail
  texts: number
}

const ntry = "Stmt/Ntry"
const tx = `${ntry}/NtryDtls/TxDtls`
type Take = (reading: Reading, text: string, attributes: Readonly<Record<string, string>>) => void

const party = (take: Take): Readonly<Record<string, Take>> => ({ Nm: take, "Pty/Nm": take })
const under = (path: string, takes: Readonly<Record<string, Take>>) =>
  Object.fromEntries(Object.entries(takes).map(([name, take]) => [`${path}/${name}`, take]))
const reference: Take = ({ detail }, text) => void detail.references.push(text)

/** The values that are read, by the path from the message's element; all others are ignored. */
export const takes: Readonly<Record<string, Take>> = {
  "GrpHdr/MsgId": (r, text) => void (r.messageId = text),
  "Stmt/Id": (r, text) => void (r.statementId = text),
  "Stmt/Acct/Id/IBAN": (r, text) => void (r.iban = text.replaceAll(" ", "")),
  [`${ntry}/Amt`]: ({ entry }, text, { Ccy }) => {
    entry.amount = text
    // A longer text is not a currency either; its beginning is enough for the error.
    entry.currency = (Ccy ?? "").slice(0, 10)
  },
  [`${ntry}/CdtDbtInd`]: ({ entry }, text) => void (entry.isCredit = readSide(text)),
  [`${ntry}/Sts`]: ({ entry }, text) => void (entry.status = text),
  [`${ntry}/Sts/Cd`]: ({ entry }, text) => void (entry.status = text),
  [`${ntry}/BookgDt/Dt`]: ({ entry }, text) => void (entry.date = text),
  [`${ntry}/BookgDt/DtTm`]: ({ entry }, text) => void (entry.date = text),
  [`${ntry}/ValDt/Dt`]: ({ entry }, text) => void (entry.date ??= text),
  [`${ntry}/ValDt/DtTm`]: ({ entry }, text) => void (entry.date ??= text),
  [`${ntry}/AcctSvcrRef`]: ({ entry }, text) => void (entry.accountServicerReference = key(text)),
  [`${ntry}/AddtlNtryInf`]: ({ entry }, text) => void (entry.information = text),
  [`${tx}/Amt`]: ({ detail, entry }, text, { Ccy }) => void (Ccy === entry.currency && (detail.amount = text)),
  [`${tx}/AmtDtls/TxAmt/Amt`]: ({ detail, entry }, text, { Ccy }) =>
    void (Ccy === entry.currency && (detail.amount ??= text)),
  [`${tx}/Refs/EndToEndId`]: ({ detail }, text) => void (detail.endToEndId = text),
  ...under(
    `${tx}/RltdPties/Dbtr`,
    party(({ detail }, text) => void (detail.debtor = text)),
  ),
  ...under(
    `${tx}/RltdPties/Cdtr`,
    party(({ detail }, text) => void (detail.creditor = text)),
  ),
  [`${tx}/RltdPties/DbtrAcct/Id/IBAN`]: ({ detail }, text) => void (detail.debtorIban = text),
  [`${tx}/RltdPties/CdtrAcct/Id/IBAN`]: ({ detail }, text) => void (detail.creditorIban = text),
  [`${tx}/RmtInf/Strd/CdtrRefInf/Ref`]: reference,
  [`${tx}/RmtInf/Strd/RfrdDocInf/Nb`]: reference,
  [`${tx}/RmtInf/Ustrd`]: ({ detail }, text) => void detail.texts.push(text),
}

const key = (text: string): string => {
  if (text.length > longestKey)
    throw new StatementRefused(`a reference of the bank has more than ${longestKey} characters`)
  return text
}

const readSide = (text: string): boolean => {
  if (text !== "CRDT" && text !== "DBIT") throw new StatementRefused("an entry is neither credit nor debit")
  return text === "CRDT"
}

const newEntry = ({ statementId, iban, position }: Pick<Reading, "iban" | "position" | "statementId">): Entry => ({
  statementId,
  position,
  ...(iban === undefined ? {} : { iban: key(iban) }),
  isCredit: true,
  amount: "",
  currency: "",
  details: [],
})
const newDetail = (): Detail => ({ references: [], texts: [] })

/** Runs at the start of an element. */
export const beginnings: Readonly<Record<string, (reading: Reading) => void>> = {
  Stmt: (r) => {
    r.statementId = ""
    r.iban = undefined
    r.position = 0
  },
  [ntry]: (r) => {
    r.texts = 0
    r.position += 1
    key(r.statementId)
    r.entry = newEntry(r)
  },
  [tx]: (r) => void (r.detail = newDetail()),
}
/** Runs at the end of an element. */
export const endings: Readonly<Record<string, (reading: Reading) => void>> = {
  [ntry]: ({ entry, entries }) => {
    if (entry.amount === "") throw new StatementRefused("an entry has no amount")
    entries.push(entry)
  },
  [tx]: ({ entry, detail }) => void entry.details.push(detail),
}

/** The state before the first byte. */
export const newReading = (): Reading => {
  const place = { statementId: "", iban: undefined, position: 0 }
  return { messageId: "", ...place, texts: 0, entries: [], entry: newEntry(place), detail: newDetail() }
}
