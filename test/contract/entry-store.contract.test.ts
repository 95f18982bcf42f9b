import { applyToEntry, type Entry, type EntryCommand } from "@svc/domain/e-invoicing/entry"
import type { EntryStore, StoredDocument } from "@svc/domain/e-invoicing/ports/entry-store"
import type { InvoiceId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Result } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { someDocument, storeEntry } from "../support/e-invoicing/e-invoicing-rows.ts"
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
const keyOf = ({ tenantId, id: entryId }: Entry) => ({ tenantId, entryId })
const found = (entry: Entry) => h.worker.run(store.find(entry, entry.id))
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

describe("an entry", () => {
  it("comes back in every state as it was written", async () => {
    const scope = await scopeOf()
    const pending = await storeEntry(h.worker, scope)
    expect(await found(pending)).toEqual(pending)
    const postponed = apply(pending, { _tag: "Postponed", problem: "slow", until: (seeds.now() + 1) as Timestamp })
    expect(await save(postponed)).toBe(true)
    expect(await found(pending)).toEqual(postponed)
    const submitted = await accept(postponed)
    expect(await found(pending)).toEqual(submitted)
    const held = apply(submitted, { _tag: "HeldBack", reason: "upo_missing" })
    expect(await save(held)).toBe(true)
    expect(await found(pending)).toEqual(held)
    const processed = acknowledged(held)
    const content = Buffer.from([0xef, 0xbb, 0xbf, 0x3c, 0x00, 0xff])
    expect(await save(processed, content)).toBe(true)
    expect(await found(pending)).toEqual(processed)
    const stored = await h.worker.run(store.acknowledgement(keyOf(pending)))
    expect(stored).toMatchObject({ fileName: "UPO.xml" })
    expect(content.equals(Buffer.from(stored!.content))).toBe(true)
    const document = await h.worker.run(store.document(keyOf(pending)))
    expect(Buffer.from(document!).equals(someDocument.bytes)).toBe(true)
    const history = await h.worker.run(store.history(keyOf(pending)))
    expect(history.map(({ version, status }) => [version, status])).toEqual([
      [1, "Pending"],
      [2, "Pending"],
      [3, "Submitted"],
      [4, "Submitted"],
      [5, "Processed"],
    ])
  })

  it("keeps a provider's words without what PostgreSQL cannot store", async () => {
    const failed = fail(await storeEntry(h.worker, await scopeOf()))
    expect(await save(failed)).toBe(true)
    expect(await found(failed)).toMatchObject({ status: "Failed", errorMessage: "no \uFFFD \uFFFD" })
  })

  it("keeps them so in every state", async () => {
    const pending = await storeEntry(h.worker, await scopeOf())
    const until = seeds.now()
    const postponed = apply(pending, { _tag: "Postponed", problem: "slow \0 \uD800", until })
    expect(await save(postponed)).toBe(true)
    expect(await found(pending)).toMatchObject({ lastProblem: "slow \uFFFD \uFFFD" })
    const submitted = await accept(postponed, "a\0b")
    await h.worker.run(store.register(submitted, ["a\0b"]))
    expect(await h.worker.run(store.findByElectronicId(pending.tenantId, "a\0b"))).toMatchObject({
      reference: "a\uFFFDb",
    })
    expect(await save(apply(submitted, { _tag: "HeldBack", reason: "odd \0" }))).toBe(true)
    expect(await found(pending)).toMatchObject({ heldBackBy: "odd \uFFFD" })
  })

  it("is found within its legal entity only", async () => {
    const { scopes } = await seeds.tenant(["Alpha AB", "Beta AB"])
    const entry = await storeEntry(h.worker, scopes[0]!)
    for (const scope of [scopes[1]!, await scopeOf(), seeds.nobody()]) {
      expect(await h.worker.run(store.find(scope, entry.id))).toBeUndefined()
      expect(await h.worker.run(store.ofInvoice(scope, entry.invoiceId, "Sent"))).toEqual([])
      expect(await h.worker.run(store.list(scope, { limit: 10 }))).toEqual([])
    }
    expect(
      await h.worker.run(store.list(scopes[0]!, { limit: 10, status: "Pending", invoiceId: entry.invoiceId })),
    ).toEqual([entry])
    expect(await h.worker.run(store.list(scopes[0]!, { limit: 10, before: entry.id }))).toEqual([])
  })

  it("is found by its identifiers at the provider, in any case, within its tenant", async () => {
    const scope = await scopeOf()
    const entry = await storeEntry(h.worker, scope)
    await h.worker.run(store.register(entry, ["ABC-def", "ABC-def"]))
    expect(await h.worker.run(store.findByElectronicId(scope.tenantId, "abc-DEF"))).toEqual(entry)
    const other = await scopeOf()
    expect(await h.worker.run(store.findByElectronicId(other.tenantId, "abc-def"))).toBeUndefined()
    expect(await h.worker.run(store.findByElectronicId(scope.tenantId, "a\0b"))).toBeUndefined()
    const next = await storeEntry(h.worker, scope)
    await h.worker.run(store.register(next, ["abc-def"]))
    expect(await h.worker.run(store.findByElectronicId(scope.tenantId, "abc-def"))).toEqual(next)
  })
})

