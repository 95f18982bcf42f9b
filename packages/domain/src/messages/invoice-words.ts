import type { DocumentFacts, MessageKind, MessageLanguage } from "./message.ts"

interface Words {
  readonly subject: (facts: DocumentFacts) => string
  /** The paragraphs between the greeting and the name of the sender. */
  readonly paragraphs: (facts: DocumentFacts) => readonly string[]
}
type WordsOfKinds = Readonly<Record<MessageKind, Words>> & { readonly greeting: string; readonly closing: string }

const remindedOf = ({ reminder }: DocumentFacts) => reminder ?? { level: "1", invoices: [] }

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
  Reminder: {
    subject: (facts) =>
      remindedOf(facts).invoices.length === 1
        ? `Reminder: invoice ${facts.number} from ${facts.seller} is overdue`
        : `Reminder: overdue invoices from ${facts.seller}`,
    paragraphs: (facts) => [
      "According to our books the following is overdue. If you have paid already, please disregard this message.",
      ...remindedOf(facts).invoices.map(
        ({ number, dueDate, balance, currency }) =>
          `Invoice ${number}, due on ${dueDate}: ${balance} ${currency} is open.`,
      ),
      `Please pay now and name the invoice number. This is reminder ${remindedOf(facts).level}.`,
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
  Reminder: {
    subject: (facts) =>
      remindedOf(facts).invoices.length === 1
        ? `Påminnelse: faktura ${facts.number} från ${facts.seller} är förfallen`
        : `Påminnelse: förfallna fakturor från ${facts.seller}`,
    paragraphs: (facts) => [
      "Enligt vår bokföring är följande förfallet. Bortse från detta meddelande om du redan har betalat.",
      ...remindedOf(facts).invoices.map(
        ({ number, dueDate, balance, currency }) =>
          `Faktura ${number}, förfallen den ${dueDate}: ${balance} ${currency} återstår att betala.`,
      ),
      `Betala nu och ange fakturanumret. Detta är påminnelse ${remindedOf(facts).level}.`,
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
  Reminder: {
    subject: (facts) =>
      remindedOf(facts).invoices.length === 1
        ? `Przypomnienie: faktura ${facts.number} od ${facts.seller} jest po terminie płatności`
        : `Przypomnienie: faktury po terminie płatności od ${facts.seller}`,
    paragraphs: (facts) => [
      "Według naszych ksiąg poniższe należności są po terminie. Jeśli płatność została już dokonana, prosimy zignorować tę wiadomość.",
      ...remindedOf(facts).invoices.map(
        ({ number, dueDate, balance, currency }) =>
          `Faktura ${number}, termin płatności ${dueDate}: do zapłaty pozostaje ${balance} ${currency}.`,
      ),
      `Prosimy o niezwłoczną zapłatę z podaniem numeru faktury. To jest przypomnienie nr ${remindedOf(facts).level}.`,
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
  Reminder: {
    subject: (facts) =>
      remindedOf(facts).invoices.length === 1
        ? `Zahlungserinnerung: Rechnung ${facts.number} von ${facts.seller} ist fällig`
        : `Zahlungserinnerung: fällige Rechnungen von ${facts.seller}`,
    paragraphs: (facts) => [
      "nach unseren Büchern ist Folgendes überfällig. Falls Sie bereits gezahlt haben, betrachten Sie diese Nachricht als gegenstandslos.",
      ...remindedOf(facts).invoices.map(
        ({ number, dueDate, balance, currency }) =>
          `Rechnung ${number}, fällig am ${dueDate}: ${balance} ${currency} sind offen.`,
      ),
      `Bitte zahlen Sie jetzt und nennen Sie die Rechnungsnummer. Dies ist Erinnerung ${remindedOf(facts).level}.`,
    ],
  },
}

export const wordsOf: Readonly<Record<MessageLanguage, WordsOfKinds>> = { sv, pl, de, en }
