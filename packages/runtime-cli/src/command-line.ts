import { type Command, CommanderError } from "commander"
import { inspect } from "node:util"
import { makeCli } from "./command.ts"
import { exitCodes, judge, showsDetails } from "./failure.ts"
import type { Invocation } from "./invocation.ts"
import { render } from "./output.ts"
import { makeProgram } from "./program.ts"

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
  const cli = makeCli(invocation, (outcome, asJson) => {
    print(render(outcome, asJson))
    if (outcome.failed === true) code = exitCodes.failed
  })
  try {
    const program = makeProgram(cli)
    for (const each of withAllBelow(program)) each.configureOutput({ writeOut: print })
    await program.parseAsync(args, { from: "user" })
    return code
  } catch (error) {
    // Commander ends requested help in the same way as an error.
    const asked = error instanceof CommanderError && error.exitCode === exitCodes.done
    return asked ? exitCodes.done : report(invocation, error)
  }
}
