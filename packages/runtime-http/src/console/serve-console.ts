import type { Context, Middleware } from "koa"
import { takenCoding } from "../compress.ts"
import { notFoundProblem } from "../problem.ts"
import { renderProblem, write } from "../respond.ts"
import { type BuiltConsole, type BuiltFile, consoleHeaders, type Encoding } from "./built-console.ts"

const root = "/console/"
const year = "public, max-age=31536000, immutable"

const missing = "The console is not built. Run npm run setup in the folder of svc; then load this page again.\n"

/**
 * Serves the console below `/console/`, and redirects browsers there from `/` (contract O19). A request for HTML gets
 * the page at every page path; any other path that is not a file of the build goes to the next middleware.
 */
export const serveConsole = (builtConsole: () => BuiltConsole | undefined, isHttps: boolean): Middleware => {
  const headers = {
    ...consoleHeaders(),
    ...(isHttps ? { "strict-transport-security": "max-age=31536000" } : {}),
  }
  return (context, next) => {
    const { path } = context
    if (context.method !== "GET" && context.method !== "HEAD") return next()
    if (path !== "/" && !path.startsWith("/console")) return next()
    const wantsPage = context.accepts("json", "html") === "html"
    if (path === "/" && wantsPage) return redirect(context)
    if (path === "/console") return redirect(context)
    if (!path.startsWith(root)) return next()

    context["routerName"] = root
    context.set(headers)
    const built = builtConsole()
    if (built === undefined) return say(context, 503, missing)
    const file = built.files.get(path.slice(root.length)) ?? (wantsPage ? built.page : undefined)
    if (file !== undefined) return sendFile(context, file)
    const { traceId } = context.state as { readonly traceId: string }
    return write(context, renderProblem(notFoundProblem, traceId))
  }
}

const redirect = (context: Context): void => {
  context.vary("Accept")
  write(context, { status: 303, contentType: "", body: "", headers: { location: root } })
}

const say = (context: Context, status: number, body: string): void =>
  write(context, { status, contentType: "text/plain; charset=utf-8", body })

const sendFile = (context: Context, { type, etag, isHashed, encodings }: BuiltFile): void => {
  context.vary("Accept-Encoding")
  context.set({ etag, "cache-control": isHashed ? year : "no-cache" })
  if (context.get("if-none-match").includes(etag)) return write(context, { status: 304, contentType: "", body: "" })
  const order: readonly Encoding[] = ["br", "gzip"]
  const encoding =
    takenCoding(
      context,
      order.filter((each) => encodings[each] !== undefined),
    ) ?? "identity"
  if (encoding !== "identity") context.set("content-encoding", encoding)
  const body = encodings[encoding] ?? encodings.identity
  write(context, { status: 200, contentType: type, body })
}
