import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { breaksBetween, type Interface } from "../../bin/release/compare-interfaces.ts"
import { cut } from "../../bin/release/cut.ts"
import { type Fragment, readFragment, readFragments } from "../../bin/release/fragments.ts"
import { machineOf, nodeForArm64 } from "../../bin/release/node-for-arm64.ts"
import { readReleased, undeclaredBreaks, untoldChange, whyNoRelease } from "../../bin/release/promises.ts"
import { signSums, writeSums } from "../../bin/release/sums.ts"
import { repository, run } from "../support/repository.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"

const folder = openTemporaryFolder()
const at = (...names: readonly string[]) => path.join(folder, ...names)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const order = {
  type: "object",
  required: ["id"],
  properties: {
    id: { type: "string" },
    amount: { type: "number" },
    note: { anyOf: [{ type: "string" }, { type: "null" }] },
    status: {
      anyOf: [
        { const: "Draft", type: "string" },
        { const: "Active", type: "string" },
      ],
    },
    next: { $ref: "#/components/schemas/Order" },
    lines: { type: "array", items: { type: "object", properties: { price: { type: "number" } } } },
  },
}
const change = {
  type: "object",
  required: ["amount"],
  properties: { amount: { type: "number" }, note: { type: "string" } },
}
const json = (schema: object) => ({ content: { "application/json": { schema } } })
const document = {
  paths: {
    "/Orders": {
      get: {
        parameters: [{ name: "Search", in: "query", schema: { type: "string" } }],
        responses: { 200: json({ type: "array", items: { $ref: "#/components/schemas/Order" } }) },
      },
      post: {
        requestBody: { required: true, ...json(change) },
        responses: { 201: json({ $ref: "#/components/schemas/Order" }) },
      },
    },
    "/Orders/{id}": { delete: { responses: { 204: {} } } },
  },
  webhooks: { OrderChanged: { post: { requestBody: json({ $ref: "#/components/schemas/Order" }) } } },
  components: { schemas: { Order: order } },
}

/** The OpenAPI document with the first occurrence of a text replaced. */
const changed = (from: string, to: string): Interface => {
  const text = JSON.stringify(document)
  expect(text).toContain(from)
  return JSON.parse(text.replace(from, to)) as Interface
}

describe("a client of the last release", () => {
  test.each([
    ["an operation", '"delete":', '"patch":', "DELETE /Orders/{id} is gone"],
    ["an answer", '"204":', '"202":', "DELETE /Orders/{id} answers 204 no longer"],
    ["a parameter", '"Search"', '"Find"', "GET /Orders takes Search no longer"],
    ["a field of an answer", '"note":{"anyOf"', '"remark":{"anyOf"', "Order.note is gone"],
    ["a field within a list", '"price":', '"rate":', "Order.lines[].price is gone"],
    ["a value", '"const":"Active"', '"const":"Running"', 'Order.status has the value "Active" no longer'],
    [
      "a type",
      '"amount":{"type":"number"},"note":{"anyOf"',
      '"amount":{"type":"string"},"note":{"anyOf"',
      "Order.amount was number and is string",
    ],
    [
      "a field of a request",
      '"note":{"type":"string"}}',
      '"remark":{"type":"string"}}',
      "POST /Orders request.note is gone",
    ],
    [
      "an optional input",
      '"required":["amount"]',
      '"required":["amount","note"]',
      "POST /Orders request.note became required",
    ],
    ["an optional parameter", '"in":"query"', '"in":"query","required":true', "GET /Orders requires Search"],
    [
      "a free input",
      '"note":{"type":"string"}}',
      '"note":{"type":"string","enum":["a"]}}',
      "POST /Orders request.note takes only certain values",
    ],
    ["an event", '"OrderChanged"', '"OrderEdited"', "the event OrderChanged is gone"],
  ])("is told that %s is lost", (_, from, to, lost) => {
    expect(breaksBetween(document, changed(from, to))).toEqual([lost])
  })

  test("loses nothing by what is new", () => {
    for (const [from, to] of [
      ['"note":{"type":"string"}}', '"note":{"type":["string","null"]},"day":{"type":"string"}}'],
      ['"id":{"type":"string"}', '"id":{"type":"string"},"number":{"type":"integer"}'],
      ['{"const":"Draft","type":"string"}', '{"const":"Draft","type":"string"},{"const":"Ended","type":"string"}'],
      ['"/Orders/{id}":', '"/Quotes":{"get":{"responses":{"200":{}}}},"/Orders/{id}":'],
      ['"required":["id"]', '"required":["id","amount"]'],
    ] as const)
      expect(breaksBetween(document, changed(from, to))).toEqual([])
  })

  test("is told before a release, by a declared break and a new major version", () => {
    const removed: Fragment = {
      kind: "Removed",
      readers: ["clients"],
      breaks: ["Order.note is gone"],
      text: "No notes.",
    }
    const today = (version: string) => ({ version, document: changed('"note":{"anyOf"', '"remark":{"anyOf"') })
    const released = { version: "1.4.0", document }
    expect(undeclaredBreaks(released, today("2.0.0"), [])).toEqual(["Order.note is gone"])
    expect(undeclaredBreaks(released, today("2.0.0"), [removed])).toEqual([])
    expect(undeclaredBreaks(released, today("1.5.0"), [removed])).toEqual([expect.stringMatching(/new major version/u)])
    expect(undeclaredBreaks({ ...released, version: "1.0.0-rc.1" }, today("1.0.0"), [removed])).toEqual([])
  })
})

