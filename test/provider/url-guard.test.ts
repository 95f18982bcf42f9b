import { networkProblem } from "@svc/adapters/webhook-http/address-rules"
import { makeUrlGuard } from "@svc/adapters/webhook-http/url-guard"
import { Result } from "effect"
import { describe, expect, it } from "vitest"

const guard = makeUrlGuard({ allowedNetworks: [] })
const refusal = (url: string, { check } = guard): string | undefined =>
  Result.match(check(url), { onSuccess: () => undefined, onFailure: ({ text }) => text })

const forbidden =
  `127.0.0.1 10.0.0.1 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 192.0.0.1 192.0.2.1 198.18.0.1
  224.0.0.1 240.0.0.1 255.255.255.255 [::1] [::] [fe80::1] [fd00::1] [fec0::1] [ff02::1] [::ffff:10.0.0.1] [::127.0.0.1]
  [64:ff9b::a00:1] [2002:a00:1::] [2001:db8::1] [5f00::1]`.split(/\s+/)

const furtherForbidden = `198.51.100.7 203.0.113.7 172.31.255.255 100.127.255.255 198.19.0.1 192.88.99.1 168.63.129.16
  100.100.100.200 192.0.0.192 [fd00:ec2::254] [100::1] [100:0:0:1::1] [2001::1] [2001:2::1] [2001:10::1] [2001:20::1]
  [3fff::1] [64:ff9b:1::808:808] [::ffff:0:10.0.0.1] [2600::5efe:a00:1] [4000::1] [1::1] [febf::1] [fe00::1]`.split(
  /\s+/,
)

const notations =
  `127.1 127.0.1 0x7f000001 0x7f.1 2130706433 0177.0.0.1 017700000001 127.0.0.1. 0x7F.0X0.0.1 %31%32%37.0.0.1
  127%2e0%2e0%2e1 %EF%BC%91%EF%BC%92%EF%BC%97.0.0.1 127%E3%80%820.0.1 [::ffff:7f00:1] [0:0:0:0:0:ffff:127.0.0.1]
  [::FFFF:127.0.0.1] [0:0:0:0:0:0:0:1]`.split(/\s+/)

describe("addresses", () => {
  it.each([...forbidden, ...furtherForbidden])("refuses http and https to %s", (host) => {
    for (const url of [`http://${host}/`, `https://${host}:8443/hook?a=b`])
      expect(refusal(url)).toMatch(/^The URL must not lead to \S+, an address closed to webhooks: ./)
  })

  it.each(notations)("refuses loopback written as %s, and takes it when loopback is allowed", (host) => {
    expect(refusal(`http://${host}/`)).toMatch(/closed to webhooks: loopback/)
    expect(refusal(`http://${host}/`, makeUrlGuard({ allowedNetworks: ["127.0.0.0/8", "::1/128"] }))).toBeUndefined()
  })

  it.each(["http://１２７.0.0.1/", "http://127。0.0.1/", "http://[fe80::1%25eth0]/", "http://[fe80::1%eth0]/"])(
    "refuses what no URL may be written as: %s",
    (url) => {
      expect(refusal(url, makeUrlGuard({ allowedNetworks: ["127.0.0.0/8", "fe80::/10"] }))).toMatch(/^The URL must/)
    },
  )

  it.each(
    `8.8.8.8 1.1.1.1 [2606:4700::1111] [64:ff9b::808:808] [2002:808:808::1] 172.32.0.1 100.128.0.1 192.0.1.1 198.20.0.1 223.255.255.255
      128.0.0.1 9.255.255.255 11.0.0.1 169.253.0.1 169.255.0.1 192.167.1.1 [2001:200::1] [2001:db7::1] [2600::] [3ffe::1]`.split(
      /\s+/,
    ),
  )("accepts %s", (host) => {
    expect(refusal(`https://${host}/hook`)).toBeUndefined()
  })

  it("opens what is allowed and only that; the metadata addresses never", () => {
    const some = makeUrlGuard({ allowedNetworks: ["10.1.0.0/16", "169.254.0.0/16", "fd00::/8", "64:ff9b:1::/48"] })
    for (const host of ["10.1.2.3", "[::ffff:10.1.2.3]", "169.254.1.1", "[fd00::1]", "[64:ff9b:1::a00:1]"])
      expect(refusal(`http://${host}/`, some)).toBeUndefined()
    const closed = ["10.2.0.1", "127.0.0.1", "169.254.169.254", "[fd00:ec2::254]", "[::ffff:169.254.169.254]"]
    const embedded = ["[64:ff9b::a9fe:a9fe]", "[64:ff9b:1:a9fe:a9:fe00:808:808]", "[64:ff9b:1::a9fe:a9fe]"]
    for (const host of [...closed, ...embedded]) expect(refusal(`http://${host}/`, some)).toMatch(/closed to webhooks/)
  })
})

