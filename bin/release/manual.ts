import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { definitions } from "../../packages/adapters/src/config/settings.ts"
import { runLine, startLine } from "../../packages/adapters/src/installation/command-lines.ts"
import { makeCli } from "../../packages/runtime-cli/src/command.ts"
import { completionScripts, wordsOf } from "../../packages/runtime-cli/src/completion.ts"
import { addCommands, makeRoot } from "../../packages/runtime-cli/src/program.ts"
import { describeInterface } from "./interface.ts"

type Command = ReturnType<typeof makeRoot>

/** The whole command line. Nothing runs it, so its surroundings are empty. */
const wholeCommandLine = (): Promise<Command> => {
  const nothing = () => undefined
  const unused = () => {
    throw new Error("the manual runs no command")
  }
  const invocation = {
    environment: {},
    folder: "/",
    signal: new AbortController().signal,
    patienceMs: 0,
    input: unused,
    say: nothing,
  }
  return addCommands(makeRoot(), makeCli(invocation, { print: nothing, conclude: unused }), "beside")
}

/** A text of the sources, as an installation says it. */
const inInstallation = (text: string): string => text.replaceAll(runLine, "svc").replaceAll(startLine, "svc start")

/** The help of a command, as `--help` of an installation prints it. */
const helpOf = (command: Command): string => {
  let text = ""
  const writeOut = (part: string) => (text += part)
  // The same on each terminal, and so in each release.
  command.configureOutput({ writeOut, getOutHelpWidth: () => 76, getOutHasColors: () => false }).outputHelp()
  return inInstallation(text).trim()
}

/** A text as roff prints it: a backslash and a hyphen are themselves, and no line is a request (groff_man(7)). */
const roff = (text: string): string =>
  text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replaceAll(/^(?=[.'])/gmu, "\\&")

const asItIs = (text: string): string => `.EX\n${roff(text)}\n.EE`

interface Page {
  readonly name: string
  readonly section: 1 | 8
  readonly summary: string
  readonly seeAlso: readonly string[]
  readonly parts: readonly (readonly [heading: string, text: string])[]
}

const printPage = (version: string, { name, section, summary, seeAlso, parts }: Page): string =>
  [
    `.TH ${name.toUpperCase()} ${section} "" "svc ${version}" "svc"`,
    `.SH NAME\n${roff(`${name} - ${summary}`)}`,
    ...parts.map(([heading, text]) => `.SH ${heading}\n${text}`),
    `.SH SEE ALSO\n${roff(seeAlso.join(", "))}`,
    "",
  ].join("\n")

const settingsPart = (): string =>
  Object.values(definitions)
    .map(({ name, description, shownDefault }) => {
      const text = inInstallation(`${description}; without it: ${shownDefault}`).replaceAll("`", "")
      return `.TP\n.B ${roff(name)}\n${roff(text)}`
    })
    .join("\n")

const pages = (root: Command): readonly Page[] => {
  const below = (command: Command, name: string): readonly string[] => [
    `.SS ${roff(name)}\n${asItIs(helpOf(command))}`,
    ...command.commands.flatMap((each) => below(each, `${name} ${each.name()}`)),
  ]
  const program = (name: string, summary: string, description: string): Page => ({
    name,
    section: 8,
    summary,
    parts: [
      ["SYNOPSIS", `.B ${roff(name)}`],
      ["DESCRIPTION", roff(description)],
      ["ENVIRONMENT", settingsPart()],
    ],
    seeAlso: ["svc(1)", ...["svc-http(8)", "svc-worker(8)"].filter((each) => !each.startsWith(`${name}(`))],
  })
  const stays =
    "The program takes its settings from the environment, stays in the foreground, writes its log to standard output and nothing else, and stops in order at SIGTERM."
  return [
    {
      name: "svc",
      section: 1,
      summary: "administer a subscription billing service",
      parts: [
        ["SYNOPSIS", `.B svc\n.RI [ options ]\n.I command\n.RI [ arguments ]`],
        ["DESCRIPTION", asItIs(helpOf(root))],
        ["COMMANDS", root.commands.flatMap((each) => below(each, each.name())).join("\n")],
      ],
      seeAlso: ["svc-http(8)", "svc-worker(8)"],
    },
    program("svc-http", "HTTP interface and console of svc", `svc-http serves the interface and the console. ${stays}`),
    program("svc-worker", "background work of svc", `svc-worker delivers webhooks and does background jobs. ${stays}`),
  ]
}

/**
 * Adds what people and their tools read to an installation: pages for man, completions for shells, and the description of
 * the interface in all its versions.
 */
export const addManual = async (folder: string, version: string): Promise<void> => {
  const write = (text: string, ...names: readonly string[]) => {
    const file = path.join(folder, "share", ...names)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const root = await wholeCommandLine()
  for (const page of pages(root))
    write(printPage(version, page), "man", `man${page.section}`, `${page.name}.${page.section}`)
  const words = wordsOf(root)
  write(`${completionScripts.bash(words)}\n`, "completions", "svc.bash")
  write(`${completionScripts.zsh(words)}\n`, "completions", "_svc")
  write(`${completionScripts.fish(words)}\n`, "completions", "svc.fish")
  write(JSON.stringify(await describeInterface()), "openapi", "openapi.json")
}
