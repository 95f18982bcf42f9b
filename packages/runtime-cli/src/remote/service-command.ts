import { type Command, InvalidArgumentError, Option } from "commander"
import { command, type Teaching } from "../command.ts"
import { UsageRefused } from "../failure.ts"
import type { Invocation } from "../invocation.ts"
import { readBytes } from "../read-bytes.ts"
import { parseExactly } from "./exact.ts"
import { outputFormats } from "./session.ts"

export const serviceSettings = {
  SVC_URL: "the address of the service, without a profile",
  SVC_TOKEN: "an access token for SVC_URL; or SVC_CLIENT_ID and SVC_CLIENT_SECRET",
  SVC_PROFILE: "the profile (default: that of the last login)",
}

/** A command at a service. It works for a legal entity and prints in several formats. */
export const serviceCommand = (name: string, summary: string, teaching: Omit<Teaching, "settings">): Command =>
  command(name, summary, { ...teaching, settings: serviceSettings })
    .addOption(new Option("--output <format>", "table, json, jsonl or csv (default: table)").choices(outputFormats))
    .addOption(legalEntityOption())

export const legalEntityOption = (): Option =>
  new Option("--legal-entity <id-or-name>", "the legal entity; needed when the tenant has several").argParser(given)

/** A text that is not blank. */
export const given = (value: string): string => {
  if (value.trim() === "") throw new InvalidArgumentError("Write something that is not blank.")
  return value.trim()
}

/** A whole number from `min` to `max`. */
export const whole =
  (min: number, max: number) =>
  (value: string): number => {
    if (!/^\d{1,9}$/.test(value) || Number(value) < min || Number(value) > max)
      throw new InvalidArgumentError(`Write a whole number from ${min} to ${max}.`)
    return Number(value)
  }

export interface DataOptions {
  readonly data?: string
  readonly dataFile?: string
}

/** The options of a command that sends JSON. */
export const withData = (made: Command): Command =>
  made
    .addOption(new Option("--data <json>", "the JSON to send").conflicts("dataFile"))
    .option("--data-file <file>", "a file with the JSON to send, or - for standard input")

/** Reads the JSON of `--data` or `--data-file`; undefined without either. */
export const readData = async (invocation: Invocation, { data, dataFile }: DataOptions): Promise<unknown> => {
  if (data === undefined && dataFile === undefined) return undefined
  const text = data ?? new TextDecoder().decode(await readBytes(invocation, dataFile!))
  try {
    return parseExactly(text)
  } catch (cause) {
    const name = data === undefined ? "--data-file" : "--data"
    throw new UsageRefused({ message: `${name} is not JSON: ${(cause as Error).message}.` })
  }
}

/** Reads the JSON of a command for which it is optional; without it an empty object. */
export const dataOrEmpty = async (invocation: Invocation, options: DataOptions): Promise<never> =>
  ((await readData(invocation, options)) ?? {}) as never

/** Reads the JSON of a command for which it is required. */
export const needData = async (invocation: Invocation, options: DataOptions): Promise<never> => {
  const data = await readData(invocation, options)
  if (data === undefined) throw new UsageRefused({ message: "--data or --data-file is missing." })
  return data as never
}
