import type { Letter } from "@svc/domain/messages/ports/mail-server"
import { domainToASCII } from "node:url"
import { createTransport } from "nodemailer"

/** An e-mail as the bytes of a message (RFC 5322), with its envelope (RFC 5321). */
export interface Composed {
  readonly envelope: { readonly from: string; readonly to: readonly string[] }
  readonly bytes: Buffer
}

const transport = createTransport({
  streamTransport: true,
  buffer: true,
  newline: "windows",
  // A text of a tenant is never read as the name of a file or an address to fetch.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** The domain of an address in its form of ASCII letters. */
export const asciiDomain = (address: string): string => domainToASCII(address.slice(address.lastIndexOf("@") + 1))

/** Composes a letter. Equal letters always give equal bytes. */
export const compose = async (letter: Letter): Promise<Composed> => {
  const { from, replyTo, to, copies } = letter
  const { envelope, message } = await transport.sendMail({
    messageId: `<${letter.messageId}@${asciiDomain(from.address)}>`,
    date: new Date(letter.date),
    baseBoundary: letter.messageId,
    from: { name: from.name ?? "", address: from.address },
    ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
    to: { name: "", address: to },
    cc: copies.map((address) => ({ name: "", address })),
    xMailer: false,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    // Machines must not answer (RFC 3834, section 5).
    headers: { "Auto-Submitted": "auto-generated" },
    attachments: letter.attachments.map(({ fileName, contentType, content }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    })),
  })
  if (!Buffer.isBuffer(message) || envelope.from === false) throw new Error("the message was not composed")
  return { envelope: { from: envelope.from, to: envelope.to }, bytes: message }
}
