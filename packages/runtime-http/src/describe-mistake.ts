import type { ErrorObject } from "ajv/dist/2020.js"
import { dayChecks } from "./day-formats.ts"

const longestName = 100

/** The JSON path of a mistake and a sentence about it. */
export const describeMistake = ({
  instancePath,
  keyword,
  params,
  message = "is not valid",
}: ErrorObject): readonly [string, string] => {
  const path = jsonPath(instancePath)
  const member = (name: unknown) => `${path === "" ? "" : `${path}.`}${String(name).slice(0, longestName)}`
  if (keyword === "required") return [member(params["missingProperty"]), "is required"]
  if (keyword === "additionalProperties") return [member(params["additionalProperty"]), "is not a known property"]
  if (keyword === "enum") return [path || "body", `must be one of ${(params["allowedValues"] as string[]).join(", ")}`]
  if (keyword === "format" && String(params["format"]) in dayChecks)
    return [path || "body", "must be a date such as 2026-11-20"]
  if (keyword === "format") return [path || "body", `must be a valid ${String(params["format"])}`]
  return [path || "body", message]
}

/** Writes `/events/1/name` as `events[1].name`. */
const jsonPath = (pointer: string): string =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === "" ? part : `${path}.${part}`), "")
