import { tokenWarning, type TokenWarningDays } from "@svc/domain/e-invoicing/token-expiry"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { isIban } from "@svc/domain/organisation/legal-entity-profile"
import { judgeStatus, errorTextOf } from "@svc/domain/e-invoicing/provider-status"
import { doubtfulData, type EntityData, missingData } from "@svc/domain/e-invoicing/required-data"
import {
  afterSaving,
  applySettings,
  type Connection,
  ineligibilities,
  isIntegrationActive,
  type NationalSettings,
  tokenEnding,
} from "@svc/domain/e-invoicing/settings"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const complete: EntityData = {
  organizationNumber: "5265877635",
  taxRegistrationNumber: "PL5265877635",
  bankAccount: "61109010140000071219812874",
  iban: "PL61109010140000071219812874",
  bic: "WBKPPLPP",
  address: { street: "ul. Prosta 51", city: "Warszawa", zip: "00-838", country: "PL" },
}
const address = (part: keyof EntityData["address"], text: string) => ({
  address: { ...complete.address, [part]: text },
})

describe("a legal entity's required data, to the letter", () => {
  it.each<readonly [string, Partial<EntityData>, readonly string[]]>([
    ["everything is there", {}, []],
    ["no organization number", { organizationNumber: "" }, ["Organization number"]],
    ["no tax registration number", { taxRegistrationNumber: "" }, ["Tax registration number"]],
    ["neither account nor IBAN", { bankAccount: "", iban: "" }, ["Bank account / IBAN"]],
    ["the account is enough", { iban: "" }, []],
    ["the IBAN is enough", { bankAccount: "" }, []],
    ["no BIC", { bic: "" }, ["BIC"]],
    ["street", address("street", ""), ["Address fields"]],
    ["city", address("city", ""), ["Address fields"]],
    ["zip", address("zip", ""), ["Address fields"]],
    ["country", address("country", ""), ["Address fields"]],
    ["the whole address", { address: {} }, ["Address fields"]],
    ["white space is nothing", { bic: " \t", ...address("city", "  ") }, ["BIC", "Address fields"]],
  ])("%s", (_, given, missing) => expect(missingData({ ...complete, ...given })).toEqual(missing))

  it("everything is missing: five messages in the order of contract E8", () => {
    expect(missingData({ address: {} })).toEqual([
      "Organization number",
      "Tax registration number",
      "Bank account / IBAN",
      "BIC",
      "Address fields",
    ])
  })

  it("what looks wrong is told as a warning, and is not missing", () => {
    const doubtful = {
      ...complete,
      taxRegistrationNumber: "PL5265877636",
      iban: "PL62109010140000071219812874",
      bic: "WBK",
    }
    expect(missingData(doubtful)).toEqual([])
    expect(doubtfulData(doubtful)).toHaveLength(3)
    expect(doubtfulData(complete)).toEqual([])
  })

  it("an IBAN with two neighbours exchanged is none", () => {
    const iban = complete.iban!
    fc.assert(
      fc.property(fc.integer({ min: 4, max: iban.length - 2 }), (at) => {
        fc.pre(iban[at] !== iban[at + 1])
        expect(isIban(iban.slice(0, at) + iban[at + 1]! + iban[at]! + iban.slice(at + 2))).toBe(false)
      }),
    )
  })
})

const token = fc.option(fc.constantFrom("token-a", "token-b"), { nil: undefined })
const settings: fc.Arbitrary<NationalSettings> = fc
  .record({ isEnabled: fc.boolean(), token, linkedAt: fc.option(fc.constant(1 as Timestamp), { nil: undefined }) })
  .map(({ isEnabled, token: given, linkedAt }) => ({
    isEnabled,
    ...(given === undefined ? {} : { token: given }),
    ...(linkedAt === undefined ? {} : { linkedAt }),
  }))

