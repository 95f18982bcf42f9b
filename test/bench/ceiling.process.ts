import { Agent, request } from "undici"

// What this machine can do at most: bare POSTs of the same size to the same receiver, nothing stored.

const [port = "", seconds = "", concurrency = "", bodyBytes = ""] = process.argv.slice(2)
const dispatcher = new Agent({ connections: Number(concurrency) })
const body = "x".repeat(Number(bodyBytes))
let done = 0

const warmUpMs = 1_000
const begun = performance.now()
const countFrom = begun + warmUpMs
const until = countFrom + Number(seconds) * 1_000

const one = async () => {
  while (performance.now() < until) {
    const { body: answer } = await request(`http://127.0.0.1:${port}/ceiling`, { method: "POST", body, dispatcher })
    await answer.dump()
    if (performance.now() >= countFrom) done += 1
  }
}
await Promise.all(Array.from({ length: Number(concurrency) }, one))
process.send?.(done / Number(seconds))
process.disconnect()
await dispatcher.close()
