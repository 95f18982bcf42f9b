import { registerHooks } from "node:module"

// For each import, vitest's own hook sends a message to its main process, and each process of tests makes thousands of
// imports. This hook runs before that one and answers imports that need no search: relative paths, and modules of the
// packages that were found before. Both have the address that Node would find.

const root = new URL("../../", import.meta.url).href
const isOwn = (url: string) => url.startsWith(root) && !url.includes("/node_modules/")

// The files of a process share the hook and load this file anew.
const place = globalThis as typeof globalThis & { svcQuickImports?: true }

const answerQuickly = () => {
  const found = new Map<string, string>()
  registerHooks({
    resolve: (specifier, context, next) => {
      if (context.parentURL === undefined || !isOwn(context.parentURL)) return next(specifier, context)
      if (/^\.\.?\/[^?]*\.ts$/u.test(specifier))
        return { url: new URL(specifier, context.parentURL).href, shortCircuit: true }
      const known = found.get(specifier)
      if (known !== undefined) return { url: known, shortCircuit: true }
      const result = next(specifier, context)
      if (specifier.startsWith("@svc/")) found.set(specifier, result.url)
      return result
    },
  })
}

if (place.svcQuickImports === undefined) {
  place.svcQuickImports = true
  answerQuickly()
}
