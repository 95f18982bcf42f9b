import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import {
  type EInvoicingService,
  entriesOf,
  type EntryView,
  startEInvoicingService,
} from "../support/e-invoicing/e-invoicing-service.ts"
import { invoiceOfLines, xmlOf } from "../support/e-invoicing/ubl-preflight.ts"
import { wrongBuyer } from "../support/e-invoicing/posting.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { makeSvc, type Svc } from "./run-svc.ts"

let service: EInvoicingService
let svc: Svc
beforeAll(async () => {
  service = await startEInvoicingService()
  svc = makeSvc({
    DATABASE_URL: service.databaseUrl,
    SVC_ENCRYPTION_KEY: service.encryptionKey,
    SVC_NETWORK_PROVIDER_URL: service.simulator.url,
  })
})
afterEach(() => service.simulator.heal())
afterAll(() => service.close())

describe("einvoices", () => {
  test("submit sends at once, sync reads, show tells every step", async () => {
    const { api, scope } = await service.sendingTenant()
    const tenant = ["--tenant", scope.tenantId]
    const { id } = await service.postUnsent(scope)
    const submitted = await svc.json<EntryView>("einvoices", "submit", ...tenant, "--invoice", id)
    expect(submitted).toMatchObject({ status: "Submitted", maventaReferenceId: id })
    const cleared = "<Faktura>Zażółć</Faktura>"
    service.simulator.store.deliver(id, service.simulator.store.acknowledgementOf(id, cleared))
    expect(await svc.json("einvoices", "sync", ...tenant)).toMatchObject([{ id: submitted.id, status: "Processed" }])
    const shown = await svc.json<EntryView>("einvoices", "show", submitted.id, ...tenant)
    expect([shown]).toEqual(await entriesOf(api, { id: id }))
    expect(await svc.json("einvoices", "list", ...tenant, "--status", "Processed")).toMatchObject([
      { id: submitted.id },
    ])
    const sent = await svc.json<{ xml: string }>("einvoices", "document", submitted.id, ...tenant)
    expect(sent.xml).toBe(service.simulator.store.invoice(id)!.xml)
    const clearedDocument = ["einvoices", "document", submitted.id, ...tenant, "--cleared"]
    const absent = await svc.run(clearedDocument)
    expect([absent.code, absent.stderr]).toEqual([1, expect.stringContaining("cleared document")])
    service.simulator.store.deliver(id, cleared, { type: "OTHER", filename: "other.xml" })
    expect((await svc.run(clearedDocument)).stdout).toBe(`${cleared}\n`)
    const upo = await svc.json<{ xml: string }>("einvoices", "acknowledgement", submitted.id, ...tenant)
    expect(upo.xml).toContain("<Potwierdzenie")
    const folder = openTemporaryFolder()
    const files = { xml: path.join(folder, "upo.xml"), pdf: path.join(folder, "upo.pdf") }
    const asked = ["einvoices", "acknowledgement", submitted.id, ...tenant, "--xml", files.xml, "--pdf", files.pdf]
    expect(await svc.json(...asked)).toMatchObject({ written: [files.xml, files.pdf] })
    expect(await readFile(files.xml, "utf8")).toBe(upo.xml)
    expect((await readFile(files.pdf)).subarray(0, 5).toString()).toBe("%PDF-")
    const nowhere = await svc.run([...asked.slice(0, -1), path.join(folder, "absent", "upo.pdf")])
    expect([nowhere.code, nowhere.stderr]).toEqual([1, expect.stringContaining("cannot be written")])
    const again = await svc.run(["einvoices", "submit", ...tenant, "--invoice", id])
    expect([again.code, again.stderr]).toEqual([
      1,
      expect.stringMatching(/^svc: The invoice cannot be sent: the invoice is already Processed .*\n$/),
    ])
    const table = await svc.run(["einvoices", "list", ...tenant])
    expect(table.stdout).toMatch(/^ENTRY +STATUS +INVOICE/)
  })

  test("submit ends with 1 when the document is refused, and says why", async () => {
    const { scope } = await service.sendingTenant()
    const { id } = await service.postUnsent(scope, wrongBuyer)
    const { code, stdout } = await svc.run([
      "einvoices",
      "submit",
      "--tenant",
      scope.tenantId,
      "--invoice",
      id,
      "--json",
    ])
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ status: "Failed", errorMessage: expect.stringContaining("PL-02") })
    const ubl = await svc.run(["einvoices", "ubl", "--tenant", scope.tenantId, "--invoice", id])
    expect([ubl.code, ubl.stderr]).toEqual([1, expect.stringContaining("PL-02")])
  })

  test("ubl prints the document", async () => {
    const { scope } = await service.sendingTenant()
    const { id } = await service.postUnsent(scope)
    const { code, stdout } = await svc.run(["einvoices", "ubl", "--tenant", scope.tenantId, "--invoice", id])
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<Invoice .*<\/Invoice>\n$/),
    ])
  })

  test("validate and reconcile end with 1 when something is wrong", async () => {
    const { scope } = await service.sendingTenant()
    const tenant = ["--tenant", scope.tenantId]
    expect(await svc.json("einvoices", "validate", ...tenant)).toEqual({
      isValid: true,
      missingFields: [],
      warnings: [],
    })
    await service.setProfile(scope, { bic: null })
    const lacking = await svc.run(["einvoices", "validate", ...tenant])
    expect([lacking.code, lacking.stdout]).toEqual([1, "missing: BIC\n"])
    expect(await svc.json("einvoices", "reconcile", ...tenant)).toMatchObject({ unknownHere: [], missingThere: [] })
    expect(await svc.json("einvoices", "receive", ...tenant)).toEqual({ received: 0, acknowledged: 0 })
    const other = await service.createTenant()
    expect((await svc.run(["einvoices", "reconcile", "--tenant", other.tenantId])).code).toBe(1)
  })

  test("check lists the rules that any document breaks, without a database", async () => {
    const file = path.join(openTemporaryFolder(), "invoice.xml")
    const xml = xmlOf(invoiceOfLines(1))
    await writeFile(file, xml)
    const good = await svc.run(["einvoices", "check", file])
    expect([good.code, good.stdout]).toEqual([0, "No rule is broken.\n"])
    await writeFile(file, xml.replace("<cbc:IssueDate>", "<cbc:IssueDate>x"))
    const bad = await svc.run(["einvoices", "check", file])
    expect(bad.code).toBe(1)
    expect(bad.stdout).toMatch(/PEPPOL-EN16931-F001 +Peppol +fatal +\/Invoice\/cbc:IssueDate/)
    await writeFile(file, xml.replace("<cac:InvoiceLine><cbc:ID>1<", "<cac:InvoiceLine><cbc:ID>0<"))
    expect((await svc.run(["einvoices", "check", file])).stdout).toMatch(/PL-01 +National +fatal/)
    expect((await svc.run(["einvoices", "check", file])).code).toBe(0)
    expect((await svc.run(["einvoices", "check", "--national", file])).code).toBe(1)
    await writeFile(file, "<html>")
    expect((await svc.run(["einvoices", "check", file])).stderr).toContain("neither an Invoice nor a CreditNote")
  })

  test("code-lists shows the lists with their release, and how a newer file differs", async () => {
    const shown = await svc.json<{ release: string; lists: readonly { id: string; codes: readonly string[] }[] }>(
      "einvoices",
      "code-lists",
    )
    expect(shown.release).toContain("3.0.21")
    const { codes } = shown.lists.find(({ id }) => id === "eas")!
    const fileOf = (listed: readonly string[]) =>
      `<CodeList xmlns="urn:fdc:difi.no:2017:vefa:structure:CodeList-1"><Title>EAS</Title><Identifier>eas</Identifier>${listed
        .map((code) => `<Code><Id>${code}</Id><Name>A name</Name></Code>`)
        .join("\n")}</CodeList>`
    const newer = path.join(openTemporaryFolder(), "eas.xml")
    await writeFile(newer, fileOf([...codes.slice(1), "0299"]))
    const differs = await svc.run(["einvoices", "code-lists", newer])
    expect([differs.code, differs.stdout]).toEqual([1, `added: 0299\nwithdrawn: ${codes[0]}\n`])
    await writeFile(newer, fileOf(codes))
    expect((await svc.run(["einvoices", "code-lists", newer])).code).toBe(0)
    await writeFile(newer, "<html>")
    expect((await svc.run(["einvoices", "code-lists", newer])).stderr).toContain("is not a code list")
  })
})
