import { hostOf, hostsProblem, isAddress, placeOf, urlsOf } from "@svc/adapters/postgres/base/database-address"
import { readSettings } from "@svc/adapters/config/settings"
import fc from "fast-check"
import { expect, it } from "vitest"

const host = fc.oneof(
  fc.domain(),
  fc.ipV4(),
  fc.ipV6().map((each) => `[${each}]`),
)
const port = fc.option(fc.integer({ min: 1, max: 65_535 }), { nil: undefined })
const places = fc.uniqueArray(fc.tuple(host, port), { minLength: 1, maxLength: 4, selector: ([name]) => name })
const password = fc.string({ minLength: 1 }).map((each) => `${encodeURIComponent(each)},@`.replace(",@", ""))

it("each of several hosts gets the login, the database and the parameters, and is asked for by its own name", () => {
  fc.assert(
    fc.property(places, password, (all, secret) => {
      const list = all.map(([name, at]) => (at === undefined ? name : `${name}:${at}`)).join(",")
      const url = `postgresql://us,er:${secret}@${list}/svc?sslmode=verify-full&target_session_attrs=read-write`
      expect([isAddress(url), hostsProblem(url)]).toEqual([true, undefined])
      const urls = urlsOf(url)
      expect(urls.map(hostOf)).toEqual(
        all.map(([name, at]) => ({
          host: new URL(`postgres://${name}`).hostname.replace(/^\[|\]$/gu, ""),
          port: at ?? 5432,
        })),
      )
      for (const each of urls.map((one) => new URL(one))) {
        expect([each.password, each.pathname, each.searchParams.get("sslmode")]).toEqual([
          new URL(`postgres://u:${secret}@h/`).password,
          "/svc",
          "verify-full",
        ])
      }
      expect(placeOf(url)).not.toContain("us,er")
    }),
  )
})

it("one host stays as it is written", () => {
  for (const url of ["postgres://u:p@h/svc?host=/var/run", "postgres://h:1/svc?target_session_attrs=read-write"]) {
    expect(urlsOf(url)).toEqual([url])
  }
})

it.each([
  ["postgres://u:pa55@a,/svc", "a host is empty"],
  ["postgres://u:pa55@a:5432,b,a/svc", "a host is named twice"],
  ["postgres://u:pa55@a,b/svc?target_session_attrs=any", "target_session_attrs must be read-write or primary"],
  ["postgres://u:pa55@a,b:port/svc", "must be a PostgreSQL address"],
])("%s is refused with a sentence that keeps the password", (url, sentence) => {
  const reading = () => readSettings({ DATABASE_URL: url, SVC_ENCRYPTION_KEY: Buffer.alloc(32).toString("base64") })
  expect(reading).toThrow(sentence)
  expect(reading).not.toThrow("pa55")
})
