/** An entry of a bank statement. Texts are written into the file unescaped. */
export interface TestEntry {
  readonly amount: number | string
  readonly side?: "CRDT" | "DBIT"
  readonly currency?: string
  readonly status?: string
  readonly date?: string
  readonly bankReference?: string
  readonly payer?: string
  readonly structured?: string
  readonly text?: string
}

const tag = (name: string, content: string | undefined) =>
  content === undefined ? "" : `<${name}>${content}</${name}>`

const entryOf = (version: number, entry: TestEntry): string => {
  const { amount, side = "CRDT", currency = "SEK", status = "BOOK", date = "2026-01-10" } = entry
  const party = side === "CRDT" ? "Dbtr" : "Cdtr"
  const name = tag("Nm", entry.payer)
  const parties = name === "" ? "" : tag("RltdPties", tag(party, version >= 8 ? tag("Pty", name) : name))
  const remittance = [
    entry.text === undefined ? "" : tag("Ustrd", entry.text),
    entry.structured === undefined ? "" : tag("Strd", tag("CdtrRefInf", tag("Ref", entry.structured))),
  ].join("")
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>
    <Sts>${version >= 8 ? tag("Cd", status) : status}</Sts>
    <BookgDt>${tag("Dt", date)}</BookgDt>${tag("AcctSvcrRef", entry.bankReference)}
    <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${parties}${tag("RmtInf", remittance)}</TxDtls></NtryDtls>
    </Ntry>`
}

/**
 * A bank statement of one account (ISO 20022 camt.053.001), with parts that the service reads and some that it ignores.
 */
export const bankFile = (
  entries: readonly TestEntry[],
  { version = 2, statement = "S-1", iban = "SE4550000000058398257466" } = {},
): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${String(version).padStart(2, "0")}"><BkToCstmrStmt>
  <GrpHdr><MsgId>M-1</MsgId><CreDtTm>2026-01-11T06:00:00</CreDtTm></GrpHdr>
  <Stmt><Id>${statement}</Id><Acct><Id>${tag("IBAN", iban)}</Id></Acct>
  <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="SEK">1</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
  ${entries.map((entry) => entryOf(version, entry)).join("\n")}
  </Stmt></BkToCstmrStmt></Document>`
