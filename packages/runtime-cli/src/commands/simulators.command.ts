import type { Command } from "commander"
import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import { type Cli, command } from "../command.ts"
import { CommandFailed } from "../failure.ts"
import { wholeNumber } from "../options.ts"

interface SimulatorsOptions {
  readonly port: number
  readonly history?: string
}

/** A program of its own: nothing of it is part of the product. */
const program = fileURLToPath(new URL("../../../simulators/src/main.ts", import.meta.url))

export const simulatorsCommand = (cli: Cli): Command =>
  command("simulators", "Start look-alikes of the rate providers, for development and tests", {
    details:
      "All of them on one port of this machine, until Ctrl-C. They answer in the providers' own formats; without --history the values are made up. What goes wrong is switched by POST /faults {provider, fault, times?}; GET /faults lists the faults.",
    examples: ["simulators --port 8090", "simulators --port 8090 --history eurofxref-hist.csv"],
    settings: {
      SVC_CENTRAL_BANK_DATA_URL: "for the service: http://127.0.0.1:8090",
      SVC_RATES_URL: "the same",
      SVC_RIKSBANK_URL: "the same",
    },
  })
    .option("--port <port>", "port to listen on; 0 takes a free one", wholeNumber(0, 65_535), 8090)
    .option("--history <file>", "the ECB's eurofxref-hist.csv, for the values it really published")
    .action(
      cli.act(async (invocation, { port, history }: SimulatorsOptions) => {
        const args = [program, "--port", String(port), ...(history === undefined ? [] : ["--history", history])]
        const child = spawn(process.execPath, args, {
          cwd: invocation.folder,
          stdio: ["ignore", "pipe", "inherit"],
          signal: invocation.signal,
        })
        child.stdout.setEncoding("utf8").on("data", (line: string) => invocation.say(line.trimEnd()))
        // Being stopped is an error event of the child too.
        child.on("error", () => undefined)
        const code = await new Promise<number | null>((ended) => child.once("exit", ended))
        if (code !== 0 && !invocation.signal.aborted) {
          throw new CommandFailed({ message: "The simulators ended by themselves." })
        }
        return { json: { port }, text: "The simulators have stopped." }
      }),
    )
