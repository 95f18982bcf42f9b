import { Enums, Models, Serialize, Spec, Validation } from "@cyclonedx/cyclonedx-library"
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Library } from "./libraries.ts"
import type { Origin } from "./origin.ts"

/** A part of a release, as the bill of materials describes it. The package URL tells where the part comes from. */
export interface Part extends Pick<Library, "name" | "version"> {
  readonly purl: string
  readonly license?: string
  readonly type?: Enums.ComponentType
}

interface Bill {
  readonly metadata: { readonly component: { readonly "bom-ref": string } }
  readonly components?: readonly { readonly "bom-ref": string }[]
}

const fileOf = (tree: string) => path.join(tree, "sbom.cdx.json")
const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6))

const component = ({ name, version, purl, license, type = Enums.ComponentType.Library }: Part) => {
  const [, group, base = name] = /^(?:(@[^/]+)\/)?(.+)$/u.exec(name) ?? []
  const made = new Models.Component(type, base, { version, purl, bomRef: purl, ...(group ? { group } : {}) })
  if (license !== undefined) made.licenses.add(new Models.LicenseExpression(license))
  return made
}

/** Equal parts give equal bytes, because the parts are sorted and neither time nor random number is written. */
const serialized = (bom: Models.Bom) => serializer.serialize(bom, { sortLists: true, space: 1 })

const byReference = (a: { readonly "bom-ref": string }, b: { readonly "bom-ref": string }) =>
  a["bom-ref"] < b["bom-ref"] ? -1 : 1

const write = async (tree: string, { metadata, components = [], ...rest }: Bill): Promise<void> => {
  const sorted = [...new Map(components.map((each) => [each["bom-ref"], each])).values()].sort(byReference)
  const dependencies = [
    { ref: metadata.component["bom-ref"], dependsOn: sorted.map((each) => each["bom-ref"]) },
    ...sorted.map((each) => ({ ref: each["bom-ref"] })),
  ]
  const text = `${JSON.stringify({ ...rest, metadata, components: sorted, dependencies }, undefined, 1)}\n`
  const invalid = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)
  if (invalid !== null) throw new Error(`sbom.cdx.json breaks the schema of CycloneDX: ${JSON.stringify(invalid)}`)
  writeFileSync(fileOf(tree), text)
}

/** Begins the bill of materials of an installation, `sbom.cdx.json`, in CycloneDX 1.6. */
export const startSbom = (tree: string, { version, revision }: Origin): Promise<void> => {
  const purl = `pkg:generic/svc@${version}`
  const svc = component({ name: "svc", version, purl, license: "Apache-2.0", type: Enums.ComponentType.Application })
  svc.properties.add(new Models.Property("svc:revision", revision))
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: svc }) })
  return write(tree, JSON.parse(serialized(bom)) as Bill)
}

/** Adds parts to the bill of materials of an installation, each once, and validates it against the CycloneDX schema. */
export const addToSbom = (tree: string, parts: readonly Part[]): Promise<void> => {
  const bill = JSON.parse(readFileSync(fileOf(tree), "utf8")) as Bill
  const once = new Map(parts.map((part) => [part.purl, component(part)]))
  const added = new Models.Bom({ components: new Models.ComponentRepository(once.values()) })
  const { components = [] } = JSON.parse(serialized(added)) as Bill
  return write(tree, { ...bill, components: [...(bill.components ?? []), ...components] })
}

/** A library from npm. */
export const npmPart = ({ name, version, license }: Library): Part => ({
  name,
  version,
  license,
  purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
})

/** Node and the libraries in it that scanners look for, such as OpenSSL. */
export const nodeParts = ({ version, license }: Library, versions: NodeJS.ProcessVersions): readonly Part[] => [
  { name: "node", version, license, purl: `pkg:generic/node@${version}`, type: Enums.ComponentType.Platform },
  ...Object.entries(versions).flatMap(([name, inside = ""]) =>
    /^(?:node|modules|napi|unicode|cldr|tz)$/u.test(name) || !/^\d+\.\d/u.test(inside)
      ? []
      : [{ name, version: inside, purl: `pkg:generic/${name}@${encodeURIComponent(inside)}` }],
  ),
]

export const postgresPart = ({ name, version, license }: Library): Part => ({
  name,
  version,
  license,
  purl: `pkg:generic/${name}@${version}`,
  type: Enums.ComponentType.Platform,
})

/** Debian packages, described by the fields of their control files. */
export const debianParts = (controls: readonly string[], release: string): readonly Part[] =>
  controls.map((control) => {
    const field = (name: string) => new RegExp(`^${name}: (.+)$`, "mu").exec(control)?.[1] ?? ""
    const [name, version] = [field("Package"), field("Version")]
    const from = `arch=${field("Architecture")}&distro=debian-${release}`
    return { name, version, purl: `pkg:deb/debian/${name}@${encodeURIComponent(version)}?${from}` }
  })
