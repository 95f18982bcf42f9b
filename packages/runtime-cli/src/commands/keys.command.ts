import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { currentTime, type Timestamp, toIso } from "@svc/domain/shared/timestamp"
import type { Command } from "commander"
import { Effect } from "effect"
import { type Cli, command, group } from "../command.ts"
import { table } from "../output.ts"
import { databaseSettings } from "../settings-help.ts"

export const keysCommands = (cli: Cli): Command =>
  group("keys", "Keys that sign access tokens", [rotate(cli), list(cli)])

const rotate = (cli: Cli) =>
  command("rotate", "Sign access tokens with a new key from now on", {
    details:
      "Running processes use the new key within 30 seconds. The former key verifies until the last token it signed has expired, 24 hours later, so nobody is signed out.",
    examples: ["keys rotate"],
    settings: databaseSettings,
  }).action(
    cli.withService((service) =>
      Effect.gen(function* () {
        // Checks that the current key can be decrypted: the running processes could not decrypt a new key that is
        // encrypted with a key they lack, and so could not sign.
        yield* service.signingKeyCheck.open
        const now = yield* currentTime
        const kid = yield* service.unitOfWork.atomically(allTenants, service.signingKeys.rotate(now))
        const text = `The key ${kid} signs from now on; running processes use it within 30 seconds.`
        return { json: { kid, created: toIso(now) }, text }
      }),
    ),
  )

const list = (cli: Cli) =>
  command("list", "List the keys, newest first; never their private halves", {
    examples: ["keys list"],
    settings: databaseSettings,
  }).action(
    cli.withService((service) =>
      Effect.map(service.signingKeys.list, (keys) => {
        const json = keys.map(({ kid, createdAt, retiredAt }) => ({
          kid,
          created: toIso(createdAt as Timestamp),
          retired: retiredAt === undefined ? undefined : toIso(retiredAt as Timestamp),
        }))
        const text =
          json.length === 0
            ? "There is no key yet: `svc migrate` or the first worker makes one."
            : table(
                ["KEY", "CREATED", "RETIRED"],
                json.map(({ kid, created, retired }) => [kid, created, retired ?? ""]),
              )
        return { json, text }
      }),
    ),
  )
