import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto"

interface Options {
  readonly challenge: string
}

/** The parts of an answer that a test may spoil. */
interface Given {
  readonly origin?: string
  readonly crossOrigin?: boolean
  readonly isVerified?: boolean
  readonly counter?: number
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest()
const text = (value: string) => Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)])
const bytes = (value: Buffer) =>
  value.length < 256
    ? Buffer.concat([Buffer.from([0x58, value.length]), value])
    : Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value])

/**
 * A device with one passkey, implemented after WebAuthn, section 6, and CBOR (RFC 8949): ES256, without attestation.
 */
export const softwarePasskey = (at: string) => {
  const { origin, hostname } = new URL(at)
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const id = randomBytes(16)
  const named = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" }
  let count = 0

  const clientData = (type: string, { challenge }: Options, given: Given) =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: given.origin ?? origin, crossOrigin: given.crossOrigin ?? false }),
    )
  const authenticatorData = (flags: number, { isVerified = true, counter }: Given, rest = Buffer.alloc(0)) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter ?? (count += 1))
    return Buffer.concat([sha256(hostname), Buffer.from([flags | (isVerified ? 0x05 : 0x01)]), counted, rest])
  }
  /** COSE (RFC 9053, section 7.1.1): an EC2 key for ES256 on P-256. */
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, "base64url")),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, "base64url")),
  ])

  return {
    /** The result of `navigator.credentials.create`. */
    create: (options: Options, given: Given = {}) => {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.from([0xa0]),
        text("authData"),
        bytes(authenticatorData(0x40, given, attested)),
      ])
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData("webauthn.create", options, given).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      }
    },
    /** The result of `navigator.credentials.get`. */
    sign: (options: Options, given: Given = {}) => {
      const signed = authenticatorData(0, given)
      const client = clientData("webauthn.get", options, given)
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: signed.toString("base64url"),
          signature: createSign("sha256")
            .update(Buffer.concat([signed, sha256(client)]))
            .sign(privateKey, "base64url"),
        },
      }
    },
  }
}
