import { afterAll, beforeAll, expect, it } from "vitest"
import { openService, type TestService } from "../support/service/service.ts"

const day = 86_400

let service: TestService
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
})
afterAll(() => service.close())

it("users are told of an unused consumer 7 days before it is deleted, once, and not if it was used since (contract N14)", async () => {
  const tenant = await service.createTenant()
  const stranger = await service.createTenant()
  // An access token of the service expires after a day.
  const admin = () => tenant.apiWith(["*:admin"])
  await (await admin()).put("/NotificationSettings", { webhooks: true })
  await stranger.api.put("/NotificationSettings", { webhooks: true })
  for (const name of ["forgotten", "remembered"])
    expect((await (await admin()).put(`/EventConsumers/${name}`, { start: "Now" })).status).toBe(201)
  const begun = service.clock.now()
  const deletedAfter = new Date(begun + 30 * day * 1000).toISOString()

  const advance = async (days: number) => {
    const { status, text } = await (await admin()).post("/TestClock", { advanceSeconds: days * day })
    expect(status, text).toBe(200)
  }
  const subjects = async () => {
    const { data } = (await (await admin()).get("/Notifications")).body as {
      readonly data: readonly { readonly subject: string }[]
    }
    return data.map(({ subject }) => subject)
  }
  const names = async () => {
    const { data } = (await (await admin()).get("/EventConsumers")).body as {
      readonly data: readonly { readonly name: string }[]
    }
    return data.map(({ name }) => name)
  }

  // The nights of the first weeks would only take time.
  const schedules = await service.boss.getSchedules()
  for (const { name, key } of schedules) await service.boss.unschedule(name, key)
  await advance(21)
  const { name, cron, options } = schedules.find((each) => each.name === "housekeeping")!
  await service.boss.schedule(name, cron, {}, options)
  await advance(1)
  expect(await subjects()).toEqual([])
  expect((await (await admin()).put("/EventConsumers/remembered", { start: "Now" })).status).toBe(200)

  await advance(2)
  expect(await subjects()).toEqual(["Consumer forgotten is unused"])
  const { body } = await (await admin()).get("/Notifications")
  expect(body).toMatchObject({
    data: [
      {
        kind: "EventConsumerUnused",
        text: expect.stringContaining(`It is deleted after ${deletedAfter}`),
        link: { kind: "EventConsumer", id: "forgotten" },
      },
    ],
  })

  await advance(5)
  expect(await names()).toEqual(["forgotten", "remembered"])
  expect(await subjects()).toHaveLength(1)
  await advance(2)
  expect(await names()).toEqual(["remembered"])
  expect(await subjects()).toHaveLength(1)
  const others = await (await stranger.apiWith(["*:admin"])).get("/Notifications")
  expect((others.body as { readonly data: readonly unknown[] }).data).toEqual([])
})
