import { assetFolder } from "@svc/adapters/installation/assets"
import { Effect } from "effect"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Type } from "typebox"
import { NothingHere } from "../invalid-request.ts"
import { audiences } from "../openapi-audience.ts"
import type { Documents } from "../openapi-documents.ts"
import { type AnyOperation, openOperation, versions } from "../operation.ts"
import { closed, ProblemDetails } from "../shapes.ts"
import { shownAs } from "../shown-as.ts"

const tag = "Service"
const folder = assetFolder("swagger-ui")

/** Files of the page, read once; the page loads nothing from other origins. */
const files = new Map(
  [
    ["swagger-ui.css", "text/css"],
    ["swagger-ui-bundle.js", "text/javascript"],
  ].map(([name = "", type = ""]) => [name, { type, data: readFileSync(join(folder, name)) }]),
)

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>svc: interface</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="page"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script type="module" src="/docs/start.js"></script>
</body>
</html>
`
const start = readFileSync(join(assetFolder("docs"), "docs.page.js"))
files.set("start.js", { type: "text/javascript", data: start })

/** `default-src` is no fallback for the last three (CSP Level 3, section 6). */
const policy = {
  "content-security-policy":
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
}
/** The names of these files stay the same after an update, so browsers cache them for an hour only. */
const cached = { "cache-control": "public, max-age=3600" }

/** Named for generators of clients, which cannot make a name of a number. */
const Version = shownAs(Type.Enum([...versions]), {
  type: "string",
  enum: versions,
  "x-enum-varnames": versions.map((version) => `V${version.replace(".", "")}`),
  title: "ApiVersion",
  description: "2.1 when absent",
})

/** The machine-readable description and its page (contract Q33, Q34). */
export const docsOperations = (documents: Documents): readonly AnyOperation[] => [
  openOperation({
    open: true,
    method: "get",
    path: "/openapi.json",
    tag,
    summary: "This description, as OpenAPI 3.1",
    description:
      "By default the operations for integrations, in the newest version. It changes only with a release: send its `ETag` in `If-None-Match`.",
    bodyType: "none",
    query: Type.Object({
      "api-version": Type.Optional(Version),
      audience: Type.Optional(
        Type.Enum([...audiences], {
          description: "`console`: operations that only the console uses; `all`: everything",
        }),
      ),
    }),
    answers: {
      200: { description: "OpenAPI 3.1", schema: Type.Object({}, { additionalProperties: true }) },
      304: { description: "The document is still that of `If-None-Match`" },
      400: { description: "There is no such version or audience", schema: ProblemDetails },
    },
    handle: ({ query: { "api-version": version = "2.1", audience = "public" } }) =>
      Effect.sync(() => {
        const { bytes, etag, coded } = documents(version, audience)
        return {
          status: 200,
          content: { type: "application/json", data: bytes, coded },
          headers: { etag, "cache-control": "no-cache" },
        }
      }),
  }),
  openOperation({
    open: true,
    method: "get",
    path: "/docs",
    tag,
    summary: "This description as a page, to read and to try out",
    bodyType: "none",
    answers: { 200: { description: "A page", type: "text/html" } },
    handle: () =>
      Effect.succeed({ status: 200, content: { type: "text/html; charset=utf-8", data: page }, headers: policy }),
  }),
  openOperation({
    open: true,
    method: "get",
    path: "/docs/{file}",
    tag,
    summary: "Parts of the page",
    bodyType: "none",
    params: closed({ file: Type.String() }),
    answers: { 200: { description: "A script or a style", type: "*/*" }, 404: { description: "No such part" } },
    handle: ({ params: { file } }) => {
      const content = files.get(file)
      return content === undefined
        ? Effect.fail(new NothingHere())
        : Effect.succeed({ status: 200, content, headers: cached })
    },
  }),
]
