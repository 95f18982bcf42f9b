import type { Socket } from "node:net"
import { setImmediate as turn } from "node:timers/promises"
import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type RawReceiver, startRawReceiver } from "../support/webhooks/raw-receiver.ts"
import { type Sending, startSending } from "../support/webhooks/sending.ts"

const FINAL = "HTTP/1.1 201 Created\r\ncontent-length: 2\r\n\r\nok"

let sending: Sending
let raw: RawReceiver
let pieces: readonly string[]
beforeAll(async () => {
  sending = startSending({ timeoutSeconds: 20 })
  raw = await startRawReceiver({ onRequest: (socket) => void answer(socket) })
})
afterAll(async () => {
  await sending.close()
  await raw.close()
})

/** Writes the pieces with a pause of some turns, so that the client usually reads them one by one. */
const answer = async (socket: Socket): Promise<void> => {
  socket.setNoDelay()
  for (const piece of pieces) {
    socket.write(piece)
    for (let turns = 0; turns < 3; turns += 1) await turn()
  }
}

const cutAt = (text: string, positions: readonly number[]): readonly string[] => {
  const inner = positions.map((position) => position % text.length)
  const cuts = [0, ...new Set(inner.filter((position) => position > 0).sort((a, b) => a - b)), text.length]
  return cuts.slice(1).map((end, index) => text.slice(cuts[index], end))
}

const interim = fc.constantFrom(
  "HTTP/1.1 100 Continue\r\n\r\n",
  "HTTP/1.1 100 C\r\nx: y\r\n\r\n",
  "HTTP/1.1 102 Processing\r\n\r\n",
  "HTTP/1.1 103 Early Hints\r\nlink: a\r\n\r\n",
)

it("an answer behind interim heads is read wherever the network cuts them", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(interim, { minLength: 1, maxLength: 3 }),
      fc.array(fc.nat(200), { minLength: 1, maxLength: 6 }),
      async (heads, positions) => {
        pieces = cutAt(heads.join("") + FINAL, positions)
        expect(await sending.answered(raw.url())).toMatchObject({ status: 201, body: "ok" })
      },
    ),
    { numRuns: 40 },
  )
})

it("a 100 nobody asked for is read on wherever it is cut within its status line", async () => {
  const text = `HTTP/1.1 100 Continue\r\n\r\n${FINAL}`
  for (let position = 1; position < "HTTP/1.1 100 Continue\r\n\r\n".length; position += 1) {
    pieces = cutAt(text, [position])
    expect(await sending.answered(raw.url()), `cut at ${position}`).toMatchObject({ status: 201, body: "ok" })
  }
})
