import { type Command, Option } from "commander"
import { type Cli, group } from "../../command.ts"
import type { Session } from "../session.ts"
import { type DataOptions, given, needData, serviceCommand, whole, withData } from "../service-command.ts"
import { type ResourceName, resourceNames } from "../resource-names.ts"
import { resources, type Resource, type Verb } from "../resources.ts"
import type { VerbOptions } from "../retries-option.ts"
import { chosenColumns, itemOutcome, listOutcome } from "../views.ts"

/** The commands of a resource, made from its row in the table. */
export const resourceCommands =
  (name: ResourceName) =>
  (cli: Cli): Command => {
    const resource = resources[name]
    const { get, create, verbs = {} } = resource
    return group(name, resourceNames[name], [
      list(cli, name, resource),
      ...(get === undefined ? [] : [show(cli, name, resource, get)]),
      ...(create === undefined ? [] : [make(cli, name, resource, create)]),
      ...Object.entries(verbs).map(([verb, each]) => act(cli, name, resource, verb, each)),
    ])
  }

interface ListOptions {
  readonly limit: number
  readonly all?: boolean
  readonly columns?: string
}

const mostListed = 1_000_000

const list = (cli: Cli, name: string, { many, columns, filters, list: read }: Resource) => {
  const made = serviceCommand("list", `List ${many}`, {
    details: `Columns are ${Object.keys(columns).join(", ")}, or any member of the answer of GET by its name, such as id or account.id.`,
    examples: [`${name} list`, `${name} list --output csv --columns ${Object.values(columns).slice(0, 2).join(",")}`],
  })
  for (const [flag, { description }] of Object.entries(filters))
    made.addOption(new Option(flag, description).argParser(given))
  return made
    .option("--limit <n>", "the most to list", whole(1, mostListed), 20)
    .addOption(new Option("--all", "list all of them").conflicts("limit"))
    .option("--columns <list>", "the columns, separated by commas", given)
    .action(
      cli.atService(async (session: Session, options: ListOptions & Readonly<Record<string, unknown>>) => {
        const { limit, all = false, columns: asked } = options
        const query = Object.fromEntries(
          Object.values(filters).map(({ member }) => [member, options[member] as string | undefined]),
        )
        const most = all ? mostListed : limit
        const { items, areMore } = await firstOf(await read(session, query, Math.min(most + 1, 100)), most)
        if (areMore) session.invocation.say(`svc: more follow; --limit or --all lists them.`)
        return listOutcome(items, chosenColumns(columns, asked), session.output, `There are no ${many}.`)
      }),
    )
}

/** The first items, and whether more follow. */
const firstOf = async (all: AsyncIterable<unknown> | readonly unknown[], most: number) => {
  const items: unknown[] = []
  for await (const item of all) {
    if (items.length === most) return { items, areMore: true }
    items.push(item)
  }
  return { items, areMore: false }
}

const show = (cli: Cli, name: string, { one, named }: Resource, get: NonNullable<Resource["get"]>) =>
  serviceCommand("show", `Show ${one}`, { examples: [`${name} show ${named.example}`] })
    .argument(`<${named.by}>`, `as \`svc ${name} list\` shows it`, given)
    .action(
      cli.atService(async (session: Session, _: object, id) => itemOutcome(await get(session, id), session.output)),
    )

const make = (cli: Cli, name: string, { one, example }: Resource, create: NonNullable<Resource["create"]>) =>
  withData(
    serviceCommand("create", `Create ${one}`, {
      details:
        "The JSON is the body of POST, as /docs of the service describes it. A repeat after a lost connection creates nothing twice.",
      examples: [`${name} create --data '${JSON.stringify(example)}'`, `${name} create --data-file -`],
    }),
  ).action(
    cli.atService(
      async (session: Session, options: DataOptions) =>
        itemOutcome(await create(session, await needData(session.invocation, options)), session.output),
      { changes: true },
    ),
  )

const act = (cli: Cli, name: string, { named }: Resource, verb: string, each: Verb) => {
  const { summary, details, takesData, option, run } = each
  const made = serviceCommand(verb, summary, {
    ...(details === undefined ? {} : { details }),
    examples: [`${name} ${verb} ${named.example}`],
  }).argument(`<${named.by}>`, `as \`svc ${name} list\` shows it`, given)
  if (option !== undefined) made.addOption(option())
  return (takesData === true ? withData(made) : made).action(
    cli.atService(
      async (session: Session, options: VerbOptions, id) =>
        itemOutcome(await run(session, id, options), session.output),
      { changes: true },
    ),
  )
}
