// The package has no types. This file declares the parts that the tests use.
declare module "dns-packet" {
  interface Question {
    readonly name: string
    readonly type: string
    readonly class?: string
  }
  interface Answer extends Question {
    readonly ttl: number
    readonly data: string
  }
  interface Packet {
    readonly id?: number | undefined
    readonly type?: "query" | "response"
    readonly flags?: number
    readonly questions?: ReadonlyArray<Question>
    readonly answers?: ReadonlyArray<Answer>
  }
  const dnsPacket: {
    readonly RECURSION_AVAILABLE: number
    readonly decode: (message: Uint8Array) => Packet
    readonly encode: (packet: Packet) => Buffer
  }
  export = dnsPacket
}
