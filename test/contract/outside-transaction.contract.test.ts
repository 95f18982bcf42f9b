import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { Cause, Effect, Exit } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { makeSeeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

// No server listens here, so a call that is really made fails instead of dying.
const nobody = "http://127.0.0.1:9"

let h: StillService
beforeAll(async () => {
  h = await openService({
    clock: "manual",
    settings: {
      SVC_CENTRAL_BANK_DATA_URL: nobody,
      SVC_RATES_URL: nobody,
      SVC_RIKSBANK_URL: nobody,
      SVC_NETWORK_PROVIDER_URL: nobody,
      SVC_WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8",
    },
  })
})
afterAll(() => h.close())

const day = "2026-09-03" as CalendarDate
const credentials = { companyId: "c", apiKey: "k" }
const company = { vatNumber: "PL1111111111", token: "t" }
const document = { uuid: "u", fileName: "u.xml", bytes: new Uint8Array() }

type Call = () => Effect.Effect<unknown, unknown>
const banks: Readonly<Record<string, Call>> = {
  "CentralBankFeed.series": () => h.worker.get("CentralBankFeed").series("USD", { from: day, to: day }, day),
  "CommercialRates.spot": () => h.worker.get("CommercialRates").spot("k", "USD", "SEK"),
  "SwedishCentralBank.series": () => h.worker.get("SwedishCentralBank").series,
  "SwedishCentralBank.values": () => h.worker.get("SwedishCentralBank").values({ from: day, to: day }),
}
const network = () => h.worker.get("NetworkProvider")
const others: Readonly<Record<string, Call>> = {
  "NetworkProvider.checkCredentials": () => network().checkCredentials(credentials),
  "NetworkProvider.send": () => network().send(credentials, document),
  "NetworkProvider.find": () => network().find(credentials, "i"),
  "NetworkProvider.listSent": () => network().listSent(credentials, {}),
  "NetworkProvider.readFile": () => network().readFile(credentials, "i", "f"),
  "NetworkProvider.link": () => network().link(credentials),
  "NetworkProvider.sendNationalToken": () => network().sendNationalToken(credentials, company),
  "NetworkProvider.registerNotifications": () => network().registerNotifications(credentials, nobody),
  "WebhookSender.send": () => h.worker.get("WebhookSender").send({ url: `${nobody}/`, headers: {}, body: "{}" }),
}

const inside = /^Error: .+ was called inside a database transaction$/
const defect = (exit: Exit.Exit<unknown, unknown>) =>
  Exit.isFailure(exit) && Cause.hasDies(exit.cause) ? String(Cause.squash(exit.cause)) : "no defect"

it.each(Object.entries({ ...banks, ...others }))("%s dies inside a unit of work", async (_, call) => {
  const { scope } = await makeSeeds(h).tenant()
  const work = h.worker.get("UnitOfWork").atomically(scope.tenantId, Effect.suspend(call))
  expect(defect(await h.worker.exit(work))).toMatch(inside)
})

// Central banks are left out, because their clients retry on the application's clock; test/provider calls these outside
// a unit of work.
it.each(Object.entries(others))("%s does not die outside of one", async (_, call) => {
  expect(defect(await h.worker.exit(Effect.suspend(call)))).toBe("no defect")
})
