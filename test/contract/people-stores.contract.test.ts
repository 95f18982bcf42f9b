import type { Passkey } from "@svc/domain/people/passkey"
import type { Person } from "@svc/domain/people/person"
import type { Session } from "@svc/domain/people/session"
import type { SecurityEvent } from "@svc/domain/people/security-event"
import type { PersonId, TenantId, UserId } from "@svc/domain/shared/ids"
import { secondsAfter } from "@svc/domain/shared/timestamp"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const next = <Id extends string>() => h.http.get("IdSource").next<Id>()
const newPerson = (given: Partial<Person> = {}): Person => ({
  id: next(),
  email: `${randomUUID()}@example.com`,
  firstName: "Ada",
  lastName: "Ek",
  preferences: { theme: "dark" },
  ...given,
})
/** The store of the HTTP side, whose role reads these tables only through functions. */
const persons = () => h.http.get("PersonStore")
const insert = async (person = newPerson()) => {
  await h.http.run(persons().insert(person, seeds.now()))
  return person
}

/** Makes a tenant in which the person is an active user. */
const member = async (personId: PersonId) => {
  const { tenantId, userId } = await seeds.tenant()
  await h.sql("update svc.users set person_id = $1 where id = $2", [personId, userId])
  return { tenantId, userId }
}

describe("persons", () => {
  it("are found by their id and their address, as they were written", async () => {
    const whole = newPerson({ passwordHash: "$argon2id$…", lastTenant: next<TenantId>() })
    for (const person of [await insert(), await insert(whole)]) {
      expect(await h.http.run(persons().find(person.id))).toEqual(person)
      expect(await h.http.run(persons().findByEmail(person.email))).toEqual(person)
    }
    expect(await h.http.run(persons().findByEmail("nobody@example.com"))).toBeUndefined()
  })

  it("have an address each: another with the same is not added", async () => {
    const person = await insert()
    const answers = [newPerson({ email: person.email }), newPerson()].map((each) =>
      h.http.run(persons().insert(each, seeds.now())),
    )
    expect(await Promise.all(answers)).toEqual([false, true])
    expect(await h.http.run(persons().findByEmail(person.email))).toEqual(person)
  })

  it("get another name and other preferences, and are noted to work in a tenant of theirs alone", async () => {
    const person = await insert()
    const described = { ...person, firstName: "Eva", preferences: {} }
    await h.http.run(persons().describe(described))
    await h.http.run(persons().workIn(person.id, next<TenantId>()))
    expect(await h.http.run(persons().find(person.id))).toEqual(described)
    const { tenantId } = await member(person.id)
    await h.http.run(persons().workIn(person.id, tenantId))
    expect(await h.http.run(persons().find(person.id))).toEqual({ ...described, lastTenant: tenantId })
  })

  it("get another password in place of the one that is known, and of two changes at the same time one", async () => {
    const person = await insert()
    const change = (before: string | undefined, after: string | undefined) =>
      h.http.run(persons().changePassword(person.id, { before, after }))
    expect(await change("another", "one")).toBe(false)
    const many = await Promise.all(["one", "two", "three"].map((after) => change(undefined, after)))
    expect(many.filter(Boolean)).toHaveLength(1)
    const { passwordHash } = (await h.http.run(persons().find(person.id)))!
    expect(await change(passwordHash, undefined)).toBe(true)
    expect(await h.http.run(persons().find(person.id))).toEqual(person)
  })
})

describe("passkeys", () => {
  const store = () => h.http.get("PasskeyStore")
  const passkeyOf = async (given: Partial<Passkey> = {}): Promise<Passkey> => ({
    id: next(),
    personId: given.personId ?? (await insert()).id,
    credentialId: randomUUID(),
    publicKey: Buffer.from([1, 0, 255]),
    counter: 4_294_967_295,
    transports: ["internal", "hybrid"],
    host: "localhost",
    name: "Blue key",
    createdAt: seeds.now(),
    ...given,
  })

  it("are found as they were written, and belong to one person each", async () => {
    const one = await passkeyOf()
    expect(await h.http.run(store().insert(one))).toBe(true)
    expect(await h.http.run(store().find(one.credentialId))).toEqual(one)
    expect(await h.http.run(store().insert(await passkeyOf({ credentialId: one.credentialId })))).toBe(false)
    const two = await passkeyOf({ personId: one.personId })
    await h.http.run(store().insert(two))
    await h.http.run(store().markUsed(one.id, 7, seeds.now()))
    await h.http.run(store().rename(one.id, "Green key"))
    const changed = { ...one, counter: 7, name: "Green key", usedAt: seeds.now() }
    expect(await h.http.run(store().ofPerson(one.personId))).toEqual([changed, two])
    await h.http.run(store().remove(one.id))
    expect(await h.http.run(store().ofPerson(one.personId))).toEqual([two])
    const three = await passkeyOf({ personId: one.personId })
    await h.http.run(store().insert(three))
    await h.http.run(store().removeAll(one.personId, three.id))
    expect(await h.http.run(store().ofPerson(one.personId))).toEqual([three])
    await h.http.run(store().removeAll(one.personId))
    expect(await h.http.run(store().find(two.credentialId))).toBeUndefined()
  })

  it("are asked for by challenges that one alone may take", async () => {
    for (const challenge of [
      { challenge: randomUUID(), expiresAt: seeds.now() },
      { challenge: randomUUID(), personId: (await insert()).id, expiresAt: seeds.now() },
      { challenge: randomUUID(), personId: next<PersonId>(), invitation: randomUUID(), expiresAt: seeds.now() },
    ]) {
      await h.http.run(store().challenge(challenge))
      const taken = await Promise.all([1, 2, 3].map(() => h.http.run(store().takeChallenge(challenge.challenge))))
      expect(taken.filter((each) => each !== undefined)).toEqual([challenge])
    }
  })
})

