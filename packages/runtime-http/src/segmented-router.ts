import { type Layer, type MatchResult, Router } from "@koa/router"

const firstSegment = (path: string): string => /^\/?[^/]*/.exec(path)![0].toLowerCase()

/**
 * Routes under the first segment of their path, in any letter case (contract Q1). No route begins with a parameter: the
 * segment is a text that the route asks for.
 */
export const bySegment = (layers: readonly Layer[]): ((path: string) => readonly Layer[]) => {
  const found = Map.groupBy(layers, ({ path }) => firstSegment(String(path)))
  return (path) => found.get(firstSegment(path)) ?? []
}

/** Asks the few routes whose path begins like the one of a request, instead of every route there is. */
export class SegmentedRouter extends Router {
  #layersOf: ((path: string) => readonly Layer[]) | undefined

  override match(path: string, method: string): MatchResult {
    // All routes are there before the first request.
    this.#layersOf ??= bySegment(this.stack)
    const matching = this.#layersOf(path).filter((layer) => layer.match(path))
    const pathAndMethod = matching.filter(({ methods }) => methods.includes(method))
    return { path: matching, pathAndMethod, route: pathAndMethod.length > 0 }
  }
}
