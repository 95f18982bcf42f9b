import { randomUUID } from "node:crypto"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { type Fault, makeFaults } from "./network-provider-faults.ts"
import { makeNetworkProviderStore, type NetworkProviderStore } from "./network-provider-store.ts"
import { readForm } from "./read-form.ts"

export interface NetworkProviderSimulator {
  readonly url: string
  readonly store: NetworkProviderStore
  /** Makes the next requests to a route fail: `POST /v1/invoices`, with `*` for any identifier. */
  readonly fail: (route: string, ...faults: readonly Fault[]) => void
  /**
   * Chooses the fault of each request without a waiting fault; the function gets the request, such as `POST
   * /v1/invoices`.
   */
  readonly failBy: (choose: (request: string) => Fault | undefined) => void
  /** Removes all unused faults and the choosing function. */
  readonly heal: () => void
  /** Every request so far, such as `POST /v1/invoices`, with identifiers. */
  readonly requests: readonly string[]
  readonly close: () => Promise<void>
}

interface Answer {
  readonly status: number
  readonly json?: unknown
  readonly bytes?: Uint8Array
}

interface Control {
  readonly route?: string
  readonly fault?: Fault
  readonly id?: string
  readonly acknowledged?: boolean
  readonly message?: string
}

const notFound: Answer = {
  status: 404,
  json: { code: "not_found", message: "Resource not found or you don't have access to it" },
}
const unauthorized: Answer = { status: 401, json: { code: "unauthorized", message: "Unauthorized" } }
const invalid = (...details: readonly string[]): Answer => ({
  status: 422,
  json: { code: "validation_failed", message: "Invalid invoice", details },
})

/**
 * The e-invoicing network provider with the format of its AX interface, and a store that a test can read and change.
 * Accepts any credentials except the key `wrong`. `port` 0 takes a free port. Other processes control it by `POST
 * /simulator/faults` `{route, fault}`, `/simulator/deliver` `{id, acknowledged?}` and `/simulator/fail` `{id,
 * message?}`.
 */
export const startNetworkProviderSimulator = async (port = 0): Promise<NetworkProviderSimulator> => {
  const store = makeNetworkProviderStore()
  const faults = makeFaults()
  const requests: string[] = []

  const token = (form: URLSearchParams): Answer => {
    const companyId = form.get("client_id") ?? ""
    if (companyId === "" || [null, "", "wrong"].includes(form.get("client_secret"))) {
      return { status: 401, json: { code: "invalid_client", message: "Client authentication failed" } }
    }
    const scope = "invoice:send invoice:receive company:read company:write"
    return {
      status: 200,
      json: { access_token: store.grant(companyId), token_type: "bearer", expires_in: 3600, scope },
    }
  }

  const createInvoice = async (company: string, request: IncomingMessage, body: Buffer): Promise<Answer> => {
    const form = await readForm(request, body)
    const file = form.get("file")
    if (!(file instanceof File) || file.name === "") return invalid("file: is missing")
    if (form.get("format") !== "PEPPOLBIS30") return invalid("format: is not supported")
    const uuid = (form.get("uuid") as string | null) ?? randomUUID()
    if (store.invoice(uuid) !== undefined) return invalid("uuid: has already been taken")
    return { status: 201, json: store.show(store.create(company, uuid, Buffer.from(await file.arrayBuffer()))) }
  }

  const listInvoices = (company: string, query: URLSearchParams): Answer => {
    const ids = query.getAll("ids[]")
    const from = query.get("created_at_start") ?? query.get("received_at_start")
    const isReceived = query.get("direction") === "RECEIVED"
    const [page, perPage] = [Number(query.get("page") ?? 1), Math.min(Number(query.get("per_page") ?? 20), 100)]
    const found = store
      .ofCompany(company)
      .filter((invoice) => (invoice.isReceived === true) === isReceived)
      .filter(({ id }) => ids.length === 0 || ids.includes(id))
      .filter(({ createdAt }) => from === null || createdAt >= from)
    return { status: 200, json: found.slice((page - 1) * perPage, page * perPage).map(store.show) }
  }

  const route = async (request: IncomingMessage, url: URL, body: Buffer): Promise<Answer> => {
    const { method = "GET" } = request
    if (method === "POST" && url.pathname === "/oauth2/token") return token(new URLSearchParams(body.toString()))
    const company = store.companyOf(/^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "")
    if (company === undefined) return unauthorized

    const [, , resource, id, part, fileId] = url.pathname.split("/").map(decodeURIComponent)
    if (resource === "invoices") {
      if (id === undefined)
        return method === "POST" ? createInvoice(company, request, body) : listInvoices(company, url.searchParams)
      const invoice = store.invoice(id)
      if (invoice === undefined || invoice.company !== company) return notFound
      if (part === undefined) return { status: 200, json: store.show(invoice) }
      if (part === "acknowledgement") {
        if (method !== "POST" || invoice.isReceived !== true) return notFound
        invoice.acknowledgements += 1
        return invoice.acknowledgements > 1
          ? { status: 409, json: { code: "acknowledged" } }
          : { status: 201, json: {} }
      }
      const file = invoice.files.find((each) => each.id === fileId)
      return file === undefined ? notFound : { status: 200, bytes: file.content }
    }
    return (
      store.account(
        company,
        method,
        url.pathname.slice("/v1/company/".length),
        body.length === 0 ? {} : JSON.parse(body.toString()),
      ) ?? notFound
    )
  }

  /** Handles a developer's control requests: coming faults, deliveries and failures. */
  const control = (path: string, body: Buffer): Answer => {
    const {
      route: at = "",
      fault,
      id = "",
      acknowledged = true,
      message,
    } = JSON.parse(body.toString() || "{}") as Control
    if (path !== "/simulator/faults" && store.invoice(id) === undefined) return notFound
    if (path === "/simulator/faults" && fault !== undefined) faults.add(at, fault)
    else if (path === "/simulator/deliver") store.deliver(id, acknowledged ? store.acknowledgementOf(id) : undefined)
    else if (path === "/simulator/fail") store.fail(id, message === undefined ? {} : { message })
    else return notFound
    return { status: 200, json: {} }
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://simulator")
    const name = `${request.method} ${url.pathname}`
    requests.push(name)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)

    if (url.pathname.startsWith("/simulator/")) return send(response, control(url.pathname, body))
    const fault = faults.take(name)
    if (fault?._tag === "Answer") return send(response, { status: fault.status, json: fault.json ?? {} }, fault.headers)
    if (fault?._tag === "Text") {
      response.writeHead(fault.status ?? 200, { "content-type": "text/html" }).end(fault.text)
      return
    }
    if (fault?._tag === "CutBefore") return void request.socket.destroy()
    if (fault?._tag === "Wait") await new Promise((resume) => setTimeout(resume, fault.milliseconds))
    const answer = await route(request, url, body)
    if (fault?._tag === "CutAfter") return void request.socket.destroy()
    if (fault?._tag === "Hang") return
    send(response, fault?._tag === "Change" ? { ...answer, json: fault.change(answer.json) } : answer)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening))
  const address = server.address() as { readonly port: number }
  return {
    url: `http://127.0.0.1:${address.port}`,
    store,
    fail: faults.add,
    failBy: faults.chooseBy,
    heal: faults.clear,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

const send = (
  response: ServerResponse,
  { status, json, bytes }: Answer,
  headers: Readonly<Record<string, string>> = {},
) => {
  if (bytes !== undefined) response.writeHead(status, { "content-type": "application/xml", ...headers }).end(bytes)
  else response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(json))
}
