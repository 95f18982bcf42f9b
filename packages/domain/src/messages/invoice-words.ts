import type { DocumentFacts, MessageKind, MessageLanguage } from "./message.ts"

interface Words {
  readonly subject: (facts: DocumentFacts) => string
  /** The paragraphs between the greeting and the name of the sender. */
  readonly paragraphs: (facts: DocumentFacts) => readonly string[]
}
type WordsOfKinds = Readonly<Record<MessageKind, Words>> & { readonly greeting: string; readonly closing: string }

const en: WordsOfKinds = {
  greeting: "Hello,",
  closing: "Kind regards",
  Invoice: {
    subject: ({ number, seller }) => `Invoice ${number} from ${seller}`,
    paragraphs: ({ number, invoiceDate, dueDate, total, currency }) => [
      `Attached is invoice ${number} of ${invoiceDate}.`,
      `The amount to pay is ${total} ${currency}. Please pay by ${dueDate} and name the invoice number.`,
    ],
  },
  CreditNote: {
    subject: ({ number, seller }) => `Credit note ${number} from ${seller}`,
    paragraphs: ({ number, invoiceDate, total, currency }) => [
      `Attached is credit note ${number} of ${invoiceDate}. The amount is ${total} ${currency}.`,
    ],
  },
}

const sv: WordsOfKinds = {
  greeting: "Hej,",
  closing: "Vänliga hälsningar",
  Invoice: {
    subject: ({ number, seller }) => `Faktura ${number} från ${seller}`,
    paragraphs: ({ number, invoiceDate, dueDate, total, currency }) => [
      `Faktura ${number} av den ${invoiceDate} bifogas.`,
      `Att betala är ${total} ${currency}. Betala senast den ${dueDate} och ange fakturanumret.`,
    ],
  },
  CreditNote: {
    subject: ({ number, seller }) => `Kreditfaktura ${number} från ${seller}`,
    paragraphs: ({ number, invoiceDate, total, currency }) => [
      `Kreditfaktura ${number} av den ${invoiceDate} bifogas. Beloppet är ${total} ${currency}.`,
    ],
  },
}

const pl: WordsOfKinds = {
  greeting: "Dzień dobry,",
  closing: "Z poważaniem",
  Invoice: {
    subject: ({ number, seller }) => `Faktura ${number} od ${seller}`,
    paragraphs: ({ number, invoiceDate, dueDate, total, currency }) => [
      `W załączeniu przesyłamy fakturę ${number} z dnia ${invoiceDate}.`,
      `Kwota do zapłaty wynosi ${total} ${currency}. Prosimy o zapłatę do ${dueDate} z podaniem numeru faktury.`,
    ],
  },
  CreditNote: {
    subject: ({ number, seller }) => `Faktura korygująca ${number} od ${seller}`,
    paragraphs: ({ number, invoiceDate, total, currency }) => [
      `W załączeniu przesyłamy fakturę korygującą ${number} z dnia ${invoiceDate}. Kwota wynosi ${total} ${currency}.`,
    ],
  },
}

const de: WordsOfKinds = {
  greeting: "Guten Tag,",
  closing: "Mit freundlichen Grüßen",
  Invoice: {
    subject: ({ number, seller }) => `Rechnung ${number} von ${seller}`,
    paragraphs: ({ number, invoiceDate, dueDate, total, currency }) => [
      `anbei erhalten Sie die Rechnung ${number} vom ${invoiceDate}.`,
      `Der Betrag von ${total} ${currency} ist bis zum ${dueDate} zu zahlen. Bitte nennen Sie die Rechnungsnummer.`,
    ],
  },
  CreditNote: {
    subject: ({ number, seller }) => `Gutschrift ${number} von ${seller}`,
    paragraphs: ({ number, invoiceDate, total, currency }) => [
      `anbei erhalten Sie die Gutschrift ${number} vom ${invoiceDate}. Der Betrag ist ${total} ${currency}.`,
    ],
  },
}

export const wordsOf: Readonly<Record<MessageLanguage, WordsOfKinds>> = { sv, pl, de, en }
