import { amountNames, answered, asked, docstring, reached, snake, typeOf, typesModule } from "./python-types.ts"
import { answerOf, itemOf, type Parameter, readForSdk, type Schemas, type SdkOperation } from "./sdk-operations.ts"

const made = "# Made from /openapi.json by `npm run generate`.\n\n"

/** The replacements that make the synchronous form of a module from the asynchronous one, in order. */
const synchronous: readonly (readonly [RegExp, string])[] = [
  [/\basync (def|with|for)\b/g, "$1"],
  [/\bawait /g, ""],
  [/\bAwaitable\[str\]/g, "str"],
  [/\bAsync(Iterator), Awaitable\b/g, "$1"],
  [/\bAsync(?=[A-Z])/g, ""],
  [/\b__a(enter|exit|iter)__/g, "__$1__"],
  [/\ba(close|iter_raw)\b/g, "$1"],
  [/\basync_resources_gen\b/g, "resources_gen"],
  [/\basync_core\b/g, "core_gen"],
  [/^import anyio\n/gm, ""],
  [/^import time\n/gm, "import threading\nimport time\n"],
  [/\banyio\.sleep\b/g, "time.sleep"],
  [/\banyio\.Lock\b/g, "threading.Lock"],
  [/asynchronous/g, "synchronous"],
]

const synchronousOf = (module: string): string =>
  synchronous.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), module)

/** The sources of the generated modules of the Python SDK by name, from the document and the asynchronous core. */
export const pythonSdk = (text: string, core: string): Readonly<Record<string, string>> => {
  const { resources, events, schemas } = readForSdk(text)
  const responses = resources.flatMap(([, operations]) => operations.map(({ operation }) => operation.responses))
  const classes = resources.map(
    ([name, operations]) => `class ${classOf(name)}:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

${operations.map((each) => methodOf(each, schemas)).join("\n")}`,
  )
  const properties = resources.map(
    ([name]) => `    @cached_property
    def ${snake(name)}(self) -> ${classOf(name)}:
        return ${classOf(name)}(self)
`,
  )
  const asynchronous = `${made}"""The operations of each resource, asynchronous."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from .async_core import AsyncCore, AsyncItems
from .calls import Sent, encode

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from decimal import Decimal
    from typing import Any, Literal

    from typing_extensions import Unpack

    from . import types_gen as T
    from .calls import Options

${classes.join("\n\n")}

class AsyncSvc(AsyncCore):
    """The service, by resources: \`svc.invoices.list()\`."""

${properties.join("\n")}`
  const eventClasses = events.map(
    ({ tag, data }) => `class ${tag}(DeliveredEvent):
    type: Literal["${tag}"] = "${tag}"
    data: ${typeOf(data, answered)}
`,
  )
  const spellings = events.flatMap(({ tag, spellings: all }) => all.map((each) => `    "${each}": ${tag},`))
  return {
    "types_gen.py": `${made}${typesModule(schemas, reached([responses, events], schemas))}`,
    "amounts_gen.py": `${made}AMOUNTS = frozenset(
    {
${[...amountNames(schemas)]
  .toSorted()
  .map((name) => `        "${name}",`)
  .join("\n")}
    }
)
"""The names of the members that are amounts: their numbers are exact, even where they have no decimals."""
`,
    "events_gen.py": `${made}"""The types of events. Each has a class, by which \`match\` and \`event.type\` tell the type of \`event.data\`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, Union

from .event import DeliveredEvent, UnknownEvent

if TYPE_CHECKING:
    from . import types_gen as T


${eventClasses.join("\n\n")}

WebhookEvent: TypeAlias = Union[
${events.map(({ tag }) => `    ${tag},`).join("\n")}
    UnknownEvent,
]
"""An event as a webhook brings it."""

EVENTS: dict[str, type[WebhookEvent]] = {
${spellings.join("\n")}
}
"""The class of an event by the spelling that the webhook subscribed with."""
`,
    "async_resources_gen.py": asynchronous,
    "resources_gen.py": synchronousOf(asynchronous),
    "core_gen.py": `# Made from async_core.py by \`npm run generate\`.\n\n${synchronousOf(core)}`,
  }
}

const classOf = (name: string): string => `Async${name.charAt(0).toUpperCase()}${name.slice(1)}`

const methodOf = ({ path, method, operation, isPreview, verb }: SdkOperation, schemas: Schemas): string => {
  const { summary, parameters, requestBody } = operation
  const inPath = parameters.filter((each) => each.in === "path").map(({ name }) => name)
  const inQuery = parameters.filter((each) => each.in === "query")
  const [media = "", { schema: body = {} } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const answer = answerOf(operation)
  const item = itemOf(operation, schemas)
  const bodyType = typeOf(media.endsWith("xml") ? { type: "string", format: "binary" } : body, asked)
  const args = [
    "self",
    ...inPath.map((name) => `${snake(name)}: str | int`),
    ...(requestBody === undefined
      ? []
      : [requestBody.required === false ? `body: ${bodyType} | None = None` : `body: ${bodyType}`]),
    ...(inQuery.length === 0 ? [] : ["*", ...inQuery.map(queryArgument)]),
    "**options: Unpack[Options]",
  ]
  const where = inPath.reduce(
    (text, name) => text.replace(`{${name}}`, `{encode(${snake(name)})}`),
    `${inPath.length === 0 ? "" : "f"}"${path}"`,
  )
  const query = isPreview
    ? `{"preview": True}`
    : inQuery.length === 0
      ? undefined
      : `{${inQuery.map(({ name }) => `"${name}": ${snake(name)}`).join(", ")}}`
  const doc = docstring([summary, ...inQuery.flatMap(told)].join("\n"), "        ")
  const head = (keyword: string, result: string) =>
    `    ${keyword} ${snake(verb)}(\n        ${args.join(",\n        ")},\n    ) -> ${result}:\n${doc}`
  if (item !== undefined) {
    const paging = operation["x-svc-pagination"] === "cursor" ? ", by_cursor=True" : ""
    const items = `AsyncItems[${typeOf(item, answered)}]`
    return `${head("def", items)}        return AsyncItems(self._core, ${where}, ${query ?? "{}"}, options${paging})\n`
  }
  const sent = [
    ...(requestBody === undefined ? [] : ["body=body"]),
    ...(requestBody === undefined || media === "application/json" ? [] : [`media="${media}"`]),
    ...(query === undefined ? [] : [`query=${query}`]),
    ...(operation["x-svc-idempotent"] === true && !isPreview ? ["keyed=True"] : []),
  ]
  const call = `await self._core.send("${method}", ${where}, options${sent.length === 0 ? "" : `, Sent(${sent.join(", ")})`})`
  const type = answer === undefined ? "None" : typeOf(answer, answered)
  return `${head("async def", type)}        ${type === "None" ? call : `answer: ${type} = ${call}\n        return answer`}\n`
}

const queryArgument = ({ name, required, schema }: Parameter): string => {
  const type = typeOf(schema, asked)
  return `${snake(name)}: ${type}${required ? "" : " | None = None"}`
}

const told = ({ name, description }: Parameter): readonly string[] =>
  description === undefined ? [] : [`\n\`${snake(name)}\`: ${description.replaceAll(/\s+/g, " ")}`]
