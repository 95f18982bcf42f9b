import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { campaign } from "../support/campaign.ts"
import { type Browser, openBrowser, signedInBrowser } from "../support/people/browser.ts"
import { deviceAt } from "../support/people/factors.ts"
import type { ApiAnswer } from "../support/service/api-client.ts"
import { openService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const open = () =>
  openService({ clock: "manual", worker: true, http: true, settings: { SVC_AUTH_MAX_FAILURES_PER_MINUTE: "0" } })
let service: Awaited<ReturnType<typeof open>>
/** Tenant A, whose administrators are not trusted, and tenant B, which they must not enter. */
let [a, b]: readonly TestTenant[] = []
/** Sessions of administrators. Unlike a token, a session may make a link that resets a user's sign-in. */
const keepers = new Map<TestTenant, Browser>()
beforeAll(async () => {
  service = await open()
  a = await service.createTenant(["Alpha AB"])
  b = await service.createTenant(["Beta AB"])
  // Each tenant keeps an administrator, so that the others can be deactivated.
  for (const tenant of [a, b]) {
    keepers.set(tenant, await signedInBrowser(service, tenant.tenantId, `keeper@${tenant.tenantId}.example`))
  }
})
afterAll(() => service.close())

let made = 0
const newPassword = (whose: string) => `${whose} herons cross fjord ${(made += 1)}`
const tokenOf = ({ body }: ApiAnswer) => new URL((body as { invitationUrl: string }).invitationUrl).hash.slice(1)
const options = async (browser: Browser, path: string, body?: object) =>
  (await browser.post(path, body)).body as { challenge: string }

/**
 * An address that is a user of both tenants, the person behind it, and everything that the administrators of A obtain.
 */
const openWorld = () => {
  const email = `eve${(made += 1)}@example.com`
  const users = new Map<TestTenant, string>()
  const held: {
    links: string[]
    passwords: string[]
    devices: ReturnType<typeof deviceAt>[]
    browsers: Browser[]
  } = {
    links: [],
    passwords: [],
    devices: [],
    browsers: [],
  }
  let own: string | undefined

  const link = async (of: TestTenant) => {
    const user = users.get(of)
    const answer = await (user === undefined
      ? of.api.post("/Users", { email, firstName: "Eve", lastName: "Ek", permissions: ["*:admin"] })
      : keepers.get(of)!.post(`/Users/${user}/Invitation`))
    if (user === undefined) expect(answer.status, answer.text).toBe(201)
    if (answer.status !== 201) return undefined
    users.set(of, (answer.body as { user: { id: string } }).user.id)
    return tokenOf(answer)
  }
  const take = async (token: string | undefined, given: object) => {
    const browser = openBrowser(service)
    const { status } = await browser.post("/Invitations/Accept", { token: token ?? "none", ...given })
    return status === 200 ? browser : undefined
  }
  const takeAsPerson = async (token: string | undefined) => {
    for (const password of [own, newPassword("own")]) {
      if (password === undefined || (await take(token, { password })) === undefined) continue
      own = password
      return
    }
  }
  const takeAsAdministrator = async (given: object, keep: () => void) => {
    const browser = await take(held.links.pop(), given)
    if (browser === undefined) return
    keep()
    held.browsers.push(browser)
  }
  const signIn = async (send: (browser: Browser) => Promise<ApiAnswer>) => {
    const browser = openBrowser(service)
    return (await send(browser)).status === 200 ? browser : undefined
  }
  const byPassword = (password: string) => signIn((browser) => browser.post("/Session", { email, password }))
  const byDevice = (device: (typeof held.devices)[number]) =>
    signIn(async (browser) =>
      browser.post("/Session/Passkey", { credential: device.sign(await options(browser, "/Session/Passkey/Options")) }),
    )
  const setActive = async (of: TestTenant, active: boolean) => {
    const user = users.get(of)
    if (user !== undefined) await of.api.patch(`/Users/${user}`, { active })
  }

  const acts = {
    "A lets the person in": async () => {
      if (!users.has(a!)) await takeAsPerson(await link(a!))
    },
    "A gives the person a link": async () => takeAsPerson(await link(a!)),
    "A keeps a link": async () => {
      const token = await link(a!)
      if (token !== undefined) held.links.push(token)
    },
    "A uses a link": () => {
      const password = newPassword("not own")
      return takeAsAdministrator({ password }, () => void held.passwords.push(password))
    },
    "A uses a link by a passkey": async () => {
      const device = deviceAt(service)
      const asked = await options(openBrowser(service), "/Invitations/Passkey/Options", {
        token: held.links.at(-1) ?? "none",
      })
      if (asked.challenge === undefined) return
      await takeAsAdministrator({ credential: device.create(asked) }, () => void held.devices.push(device))
    },
    "A adds a passkey": async () => {
      for (const browser of held.browsers) {
        const device = deviceAt(service)
        const asked = await options(browser, "/Me/Passkeys/Options")
        if (asked.challenge === undefined) continue
        const added = await browser.post("/Me/Passkeys", { name: "Key", credential: device.create(asked) })
        if (added.status === 201) held.devices.push(device)
      }
    },
    "A tells the person the password": async () => {
      for (const password of held.passwords) {
        const browser = await byPassword(password)
        if (browser === undefined) continue
        const next = newPassword("own")
        if ((await browser.post("/Me/Password", { password, newPassword: next })).status === 200) own = next
      }
    },
    "A deactivates": () => setActive(a!, false),
    "A lets in again": () => setActive(a!, true),
    "B lets the person in": async () => takeAsPerson(await link(b!)),
    "B deactivates": () => setActive(b!, false),
    "B lets in again": () => setActive(b!, true),
  }
  /** Tries everything that the administrators of A hold. Returns how many sessions enter B. */
  const leadIntoB = async () => {
    for (const password of held.passwords)
      held.browsers.push(...[await byPassword(password)].filter((each) => each !== undefined))
    for (const device of held.devices)
      held.browsers.push(...[await byDevice(device)].filter((each) => each !== undefined))
    const alive: Browser[] = []
    let found = 0
    for (const browser of held.browsers) {
      const { status } = await browser.post("/Session/Tenant", { tenantId: b!.tenantId })
      if (status === 200) found += 1
      if (status !== 401) alive.push(browser)
    }
    held.browsers = alive.slice(-3)
    return found
  }
  return { acts, leadIntoB, isIn: async () => own !== undefined && (await byPassword(own)) !== undefined }
}
type Act = keyof ReturnType<typeof openWorld>["acts"]

const taken: readonly (readonly Act[])[] = [
  ["A lets the person in", "A keeps a link", "B lets the person in", "A uses a link"],
  [
    "A lets the person in",
    "B lets the person in",
    "B deactivates",
    "A keeps a link",
    "A uses a link",
    "B lets in again",
  ],
  ["A keeps a link", "A uses a link", "A adds a passkey", "A tells the person the password", "B lets the person in"],
  ["A keeps a link", "A uses a link", "B lets the person in", "B lets the person in"],
  [
    "A lets the person in",
    "A keeps a link",
    "A uses a link by a passkey",
    "A gives the person a link",
    "B lets the person in",
  ],
]

it("whatever the administrators of one tenant do, they get into no other one as a person whom they let in", async () => {
  const names = Object.keys(openWorld().acts) as Act[]
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...names), { minLength: 4, maxLength: 10 }), async (sequence) => {
      const world = openWorld()
      for (const act of sequence) {
        await world.acts[act]()
        expect(await world.leadIntoB()).toBe(0)
      }
    }),
    { numRuns: campaign({ gate: 12, whole: 100 }), examples: taken.map((each) => [[...each]]) },
  )
})

it("the person gets into both", async () => {
  const world = openWorld()
  for (const act of ["A lets the person in", "A keeps a link", "B lets the person in", "A uses a link"] as const) {
    await world.acts[act]()
  }
  expect(await world.isIn()).toBe(true)
})
