/** A block of addresses that no webhook may reach, and its reserved purpose, in words for the caller. */
export interface ForbiddenRange {
  readonly cidr: string
  readonly use: string
}

/**
 * The one table of addresses closed to webhooks (contract W3), after the IANA special-purpose registries for IPv4 and
 * IPv6: every block that is not globally reachable, and multicast. Blocks inside others come first, so that their text
 * is used. Left open because the registries call them globally reachable: 192.31.196.0/24, 192.52.193.0/24,
 * 192.175.48.0/24 and 2620:4f:8000::/48.
 */
export const forbiddenRanges: ReadonlyArray<ForbiddenRange> = [
  { cidr: "0.0.0.0/32", use: "the unspecified address (RFC 1122)" },
  { cidr: "0.0.0.0/8", use: "this network (RFC 791)" },
  { cidr: "10.0.0.0/8", use: "private use (RFC 1918)" },
  { cidr: "100.64.0.0/10", use: "carrier NAT (RFC 6598)" },
  { cidr: "127.0.0.0/8", use: "loopback (RFC 1122)" },
  { cidr: "169.254.0.0/16", use: "link-local (RFC 3927)" },
  { cidr: "172.16.0.0/12", use: "private use (RFC 1918)" },
  { cidr: "192.0.0.0/24", use: "protocol assignments (RFC 6890)" },
  { cidr: "192.0.2.0/24", use: "documentation (RFC 5737)" },
  // The relays were withdrawn; it is unknown who announces the block today.
  { cidr: "192.88.99.0/24", use: "former 6to4 relays (RFC 7526)" },
  { cidr: "192.168.0.0/16", use: "private use (RFC 1918)" },
  { cidr: "198.18.0.0/15", use: "benchmarking (RFC 2544)" },
  { cidr: "198.51.100.0/24", use: "documentation (RFC 5737)" },
  { cidr: "203.0.113.0/24", use: "documentation (RFC 5737)" },
  { cidr: "224.0.0.0/4", use: "multicast (RFC 5771)" },
  { cidr: "255.255.255.255/32", use: "broadcast (RFC 919)" },
  { cidr: "240.0.0.0/4", use: "reserved (RFC 1112)" },
  // This public address is in no registry: inside Azure it is the host's own agent, which hands out credentials.
  { cidr: "168.63.129.16/32", use: "a cloud's host agent" },

  { cidr: "::/128", use: "the unspecified address (RFC 4291)" },
  { cidr: "::1/128", use: "loopback (RFC 4291)" },
  // Networks use this block for their own translators; only they know which bits hold the IPv4 address (RFC 6052 has
  // five layouts).
  { cidr: "64:ff9b:1::/48", use: "local translation to IPv4 (RFC 8215)" },
  { cidr: "100::/64", use: "discard-only (RFC 6666)" },
  { cidr: "100:0:0:1::/64", use: "the dummy prefix (RFC 9780)" },
  { cidr: "2001::/32", use: "Teredo (RFC 4380)" },
  { cidr: "2001:2::/48", use: "benchmarking (RFC 5180)" },
  { cidr: "2001:10::/28", use: "ORCHID (RFC 4843)" },
  { cidr: "2001:20::/28", use: "ORCHIDv2 (RFC 7343)" },
  { cidr: "2001:30::/28", use: "drone identifiers (RFC 9374)" },
  { cidr: "2001::/23", use: "protocol assignments (RFC 2928)" },
  { cidr: "2001:db8::/32", use: "documentation (RFC 3849)" },
  { cidr: "3fff::/20", use: "documentation (RFC 9637)" },
  { cidr: "5f00::/16", use: "SRv6 segment identifiers (RFC 9602)" },
  { cidr: "fc00::/7", use: "unique local (RFC 4193)" },
  { cidr: "fe80::/10", use: "link-local (RFC 4291)" },
  { cidr: "fec0::/10", use: "site-local (RFC 3879)" },
  { cidr: "ff00::/8", use: "multicast (RFC 4291)" },
  // Global unicast is exactly 2000::/3 (IANA, IPv6 address space); these three blocks are the rest.
  { cidr: "::/3", use: "reserved (RFC 4291)" },
  { cidr: "4000::/2", use: "reserved (RFC 4291)" },
  { cidr: "8000::/1", use: "reserved (RFC 4291)" },
]

/**
 * Clouds hand out credentials at these addresses to every caller, so they are always closed, whatever is allowed
 * (contract W3).
 */
export const metadataAddresses: ReadonlyArray<string> = ["169.254.169.254", "fd00:ec2::254"]