describe("national settings", () => {
  it("the integration is active exactly when it is enabled and has a token", () => {
    fc.assert(
      fc.property(settings, (given) => {
        expect(isIntegrationActive(given)).toBe(given.isEnabled && given.token !== undefined)
      }),
    )
    expect(isIntegrationActive(undefined)).toBe(false)
  })

  it("white space is no token; an absent one stays; null removes it", () => {
    const before = { isEnabled: true, token: "kept" }
    expect(applySettings(before, { isEnabled: true, token: " \n " })).toEqual({ isEnabled: true })
    expect(applySettings(before, { isEnabled: false })).toEqual({ isEnabled: false, token: "kept" })
    expect(applySettings(before, { isEnabled: true, token: null })).toEqual({ isEnabled: true })
    expect(applySettings(undefined, { isEnabled: true, token: " t " })).toEqual({ isEnabled: true, token: "t" })
  })

  it("the last day of a token stays with the token and goes with it", () => {
    const [expires, other] = ["2026-12-31", "2027-06-30"] as CalendarDate[]
    const before = { isEnabled: true, token: "kept", tokenExpires: expires! }
    expect(applySettings(before, { isEnabled: true })).toEqual(before)
    expect(applySettings(before, { isEnabled: true, token: "kept" })).toEqual(before)
    expect(applySettings(before, { isEnabled: true, token: "new" })).toEqual({ isEnabled: true, token: "new" })
    expect(applySettings(before, { isEnabled: true, tokenExpires: null })).toEqual({ isEnabled: true, token: "kept" })
    expect(applySettings(before, { isEnabled: true, token: null })).toEqual({ isEnabled: true })
    expect(applySettings(before, { isEnabled: true, token: "new", tokenExpires: other! })).toEqual({
      isEnabled: true,
      token: "new",
      tokenExpires: other,
    })
  })

  it("each warning of a token is due once, and of several that were missed the last one", () => {
    const expires = "2026-12-31" as CalendarDate
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -10, max: 60 }), { minLength: 1 }), (days) => {
        let warned: TokenWarningDays | undefined
        const given: number[] = []
        // The days on which the job ran, earliest first.
        for (const left of days.toSorted((a, b) => b - a)) {
          const due = tokenWarning(expires, addDays(expires, -left), warned)
          if (due === undefined) continue
          expect(left).toBeLessThanOrEqual(due)
          given.push(due)
          warned = due
        }
        const least = Math.min(...days)
        expect(given.at(-1)).toBe([1, 7, 30].find((stage) => least <= stage))
        expect(given).toEqual([...new Set(given)].toSorted((a, b) => b - a))
      }),
    )
  })

  it("links the first time it becomes active, sends a token that is new, and repeats neither", () => {
    const linkedAt = 1 as Timestamp
    const active = { isEnabled: true, token: "t" }
    expect(afterSaving(undefined, active)).toEqual({ link: true, sendToken: true })
    expect(afterSaving(active, { ...active, linkedAt })).toEqual({ link: false, sendToken: false })
    expect(afterSaving({ isEnabled: false, token: "t", linkedAt }, { ...active, linkedAt })).toEqual({
      link: false,
      sendToken: true,
    })
    expect(afterSaving({ ...active, linkedAt }, { ...active, token: "u", linkedAt })).toEqual({
      link: false,
      sendToken: true,
    })
    fc.assert(
      fc.property(settings, settings, (before, after) => {
        fc.pre(!isIntegrationActive(after))
        expect(afterSaving(before, after)).toEqual({ link: false, sendToken: false })
      }),
    )
  })

  it("at most the last four characters of a token are shown, of a short one none", () => {
    expect(tokenEnding("0123456789abcdef")).toBe("cdef")
    expect(tokenEnding("0123456789a")).toBe("")
  })
})

describe("E eligibility", () => {
  const connection: Connection = { companyId: "c", apiKey: "k", isActive: true, connectedAt: 1 as Timestamp }
  const active: NationalSettings = { isEnabled: true, token: "t" }
  const table = [false, true].flatMap((optionOn) =>
    [undefined, { isEnabled: true }, { isEnabled: false, token: "t" }, active].flatMap((given) =>
      [undefined, { ...connection, isActive: false }, connection].map((of) => ({
        optionOn,
        settings: given,
        connection: of,
      })),
    ),
  )

  it("only option, active integration and active connection together submit", () => {
    expect(table.filter((facts) => ineligibilities(facts).length === 0)).toEqual([
      { optionOn: true, settings: active, connection },
    ])
  })

  it("names each condition that does not hold", () => {
    expect(ineligibilities({ optionOn: false, settings: undefined, connection: undefined })).toHaveLength(3)
    expect(ineligibilities({ optionOn: true, settings: active, connection: undefined })).toEqual([
      "connection is not active",
    ])
  })
})

describe("the provider's words", () => {
  it.each([
    ["PENDING", "pending"],
    ["pending", "pending"],
    ["Error", "error"],
    ["FAILED", "error"],
    ["failed", "error"],
    ["DELIVERED", "delivered"],
    [" Delivered ", "delivered"],
    ["QUARANTINED", "unknown"],
    ["", "unknown"],
    ["constructor", "unknown"],
  ])("%j means %s", (word, verdict) => expect(judgeStatus(word)).toBe(verdict))

  it("the error is the newest ERROR action's message, else its key, else a fixed text", () => {
    const at = (happenedAt: string, more: object) => ({ type: "ERROR", happenedAt, ...more })
    expect(errorTextOf([])).toBe("Provider reported error")
    expect(errorTextOf([{ type: "INFO", message: "Validated" }])).toBe("Provider reported error")
    expect(errorTextOf([at("2025-09-16T09:05:44Z", { key: "action_send_fail" })])).toBe("action_send_fail")
    expect(
      errorTextOf([
        at("2025-09-16T11:05:44+02:00", { message: "older" }),
        at("2025-09-16T10:05:44Z", { message: "newest", key: "k" }),
        at("2025-09-16T09:55:44Z", { message: "between" }),
        { type: "DELIVERED", happenedAt: "2025-09-16T12:00:00Z", message: "no error" },
      ]),
    ).toBe("newest")
  })
})
