import type { MailSettings } from "./mail-settings.ts"
import type { Message } from "./message.ts"
import type { Letter } from "./ports/mail-server.ts"
import { wordsOf } from "./invoice-words.ts"

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character]!)

/** Texts of documents may have line breaks and other control characters, which a line of a message must not have. */
const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim()

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;font:15px/1.5 Arial,sans-serif;color:#1a1a1a">${escaped(text)}</p>`

const page = (language: string, paragraphs: readonly string[]): string =>
  [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"></head>`,
    `<body style="margin:0;padding:24px;background:#ffffff">`,
    ...paragraphs.map(paragraph),
    "</body></html>",
  ].join("\n")

/** The sender of a legal entity's messages, and the address for answers. */
export const senderOf = ({ fromAddress, fromName, replyTo }: MailSettings): Pick<Letter, "from" | "replyTo"> => ({
  from: { address: fromAddress, ...(fromName === "" ? {} : { name: oneLine(fromName) }) },
  ...(replyTo === undefined ? {} : { replyTo }),
})

/** The texts of a message: the same paragraphs as plain text and as HTML, which has no links and no images. */
export const textsOf = (language: string, paragraphs: readonly string[]): Pick<Letter, "text" | "html"> => {
  const lines = paragraphs.map(oneLine)
  return { text: `${lines.join("\n\n")}\n`, html: page(language, lines) }
}

/** The subject, the texts and the name of the PDF of a message (contract Y9); a reminder has no PDF. */
export const contentOf = ({ language, kind, facts }: Message) => {
  const words = wordsOf[language]
  const { subject, paragraphs } = words[kind]
  return {
    subject: oneLine(subject(facts)),
    ...textsOf(language, [words.greeting, ...paragraphs(facts), words.closing, facts.seller]),
    ...(kind === "Reminder" ? {} : { fileName: `${facts.number.replaceAll(/[^\w.-]/g, "_")}.pdf` }),
  }
}

/**
 * The e-mail of an invoice or a credit note with its PDF, or of a reminder without one (contract Y9). Equal inputs always
 * give an equal letter.
 */
export const letterOf = (
  message: Message & { readonly recipient: string },
  settings: MailSettings,
  pdf: Uint8Array | undefined,
): Letter => {
  const { id, turn, createdAt, recipient, copies } = message
  const { fileName, ...content } = contentOf(message)
  return {
    ...senderOf(settings),
    messageId: `${id}.${turn}`,
    date: createdAt,
    to: recipient,
    copies,
    ...content,
    attachments:
      pdf === undefined || fileName === undefined ? [] : [{ fileName, contentType: "application/pdf", content: pdf }],
  }
}
