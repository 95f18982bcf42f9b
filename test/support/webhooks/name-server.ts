import dgram from "node:dgram"
import { once } from "node:events"
import dnsPacket from "dns-packet"

export interface Question {
  readonly name: string
  readonly type: string
}

/** The addresses of the requested type (an empty list when the name has none), a DNS error, or no answer. */
export type NameAnswer = ReadonlyArray<string> | "NXDOMAIN" | "SERVFAIL" | "REFUSED" | "silence"

/** A DNS server of the test, on real UDP at 127.0.0.1. */
export interface NameServer {
  /** The server's address in the form of `dns.setServers`. */
  readonly address: string
  readonly questions: ReadonlyArray<Question>
  readonly close: () => Promise<void>
}

const responseCodes = { NXDOMAIN: 3, SERVFAIL: 2, REFUSED: 5 }

/**
 * Starts a DNS server.
 *
 * @param answer gets the question and its number among questions of the same type, from 0
 */
export const startNameServer = async (
  answer: (question: Question, index: number) => NameAnswer,
): Promise<NameServer> => {
  const questions: Array<Question> = []
  const socket = dgram.createSocket("udp4")
  socket.on("message", (message, peer) => {
    const { id, questions: asked = [] } = dnsPacket.decode(message)
    const [question] = asked
    if (!question) return
    const index = questions.filter(({ type }) => type === question.type).length
    questions.push({ name: question.name, type: question.type })
    const result = answer(question, index)
    if (result === "silence") return
    const reply = dnsPacket.encode({
      type: "response",
      id,
      flags: dnsPacket.RECURSION_AVAILABLE | (typeof result === "string" ? responseCodes[result] : 0),
      questions: [question],
      answers:
        typeof result === "string"
          ? []
          : result.map((data) => ({ type: question.type, class: "IN", name: question.name, ttl: 0, data })),
    })
    socket.send(reply, peer.port, peer.address)
  })
  socket.bind(0, "127.0.0.1")
  await once(socket, "listening")
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}
