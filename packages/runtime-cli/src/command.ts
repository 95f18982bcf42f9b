import { runLine } from "@svc/adapters/installation/command-lines"
import type { Effect } from "effect"
import { Command, type CommanderError, Help } from "commander"
import { exitCodes, UsageRefused } from "./failure.ts"
import type { Invocation, Service } from "./invocation.ts"
import type { Outcome } from "./output.ts"
import { readBytes } from "./read-bytes.ts"
import type { OutputFormat, Session } from "./remote/session.ts"

interface ServiceOptions {
  readonly json?: boolean
  readonly output?: OutputFormat
  readonly legalEntity?: string
}

export interface Cli {
  /** The action of a command that needs no service. */
  readonly act: <Options>(
    work: (invocation: Invocation, options: Options, ...args: readonly string[]) => Promise<Outcome>,
  ) => (this: Command) => Promise<void>
  /**
   * The action of a command that works on the database; `queue` is for a command that adds jobs or makes them due. Each
   * argument of `work` has its parser's type.
   */
  readonly withService: <Options>(
    work: (service: Service, options: Options, ...args: readonly never[]) => Effect.Effect<Outcome, Error>,
    needs?: { readonly queue?: boolean },
  ) => (this: Command) => Promise<void>
  /**
   * The action of a command at a running service. A command that changes something first says where. Without an outcome
   * the command has printed its result itself.
   */
  readonly atService: <Options>(
    work: (session: Session, options: Options, ...args: readonly string[]) => Promise<Outcome | undefined>,
    kind?: { readonly changes?: boolean },
  ) => (this: Command) => Promise<void>
  /**
   * The action of a command whose first argument is a file, or `-` for standard input. The file is read before anything
   * is opened, so that a missing file is reported without waiting for the database.
   */
  readonly withFile: <Options>(
    work: (service: Service, options: Options, bytes: Uint8Array, file: string) => Effect.Effect<Outcome, Error>,
    needs?: { readonly queue?: boolean },
  ) => (this: Command) => Promise<void>
}

/** The surroundings that all actions of a command line share. */
export interface Surroundings {
  /** The profile that the command line names. */
  readonly profile?: string | undefined
  /** Writes to standard output. */
  readonly print: (text: string) => void
  readonly conclude: (outcome: Outcome, asJson: boolean) => Promise<void>
}

/** Makes actions that run in `invocation` and pass their outcome to `conclude`. */
export const makeCli = (invocation: Invocation, { profile, print, conclude }: Surroundings): Cli => {
  /** An action that knows its command. */
  const acting = (work: (at: Command, options: never, ...args: readonly string[]) => Promise<Outcome>) =>
    async function (this: Command) {
      const { json, ...options } = this.opts<{ json?: boolean }>()
      const outcome = await work(this, options as never, ...(this.processedArgs as string[]))
      await conclude(outcome, json === true)
    }
  const onService = async (
    at: Command,
    queue: boolean,
    work: (service: Service) => Effect.Effect<Outcome, Error>,
  ): Promise<Outcome> => {
    // Loaded only now, so that help and refusals need not wait for the database's libraries.
    const { useService } = await import("./open-service.ts")
    return useService(invocation, pathOf(at), queue, work)
  }
  return {
    act: (work) => acting((_, options, ...args) => work(invocation, options, ...args)),
    atService: (work, { changes = false } = {}) =>
      async function () {
        const { json, output = json === true ? "json" : "table", ...options } = this.opts<ServiceOptions>()
        const { openSession } = await import("./remote/session.ts")
        const { legalEntity } = options
        const session = openSession(invocation, { profile, legalEntity, output, print })
        if (changes) invocation.say(`svc: at ${session.target.shown}`)
        const outcome = await session.run(() => work(session, options as never, ...(this.processedArgs as string[])))
        if (outcome !== undefined) await conclude(outcome, output === "json")
      },
    withService: (work, { queue = false } = {}) =>
      acting((at, options, ...args) =>
        onService(at, queue, (service) => work(service, options, ...(args as readonly never[]))),
      ),
    withFile: (work, { queue = false } = {}) =>
      acting(async (at, options, file) => {
        const bytes = await readBytes(invocation, file)
        return onService(at, queue, (service) => work(service, options, bytes, file))
      }),
  }
}

export interface Teaching {
  /** Text after the summary: the effects, and cautions. */
  readonly details?: string
  /** Command lines after `runLine`. */
  readonly examples: readonly string[]
  /** Settings of the environment that the command uses. */
  readonly settings?: Readonly<Record<string, string>>
}

/** A command with `--json` and a help text with details and examples (contract O13). */
export const command = (name: string, summary: string, { details, examples, settings }: Teaching): Command => {
  const made = configured(name, summary)
  if (details !== undefined) made.description(`${summary}.\n\n${details}`)
  return made
    .option("--json", "print one JSON document and nothing else on standard output")
    .addHelpText("after", ({ command: at }) =>
      [
        ["Examples:", ...examples.map((line) => `  ${runLine} ${line}`)],
        ...(settings === undefined ? [] : [["Settings:", ...twoColumns(settings, at)]]),
      ]
        .map((lines) => `\n${lines.join("\n")}`)
        .join("\n"),
    )
}

/** A group of commands on one subject. */
export const group = (name: string, summary: string, commands: readonly Command[]): Command => {
  const made = configured(name, summary).helpCommand(false)
  for (const each of commands) made.addCommand(each)
  return made
}

/** Terms and their explanations, in the layout of commander's own lists for the help of a command. */
export const twoColumns = (rows: Readonly<Record<string, string>>, at: Command): readonly string[] => {
  const help = new Help()
  help.helpWidth = at.configureOutput().getOutHelpWidth?.() ?? 80
  const width = Math.max(...Object.keys(rows).map((name) => name.length))
  return Object.entries(rows).map(([name, text]) => help.formatItem(name, width, text, help))
}

const usualHelp = new Help()

/** A command that reports errors by exceptions, so that they are printed in one place. */
export const configured = (name: string, summary: string): Command => {
  const made = new Command(name)
  return made
    .summary(summary)
    .description(`${summary}.`)
    .configureHelp({
      optionDescription: (option) => `${usualHelp.optionDescription(option)}${option.mandatory ? " (required)" : ""}`,
    })
    .configureOutput({ writeErr: () => undefined, outputError: () => undefined })
    .exitOverride((error) => {
      throw error.exitCode === exitCodes.done ? error : new UsageRefused({ message: complaint(made, error) })
    })
}

const complaint = (at: Command, { code, message }: CommanderError): string => {
  const path = pathOf(at)
  const said =
    code === "commander.help"
      ? `a command is missing: one of ${at.commands.map((each) => each.name()).join(", ")}`
      : message
          .replace(/^error: /, "")
          .replace(/\n\(Did you mean (.*)\?\)$/, " (did you mean $1?)")
          .replace(/\.$/, "")
  return `${said}. See \`${path} --help\`.`
}

const pathOf = (at: Command): string => (at.parent === null ? at.name() : `${pathOf(at.parent)} ${at.name()}`)
