import { makeLog } from "@svc/adapters/observability/log"
import { PortUnavailable } from "@svc/domain/shared/errors"
import { Cause } from "effect"
import { Writable } from "node:stream"
import { expect, it } from "vitest"

const logged = (error: unknown): string => {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  makeLog("info", "test", sink).error({ err: error }, "it failed")
  return lines.join("")
}

it("logs an error with its causes, and nothing a driver hangs on it", () => {
  const driver = Object.assign(new Error("connection lost"), { code: "57P01", client: { password: "hunter2" } })
  const line = logged(Cause.fail(new PortUnavailable({ port: "WebhookStore", cause: driver })))
  expect(JSON.parse(line)).toMatchObject({
    level: "error",
    msg: "it failed",
    err: { type: "PortUnavailable", cause: { message: "connection lost", code: "57P01" } },
  })
  expect(line).not.toContain("hunter2")
  expect(line).not.toContain("client")
})

it("logs what is thrown without being an error", () => {
  expect(JSON.parse(logged("just a text"))).toMatchObject({ err: { type: "string", message: "just a text" } })
})

it("tells what is no error by its own fields, and nothing behind them", () => {
  const line = logged({ code: "E_LATE", attempt: 3, client: { password: "hunter2" } })
  const { err } = JSON.parse(line) as { err: { message: string } }
  expect(JSON.parse(err.message)).toEqual({ code: "E_LATE", attempt: 3 })
  expect(line).not.toContain("[object Object]")
  expect(line).not.toContain("hunter2")
})
