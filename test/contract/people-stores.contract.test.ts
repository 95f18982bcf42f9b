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
/** By the side of HTTP, whose role reads these tables by functions alone. */
const persons = () => h.http.get("PersonStore")
const insert = async (person = newPerson()) => {
  await h.http.run(persons().insert(person, seeds.now()))
  return person
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

  it("are changed in everything but the address", async () => {
    const person = await insert()
    const changed = { ...person, firstName: "Eva", preferences: {}, lastTenant: next<TenantId>() }
    await h.http.run(persons().update({ ...changed, email: "other@example.com" }))
    expect(await h.http.run(persons().find(person.id))).toEqual(changed)
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
    const session: Session = {
      id: next(),
      personId: given.personId ?? (await insert()).id,
      tenantId: next(),
      userId: next(),
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
    await h.http.run(store().insert(session, hash))
    return { session, hash }
  }
  const find = (hash: string, now = seeds.now()) => h.http.run(store().find(hash, now))

  it("are found by the hash of their secret, and by the one before until its end", async () => {
    const { session, hash } = await begin()
    expect(await find(hash)).toEqual(session)
    const [to, formerUntil] = [randomUUID(), secondsAfter(seeds.now(), 10)]
    const changed = { ...session, tenantId: next<TenantId>(), userId: next<UserId>(), confirmedAt: formerUntil }
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
    const of = { personId: person, tenantId: next<TenantId>(), userId: next<UserId>() }
    const [one, two, three] = [await begin(of), await begin(of), await begin({ personId: person })]
    const left = async () => (await h.http.run(store().ofPerson(person))).map(({ id }) => id)
    expect(await left()).toEqual([three, two, one].map(({ session }) => session.id))
    await h.http.run(store().end(one.session.id))
    expect(await left()).toEqual([three.session.id, two.session.id])
    await h.http.run(store().endOfUser(of.tenantId, of.userId))
    expect(await left()).toEqual([three.session.id])
    const four = await begin({ personId: person })
    await h.http.run(store().endOthers(person, four.session.id))
    expect(await left()).toEqual([four.session.id])
    await h.http.run(store().endOfPerson(person))
    expect(await left()).toEqual([])
  })

  it("of a user are marked to get another secret", async () => {
    const of = { tenantId: next<TenantId>(), userId: next<UserId>() }
    const [mine, other] = [await begin(of), await begin()]
    await h.http.run(store().renewOfUser(of.tenantId, of.userId))
    expect([(await find(mine.hash))?.renews, (await find(other.hash))?.renews]).toEqual([true, false])
  })
})

describe("invitations", () => {
  const store = () => h.http.get("InvitationStore")
  const put = async (tenantId = next<TenantId>(), userId = next<UserId>()) => {
    const invitation = {
      hash: randomUUID(),
      kind: "Reset" as const,
      tenantId,
      userId,
      createdAt: seeds.now(),
      expiresAt: secondsAfter(seeds.now(), 60),
    }
    await h.http.run(store().put(invitation))
    return invitation
  }
  const find = (hash: string) => h.http.run(store().find(hash))

  it("are found by their hash; a user has the last one", async () => {
    const first = await put()
    expect(await find(first.hash)).toEqual(first)
    const second = await put(first.tenantId, first.userId)
    expect([await find(first.hash), await find(second.hash)]).toEqual([undefined, second])
    await h.http.run(store().removeOfUser(first.tenantId, first.userId))
    expect(await find(second.hash)).toBeUndefined()
  })

  it("are taken up by one", async () => {
    const { hash } = await put()
    const answers = await Promise.all([1, 2, 3].map(() => h.http.run(store().take(hash))))
    expect(answers.filter(Boolean)).toHaveLength(1)
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
