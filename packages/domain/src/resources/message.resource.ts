import { exampleId, exampleTime } from "./examples.ts"
import { byHand, resourceOf } from "./resource.ts"

const example = {
  id: exampleId(13),
  kind: "Invoice",
  status: "Sent",
  invoiceId: exampleId(3),
  invoiceNumber: "10001",
  accountId: exampleId(1),
  turn: 1,
  recipient: "ada@customer.example",
  copies: [],
  rejected: [],
  language: "sv",
  attempts: 1,
  created: exampleTime,
}

export const messageResource = resourceOf(byHand, {
  plural: "messages",
  area: "messages",
  topic: { name: "messages", told: "ownQuery" },
  series: undefined,
  find: undefined,
  events: {
    place: 11,
    group: "Messages",
    tags: {
      MessageSent: "the mail server took an e-mail to a customer",
      MessageFailed: "an e-mail to a customer failed, for all of its addresses or for some",
    },
    example: { ...example, sent: exampleTime },
    examples: {
      MessageFailed: {
        ...example,
        status: "Failed",
        problem: "The server refused the sender or the recipient: 550 5.1.1 no such mailbox",
      },
    },
  },
})
