import { type Command, InvalidArgumentError } from "commander"
import { type Cli, group } from "../../command.ts"
import { UsageRefused } from "../../failure.ts"
import { makeCore } from "../sdk.ts"
import type { Session } from "../session.ts"
import { type DataOptions, given, readData, serviceCommand, withData } from "../service-command.ts"
import { itemOutcome } from "../views.ts"

const methods = ["get", "post", "put", "patch", "delete"] as const

export const apiCommand = (cli: Cli): Command =>
  group(
    "api",
    "Send a request to any address of the API",
    methods.map((method) => call(cli, method)),
  )

const examples: Readonly<Record<(typeof methods)[number], string>> = {
  get: "api get '/Invoices?PageSize=1'",
  post: `api post /Accounts --data '{"name":"Customer AB","currency":"SEK"}'`,
  put: `api put /EventConsumers/books --data '{"start":"Now"}'`,
  patch: `api patch /Accounts/0199d3a0-0000-7000-8000-000000000003 --data '{"name":"Other AB"}'`,
  delete: "api delete /Accounts/0199d3a0-0000-7000-8000-000000000003",
}

const pathOf = (value: string): string => {
  if (!value.startsWith("/") || value.startsWith("//"))
    throw new InvalidArgumentError("Write a path such as /Invoices.")
  return value
}

interface ApiOptions extends DataOptions {
  readonly idempotencyKey?: string
  readonly ifMatch?: string
}

const call = (cli: Cli, method: (typeof methods)[number]) => {
  const made = serviceCommand(method, `${method.toUpperCase()} an address, and print its answer`, {
    details: "The answer is printed as JSON, digit for digit.",
    examples: [examples[method]],
  }).argument("<path>", "the path with its query, as /docs of the service lists it", pathOf)
  if (method !== "get") {
    made.option("--if-match <etag>", "only where the resource still has this ETag", given)
    if (method !== "delete") withData(made)
  }
  if (method === "post") made.option("--idempotency-key <key>", "a repeat with the same key does nothing again", given)
  return made.action(
    cli.atService(
      async (session: Session, options: ApiOptions, path) => {
        const { invocation, call: common } = session
        const body = await readData(invocation, options)
        if (body === undefined && (method === "put" || method === "patch"))
          throw new UsageRefused({ message: "--data or --data-file is missing." })
        const { idempotencyKey, ifMatch } = options
        const answer = await session.client(makeCore).send(
          method.toUpperCase(),
          path,
          {
            ...common,
            ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
            ...(ifMatch === undefined ? {} : { ifMatch }),
          },
          { ...(body === undefined ? {} : { body }), ...(idempotencyKey === undefined ? {} : { keyed: true }) },
        )
        const { output } = session
        if (answer instanceof Uint8Array)
          throw new UsageRefused({ message: `${path} answers with a file, not with JSON.` })
        if (typeof answer === "string") return { json: answer, text: answer }
        return output === "table"
          ? { json: answer, text: answer === undefined ? "Done." : JSON.stringify(answer, undefined, 2) }
          : itemOutcome(answer, output)
      },
      { changes: method !== "get" },
    ),
  )
}
