import type { Command } from "commander"
import { spawn } from "node:child_process"
import { simulatorsProgram } from "@svc/adapters/installation/assets"
import { type Cli, command } from "../command.ts"
import { CommandFailed } from "../failure.ts"
import { wholeNumber } from "../options.ts"

interface SimulatorsOptions {
  readonly port: number
  readonly networkProviderPort: number
  readonly signInProviderPort: number
  readonly deliverAfter: number
  readonly history?: string
}

export const simulatorsCommand = (cli: Cli): Command =>
  command("simulators", "Start simulators of the providers, for development and tests", {
    details:
      "Starts the rate providers on one port of this machine, and the e-invoicing network provider and a sign-in provider (OpenID Connect) on others, until Ctrl-C. The simulators answer in the providers' own formats. Without --history the rates are invented. The network provider accepts any credentials except the key `wrong`, and delivers documents automatically, with an acknowledgement. At the sign-in provider everybody can sign in as anybody. Faults are switched on by requests: for rates by POST /faults {provider, fault, times?} (GET /faults lists them), for e-invoices by POST /simulator/faults {route, fault}, /simulator/deliver {id} and /simulator/fail {id, message}.",
    examples: ["simulators", "simulators --port 8090 --history eurofxref-hist.csv", "simulators --deliver-after 60"],
    settings: {
      SVC_CENTRAL_BANK_DATA_URL: "for the service: http://127.0.0.1:8090",
      SVC_RATES_URL: "the same",
      SVC_NBP_URL: "the same address followed by /api",
      SVC_RIKSBANK_URL: "the same",
      SVC_NETWORK_PROVIDER_URL: "for the service: http://127.0.0.1:8091",
    },
  })
    .option("--port <port>", "port of the rate providers; 0 takes a free one", wholeNumber(0, 65_535), 8090)
    .option("--network-provider-port <port>", "port of the network provider", wholeNumber(0, 65_535), 8091)
    .option("--sign-in-provider-port <port>", "port of the sign-in provider", wholeNumber(0, 65_535), 8092)
    .option("--deliver-after <seconds>", "how long the delivery of an e-invoice takes", wholeNumber(0, 1_000_000), 5)
    .option("--history <file>", "the ECB's eurofxref-hist.csv, for the rates that it really published")
    .action(
      cli.act(async (invocation, options: SimulatorsOptions) => {
        // A separate program, which is not part of the product (contract O16).
        const program = simulatorsProgram()
        if (program === undefined) {
          throw new CommandFailed({
            message: "This installation has no simulators. Install the tarball whose name has -dev, which brings them.",
          })
        }
        const { port, networkProviderPort, signInProviderPort, deliverAfter, history } = options
        const numbers = {
          port,
          "network-provider-port": networkProviderPort,
          "sign-in-provider-port": signInProviderPort,
          "deliver-after": deliverAfter,
        }
        const args = [program, ...Object.entries(numbers).flatMap(([name, number]) => [`--${name}`, String(number)])]
        const child = spawn(process.execPath, [...args, ...(history === undefined ? [] : ["--history", history])], {
          cwd: invocation.folder,
          stdio: ["ignore", "pipe", "inherit"],
          signal: invocation.signal,
        })
        child.stdout.setEncoding("utf8").on("data", (text: string) => invocation.say(text.trimEnd()))
        // Stopping the child also raises an error event.
        child.on("error", () => undefined)
        const code = await new Promise<number | null>((ended) => child.once("exit", ended))
        if (code !== 0 && !invocation.signal.aborted) {
          throw new CommandFailed({ message: "The simulators ended by themselves." })
        }
        return { json: { port, networkProviderPort, signInProviderPort }, text: "The simulators have stopped." }
      }),
    )
