import { Agent, request } from "undici"

// Measures the limit of this machine: bare POSTs like those of webhooks to the same receiver, with nothing stored.

const [port = "", seconds = "", concurrency = ""] = process.argv.slice(2)
const dispatcher = new Agent({ connections: Number(concurrency) })
const body = "x".repeat(1024)
let begunRequests = 0
let done = 0

const headers = () => ({
  "content-type": "application/json",
  "user-agent": "svc-webhooks/1",
  "webhook-id": `ceiling-${(begunRequests += 1)}`,
  "webhook-timestamp": "1700000000",
  "webhook-signature": `v1,${"x".repeat(44)}`,
  "svc-attempt": "1",
})

const warmUpMs = 1_000
const begun = performance.now()
const countFrom = begun + warmUpMs
const until = countFrom + Number(seconds) * 1_000

const one = async () => {
  while (performance.now() < until) {
    const url = `http://127.0.0.1:${port}/0`
    const { body: answer } = await request(url, { method: "POST", headers: headers(), body, dispatcher })
    await answer.dump()
    if (performance.now() >= countFrom) done += 1
  }
}
await Promise.all(Array.from({ length: Number(concurrency) }, one))
process.send?.(done / Number(seconds))
process.disconnect()
await dispatcher.close()
