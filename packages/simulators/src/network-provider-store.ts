import { createHash, randomUUID } from "node:crypto"

interface StoredFile {
  readonly id: string
  readonly filename: string
  readonly type: string
  readonly mimetype: string
  readonly href?: string
  readonly content: Uint8Array
}

export interface SimulatedInvoice {
  readonly id: string
  readonly company: string
  /** Set on an invoice that the company received from a supplier. */
  readonly isReceived?: true
  /** How often the company acknowledged the invoice. */
  acknowledgements: number
  readonly xml: string
  readonly createdAt: string
  status: string
  readonly files: StoredFile[]
  readonly actions: {
    readonly type: string
    readonly message?: string
    readonly key?: string
    readonly happened_at: string
  }[]
}

interface Account {
  linked: boolean
  token?: string
  readonly notifications: { readonly id: string; readonly destination: string }[]
}

/** The text of the first element with this name inside another element, at any depth. */
const textAt = (xml: string, within: string, name: string): string | null =>
  new RegExp(`<cac:${within}>.*?<cbc:${name}[^>]*>([^<]*)<`, "s").exec(xml)?.[1] ?? null
const first = (xml: string, name: string): string | null =>
  new RegExp(`<cbc:${name}[^>]*>([^<]*)<`).exec(xml)?.[1] ?? null

/**
 * The national system's CRC-8, implemented here a second time, so that a test does not compare the product with itself.
 */
const checkDigits = (head: string): string => {
  let crc = 0
  for (const byte of Buffer.from(head)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ ((crc & 0x80) === 0 ? 0 : 0x07)) & 0xff
  }
  return crc.toString(16).toUpperCase().padStart(2, "0")
}

