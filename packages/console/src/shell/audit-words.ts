import type { components } from "../api/schema.gen.ts"

export type AuditRow = components["schemas"]["AuditRow"]
export type AuditedKind = AuditRow["resource"]["kind"]

/** `invoiceAddress` as `invoice address`, and `EInvoice` as `e-invoice`. */
const spaced = (name: string): string =>
  name
    .replaceAll("EInvoice", "E-Invoice")
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, " ")
    .replaceAll(/[A-Z](?=[a-z-])/g, (letter) => letter.toLowerCase())

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A kind of object in words: "Payment term". */
export const kindWord = (kind: AuditedKind): string => upper(spaced(kind))

const doneWords: Readonly<Record<string, string>> = {
  create: "Created",
  update: "Changed",
  set: "Changed",
  delete: "Deleted",
  post: "Posted",
}

/** An operation in words: `invoices.post` as "Posted", `webhooks.rotateSigningSecret` as "Rotate signing secret". */
export const actionWord = (operation: string): string => {
  const verb = operation.split(".").at(-1) ?? operation
  return Object.hasOwn(doneWords, verb) ? doneWords[verb]! : upper(spaced(verb).replaceAll("-", " "))
}

/** The person or program that made a change. */
export const actorWord = ({ actor, operation }: Pick<AuditRow, "actor" | "operation">): string => {
  const { kind, name, tokenName } = actor
  const person = name ?? "a user who was removed"
  switch (kind) {
    case "Token":
      return tokenName === undefined ? `${person}, by a token` : `${person}, by the token “${tokenName}”`
    case "Cli":
      return name === undefined ? "the command line" : `${name}, by the command line`
    case "System":
      return `the service, in ${operation}`
    case "User":
      return person
    default:
      return name ?? kind.toLowerCase()
  }
}

/** A changed member in words: `lines[0199…beef].price` as "Lines …beef: price". */
export const memberWord = (path: string): string =>
  upper(
    path
      .split(".")
      .map((part) => {
        const [, list, key] = /^(\w+)\[(.+)\]$/.exec(part) ?? []
        return list === undefined || key === undefined
          ? spaced(part)
          : `${spaced(list)} ${key.length > 12 ? `…${key.slice(-8)}` : key}`
      })
      .join(": "),
  )
