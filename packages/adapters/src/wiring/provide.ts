import type { BindToFluentSyntax, Container, ServiceIdentifier } from "inversify"
import type { Bindings } from "./bindings.ts"

type Key = keyof Bindings
type Values<Keys extends readonly Key[]> = { [I in keyof Keys]: Bindings[Keys[I]] }
export type Bind = <T>(id: ServiceIdentifier<T>) => BindToFluentSyntax<T>

/** Binds one singleton to a plain factory; the compiler checks the names against the factory's parameters. */
export const provide = <K extends Key, const Deps extends readonly Key[]>(
  bind: Bind,
  key: K,
  deps: Deps,
  make: (...deps: Values<Deps>) => Bindings[K],
) =>
  bind<Bindings[K]>(key)
    .toResolvedValue(make as (...deps: unknown[]) => Bindings[K], [...deps])
    .inSingletonScope()

/** Binds one singleton to a factory that takes its dependencies as a record, under the names that the factory uses. */
export const provideFrom = <K extends Key, const Deps extends Readonly<Record<string, Key>>>(
  bind: Bind,
  key: K,
  deps: Deps,
  make: (deps: { readonly [N in keyof Deps]: Bindings[Deps[N]] }) => Bindings[K],
) => {
  const names = Object.keys(deps)
  return bind<Bindings[K]>(key)
    .toResolvedValue(
      (...values: unknown[]) =>
        make(Object.fromEntries(names.map((name, index) => [name, values[index]])) as Parameters<typeof make>[0]),
      Object.values(deps),
    )
    .inSingletonScope()
}

/** A composed object graph, for code that only reads from it. */
export type Graph = Pick<Container, "get">

export const resolve = <K extends Key>(container: Graph, key: K): Bindings[K] => container.get<Bindings[K]>(key)
