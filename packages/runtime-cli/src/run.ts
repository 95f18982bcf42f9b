import { untilStopped } from "@svc/adapters/observability/until-stopped"
import { report, runCommandLine } from "./command-line.ts"
import { exitCodes } from "./failure.ts"
import type { Invocation } from "./invocation.ts"
import { printable } from "./output.ts"

const environment = process.env

/** Runs the command line of this process and sets its exit code. */
export const run = async (): Promise<void> => {
  // A reader that closes early (`svc … | head`) is no error; work in progress is still finished.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") process.exitCode = exitCodes.failed
    })
  }
  const stopping = new AbortController()
  const invocation: Invocation = {
    environment,
    // The launcher changes to the repository's folder, and passes on the folder from which it was called.
    folder: (environment["SVC_LAUNCHER"] && environment["INIT_CWD"]) || process.cwd(),
    signal: stopping.signal,
    patienceMs: 10_000,
    input: () => process.stdin,
    say: (line: string) => void process.stderr.write(`${printable(line)}\n`),
    ...(process.stderr.isTTY ? { showProgress: (line: string) => void process.stderr.write(`\r\u001b[K${line}`) } : {}),
  }
  process.once("uncaughtException", (error) => process.exit(report(invocation, error)))
  void untilStopped().then(() => stopping.abort())

  const code = await runCommandLine(process.argv.slice(2), invocation, (text) => void process.stdout.write(text))
  process.exitCode ??= code
}
