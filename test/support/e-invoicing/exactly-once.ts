import type { SimulatedInvoice } from "@svc/simulators/network-provider-store"

/** A posted document that must reach the national system. */
export interface Posted {
  readonly id: string
  /** The id of the invoice that a credit note credits. */
  readonly credits?: string
}

type Sql = <Row>(text: string, values: readonly unknown[]) => Promise<readonly Row[]>

export interface Verdict {
  /** The number of documents at the provider. */
  readonly documents: number
  /** Documents at the provider that are there twice, or that were never posted. */
  readonly duplicates: number
  /** Posted documents that the provider does not have, or whose national number differs from the one stored here. */
  readonly lost: number
  /** Credit notes that were sent before their invoice had its national number. */
  readonly overtaken: number
  /** Documents whose outcome was raised as an event never or more than once. */
  readonly mistold: number
}

const numberOf = ({ xml }: SimulatedInvoice): string => /<cbc:ID>([^<]*)</.exec(xml)![1]!

/** The numbers that the national system gave a document, read from the acknowledgements at the provider. */
const nationalNumbersOf = ({ files }: SimulatedInvoice): readonly string[] =>
  files.flatMap(({ content }) => /<NumerKSeFDokumentu>([^<]*)</.exec(Buffer.from(content).toString())?.[1] ?? [])

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** Compares the documents at the provider with those that a tenant posted and with the entries stored here. */
export const judgeDocuments = async (
  sql: Sql,
  tenantId: string,
  posted: readonly Posted[],
  documents: readonly SimulatedInvoice[],
): Promise<Verdict> => {
  const invoices = await sql<{ id: string; number: string }>(
    "select id, invoice_number as number from svc.invoices where tenant_id = $1 and invoice_number is not null",
    [tenantId],
  )
  const entries = await sql<{ id: string; invoice: string; national: string | null }>(
    `select id, invoice_id as invoice, national_einvoice_id as national from svc.national_einvoice_entries
     where tenant_id = $1 and status = 'Processed'`,
    [tenantId],
  )
  const told = await sql<{ entry: string; times: number }>(
    `select ('{' || envelope || '}')::jsonb #>> '{Data,id}' as entry, count(*)::int as times from svc.events
     where tenant_id = $1 and tag = 'NationalEInvoiceProcessed' group by 1`,
    [tenantId],
  )
  const idOf = new Map(invoices.map(({ id, number }) => [number, id]))
  const wanted = new Set(posted.map(({ id }) => id))
  const sent = Map.groupBy(documents, (each) => idOf.get(numberOf(each)) ?? "nobody's")
  const entryOf = new Map(entries.map((entry) => [entry.invoice, entry]))
  const timesOf = new Map(told.map(({ entry, times }) => [entry, times]))

  const isProcessed = ({ id }: Posted): boolean => {
    const national = entryOf.get(id)?.national
    return (sent.get(id) ?? []).some((each) => nationalNumbersOf(each).includes(national ?? ""))
  }
  // The number exists only once the invoice is acknowledged, so a credit note that names it was sent later.
  const overtook = ({ id, credits }: Posted): boolean => {
    const numbers = (sent.get(credits ?? "") ?? []).flatMap(nationalNumbersOf)
    return (
      credits !== undefined &&
      (sent.get(id) ?? []).some(({ xml }) => !numbers.some((each) => xml.includes(`<cbc:ID>${each}</cbc:ID>`)))
    )
  }
  return {
    documents: documents.length,
    duplicates: sum([...sent].map(([id, { length }]) => (wanted.has(id) ? length - 1 : length))),
    lost: posted.filter((each) => !isProcessed(each)).length,
    overtaken: posted.filter(overtook).length,
    mistold: posted.filter(({ id }) => timesOf.get(entryOf.get(id)?.id ?? "") !== 1).length,
  }
}
