import type { Invitation } from "@svc/domain/people/invitation"
import type { Person } from "@svc/domain/people/person"
import type { TenantId, UserId } from "@svc/domain/shared/ids"
import { secondsAfter } from "@svc/domain/shared/timestamp"
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

const persons = () => h.http.get("PersonStore")
const insert = async () => {
  const id = h.http.get("IdSource").next<Person["id"]>()
  const person: Person = { id, email: `${id}@example.com`, firstName: "Ada", lastName: "Ek", preferences: {} }
  await h.http.run(persons().insert(person, seeds.now()))
  return person
}
/** Makes a tenant in which the person is an active user. */
const member = async (personId: Person["id"]) => {
  const { tenantId, userId } = await seeds.tenant()
  await h.sql("update svc.users set person_id = $1 where id = $2", [personId, userId])
  return { tenantId, userId }
}

const store = () => h.http.get("InvitationStore")
const put = async (of: { readonly tenantId: TenantId; readonly userId: UserId }, given: Partial<Invitation> = {}) => {
  const invitation: Invitation = {
    hash: randomUUID(),
    kind: "Reset",
    ...of,
    byOperator: false,
    createdAt: seeds.now(),
    expiresAt: secondsAfter(seeds.now(), 60),
    ...given,
  }
  const side = invitation.byOperator ? h.worker : h.http
  await side.atomically(of.tenantId, side.get("InvitationStore").put(invitation))
  return invitation
}
const find = (hash: string) => h.http.run(store().find(hash))

it("a link is found by their hash; a user has the last one", async () => {
  const of = await member((await insert()).id)
  const first = await put(of)
  expect(await find(first.hash)).toEqual(first)
  const second = await put(of, { byOperator: true })
  expect([await find(first.hash), await find(second.hash)]).toEqual([undefined, second])
  await h.http.atomically(of.tenantId, store().removeOfUser(of.tenantId, of.userId))
  expect(await find(second.hash)).toBeUndefined()
})

it("a link is taken up by one, in their tenant", async () => {
  const { hash, tenantId } = await put(await member((await insert()).id))
  expect(await h.http.atomically((await seeds.tenant()).tenantId, store().take(hash))).toBe(false)
  const answers = await Promise.all([1, 2, 3].map(() => h.http.atomically(tenantId, store().take(hash))))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

it("links that reset end, with what else is given out for the person, whenever the person gets or loses what it signs in by", async () => {
  const person = await insert()
  const of = await member(person.id)
  const other = await member(person.id)
  const [factors, tickets, passkeys] = [
    h.http.get("FactorStore"),
    h.http.get("TicketStore"),
    h.http.get("PasskeyStore"),
  ]
  const [app, key] = [randomUUID(), randomUUID()]
  const passkey = {
    id: key,
    personId: person.id,
    credentialId: key,
    publicKey: Buffer.from([1]),
    counter: 0,
    transports: [],
    host: "localhost",
    name: "Key",
    createdAt: seeds.now(),
  }
  const changes: readonly (readonly [string, boolean, () => Promise<unknown>])[] = [
    [
      "an app that does not count yet",
      false,
      () => h.http.run(factors.putTotp(person.id, { id: app, secret: "AAAA" }, seeds.now())),
    ],
    ["a step of it", false, () => h.http.run(factors.takeStep(app, 1))],
    ["an app that counts", true, () => h.http.run(factors.activate(app))],
    [
      "recovery codes",
      false,
      () => h.http.run(factors.putRecoveryCodes(person.id, [{ id: key, hash: "a" }], seeds.now())),
    ],
    ["a recovery code that is used", false, () => h.http.run(factors.takeRecoveryCode(person.id, "a"))],
    ["no app any more", true, () => h.http.run(factors.removeAll(person.id))],
    ["a passkey", true, () => h.http.run(passkeys.insert(passkey))],
    ["a use of it", false, () => h.http.run(passkeys.markUsed(key, 1, seeds.now()))],
    ["no passkey any more", true, () => h.http.run(passkeys.removeAll(person.id))],
    ["a password", true, () => h.http.run(persons().changePassword(person.id, { before: undefined, after: "x" }))],
    ["another name", false, () => h.http.run(persons().describe({ ...person, firstName: "Eva" }))],
    ["another membership", true, () => member(person.id)],
    [
      "a membership less",
      true,
      () => h.sql("update svc.users set state = 'Deactivated' where id = $1", [other.userId]),
    ],
    ["it back", true, () => h.sql("update svc.users set state = 'Active' where id = $1", [other.userId])],
    ["other permissions", false, () => h.sql("update svc.users set permissions = '{}' where id = $1", [of.userId])],
  ]
  const found: unknown[] = []
  for (const [what, , change] of changes) {
    const { hash } = await put(of)
    const ticket = { hash: randomUUID(), personId: person.id, expiresAt: secondsAfter(seeds.now(), 60) }
    await h.http.run(tickets.insert(ticket))
    await change()
    found.push([what, (await find(hash)) === undefined, (await h.http.run(tickets.find(ticket.hash))) === undefined])
  }
  expect(found).toEqual(changes.map(([what, ends]) => [what, ends, ends]))
})
