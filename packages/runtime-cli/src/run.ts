import { untilStopped } from "@svc/adapters/observability/until-stopped"
import { CommanderError } from "commander"
import { inspect } from "node:util"
import { makeCli } from "./command.ts"
import type { Invocation } from "./invocation.ts"
import { exitCodes, judge, showsDetails } from "./failure.ts"
import { printable, render } from "./output.ts"
import { makeProgram, serviceOf } from "./program.ts"

const environment = process.env
const stopping = new AbortController()

/** Prints the error that ended the command, as one sentence or a line for each mistake, and gives its exit code. */
const report = (error: unknown): number => {
  const { exitCode, text } = stopping.signal.aborted
    ? { exitCode: exitCodes.interrupted, text: "stopped before it was done." }
    : judge(error)
  process.stderr.write(`svc: ${printable(text)}\n`)
  if (showsDetails(environment)) process.stderr.write(`${inspect(error, { depth: 5 })}\n`)
  return exitCode
}

/** Runs the command line of this process and sets its exit code. */
export const run = async (): Promise<void> => {
  // A reader that has seen enough (`svc … | head`) is no error; work under way is still finished.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") process.exitCode = exitCodes.failed
    })
  }
  process.once("uncaughtException", (error) => process.exit(report(error)))
  void untilStopped().then(() => stopping.abort())

  const invocation: Invocation = {
    serviceOf,
    environment,
    // The launcher changes to the folder of the repository and says in which folder it was called.
    folder: (environment["SVC_LAUNCHER"] && environment["INIT_CWD"]) || process.cwd(),
    signal: stopping.signal,
    say: (line: string) => void process.stderr.write(`${printable(line)}\n`),
    ...(process.stderr.isTTY ? { showProgress: (line: string) => void process.stderr.write(`\r\u001b[K${line}`) } : {}),
  }
  const cli = makeCli(invocation, (outcome, asJson) => {
    process.stdout.write(render(outcome, asJson))
    process.exitCode = outcome.failed === true ? exitCodes.failed : exitCodes.done
  })

  try {
    await makeProgram(cli).parseAsync()
  } catch (error) {
    // Commander ends help that was asked for in the same way as an error.
    const asked = error instanceof CommanderError && error.exitCode === exitCodes.done
    process.exitCode = asked ? exitCodes.done : report(error)
  }
}
