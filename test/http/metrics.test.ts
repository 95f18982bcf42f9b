import { randomUUID } from "node:crypto"
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { listOperations, readDocument } from "../support/service/operations.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { parse } from "yaml"
import { repository } from "../support/repository.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { dashboardQueries } from "../support/watching/dashboards.ts"
import { findPromtool, promtool } from "../support/watching/promtool.ts"

let service: TestService
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
})
afterAll(() => service.close())

const scrape = async () => (await service.anonymous.get("/metrics")).text
const seriesOf = (text: string) => text.split("\n").filter((line) => line !== "" && !line.startsWith("#"))
const valueOf = (text: string, series: string) =>
  Number(
    seriesOf(text)
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  )

/** The metrics that a query uses. */
const namesIn = (query: string) =>
  [...query.replaceAll(/"[^"]*"/g, "").matchAll(/\b(?:svc|process|nodejs)_\w+/g)].map(([name]) =>
    name.replace(/_bucket$/, ""),
  )

describe("metrics", () => {
  test("tell the build, the connections, refused sign-ins and security events", async () => {
    const tenant = await service.createTenant()
    const credentials = { clientId: tenant.clientId, secret: "not the secret" }
    expect((await service.anonymous.post("/auth/v2/token", credentials)).status).toBe(401)
    await service.anonymous.post("/Session", { email: "nobody@example.com", password: "not the password" })
    const text = await scrape()
    expect(text).toMatch(/^svc_build_info\{version="\d+\.\d+\.\d+[^"]*",revision="",schema="\d{4}-[^"]+\.sql"\} 1$/m)
    for (const runtime of ["http", "worker"]) {
      expect(valueOf(text, `svc_database_connections{runtime="${runtime}",state="limit"}`)).toBeGreaterThan(1)
      expect(valueOf(text, `svc_database_connections_waiting{runtime="${runtime}"}`)).toBe(0)
    }
    expect(valueOf(text, "svc_database_up")).toBe(1)
    expect(valueOf(text, `svc_sign_ins_refused_total{reason="client_credentials"}`)).toBe(1)
    expect(valueOf(text, `svc_sign_ins_refused_total{reason="person"}`)).toBe(1)
    expect(valueOf(text, `svc_security_events_total{type="SignInRefused"}`)).toBe(1)
  })

  test.skipIf(findPromtool() === undefined)("are as Prometheus wants them", async () => {
    // Some gauges of the library itself have names like counters.
    const lines = (await scrape()).split("\n").filter((line) => !/\bnodejs_active_\w+_total\b/.test(line))
    expect(promtool(["check", "metrics"], lines.join("\n"))).toBe("")
  })

  test("are at most 3,000 series with a thousand tenants and calls of every operation, and none names a tenant", async () => {
    await service.sql(
      "insert into svc.tenants (id, name) select gen_random_uuid(), 'T' || n from generate_series(1, 1000) n",
    )
    const id = randomUUID()
    const operations = listOperations(await readDocument(service))
    for (const { method, template } of operations) {
      await fetch(service.origin + template.replaceAll(/\{\w+\}/g, id), { method, redirect: "manual" })
    }
    const series = seriesOf(await scrape())
    expect(series.filter((line) => line.startsWith("svc_http_requests_total{")).length).toBeGreaterThan(200)
    expect(series.filter((line) => /[0-9a-f]{8}-[0-9a-f]{4}-/.test(line))).toEqual([])
    // Leaves room for the three other classes of status of every operation.
    expect(series.length + 3 * operations.length).toBeLessThanOrEqual(3000)
  })
})

describe("alerts and dashboards", () => {
  const alerts = path.join(repository, "deploy", "alerts")
  const { groups } = parse(readFileSync(path.join(alerts, "svc.rules.yaml"), "utf8")) as {
    readonly groups: readonly [
      {
        readonly rules: readonly {
          readonly alert: string
          readonly expr: string
          readonly annotations: { readonly runbook: string }
        }[]
      },
    ]
  }
  const [{ rules }] = groups

  test("name only metrics that a process has", async () => {
    const has = new Set([...(await scrape()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    const asked = [...rules.map(({ expr }) => expr), ...dashboardQueries].flatMap(namesIn)
    expect(new Set(asked).size).toBeGreaterThan(20)
    expect(asked.filter((name) => !has.has(name))).toEqual([])
  })

  test("each alert has a runbook with meaning, look, do and verify, and a test of its own; no runbook is left over", () => {
    const runbooks = path.join(repository, "docs", "operations", "runbooks")
    for (const { alert, annotations } of rules) {
      const page = readFileSync(path.join(runbooks, path.basename(annotations.runbook)), "utf8")
      expect(page.startsWith(`# ${alert}: `)).toBe(true)
      expect([...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(["Meaning", "Look", "Do", "Verify"])
    }
    const { tests } = parse(readFileSync(path.join(alerts, "svc.rules.test.yaml"), "utf8")) as {
      readonly tests: readonly {
        readonly name: string
        readonly alert_rule_test: readonly { readonly exp_alerts: readonly object[] }[]
      }[]
    }
    expect(tests.map(({ name }) => name)).toEqual(rules.map(({ alert }) => alert))
    // Each alert is tested before, during and after its cause.
    for (const { alert_rule_test: moments } of tests)
      expect(moments.map(({ exp_alerts: fired }) => fired.length)).toEqual([0, 1, 0])
    expect(readdirSync(runbooks).length).toBe(rules.length + 1)
  })

  test.skipIf(findPromtool() === undefined)("fire, do not fire and recover as Prometheus evaluates them", () => {
    expect(promtool(["test", "rules", path.join(alerts, "svc.rules.test.yaml")])).toContain("SUCCESS")
    const folder = openTemporaryFolder()
    const file = path.join(folder, "queries.yaml")
    const queries = dashboardQueries.map((expr, index) => ({ record: `query_${index}`, expr }))
    writeFileSync(file, JSON.stringify({ groups: [{ name: "dashboards", rules: queries }] }))
    expect(promtool(["check", "rules", file])).toContain("SUCCESS")
    rmSync(folder, { recursive: true })
  })
})