describe("the text", () => {
  it.each([
    ["", /must begin with http/],
    ["/hook", /must begin with http/],
    ["ftp://a.example/", /must begin with http/],
    ["javascript:alert(1)", /must begin with http/],
    ["http:a.example", /must begin with http/],
    ["http:/a.example", /must begin with http/],
    ["http://", /must name a host/],
    ["http:///a.example", /must name a host/],
    ["http://:80/", /must name a host/],
    ["http://user@a.example/", /user name or password/],
    ["http://user:password@a.example/", /user name or password/],
    ["http://8.8.8.8@127.0.0.1/", /user name or password/],
    ["http://a.example/#part", /fragment/],
    ["http://a.example/#", /fragment/],
    ["http://a.example:0/", /port 0/],
    ["http://a.example:00/", /port 0/],
    ["http://a.example:65536/", /host and a port/],
    ["http://a.example:x/", /host and a port/],
    ["http://1.2.3.4.5/", /host and a port/],
    ["http://[::1/", /host and a port/],
    ["http://a b.example/", /must not contain " "/],
    [" http://a.example/", /must not contain " "/],
    ["http://a.example/\n", /must not contain "\\n"/],
    ["http://a.example\\@127.0.0.1/", /must not contain "\\\\"/],
    ["http://a.example/a|b", /RFC 3986/],
    ["http://a.example/{id}", /RFC 3986/],
    ["http://a.example/å", /RFC 3986/],
    ["http://bücher.example/", /xn--/],
    ["http://a.example/a[1]", /must not contain "\["/],
    ["http://a.example/a]?a[]=1", /must not contain "\]"/],
    ["http://[]/?a[]=1", /host and a port/],
    ["http://a.example/100%", /hexadecimal/],
    [`http://a.example/${"x".repeat(2_000)}`, /2,000 characters/],
  ])("refuses %j", (url, text) => {
    expect(refusal(url)).toMatch(text)
  })

  it.each([
    "http://a.example",
    "HTTPS://A.Example:8443/Path/../x?y=%20&z=a+b'();,",
    "https://a.example.",
    "https://xn--bcher-kva.example/",
    "http://a_b.example:/",
    "http://a.example/hook?a[]=1&b[c]=2",
    "http://[2606:4700::1111]/?a[]=1",
    `http://a.example/${"x".repeat(1_983)}`,
  ])("accepts %s and gives it back unchanged", (url) => {
    expect(Result.getOrThrow(guard.check(url))).toBe(url)
  })
})

describe("allowed networks", () => {
  it.each([
    ["10.0.0.0", /is not a network/],
    ["10.0.0.0/33", /is not a network/],
    ["fd00::/129", /is not a network/],
    ["10.0/8", /is not a network/],
    ["0x0a000000/8", /is not a network/],
    ["a.example/8", /is not a network/],
    ["fe80::1%eth0/64", /is not a network/],
    [" 10.0.0.0/8", /is not a network/],
    ["10.0.0.0/8,127.0.0.0/8", /is not a network/],
    ["10.0.0.1/8", /write 10\.0\.0\.0\/8/],
    ["fd00::1/8", /write fd00::\/8/],
    ["::ffff:10.0.0.0/104", /write the IPv4 network/],
    ["64:ff9b::a00:0/104", /write the IPv4 network/],
    ["2002:a00::/24", /write the IPv4 network/],
  ])("%s is a clear mistake at the start", (cidr, text) => {
    expect(networkProblem(cidr)).toMatch(text)
    expect(() => makeUrlGuard({ allowedNetworks: ["10.0.0.0/8", cidr] })).toThrow(text)
  })

  it.each(["10.0.0.0/8", "127.0.0.1/32", "0.0.0.0/0", "::/0", "::1/128", "fd00::/8"])("%s is none", (cidr) => {
    expect(networkProblem(cidr)).toBeUndefined()
  })
})
