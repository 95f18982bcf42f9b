import type { Command } from "commander"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { type Cli, command } from "../command.ts"
import { CommandFailed } from "../failure.ts"
import { wholeNumber } from "../options.ts"

/** A program of its own: nothing of it is part of the product. */
const program = fileURLToPath(new URL("../../../simulators/src/network-provider.main.ts", import.meta.url))

export const networkProviderSimulatorCommand = (cli: Cli): Command =>
  command("simulator", "Start a look-alike of the network provider, for development and tests", {
    details:
      "It takes any credentials but the key `wrong`, and delivers what is sent to it by itself, with an acknowledgement. POST /simulator/faults {route, fault}, /simulator/deliver {id} and /simulator/fail {id, message} make other things happen.",
    examples: ["einvoices simulator --port 8091 --deliver-after 60"],
    settings: { SVC_NETWORK_PROVIDER_URL: "for the service: http://127.0.0.1:8091" },
  })
    .option("--port <port>", "port to listen on; 0 takes a free one", wholeNumber(0, 65_535), 8091)
    .option("--deliver-after <seconds>", "how long a document is on its way", wholeNumber(0, 1_000_000), 5)
    .action(
      cli.act(async (invocation, { port, deliverAfter }: { readonly port: number; readonly deliverAfter: number }) => {
        const args = [program, "--port", String(port), "--deliver-after", String(deliverAfter)]
        const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"], signal: invocation.signal })
        child.stdout.setEncoding("utf8").on("data", (line: string) => invocation.say(line.trimEnd()))
        child.on("error", () => undefined)
        const [code] = (await once(child, "exit")) as [number | null]
        if (code !== 0 && !invocation.signal.aborted) {
          throw new CommandFailed({ message: "The simulator ended by itself." })
        }
        return { json: { port }, text: "The simulator has stopped." }
      }),
    )
