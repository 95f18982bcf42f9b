import { runCommandLine } from "@svc/runtime-cli/command-line"
import { isBeside } from "@svc/runtime-cli/command-table"
import { addCommands, makeRoot } from "@svc/runtime-cli/program"
import { spawn } from "node:child_process"
import { Readable } from "node:stream"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openService, type Opened } from "../support/service/service.ts"
import { repository, tool } from "../support/repository.ts"
import { idleForGood } from "../support/processes/idle-for-good.ts"
import { until } from "../support/until.ts"
import { main } from "./run-svc.ts"

// An open connection keeps a command's process alive until the connection is idle for long. Here it never becomes idle.

let service: Opened<object>
let env: Readonly<Record<string, string>>
let putBack: () => void
beforeAll(async () => {
  putBack = idleForGood()
  service = await openService({})
  env = { DATABASE_URL: service.databaseUrl, SVC_ENCRYPTION_KEY: service.encryptionKey }
})
afterAll(() => {
  putBack()
  return service.close()
})

const connections = async () => {
  const [row] = await service.sql<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name like 'svc cli%'",
  )
  return row!.n
}

const run = async (args: readonly string[]): Promise<{ readonly code: number; readonly stdout: string }> => {
  let stdout = ""
  const invocation = {
    environment: env,
    folder: repository,
    signal: new AbortController().signal,
    patienceMs: 700,
    input: () => Readable.from([]),
    say: () => undefined,
  }
  return { code: await runCommandLine(args, invocation, (text) => void (stdout += text)), stdout }
}

const idleness = new URL("../support/processes/idle-for-good.ts", import.meta.url).href
const withoutIdleness = `data:text/javascript,${encodeURIComponent(`import { idleForGood } from "${idleness}"; idleForGood()`)}`

type Command = ReturnType<typeof makeRoot>
const leaves = (command: Command, path: readonly string[] = []): readonly (readonly string[])[] =>
  command.commands.length === 0 ? [path] : command.commands.flatMap((each) => leaves(each, [...path, each.name()]))

/** The words of the first example in a command's help, without the shell's redirections. */
const exampleOf = async (path: readonly string[]): Promise<readonly string[]> => {
  const { stdout } = await run([...path, "--help"])
  const line = /^ {2}npm run -s svc -- (.*)$/mu.exec(stdout)![1]!
  const words = [...line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/gu)].map(([word]) =>
    word.replaceAll(/"([^"]*)"|'([^']*)'/gu, (_, double?: string, single?: string) => double ?? single ?? ""),
  )
  const shell = words.findIndex((word) => /^[<>|]/u.test(word))
  return shell === -1 ? words : words.slice(0, shell)
}

test("no command leaves a connection open that keeps its process", async () => {
  const action = () => async () => undefined
  const cli = { act: action, atService: action, withService: action, withFile: action }
  // Simulators run until they are stopped, and the clock commands need HTTP.
  const program = await addCommands(makeRoot(), cli, "beside")
  const commands = leaves(program).filter(([first]) => isBeside(first!) && first !== "simulators" && first !== "clock")
  expect(commands.length).toBeGreaterThan(40)
  for (const path of commands) {
    const example = await exampleOf(path)
    const { code } = await run(example)
    expect({ example, code }).toEqual({ example, code: expect.toSatisfy((each) => each === 0 || each === 1) })
    // The server process of a connection ends a moment after the connection.
    await until(connections, (open) => open === 0)
  }
})

test("a command that worked on the database ends when it has said all", async () => {
  const args = [main, "tenants", "create", "--name", "Alpha", "--legal-entity", "Alpha AB:SEK:SE"]
  const child = spawn(tool("node"), args, {
    cwd: repository,
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env, NODE_OPTIONS: `--import=${withoutIdleness}` },
    stdio: ["ignore", "pipe", "ignore"],
  })
  let said = ""
  child.stdout.on("data", (text) => (said += String(text)))
  try {
    expect(
      await until(
        () => child.exitCode,
        (code) => code !== null,
      ),
    ).toBe(0)
    expect(said).not.toBe("")
  } finally {
    child.kill("SIGKILL")
  }
})
