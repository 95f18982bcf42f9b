import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto"

/** A key pair with its certificate, both in PEM. */
export interface Certificate {
  readonly key: string
  readonly cert: string
}

// DER (X.690), as far as a certificate needs it: tag, length, content.
const der = (tag: number, ...contents: ReadonlyArray<Buffer>): Buffer => {
  const content = Buffer.concat(contents)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
const sequence = (...contents: ReadonlyArray<Buffer>): Buffer => der(0x30, ...contents)
const set = (...contents: ReadonlyArray<Buffer>): Buffer => der(0x31, ...contents)
const octets = (content: Buffer): Buffer => der(0x04, content)
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, "hex"))
const utcTime = (date: Date): Buffer =>
  der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, "")}Z`))

const commonName = oid("550403")
const subjectAltName = oid("551d11")
const basicConstraints = oid("551d13")
const ecdsaWithSha256 = sequence(oid("2a8648ce3d040302"))

const nameOf = (text: string): Buffer => sequence(set(sequence(commonName, der(0x0c, Buffer.from(text)))))
const dnsName = (name: string): Buffer => der(0x82, Buffer.from(name))
const ipAddress = (address: string): Buffer => der(0x87, Buffer.from(address.split(".").map(Number)))

const pem = (content: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${content.toString("base64").replace(/.{1,64}/g, "$&\n")}-----END CERTIFICATE-----\n`

const signed = (toBeSigned: Buffer, key: KeyObject): Buffer =>
  sequence(
    toBeSigned,
    ecdsaWithSha256,
    der(0x03, Buffer.from([0]), sign("sha256", toBeSigned, { key, dsaEncoding: "der" })),
  )

/**
 * A self-signed X.509 certificate (RFC 5280) with a P-256 key. It is encoded here because node:crypto reads
 * certificates but cannot make them.
 *
 * @param names DNS names that the certificate is valid for
 * @param addresses IPv4 addresses that the certificate is valid for
 * @param validDays days of validity from now; negative for an expired certificate
 */
export const selfSigned = ({
  names = [],
  addresses = [],
  validDays = 1,
}: {
  readonly names?: ReadonlyArray<string>
  readonly addresses?: ReadonlyArray<string>
  readonly validDays?: number
}): Certificate => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const name = nameOf("svc test")
  const day = 24 * 60 * 60 * 1_000
  const until = Date.now() + validDays * day
  const extensions = sequence(
    sequence(basicConstraints, der(0x01, Buffer.from([0xff])), octets(sequence(der(0x01, Buffer.from([0xff]))))),
    sequence(subjectAltName, octets(sequence(...names.map(dnsName), ...addresses.map(ipAddress)))),
  )
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])), // serial number, positive
    ecdsaWithSha256,
    name,
    sequence(utcTime(new Date(until - 2 * day)), utcTime(new Date(until))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, extensions),
  )
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: pem(signed(toBeSigned, privateKey)),
  }
}
