import { directionRules, doorRules } from "./contexts.mjs"

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directionRules,
    ...doorRules,
    {
      name: "domain-is-pure",
      comment: "The hexagon knows only itself and effect.",
      severity: "error",
      from: { path: "^packages/domain/" },
      to: { pathNot: ["^packages/domain/", "/node_modules/effect/"] },
    },
    {
      name: "adapters-see-only-domain",
      comment: "An adapter implements ports; it must not know who drives it.",
      severity: "error",
      from: { path: "^packages/adapters/" },
      to: { path: "^packages/runtime-" },
    },
    {
      name: "no-runtime-sees-another",
      comment: "Each runtime is a process of its own; what stands above them is in bin.",
      severity: "error",
      from: { path: "^packages/(runtime-[^/]+)/" },
      to: { path: "^packages/runtime-", pathNot: "^packages/$1/" },
    },
    {
      name: "only-tests-see-bin",
      comment: "bin composes everything, so nothing may hang on it.",
      severity: "error",
      from: { pathNot: ["^bin/", "^test/"] },
      to: { path: "^bin/" },
    },
    {
      name: "product-sees-no-tests",
      comment: "Shipped code works without the tests.",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^test/" },
    },
    {
      name: "simulators-stand-alone",
      comment: "Provider look-alikes are for development and tests: the product must not reach them.",
      severity: "error",
      from: { path: "^(packages|bin)/", pathNot: ["^packages/simulators/"] },
      to: { path: "^packages/simulators/" },
    },
    {
      name: "simulators-know-nothing",
      comment: "Simulators are the outside world, so nothing of the product may leak into them.",
      severity: "error",
      from: { path: "^packages/simulators/" },
      to: { path: "^(packages|bin|test)/", pathNot: ["^packages/simulators/"] },
    },
    {
      name: "inversify-only-wires",
      comment: "The container is visible only where the object graph is composed.",
      severity: "error",
      from: { path: "^packages/", pathNot: ["^packages/adapters/src/wiring/"] },
      to: { path: "/node_modules/inversify/" },
    },
    {
      name: "console-stands-alone",
      comment: "The console runs in a browser and knows the service by its interface alone.",
      severity: "error",
      from: { path: "^packages/console/src/" },
      to: {
        path: "^(packages|bin|test)/|^node:",
        pathNot: ["^packages/console/", "/node_modules/"],
        dependencyTypesNot: ["npm", "npm-dev"],
      },
    },
    {
      name: "nobody-imports-console",
      comment: "The console is built and served as files.",
      severity: "error",
      from: { pathNot: ["^packages/console/"] },
      to: { path: "^packages/console/" },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-orphans",
      severity: "error",
      from: {
        orphan: true,
        pathNot: [
          "^bin/",
          "main\\.ts$",
          "\\.setup\\.ts$",
          "\\.test\\.ts$",
          "\\.d\\.ts$",
          "\\.page\\.js$",
          "\\.gen\\.ts$",
        ],
      },
      to: {},
    },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["/\\.types/", "^test/clients/", "^packages/console/(dist|public)/"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
}
