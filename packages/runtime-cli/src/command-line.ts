import { type Command, CommanderError } from "commander"
import { inspect } from "node:util"
import { tellsAll } from "./command-table.ts"
import { makeCli } from "./command.ts"
import { exitCodes, judge, showsDetails } from "./failure.ts"
import type { Invocation } from "./invocation.ts"
import { render } from "./output.ts"
import { type PlaceOptions, placeOf } from "./place.ts"
import { addCommands, makeRoot } from "./program.ts"

/** Prints the error that ended a command, as one sentence or a line for each mistake, and returns its exit code. */
export const report = ({ environment, say, signal }: Invocation, error: unknown): number => {
  const { exitCode, text } = signal.aborted
    ? { exitCode: exitCodes.interrupted, text: "stopped before it was done." }
    : judge(error)
  say(`svc: ${text}`)
  if (showsDetails(environment)) say(inspect(error, { depth: 5 }))
  return exitCode
}

const withAllBelow = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(withAllBelow)]

/** Runs one command line; `print` receives the standard output. Returns the exit code and never rejects. */
export const runCommandLine = async (
  args: readonly string[],
  invocation: Invocation,
  print: (text: string) => void,
): Promise<number> => {
  let code: number = exitCodes.done
  try {
    const program = makeRoot().configureOutput({ writeOut: print })
    // Loads only the named command: the libraries of all others take longer than most commands.
    const { operands } = program.parseOptions([...args])
    const name = operands[0] === "help" ? operands[1] : operands[0]
    const options = program.opts<PlaceOptions>()
    const place = placeOf(name, options, invocation.environment)
    const cli = makeCli(invocation, {
      profile: options.profile,
      print,
      conclude: async (outcome, asJson) => {
        print(
          render(
            outcome,
            asJson,
            place === "service" ? undefined : (await import("@svc/domain/shared/exact-json")).printJson,
          ),
        )
        if (outcome.failed === true) code = exitCodes.failed
      },
    })
    await addCommands(program, cli, place, name === tellsAll ? undefined : (name ?? ""))
    for (const each of withAllBelow(program)) each.configureOutput({ writeOut: print })
    await program.parseAsync(args, { from: "user" })
    return code
  } catch (error) {
    // Commander ends requested help in the same way as an error.
    const asked = error instanceof CommanderError && error.exitCode === exitCodes.done
    return asked ? exitCodes.done : report(invocation, error)
  }
}