test("a new field reaches no client before a file of changes tells clients", () => {
  const released = { version: "1.4.0", document }
  const added = changed('"id":{"type":"string"}', '"id":{"type":"string"},"number":{"type":"integer"}')
  const told = (readers: Fragment["readers"]): Fragment => ({ kind: "Added", readers, breaks: [], text: "Numbers." })
  expect(untoldChange(released, document, [])).toBeUndefined()
  expect(untoldChange(released, added, [])).toMatch(/not that of 1\.4\.0 \(such as at Order\.number\)/u)
  expect(untoldChange(released, added, [told(["operators"])])).toMatch(/no file of changes\/ is for clients/u)
  expect(untoldChange(released, added, [told(["clients"])])).toBeUndefined()
})

describe("the changelog", () => {
  test("takes fragments that say kind, readers and text, and names what is wrong with another", () => {
    expect(
      readFragment("a.md", "Removed for clients, operators\nBreaks: Order.note is gone\n\nNotes\nare gone.\n"),
    ).toEqual({
      kind: "Removed",
      readers: ["clients", "operators"],
      breaks: ["Order.note is gone"],
      text: "Notes are gone.",
    })
    for (const [content, why] of [
      ["New for clients\n\nA field.", /Added, Changed/u],
      ["Added for everybody\n\nA field.", /clients, operators, users, not everybody/u],
      ["Added for clients\nA field.", /does not begin with "Breaks: "/u],
      ["Added for clients", /say below an empty line/u],
      ["", /begin with/u],
    ] as const)
      expect(() => readFragment("a.md", content)).toThrow(why)
  })

  test("is well-formed in this repository", () => {
    expect(readFragments(path.join(repository, "changes"))).toEqual(expect.any(Array))
  })

  test("gets a section for each version, and the interface of it is kept", () => {
    mkdirSync(at("cut/changes"), { recursive: true })
    writeFileSync(at("cut/CHANGELOG.md"), "# Changelog\n\nAll of it.\n\n## 1.0.0\n\nThe first.\n")
    writeFileSync(at("cut/changes/b.md"), "Fixed for users\n\nA list is shown.\n")
    writeFileSync(at("cut/changes/a.md"), "Removed for clients\nBreaks: Order.note is gone\n\nNotes are gone.\n")
    const fragments = readFragments(at("cut/changes"))
    cut(at("cut"), { version: "2.0.0", day: "2026-11-27", document, fragments })
    expect(readFileSync(at("cut/CHANGELOG.md"), "utf8")).toBe(
      "# Changelog\n\nAll of it.\n\n## 2.0.0 - 2026-11-27\n\n### Removed\n\n- **Breaking.** Notes are gone.\n\n" +
        "### Fixed\n\n- A list is shown.\n\n## 1.0.0\n\nThe first.\n",
    )
    expect(readFragments(at("cut/changes"))).toEqual([])
    expect(readReleased(at("cut"))).toEqual({ version: "2.0.0", document })
  })
})

test("nothing is released without a licence, with an empty changelog, or with changes that are not committed", () => {
  mkdirSync(at("state"))
  const reasons = (version: string, isDirty = false) => whyNoRelease(at("state"), { version, fragments: [], isDirty })
  expect(reasons("1.1.0", true)).toHaveLength(3)
  writeFileSync(at("state/CHANGELOG.md"), "# Changelog\n\n## [1.1.0] - 2026-11-27\n\n## 1.0.0\n\nThe first.\n")
  expect(reasons("1.1.0")).toEqual(["There is no LICENSE.", expect.stringMatching(/says nothing of 1\.1\.0/u)])
  cpSync(path.join(repository, "LICENSE"), at("state/LICENSE"))
  for (const version of ["1.0.0", "1.0.0-rc.2"]) expect(reasons(version)).toEqual([])
  const { version } = JSON.parse(readFileSync(path.join(repository, "package.json"), "utf8")) as { version: string }
  const fragments = readFragments(path.join(repository, "changes"))
  expect(whyNoRelease(repository, { version, fragments, isDirty: false })).toEqual([])
})

test("a file that was changed after it was signed is refused, and so is a list of checksums", async () => {
  mkdirSync(at("signed"))
  writeFileSync(at("signed/svc.tar"), "svc")
  execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-C", "releases@example.com", "-f", at("signed/key")])
  await writeSums(at("signed"), ["svc.tar"])
  signSums(at("signed"), at("signed/key"))
  writeFileSync(at("signed/allowed_signers"), `releases@example.com ${readFileSync(at("signed/key.pub"), "utf8")}`)
  // Follows the steps of install.md.
  const command = (text: string) => run("sh", ["-c", text], { cwd: at("signed") })
  const check = () => command("sha256sum --check --ignore-missing SHA256SUMS")
  const verify = () =>
    command(
      "ssh-keygen -Y verify -f allowed_signers -I releases@example.com -n svc-release -s SHA256SUMS.sig < SHA256SUMS",
    )
  expect(await verify()).toMatchObject({ code: 0 })
  expect(await check()).toMatchObject({ code: 0 })
  writeFileSync(at("signed/svc.tar"), "svd")
  expect(await check()).not.toMatchObject({ code: 0 })
  await writeSums(at("signed"), ["svc.tar"])
  expect(await check()).toMatchObject({ code: 0 })
  expect(await verify()).not.toMatchObject({ code: 0 })
})

test("the tarball for ARM gets the same version of Node, and a program for that machine alone", () => {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(repository, "package.json"), "utf8")) as {
    readonly optionalDependencies: { readonly node: string }
  }
  expect(nodeForArm64.version).toBe(optionalDependencies.node)
  expect(machineOf(process.execPath)).toBe(process.arch)
  const header = readFileSync(process.execPath).subarray(0, 64)
  header.writeUInt16LE(183, 18)
  writeFileSync(at("program"), header)
  expect(machineOf(at("program"))).toBe("arm64")
  writeFileSync(at("program"), "#!/bin/sh\n")
  expect(machineOf(at("program"))).toBeUndefined()
})