/** The provider's memory, with the events that a test can cause. */
export const makeNetworkProviderStore = (now: () => string = () => new Date().toISOString()) => {
  const invoices = new Map<string, SimulatedInvoice>()
  const tokens = new Map<string, string>()
  const accounts = new Map<string, Account>()
  let numbers = 0

  const accountOf = (company: string): Account => {
    const known = accounts.get(company) ?? { linked: false, notifications: [] }
    accounts.set(company, known)
    return known
  }
  const get = (id: string): SimulatedInvoice => {
    const found = invoices.get(id)
    if (found === undefined) throw new Error(`the simulator has no invoice ${id}`)
    return found
  }

  const deliver = (id: string, acknowledgement: string | Uint8Array | undefined, file: Partial<StoredFile> = {}) => {
    const invoice = get(id)
    invoice.status = "DELIVERED"
    invoice.actions.push({ type: "DELIVERED", key: "action_delivered", happened_at: now() })
    if (acknowledgement === undefined) return
    invoice.files.push({
      id: randomUUID(),
      filename: `UPO-${id}.xml`,
      type: "UPO",
      mimetype: "application/xml",
      content: Buffer.from(acknowledgement as string),
      ...file,
    })
  }

  return {
    grant: (company: string): string => {
      const token = `access-${randomUUID()}`
      tokens.set(token, company)
      return token
    },
    /** Invalidates all tokens granted so far. */
    revokeTokens: () => tokens.clear(),
    companyOf: (token: string) => tokens.get(token),

    create: (company: string, id: string, content: Uint8Array): SimulatedInvoice => {
      const invoice: SimulatedInvoice = {
        id,
        company,
        xml: Buffer.from(content).toString(),
        createdAt: now(),
        acknowledgements: 0,
        status: "PENDING",
        files: [
          { id: randomUUID(), filename: "invoice.xml", type: "PEPPOLBIS30", mimetype: "application/xml", content },
        ],
        actions: [{ type: "CREATED", key: "action_created", happened_at: now() }],
      }
      invoices.set(id, invoice)
      return invoice
    },
    /** Adds a supplier's invoice to the company. */
    receive: (
      company: string,
      id: string,
      content: Uint8Array | string,
      filename = "invoice.xml",
    ): SimulatedInvoice => {
      const bytes = Buffer.from(content as string)
      const invoice: SimulatedInvoice = {
        id,
        company,
        isReceived: true,
        acknowledgements: 0,
        xml: bytes.toString(),
        createdAt: now(),
        status: "RECEIVED",
        files: [{ id: randomUUID(), filename, type: "PEPPOLBIS30", mimetype: "application/xml", content: bytes }],
        actions: [{ type: "RECEIVED", happened_at: now() }],
      }
      invoices.set(id, invoice)
      return invoice
    },
    invoice: (id: string) => invoices.get(id),
    ofCompany: (company: string) => [...invoices.values()].filter((each) => each.company === company),
    /** All documents; tests count them to verify exactly-once sending. */
    documents: () => [...invoices.values()],

    /**
     * The official acknowledgement of an invoice, with a valid national number, and with the hash of the cleared
     * document if one is given.
     */
    acknowledgementOf: (id: string, cleared?: string): string => {
      const { xml } = get(id)
      const digest = cleared === undefined ? "" : createHash("sha256").update(cleared).digest("base64")
      const hash = digest === "" ? "" : `<SkrotDokumentu>${digest}</SkrotDokumentu>`
      const seller = textAt(xml, "AccountingSupplierParty", "CompanyID")?.replace(/^[A-Z]{2}/, "") ?? ""
      const head = `${seller}-20261120-${(++numbers).toString(16).toUpperCase().padStart(12, "0")}`
      return `<?xml version="1.0" encoding="utf-8"?>\n<Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3"><NazwaPodmiotuPrzyjmujacego>Ministerstwo Finansów - środowisko testowe (TE)</NazwaPodmiotuPrzyjmujacego><Dokument><NipSprzedawcy>${seller}</NipSprzedawcy><NumerKSeFDokumentu>${head}-${checkDigits(head)}</NumerKSeFDokumentu><NumerFaktury>${first(xml, "ID")}</NumerFaktury><DataWystawieniaFaktury>${first(xml, "IssueDate")}</DataWystawieniaFaktury>${hash}<TrybWysylki>Online</TrybWysylki></Dokument></Potwierdzenie>`
    },
    /** Delivers the invoice; the acknowledgement may come at the same time, later, or never. */
    deliver,
    fail: (id: string, ...actions: readonly { readonly message?: string; readonly key?: string }[]) => {
      const invoice = get(id)
      invoice.status = "FAILED"
      for (const action of actions) invoice.actions.push({ type: "ERROR", happened_at: now(), ...action })
    },
    setStatus: (id: string, status: string) => {
      get(id).status = status
    },
    forget: (id: string) => invoices.delete(id),

    /** Company settings: vendors, profiles and notifications. */
    account: (company: string, method: string, path: string, body: Readonly<Record<string, unknown>>) => {
      const account = accountOf(company)
      const [resource] = path.split("/")
      if (resource === "vendors") {
        if (method === "POST") account.linked = true
        return { status: method === "POST" ? 201 : 200, json: { state: account.linked ? "LINKED" : "NOT_LINKED" } }
      }
      if (resource === "profiles") {
        const { token } = (body["network_settings"] ?? {}) as { readonly token?: string }
        if (token === "refused")
          return { status: 422, json: { code: "token_refused", message: `The token ${token} is not valid` } }
        if (token !== undefined) account.token = token
        const profiles =
          account.token === undefined ? [] : [{ id: `profile-${company}`, network: "KSEF", status: "active" }]
        return { status: method === "POST" ? 201 : 200, json: method === "GET" ? profiles : profiles[0] }
      }
      if (resource !== "notifications") return undefined
      if (method === "POST") account.notifications.push({ id: randomUUID(), destination: String(body["destination"]) })
      return {
        status: method === "POST" ? 201 : 200,
        json: method === "GET" ? account.notifications : account.notifications.at(-1),
      }
    },
    accountOf,

    show: (invoice: SimulatedInvoice): unknown => {
      const { id, xml, status, files, actions, createdAt } = invoice
      const party = (within: string) => {
        const vat = textAt(xml, within, "EndpointID")
        return { eia: `9945:${vat}`, bid: vat, name: textAt(xml, within, "Name"), country: "PL" }
      }
      return {
        id,
        status,
        reference: null,
        number: first(xml, "ID"),
        sender: party("AccountingSupplierParty"),
        recipient: { ...party("AccountingCustomerParty"), operator: "KSEF" },
        created_at: createdAt,
        received_at: invoice.isReceived === true ? createdAt : null,
        date: first(xml, "IssueDate"),
        date_due: first(xml, "DueDate"),
        source_format: "PEPPOLBIS30",
        sum: Number(first(xml, "TaxExclusiveAmount")),
        sum_tax: Number(first(xml, "TaxInclusiveAmount")),
        currency: first(xml, "DocumentCurrencyCode"),
        files: files.map(({ id: fileId, filename, type, mimetype, href }) => ({
          id: fileId,
          filename,
          type,
          mimetype,
          href,
        })),
        actions,
      }
    },
  }
}
export type NetworkProviderStore = ReturnType<typeof makeNetworkProviderStore>