describe("a claim", () => {
  it("gets no entry that waits for another invoice", async () => {
    const waitsForInvoice = randomUUID() as InvoiceId
    const entry = await storeEntry(h.worker, await scopeOf(), { waitsForInvoice })
    const claimed = await h.worker.run(store.claim(keyOf(entry), seeds.now(), (seeds.now() + 1) as Timestamp))
    expect(claimed).toEqual({ _tag: "Settled" })
    expect(await found(entry)).toEqual(entry)
  })

  it("is given to one of many, with the bytes that were reserved", async () => {
    const entry = await storeEntry(h.worker, await scopeOf())
    const [now, until] = [seeds.now(), (seeds.now() + 1000) as Timestamp]
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => h.worker.run(store.claim(keyOf(entry), now, until))),
    )
    expect(claims.map(({ _tag }) => _tag).toSorted()).toEqual(["Claimed", ...Array<string>(7).fill("Leased")])
    const claimed = claims.find(({ _tag }) => _tag === "Claimed")
    expect(claimed).toMatchObject({ entry: { attempts: 1, version: 2 } })
    const { identity, bytes, ...rest } = (claimed as { document: StoredDocument }).document
    expect(JSON.stringify(identity)).toBe(JSON.stringify(someDocument.identity))
    expect(Buffer.from(bytes).equals(someDocument.bytes)).toBe(true)
    expect(rest).toEqual({ sha256: someDocument.sha256, ruleRelease: someDocument.ruleRelease })
    expect(claims.find(({ _tag }) => _tag === "Leased")).toEqual({ _tag: "Leased", until })
  })

  it("lapses with its lease, and what was decided on the older one is not written", async () => {
    const entry = await storeEntry(h.worker, await scopeOf())
    const now = seeds.now()
    const first = await h.worker.run(store.claim(keyOf(entry), now, (now + 1) as Timestamp))
    const second = await h.worker.run(store.claim(keyOf(entry), (now + 1) as Timestamp, (now + 2) as Timestamp))
    expect(second).toMatchObject({ _tag: "Claimed", entry: { attempts: 2, version: 3 } })
    const late = apply((first as { entry: Entry }).entry, { _tag: "Accepted", reference: "late", at: now })
    expect(await save(late)).toBe(false)
    await accept((second as { entry: Entry }).entry, "right")
    expect(await found(entry)).toMatchObject({ reference: "right" })
    expect(await h.worker.run(store.claim(keyOf(entry), now, now))).toEqual({ _tag: "Settled" })
  })

  it("lists what nobody holds and whose time has come", async () => {
    const scope = await scopeOf()
    const [free, held, waiting] = [
      await storeEntry(h.worker, scope),
      await storeEntry(h.worker, scope),
      await storeEntry(h.worker, scope),
    ]
    const now = seeds.now()
    await h.worker.run(store.claim(keyOf(held), now, (now + 1000) as Timestamp))
    await save(apply(waiting, { _tag: "Postponed", problem: "x", until: (now + 1000) as Timestamp }))
    const stranded = async (at: number) =>
      (await h.worker.run(store.stranded(at as Timestamp, 1000)))
        .map(({ entryId }) => entryId)
        .filter((id) => [free.id, held.id, waiting.id].includes(id))
    expect(await stranded(now)).toEqual([free.id])
    expect(await stranded(now + 1000)).toEqual([free.id, held.id, waiting.id])
  })
})

describe("polling", () => {
  it("gives what is due, the longest waiting first, and counts the reads", async () => {
    const scope = await scopeOf()
    const [a, b, c] = [
      await accept(await storeEntry(h.worker, scope)),
      await accept(await storeEntry(h.worker, scope)),
      await accept(await storeEntry(h.worker, scope)),
    ]
    const now = seeds.now()
    const at = (entry: Entry, millis: number) => ({ entryId: entry.id, at: (now + millis) as Timestamp })
    await h.worker.run(store.schedulePolls(scope.tenantId, [at(a, 0), at(b, -5), at(c, 5)]))
    const due = await h.worker.run(store.dueForPoll(scope.tenantId, now, 10))
    expect(due.map(({ entry, polls, sellerNip }) => [entry.id, polls, sellerNip])).toEqual([
      [b.id, 1, "5265877635"],
      [a.id, 1, "5265877635"],
    ])
    expect(await h.worker.run(store.dueForPoll(scope.tenantId, now, 1))).toHaveLength(1)
    expect(await h.worker.run(store.nextPollAt(scope.tenantId))).toBe(now - 5)
    expect(await h.worker.run(store.polledTenants)).toContain(scope.tenantId)
    expect((await found(a))!.version).toBe(a.version)
    expect(await h.worker.run(store.dueForPoll((await scopeOf()).tenantId, now, 10))).toEqual([])
    const between = await h.worker.run(store.submittedBetween(scope, now, now))
    expect(between.map(({ id }) => id).toSorted()).toEqual([a.id, b.id, c.id].toSorted())
  })
})

describe("deadlines", () => {
  it("that are near are given once, the first one first, to their own legal entity", async () => {
    const { scopes } = await seeds.tenant(["Alpha AB", "Beta AB"])
    const [scope, sister] = [scopes[0]!, scopes[1]!]
    const now = seeds.now()
    const at = (seconds: number) => (now + seconds * 1000) as Timestamp
    const [late, soon, , theirs] = [
      await storeEntry(h.worker, scope, { deadline: at(60) }),
      await storeEntry(h.worker, scope, { deadline: at(30) }),
      await storeEntry(h.worker, scope, { deadline: at(61) }),
      await storeEntry(h.worker, sister, { deadline: at(30) }),
    ]
    await save(fail(await storeEntry(h.worker, scope, { deadline: at(30) })))
    const taken = async (of: Scope) => (await h.worker.run(store.takeDue(of, now, at(60)))).map(({ id }) => id)
    expect(await taken(scope)).toEqual([soon.id, late.id])
    expect(await taken(scope)).toEqual([])
    expect(await taken(sister)).toEqual([theirs.id])
  })
})
