import { readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, test } from "vitest"
import { makeCli } from "@svc/runtime-cli/command"
import { addCommands, makeRoot } from "@svc/runtime-cli/program"
import { isBeside, topCommands } from "@svc/runtime-cli/command-table"
import { repository } from "../support/repository.ts"
import { makeSvc, svc } from "./run-svc.ts"

const id = "0199d3a0-0000-7000-8000-000000000001"

type Command = ReturnType<typeof makeRoot>

const cli = makeCli(
  {
    environment: {},
    folder: "/",
    signal: new AbortController().signal,
    patienceMs: 0,
    input: () => process.stdin,
    say: () => undefined,
  },
  { print: () => undefined, conclude: async () => undefined },
)
const program = await addCommands(makeRoot(), cli, "beside")
/** The programs of both places. A command that exists in both places differs between them. */
const places = [program, await addCommands(makeRoot(), cli, "service")]

const helpOf = (command: Command): string => {
  let text = ""
  command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp()
  return text
}

const leaves = (command: Command, words: string): readonly (readonly [string, Command])[] =>
  command.commands.length === 0
    ? [[words, command]]
    : command.commands.flatMap((each) => leaves(each, `${words} ${each.name()}`.trim()))

/** Commands that need neither the database nor a setting. */
const needsNoSettings = ["einvoices code-lists", "einvoices check"]

/** Every command once, by its words. */
const all = [
  ...new Map(places.flatMap((each, index) => leaves(each, "").map((leaf) => [`${index}${leaf[0]}`, leaf]))).values(),
]

describe("help", () => {
  test("is there for the whole, for a group and for a command", async () => {
    const [whole, group, command, asked] = await Promise.all([
      svc(["--help"]),
      svc(["tokens", "--help"]),
      svc(["tokens", "create", "--help"]),
      svc(["help", "webhooks"]),
    ])
    for (const { code, stderr } of [whole, group, command, asked]) expect([code, stderr]).toEqual([0, ""])
    for (const each of ["doctor", "migrate", "tenants", "tokens", "events", "webhooks", "keys", "secrets", "clock"]) {
      expect(whole.stdout).toMatch(new RegExp(`^  ${each}\\b.* {2,}\\w`, "m"))
    }
    expect(whole.stdout).toContain("DATABASE_URL")
    expect(whole.stdout).toContain("64 ")
    for (const each of ["create", "list", "revoke"]) expect(group.stdout).toMatch(new RegExp(`^  ${each} `, "m"))
    expect(command.stdout).toContain("--permissions <list>")
    expect(command.stdout).toContain("(required)")
    expect(asked.stdout).toContain("deliveries")
  })

  test("--version says the version", async () => {
    const { version } = JSON.parse(readFileSync(path.join(repository, "package.json"), "utf8")) as { version: string }
    expect(await svc(["--version"])).toMatchObject({ code: 0, stdout: `${version}\n` })
  })

  test.each(all)("of `%s` has a summary, an example, its arguments and --json", (words, command) => {
    const text = helpOf(command)
    expect(command.summary()).toMatch(/^[A-Z].*[^.]$/)
    expect(text).toContain(`${command.summary()}.`)
    expect(text).toContain(`Examples:\n  npm run -s svc -- ${words}`)
    expect(text).toContain("--json")
    expect(text.includes("Settings:")).toBe(!needsNoSettings.includes(words))
    for (const argument of command.registeredArguments) expect(argument.description).not.toBe("")
    for (const option of command.options) expect(option.description).not.toBe("")
  })
})

test("the list of commands says of each what its own help says", async () => {
  for (const [index, place] of (["beside", "service"] as const).entries()) {
    const listed = Object.values(topCommands(place)).flatMap((table) => Object.entries(table))
    expect(listed.length).toBeGreaterThan(20)
    for (const [name, { summary }] of listed) {
      const own = places[index]!.commands.find((each) => each.name() === name)?.summary()
      // The clock says in brackets how the service has to be started.
      expect([name, own?.replace(/ \(.*\)$/, "")]).toEqual([name, summary])
    }
  }
})

