import type { Person } from "@svc/domain/people/person"
import { secondsAfter } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const store = () => h.http.get("FactorStore")
const newPerson = async () => {
  const person: Person = {
    id: h.http.get("IdSource").next(),
    email: `${randomUUID()}@example.com`,
    firstName: "",
    lastName: "",
    preferences: {},
  }
  await h.http.run(h.http.get("PersonStore").insert(person, seeds.now()))
  return person.id
}
const ofPerson = (person: Person["id"]) => h.http.run(store().ofPerson(person))

it("a person has one app at most, sealed, which counts after a step was used, and another replaces it", async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const app = { id: randomUUID(), secret: "JBSWY3DPEHPK3PXP" }
  await h.http.run(store().putTotp(person, app, seeds.now()))
  await h.http.run(store().putTotp(other, { ...app, id: randomUUID() }, seeds.now()))
  expect(await ofPerson(person)).toEqual({ totp: { ...app, isActive: false }, recoveryCodes: 0 })
  await h.http.run(store().activate(app.id))
  expect(await ofPerson(person)).toMatchObject({ totp: { isActive: false } })
  await h.http.run(store().takeStep(app.id, 1))
  await h.http.run(store().activate(app.id))
  expect(await ofPerson(person)).toMatchObject({ totp: { isActive: true } })
  const second = { id: randomUUID(), secret: "KRSXG5CTMVRXEZLU" }
  await h.http.run(store().putTotp(person, second, seeds.now()))
  expect(await ofPerson(person)).toEqual({ totp: { ...second, isActive: false }, recoveryCodes: 0 })
  await h.http.run(store().removeAll(person))
  expect(await ofPerson(person)).toEqual({ recoveryCodes: 0 })
  expect(await ofPerson(other)).toMatchObject({ totp: { secret: app.secret } })
})

it("a step is used once, and none before it any more", async () => {
  const person = await newPerson()
  const app = { id: randomUUID(), secret: "JBSWY3DPEHPK3PXP" }
  await h.http.run(store().putTotp(person, app, seeds.now()))
  const take = (step: number) => h.http.run(store().takeStep(app.id, step))
  const many = await Promise.all([take(7), take(7), take(7)])
  expect(many.filter(Boolean)).toHaveLength(1)
  expect([await take(6), await take(7), await take(8)]).toEqual([false, false, true])
})

it("a recovery code is used once, by its person; others replace all of them", async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const withApp = async (each: Person["id"]) => {
    const id = randomUUID()
    await h.http.run(store().putTotp(each, { id, secret: "JBSWY3DPEHPK3PXP" }, seeds.now()))
    await h.http.run(Effect.andThen(store().takeStep(id, 1), store().activate(id)))
  }
  const codes = () => ["a", "b", "c"].map((hash) => ({ id: randomUUID(), hash }))
  await h.http.run(store().putRecoveryCodes(person, codes(), seeds.now()))
  expect((await ofPerson(person)).recoveryCodes, "without an app that counts").toBe(0)
  for (const each of [person, other]) {
    await withApp(each)
    await h.http.run(store().putRecoveryCodes(each, codes(), seeds.now()))
  }
  const take = (hash: string) => h.http.run(store().takeRecoveryCode(person, hash))
  const many = await Promise.all([take("a"), take("a"), take("a")])
  expect(many.filter(Boolean)).toHaveLength(1)
  expect(await take("z")).toBe(false)
  expect([(await ofPerson(person)).recoveryCodes, (await ofPerson(other)).recoveryCodes]).toEqual([2, 3])
  await h.http.run(store().putRecoveryCodes(person, [{ id: randomUUID(), hash: "a" }], seeds.now()))
  expect((await ofPerson(person)).recoveryCodes).toBe(1)
})

it("a ticket is found by its hash and taken by one", async () => {
  const tickets = h.http.get("TicketStore")
  const ticket = { hash: randomUUID(), personId: await newPerson(), expiresAt: secondsAfter(seeds.now(), 300) }
  await h.http.run(tickets.insert(ticket))
  expect(await h.http.run(tickets.find(ticket.hash))).toEqual(ticket)
  const many = await Promise.all([1, 2, 3].map(() => h.http.run(tickets.take(ticket.hash))))
  expect(many.filter(Boolean)).toHaveLength(1)
  expect(await h.http.run(tickets.find(ticket.hash))).toBeUndefined()
})
