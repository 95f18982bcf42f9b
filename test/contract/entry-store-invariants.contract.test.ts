import { applyToEntry, type Entry, type EntryCommand } from "@svc/domain/e-invoicing/entry"
import type { EntryStore } from "@svc/domain/e-invoicing/ports/entry-store"
import type { InvoiceId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect, Result } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { insertEntry, newEntry, storeEntry } from "../support/e-invoicing/e-invoicing-rows.ts"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
let store: EntryStore
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
  store = h.worker.get("EntryStore")
})
afterAll(() => h.close())

const scopeOf = async () => (await seeds.tenant()).scope
const apply = (entry: Entry, command: EntryCommand) => Result.getOrThrow(applyToEntry(entry, command))
const save = (entry: Entry, content?: Uint8Array) =>
  h.worker.run(
    store.save(entry, { at: seeds.now(), text: entry.status, ...(content === undefined ? {} : { content }) }),
  )
const accept = async (entry: Entry, reference: string = randomUUID()) => {
  const after = apply(entry, { _tag: "Accepted", reference, at: seeds.now() })
  expect(await save(after)).toBe(true)
  return after
}
const acknowledged = (entry: Entry, nationalEInvoiceId: string = randomUUID()) =>
  apply(entry, {
    _tag: "Acknowledged",
    nationalEInvoiceId,
    checkDigitValid: true,
    upoFileName: "UPO.xml",
    at: seeds.now(),
  })
const fail = (entry: Entry) =>
  apply(entry, { _tag: "Failed", error: "no \0 \uD800", outcome: "Refused", at: seeds.now() })
/** The reason why the database refuses a statement. */
const refusal = (statement: string, values: readonly unknown[] = []) =>
  h.sql(statement, values).then(
    () => "not refused",
    (error: Error) => error.message,
  )

describe("what the database itself refuses", () => {
  it("a second live entry of an invoice and direction", async () => {
    const scope = await scopeOf()
    const first = await storeEntry(h.worker, scope)
    const second = newEntry(h.worker, scope, { invoiceId: first.invoiceId, providerUuid: randomUUID() })
    const again = insertEntry(h.worker, second)
    expect(await h.worker.run(Effect.flip(again))).toMatchObject({ _tag: "PortUnavailable" })
    await save(fail(first))
    await storeEntry(h.worker, scope, { invoiceId: first.invoiceId, providerUuid: randomUUID() })
  })

  it("a state without what it needs", async () => {
    const { id } = await storeEntry(h.worker, await scopeOf())
    const set = (columns: string) => refusal(`update svc.national_einvoice_entries set ${columns} where id = $1`, [id])
    expect(await set("status = 'Submitted'")).toContain("submitted_has_reference")
    const submitted = "reference = 'r', submitted_at = now()"
    expect(
      await set(`status = 'Processed', ${submitted}, processed_at = now(), upo_content = 'x', upo_file_name = 'f'`),
    ).toContain("processed_has_number")
    expect(await set(`status = 'Processed', ${submitted}, processed_at = now(), national_einvoice_id = 'n'`)).toContain(
      "processed_has_acknowledgement",
    )
    expect(await set("status = 'Failed'")).toContain("failed_has_reason")
    expect(await set("document = null")).toContain("sent_has_document")
  })

  it("a national number twice in a tenant", async () => {
    const scope = await scopeOf()
    const [one, other] = [
      await accept(await storeEntry(h.worker, scope)),
      await accept(await storeEntry(h.worker, scope)),
    ]
    const number = "5265877635-20250916-0200A0D6723E-C2"
    await save(acknowledged(one, number), Buffer.from("x"))
    const twice = store.save(acknowledged(other, number), { at: seeds.now(), text: "", content: Buffer.from("x") })
    expect(await h.worker.run(Effect.flip(twice))).toMatchObject({ _tag: "PortUnavailable" })
    expect(await h.worker.run(store.findByNationalNumber(scope.tenantId, number))).toMatchObject({ id: one.id })
    await save(acknowledged(await accept(await storeEntry(h.worker, await scopeOf())), number), Buffer.from("x"))
  })

  it("a provider uuid of two live entries", async () => {
    const scope = await scopeOf()
    const first = await storeEntry(h.worker, scope)
    const second = newEntry(h.worker, scope, { providerUuid: first.providerUuid, invoiceId: randomUUID() as InvoiceId })
    expect(await h.worker.run(Effect.flip(insertEntry(h.worker, second)))).toMatchObject({
      _tag: "PortUnavailable",
    })
    await save(fail(first))
    await h.worker.run(insertEntry(h.worker, second))
  })

  it("a change of what is settled, and of history", async () => {
    const failed = fail(await storeEntry(h.worker, await scopeOf()))
    await save(failed)
    const [{ id }, kept] = [failed, "never changes"]
    expect(await refusal("update svc.national_einvoice_entries set error_message = 'x' where id = $1", [id])).toContain(
      kept,
    )
    expect(await refusal("delete from svc.national_einvoice_entries where id = $1", [id])).toContain(kept)
    expect(await refusal("update svc.national_einvoice_history set text = 'x' where entry_id = $1", [id])).toContain(
      "only grows",
    )
    expect(await refusal("delete from svc.national_einvoice_history where entry_id = $1", [id])).toContain("only grows")
    expect(await save({ ...failed, version: failed.version + 1 })).toBe(false)
  })
})

it("lockInvoice lets one reserve at a time", async () => {
  const scope: Scope = await scopeOf()
  const invoiceId = randomUUID() as InvoiceId
  let inside = 0
  let left = 3
  const work = Effect.gen(function* () {
    yield* store.lockInvoice(scope, invoiceId)
    expect((inside += 1)).toBe(1)
    // Waits until another one waits for the lock.
    if ((left -= 1) > 0) yield* Effect.promise(h.untilBlocked)
    inside -= 1
  })
  await Promise.all([1, 2, 3].map(() => h.worker.atomically(scope.tenantId, work)))
})
