import { afterAll, beforeAll, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { type Opened, openService } from "../support/service/service.ts"

let service: Opened<{ readonly http: true }>
let api: ApiClient
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  api = (await service.createTenant()).api
})
afterAll(() => service.close())

/** JSON parsers keep the last of repeated members, but a proxy or an audit log may use the first. */
it.each([
  ["POST", "/Payments", `{"amount":1,"paymentMethod":"Card","amount":1000000}`, "amount"],
  [
    "POST",
    "/Payments",
    `{"amount":1,"paymentMethod":{"key":"Name","value":"Card","value":"Cash"}}`,
    "paymentMethod.value",
  ],
  ["POST", "/Payments", `{"amount":1,"paymentMethod":"Card","\\u0061mount":2}`, "amount"],
  ["POST", "/Payments", `{"__proto__":1,"__proto__":2}`, "__proto__"],
  ["PATCH", "/LegalEntities", `{"paymentTolerance":1,"paymentTolerance":1}`, "paymentTolerance"],
  ["POST", "/Events", `{"tag":"a","data":{"lines":[{"sum":1},{"sum":1,"sum":2}]}}`, "data.lines[1].sum"],
] as const)("a member that is given twice is not half ignored: %s %s %s", async (method, path, text, field) => {
  const answer = await api.send(method, path, text, { "content-type": "application/json" })
  expect(expectProblem(answer, 400, field).errors?.[field]).toEqual(["may be given only once"])
})
