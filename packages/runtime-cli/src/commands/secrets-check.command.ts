import { runLine } from "@svc/adapters/installation/command-lines"
import { readProcesses } from "@svc/adapters/postgres/shared/processes"
import { type KeyHolder, keyStandings, rotationStep, type RotationStep } from "@svc/domain/shared/key-rotation"
import { Effect } from "effect"
import { type Cli, command } from "../command.ts"
import type { Service } from "../invocation.ts"
import { fields, table } from "../output.ts"
import { databaseSettings } from "../settings-help.ts"

export const check = (cli: Cli) =>
  command("check", "Show which process has which encryption key, and the next step of a change", {
    details:
      "Every running process reports the ids of its keys to the database; an id reveals nothing about its key. The first key of a process encrypts. The command shows how much is encrypted with each key, which key may be put first or dropped now, and the next step of a change (`svc secrets reencrypt --help` lists all steps). Run it before each step. The exit code is 1 when a process cannot decrypt stored values or values that another process encrypts.",
    examples: ["secrets check", "secrets check --json"],
    settings: databaseSettings,
  }).action(
    cli.withService((service) =>
      Effect.gen(function* () {
        const running = yield* Effect.promise(() => readProcesses(service.db))
        const processes = running.map(({ kind, host, pid, keyIds }): KeyHolder => ({
          name: `${kind} ${host}:${pid}`,
          keyIds,
        }))
        const facts = { processes, sealed: yield* service.countSealed }
        const keys = keyStandings(facts)
        const step = rotationStep(facts)
        const next = sentence(step, service)
        const text = [
          table(
            ["PROCESS", "KEYS, THE FIRST ENCRYPTS"],
            processes.map(({ name, keyIds }) => [name, keyIds.join(",")]),
          ),
          table(
            ["KEY", "SEALED", "MAY BE PUT FIRST", "MAY BE DROPPED"],
            keys.map((key) => [key.keyId, String(key.sealed), yesOrNo(key.mayBeFirst), yesOrNo(key.mayBeDropped)]),
          ),
          fields({ "this command": service.secretBox.keyIds.join(","), next }),
        ].join("\n\n")
        const json = { processes, command: { keyIds: service.secretBox.keyIds }, keys, step: step._tag, next }
        return { json, text, failed: step._tag === "Broken" }
      }),
    ),
  )

const yesOrNo = (is: boolean) => (is ? "yes" : "no")

const sentence = (step: RotationStep, { secretBox: { keyIds: own } }: Service): string => {
  switch (step._tag) {
    case "NoProcess":
      return "No running process reports its keys: start HTTP and workers, and run this command again."
    case "Broken":
      return `${step.unknownTo.join(", ")} cannot decrypt what ${step.keyId} encrypts: add that key after the others there and restart.`
    case "NoRotation":
      return "There is one key. To change it, add the new one after it (old,new) and restart every process."
    case "Spreading":
      return `${step.unknownTo.join(", ")} do not know ${step.keyId}: to introduce it, add it after the others there and restart, before you put it first anywhere; to drop it, restart the others without it.`
    case "Switching":
      return `The processes know all keys and encrypt with different ones (${step.keyIds.join(", ")}): restart the rest with the new one first, before you re-encrypt.`
    case "ToReencrypt":
      return own[0] === step.keyId
        ? `${step.left} values are sealed with other keys than ${step.keyId}: run \`${runLine} secrets reencrypt\`, and drop no key before.`
        : `${step.left} values are sealed with other keys than ${step.keyId}: run \`${runLine} secrets reencrypt\` with the SVC_ENCRYPTION_KEY of the processes, which this command does not have.`
    case "Spare":
      return `Everything is sealed with ${step.keyId}, and every process knows ${step.spare.join(", ")} too: that may be put first now (new,old), or dropped (new).`
  }
}
