/** A valid body for each operation of e-mail that takes one. */
export const messageBodies = {
  "PUT /Integrations/Mail": {
    host: "mail.example",
    port: 587,
    security: "StartTls",
    username: "mailer",
    password: "secret",
    fromAddress: "billing@alpha.example",
    fromName: "Alpha AB",
    replyTo: "ask@alpha.example",
    maxPerMinute: 60,
    enabled: false,
  },
  "POST /Integrations/Mail/Test": { to: "ada@customer.example" },
  "POST /Messages/{id}/Resend": { to: "ada@customer.example" },
  "POST /Messages/{id}/Cancel": {},
  "POST /Invoices/{id}/Links": { expiresInDays: 30 },
  "POST /Invoices/{id}/Messages": { to: "ada@customer.example" },
} as const
