import type { Router } from "@koa/router"
import type { Context, Middleware } from "koa"
import { bySegment } from "./segmented-router.ts"
import { methodProblem, notFoundProblem } from "./problem.ts"
import { renderProblem, write } from "./respond.ts"

/**
 * Answers that depend only on the method of an address (contract Q4). `before` the routes, for an address whose plain
 * path does not accept the method while a path with more parameters would; `behind` them, for every request that no
 * route has answered.
 */
export const routedMethods = ({ stack }: Router): { readonly before: Middleware; readonly behind: Middleware } => {
  const refuse = (context: Context): void => {
    const matching = stack.filter((layer) => layer.match(context.path))
    // Of the paths that match an address, the one with the fewest parameters is meant.
    const fewest = Math.min(...matching.map(({ paramNames }) => paramNames.length))
    const allowed = matching.filter(({ paramNames }) => paramNames.length === fewest).flatMap(({ methods }) => methods)
    const { traceId } = context.state as { readonly traceId: string }
    if (allowed.length === 0) return write(context, renderProblem(notFoundProblem, traceId))
    const allow = [...new Set([...allowed, "OPTIONS"])].join(", ")
    if (context.method === "OPTIONS")
      return write(context, { status: 204, contentType: "", body: "", headers: { allow } })
    return write(context, renderProblem(methodProblem, traceId, { allow }))
  }

  const hiding = bySegment(
    stack.filter((plain) =>
      stack.some((layer) => layer.paramNames.length > plain.paramNames.length && layer.match(String(plain.path))),
    ),
  )
  return {
    before: (context, next) => {
      const meant = hiding(context.path).filter((layer) => layer.match(context.path))
      return meant.length === 0 || meant.some(({ methods }) => methods.includes(context.method))
        ? next()
        : refuse(context)
    },
    behind: refuse,
  }
}
