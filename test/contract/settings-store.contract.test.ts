import type { EInvoicingSettingsStore } from "@svc/domain/e-invoicing/ports/settings-store"
import type { TokenWarningDays } from "@svc/domain/e-invoicing/token-expiry"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
let store: EInvoicingSettingsStore
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
  store = h.worker.get("EInvoicingSettingsStore")
})
afterAll(() => h.close())

const connection = () => ({ companyId: "company", apiKey: "the-api-key", isActive: true, connectedAt: seeds.now() })
const run = <A>(work: Parameters<typeof h.worker.run<A, unknown>>[0]) => h.worker.run(work)

it("a connection comes back as it was saved, within its legal entity, until it is removed", async () => {
  const { scopes } = await seeds.tenant(["Alpha AB", "Beta AB"])
  const [mine, beside] = scopes as [Scope, Scope]
  await run(store.saveConnection(mine, connection()))
  expect(await run(store.connection(mine))).toEqual(connection())
  expect(await run(store.connection(beside))).toBeUndefined()
  expect(await run(store.activeConnections)).toContainEqual({ scope: mine, connection: connection() })
  await run(store.saveConnection(mine, { ...connection(), isActive: false, companyId: "other" }))
  expect(await run(store.connection(mine))).toMatchObject({ isActive: false, companyId: "other" })
  expect((await run(store.activeConnections)).map(({ scope }) => scope)).not.toContainEqual(mine)
  await run(store.removeConnection(mine))
  expect(await run(store.connection(mine))).toBeUndefined()
})

it("national settings come back as they were saved; saving leaves the link, removing ends it", async () => {
  const { scope } = await seeds.tenant()
  await run(store.saveNational(scope, { isEnabled: true, token: "the-national-token" }))
  const at = seeds.now()
  await run(store.endLink(scope, at))
  await run(store.saveNational(scope, { isEnabled: false }))
  expect(await run(store.national(scope))).toEqual({ isEnabled: false, linkedAt: at })
  await run(store.removeNational(scope))
  expect(await run(store.national(scope))).toBeUndefined()
  expect(await run(store.national(seeds.nobody()))).toBeUndefined()
})

it("a warning of a token that ends is given to one, and another last day begins anew", async () => {
  const { scope } = await seeds.tenant()
  const [expires, later] = ["2026-12-31", "2027-06-30"] as [CalendarDate, CalendarDate]
  const save = (tokenExpires: CalendarDate, isEnabled = true) =>
    run(store.saveNational(scope, { isEnabled, token: "the-national-token", tokenExpires }))
  const found = async (by = expires) =>
    (await run(store.expiringTokens(by))).filter((each) => each.scope.tenantId === scope.tenantId)
  await save(expires)
  expect(await run(store.national(scope))).toMatchObject({ tokenExpires: expires })
  expect(await found("2026-12-30" as CalendarDate)).toEqual([])
  expect(await found()).toEqual([{ scope, expires, warned: undefined }])
  const mark = (days: TokenWarningDays, of = expires) => run(store.markTokenWarned(scope, of, days))
  expect((await Promise.all([mark(7), mark(7), mark(7)])).filter(Boolean)).toHaveLength(1)
  expect(await mark(30)).toBe(false)
  await save(expires)
  expect(await found()).toMatchObject([{ warned: 7 }])
  expect(await mark(1, later)).toBe(false)
  await save(later)
  expect(await found(later)).toEqual([{ scope, expires: later, warned: undefined }])
  await save(later, false)
  expect(await found(later)).toEqual([])
})

it("the linking of a company is given to one, again when it failed or lapsed, never when it is linked", async () => {
  const { scope } = await seeds.tenant()
  await run(store.saveNational(scope, { isEnabled: true, token: "t" }))
  const claim = (now: number) => run(store.claimLink(scope, now as Timestamp, (now + 1000) as Timestamp))
  const at = seeds.now()
  expect((await Promise.all([claim(at), claim(at), claim(at)])).filter(Boolean)).toHaveLength(1)
  await run(store.endLink(scope, undefined))
  expect(await claim(at)).toBe(true)
  expect(await claim(at + 999)).toBe(false)
  expect(await claim(at + 1000)).toBe(true)
  await run(store.endLink(scope, seeds.now()))
  expect(await claim(at + 10_000)).toBe(false)
})

it("a tenant keeps its first notification key, and HTTP finds the tenant by it and by nothing else", async () => {
  const [one, other] = [(await seeds.tenant()).tenantId, (await seeds.tenant()).tenantId]
  await run(store.addNotificationKey(one, "key-one"))
  await run(store.addNotificationKey(one, "key-two"))
  await run(store.addNotificationKey(other, "key-other"))
  expect(await run(store.notificationKey(one))).toBe("key-one")
  const http = h.http.get("EInvoicingSettingsStore")
  expect(await h.http.run(http.tenantOfNotificationKey("key-one"))).toBe(one)
  expect(await h.http.run(http.tenantOfNotificationKey("key-other"))).toBe(other)
  for (const wrong of ["key-two", "", "key-on", "key-one "]) {
    expect(await h.http.run(http.tenantOfNotificationKey(wrong))).toBeUndefined()
  }
})

it("no secret is in a table as it is", async () => {
  const { scope } = await seeds.tenant()
  await run(store.saveConnection(scope, connection()))
  await run(store.saveNational(scope, { isEnabled: true, token: "the-national-token" }))
  await run(store.addNotificationKey(scope.tenantId, "the-notification-key"))
  for (const table of ["einvoice_connections", "national_einvoice_settings", "einvoice_notification_keys"]) {
    const rows = await h.sql<{ text: string }>(`select t::text as text from svc.${table} t`)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/the-(api-key|national-token|notification-key)/)
  }
})
