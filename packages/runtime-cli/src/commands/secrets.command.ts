import type { Command } from "commander"
import { Effect } from "effect"
import { type Cli, command, group } from "../command.ts"
import { fields } from "../output.ts"
import { check } from "./secrets-check.command.ts"
import { databaseSettings } from "../settings-help.ts"

export const secretsCommands = (cli: Cli): Command =>
  group("secrets", "Secrets that are kept encrypted", [check(cli), reencrypt(cli)])

const reencrypt = (cli: Cli) =>
  command("reencrypt", "Encrypt every stored secret with the first key of SVC_ENCRYPTION_KEY", {
    details: `To change the key:
  1. put the new key after the old one (old,new) and restart every process, so that all of them can read both;
  2. put the new key first (new,old) and restart them again: from now on nothing is encrypted with the old key;
  3. run this command with that setting;
  4. remove the old key and restart.
Before each step, \`svc secrets check\` says whether the previous step is complete in every process.
This command may run while the service runs, and may be stopped and repeated. A secret that no key decrypts is left unchanged and counted.`,
    examples: ["secrets reencrypt"],
    settings: databaseSettings,
  }).action(
    cli.withService((service) =>
      Effect.map(
        service.reencrypt((rows) => service.invocation.showProgress?.(`${rows} rows checked`)),
        (reencrypted) => {
          service.invocation.showProgress?.("")
          const count = (of: "done" | "unreadable") =>
            Object.fromEntries(Object.entries(reencrypted).map(([table, counts]) => [table, counts[of]]))
          const [done, unreadable] = [count("done"), count("unreadable")]
          const lost = Object.values(unreadable).reduce((sum, each) => sum + each, 0)
          if (lost > 0) {
            const places = Object.entries(unreadable).map(([of, rows]) => `${rows} ${names[of] ?? of}`)
            service.invocation.say(
              `No key of SVC_ENCRYPTION_KEY decrypts the secrets of ${lost} rows (${places.join(", ")}): add the key they were encrypted with and run this again.`,
            )
          }
          return { json: { ...done, unreadable }, text: `Encrypted again:\n${fields(done)}` }
        },
      ),
    ),
  )

/** Readable names of the groups of encrypted rows. */
const names: Readonly<Record<string, string>> = {
  signingKeys: "signing keys",
  idempotencyKeys: "idempotency keys",
  personFactors: "authenticator apps of people",
  signInProviders: "sign-in providers",
  rateProviders: "rate providers",
  eInvoicing: "of e-invoicing",
}
