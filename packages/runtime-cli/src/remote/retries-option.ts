import { InvalidArgumentError, Option } from "commander"
import type { Invocation } from "../invocation.ts"
import { type DataOptions, readData } from "./service-command.ts"
import type { Session } from "./session.ts"

/** The delays between attempts in seconds; null is the schedule of the service (contract W43). */
interface Retries {
  readonly schedule: readonly number[] | null
}

const named: Readonly<Record<string, Retries["schedule"]>> = {
  // The delays of the Standard Webhooks specification.
  quick: [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400],
  standard: null,
  none: [],
}

/** Reads `--retries`: a name, or delays in seconds. The service checks their bounds. */
const readRetries = (value: string): Retries => {
  const known = named[value]
  if (known !== undefined) return { schedule: known }
  if (!/^\d{1,9}(,\d{1,9})*$/u.test(value))
    throw new InvalidArgumentError("Write quick, standard, none, or delays in seconds such as 5,300,1800.")
  return { schedule: value.split(",").map(Number) }
}

export const retriesOption = (): Option =>
  new Option(
    "--retries <schedule>",
    "set the times of retries: quick (5 s at first, then up to three days), standard (those of the service), none, or delays in seconds such as 5,300,1800",
  )
    .argParser(readRetries)
    .conflicts(["data", "dataFile"])

/** The options of a command on one resource. */
export type VerbOptions = DataOptions & { readonly retries?: Retries }

type SettingsPatch = Parameters<Session["svc"]["webhooks"]["updateSettings"]>[1]

/** The change of a webhook's settings that the options ask for, or undefined if they ask for none. The service checks it. */
export const settingsPatch = async (
  invocation: Invocation,
  { retries, ...data }: VerbOptions,
): Promise<SettingsPatch | undefined> =>
  retries === undefined ? ((await readData(invocation, data)) as SettingsPatch | undefined) : { retries }
