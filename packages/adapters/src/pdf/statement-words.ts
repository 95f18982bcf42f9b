import type { StatementKind } from "@svc/domain/reports/account-statement"

type Word =
  | "title"
  | "account"
  | "period"
  | "currency"
  | "date"
  | "document"
  | "due"
  | "debit"
  | "credit"
  | "balance"
  | "opening"
  | "closing"
  | "openItems"
  | "advances"
  | "none"

type Words = Readonly<Record<Word | StatementKind, string>>

const en = {
  title: "Account statement",
  account: "Account",
  period: "Period",
  currency: "Currency",
  date: "Date",
  document: "Document",
  due: "Due",
  debit: "Debit",
  credit: "Credit",
  balance: "Balance",
  opening: "Opening balance",
  closing: "Closing balance",
  openItems: "Open on the last day",
  advances: "Advances",
  none: "Nothing is open.",
  Invoice: "Invoice",
  CreditNote: "Credit note",
  Payment: "Payment",
  Refund: "Refund",
  Reversal: "Payment taken back",
  WriteOff: "Written off",
  WriteOffTakenBack: "Write-off taken back",
  RoundingWriteOff: "Difference written off",
  PaidElsewhere: "Paid elsewhere",
  Match: "Matched",
} satisfies Words

const sv = {
  title: "Kontoutdrag",
  account: "Kund",
  period: "Period",
  currency: "Valuta",
  date: "Datum",
  document: "Dokument",
  due: "Förfaller",
  debit: "Debet",
  credit: "Kredit",
  balance: "Saldo",
  opening: "Ingående saldo",
  closing: "Utgående saldo",
  openItems: "Obetalt sista dagen",
  advances: "Förskott",
  none: "Inget är obetalt.",
  Invoice: "Faktura",
  CreditNote: "Kreditfaktura",
  Payment: "Betalning",
  Refund: "Återbetalning",
  Reversal: "Återtagen betalning",
  WriteOff: "Avskrivning",
  WriteOffTakenBack: "Återtagen avskrivning",
  RoundingWriteOff: "Avskriven differens",
  PaidElsewhere: "Betald på annat sätt",
  Match: "Kvittning",
} satisfies Words

const pl = {
  title: "Wyciąg z konta",
  account: "Konto",
  period: "Okres",
  currency: "Waluta",
  date: "Data",
  document: "Dokument",
  due: "Termin",
  debit: "Winien",
  credit: "Ma",
  balance: "Saldo",
  opening: "Saldo początkowe",
  closing: "Saldo końcowe",
  openItems: "Nierozliczone w ostatnim dniu",
  advances: "Zaliczki",
  none: "Brak pozycji nierozliczonych.",
  Invoice: "Faktura",
  CreditNote: "Faktura korygująca",
  Payment: "Płatność",
  Refund: "Zwrot",
  Reversal: "Cofnięta płatność",
  WriteOff: "Odpis",
  WriteOffTakenBack: "Cofnięty odpis",
  RoundingWriteOff: "Odpisana różnica",
  PaidElsewhere: "Zapłacono inaczej",
  Match: "Kompensata",
} satisfies Words

const de = {
  title: "Kontoauszug",
  account: "Kunde",
  period: "Zeitraum",
  currency: "Währung",
  date: "Datum",
  document: "Beleg",
  due: "Fällig",
  debit: "Soll",
  credit: "Haben",
  balance: "Saldo",
  opening: "Anfangssaldo",
  closing: "Endsaldo",
  openItems: "Offen am letzten Tag",
  advances: "Anzahlungen",
  none: "Nichts ist offen.",
  Invoice: "Rechnung",
  CreditNote: "Gutschrift",
  Payment: "Zahlung",
  Refund: "Rückzahlung",
  Reversal: "Zurückgenommene Zahlung",
  WriteOff: "Ausbuchung",
  WriteOffTakenBack: "Zurückgenommene Ausbuchung",
  RoundingWriteOff: "Ausgebuchte Differenz",
  PaidElsewhere: "Anderweitig bezahlt",
  Match: "Verrechnung",
} satisfies Words

const byCountry: Readonly<Record<string, Words>> = { SE: sv, PL: pl, DE: de, AT: de }

/** The words of a statement in the language of the country, else in English: an account names no language. */
export const statementWords = (country: string | undefined): Words => byCountry[country ?? ""] ?? en