describe("sessions", () => {
  const store = () => h.http.get("SessionStore")
  const begin = async (given: Partial<Session> = {}) => {
    const now = seeds.now()
    const personId = given.personId ?? (await insert()).id
    const session: Session = {
      id: next(),
      personId,
      ...(given.tenantId === undefined ? await member(personId) : { tenantId: next(), userId: next() }),
      address: "192.0.2.1",
      userAgent: "Firefox",
      createdAt: now,
      usedAt: now,
      confirmedAt: now,
      expiresAt: secondsAfter(now, 3600),
      renews: false,
      proof: "Password",
      owesFactor: false,
      ...given,
    }
    const hash = randomUUID()
    expect(await h.http.run(store().insert(session, hash))).toBe(true)
    return { session, hash }
  }
  const find = (hash: string, now = seeds.now()) => h.http.run(store().find(hash, now))

  it("are found by the hash of their secret, and by the one before until its end", async () => {
    const { session, hash } = await begin()
    expect(await find(hash)).toEqual(session)
    const [to, formerUntil] = [randomUUID(), secondsAfter(seeds.now(), 10)]
    const elsewhere = { ...session, tenantId: next<TenantId>(), userId: next<UserId>() }
    expect(await h.http.run(store().renew(elsewhere, { from: hash, to, formerUntil }))).toBe(false)
    const changed = { ...session, ...(await member(session.personId)), confirmedAt: formerUntil }
    expect(await h.http.run(store().renew(changed, { from: hash, to, formerUntil }))).toBe(true)
    expect(await find(to)).toEqual(changed)
    expect(await find(hash, secondsAfter(formerUntil, -0.001))).toEqual(changed)
    expect(await find(hash, formerUntil)).toBeUndefined()
  })

  it("get another secret once, however many ask at the same time", async () => {
    const { session, hash } = await begin()
    const renew = () => store().renew(session, { from: hash, to: randomUUID(), formerUntil: seeds.now() })
    const answers = await Promise.all([1, 2, 3, 4].map(() => h.http.run(renew())))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it("end one by one, of a user, of a person, and all of a person but one", async () => {
    const person = (await insert()).id
    const of = { personId: person, ...(await member(person)) }
    const [one, two, three] = [await begin(of), await begin(of), await begin({ personId: person })]
    const left = async () => (await h.http.run(store().ofPerson(person))).map(({ id }) => id)
    expect(await left()).toEqual([three, two, one].map(({ session }) => session.id))
    await h.http.run(store().end(one.session.id))
    expect(await left()).toEqual([three.session.id, two.session.id])
    await h.http.atomically((await seeds.tenant()).tenantId, store().endOfUser(of.tenantId, of.userId))
    expect(await left()).toHaveLength(2)
    await h.http.atomically(of.tenantId, store().endOfUser(of.tenantId, of.userId))
    expect(await left()).toEqual([three.session.id])
    const four = await begin({ personId: person })
    await h.http.run(store().endOthers(person, four.session.id))
    expect(await left()).toEqual([four.session.id])
    await h.http.run(store().endOfPerson(person))
    expect(await left()).toEqual([])
  })

  it("of a user are marked to get another secret", async () => {
    const [mine, other] = [await begin(), await begin()]
    const { tenantId, userId } = mine.session
    await h.http.atomically(tenantId, store().renewOfUser(tenantId, userId))
    expect([(await find(mine.hash))?.renews, (await find(other.hash))?.renews]).toEqual([true, false])
  })
})

describe("security events", () => {
  const store = () => h.http.get("SecurityEventStore")
  const append = async (given: Partial<SecurityEvent>) => {
    const event: SecurityEvent = {
      id: next(),
      type: "SignedIn",
      at: seeds.now(),
      address: "192.0.2.1",
      userAgent: "Firefox",
      ...given,
    }
    await h.http.run(store().append(event))
    return event
  }

  it("are listed for the tenant of the unit of work alone, newest first, by type, user and time", async () => {
    const { tenantId, userId } = await seeds.tenant()
    const { tenantId: other } = await seeds.tenant()
    const one = await append({ tenantId, userId, personId: next(), about: "shop" })
    const two = await append({ tenantId, type: "SignedOut", at: secondsAfter(one.at, 5) })
    await append({ tenantId: other })
    await append({})
    const list = (
      wanted: Omit<Parameters<ReturnType<typeof store>["list"]>[0], "limit"> & { limit?: number },
      of = tenantId,
    ) => h.http.atomically(of, store().list({ limit: 10, ...wanted }))
    expect(await list({})).toEqual([two, one])
    expect(await list({ limit: 1 })).toEqual([two])
    expect(await list({ after: two.id })).toEqual([one])
    expect(await list({ types: ["SignedIn"] })).toEqual([one])
    expect(await list({ userId })).toEqual([one])
    expect(await list({ from: two.at })).toEqual([two])
    expect(await list({ to: two.at })).toEqual([one])
    expect(await list({ userId }, other)).toEqual([])
    expect(await h.http.run(store().list({ limit: 10 }))).toEqual([])
  })
})