describe("a wrong command line ends with 64 and one sentence that names what is wrong", () => {
  const emit = ["events", "emit", "--tenant", id, "--type", "InvoicePosted"]
  const wrong: readonly (readonly [readonly string[], string])[] = [
    [[], "a command is missing"],
    [["tokns"], "unknown command 'tokns' (did you mean tokens?)"],
    [["tenants", "list", "--jsn"], "unknown option '--jsn' (did you mean --json?)"],
    [["tenants", "create", "--name", "A"], "'--legal-entity"],
    [["tenants", "create", "--name", " ", "--legal-entity", "A:SEK"], "'--name <name>' argument ' '"],
    [["tenants", "create", "--name", "A", "--legal-entity", "A:XXQ"], "XXQ is not an ISO 4217 currency code"],
    [
      ["tokens", "create", "--tenant", id, "--name", "A", "--permissions", "all:read"],
      "'all:read' is not a permission",
    ],
    [["tokens", "revoke"], "missing required argument 'client-id'"],
    [emit, "--data or --data-file is missing"],
    [[...emit, "--data", `${'{"a":'.repeat(65)}1${"}".repeat(65)}`], "--data nests deeper than 64 levels"],
    [[...emit, "--data", "{}", "--data-file", "a"], "'--data-file <file>' cannot be used with option '--data <json>'"],
    [[...emit, "--type", "InvoiceEaten", "--data", "{}"], "'--type <tag>' argument 'InvoiceEaten'"],
    [["webhooks", "deliveries", "--tenant", id, "--from", "2026-02-31"], "'--from <moment>' argument '2026-02-31'"],
    [["webhooks", "deliveries", "--tenant", id, "--limit", "0"], "a whole number from 1 to 1000"],
    [["webhooks", "deliveries", "--tenant", id, "--delivery", id, "--status", "Failed"], "cannot be used with"],
    [["clock", "advance", "3w", "--client-id", id, "--secret", "s"], "'3w' is invalid for argument 'time'"],
    [["clock", "show", "--secret", "x"], "'--client-id <id>' not specified"],
  ]

  test.concurrent.each(wrong.map(([args, complaint]) => [complaint, args] as const))("%s", async (complaint, args) => {
    const { code, stdout, stderr } = await svc(args)
    expect(stderr).toContain(complaint)
    expect(stderr).toMatch(/^svc: [^\n]+ See `svc[a-z ]* --help`\.\n$/)
    expect([code, stdout]).toEqual([64, ""])
  })

  test("also when an invalid value comes from the environment, or from standard input", async () => {
    const [clock, data] = await Promise.all([
      svc(["clock", "show"], { env: { SVC_CLIENT_ID: "me", SVC_CLIENT_SECRET: "s3cret" } }),
      svc([...emit, "--data-file", "-"], { input: '"text"' }),
    ])
    expect(clock.stderr).toContain("from env 'SVC_CLIENT_ID'")
    expect(clock.stderr).not.toContain("s3cret")
    expect(data.stderr).toContain("--data-file must be a JSON object")
    expect([clock.code, data.code]).toEqual([64, 64])
  })
})

/** All commands of a group, each with the words that call it. */
const commandsIn = (command: Command, words = ""): readonly (readonly [string, Command])[] =>
  command.commands.length === 0
    ? [[words.trim(), command]]
    : command.commands.flatMap((each) => commandsIn(each, `${words} ${each.name()}`))

const takesFile = (command: Command) =>
  command.registeredArguments.some((each) => each.name() === "file") ||
  command.options.some(({ flags, description }) => flags.endsWith("<file>") && !description.startsWith("write "))

test("a file that is not there is told at once, although the database is away, by every command that takes one", async () => {
  const tenant = ["--tenant", id]
  const lines: Readonly<Record<string, readonly string[]>> = {
    "events emit": ["--type", "InvoicePosted", ...tenant, "--data-file", "nothing.csv"],
    "products import": ["nothing.csv", ...tenant],
    "usage import": ["nothing.csv", ...tenant],
    "payments import": ["nothing.csv", ...tenant],
    "rates history": [...tenant, "--file", "nothing.csv"],
    "einvoices check": ["nothing.csv"],
    "einvoices code-lists": ["nothing.csv"],
  }
  // `simulators` takes a file, but opens no database.
  const taking = commandsIn(program).filter(
    ([words, command]) => isBeside(words.split(" ")[0]!) && takesFile(command) && words !== "simulators",
  )
  expect(taking.map(([words]) => words).sort()).toEqual(Object.keys(lines).sort())
  const away = makeSvc({ DATABASE_URL: "postgres://svc@127.0.0.1:9/svc", SVC_ENCRYPTION_KEY: "A".repeat(43) + "=" })
  for (const [words, line] of Object.entries(lines)) {
    const { code, stderr } = await away.run([...words.split(" "), ...line])
    expect([words, code, stderr]).toEqual([
      words,
      1,
      expect.stringMatching(/^svc: The file nothing\.csv cannot be read: .*\n$/),
    ])
  }
})
