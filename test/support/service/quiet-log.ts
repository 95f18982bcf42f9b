import { expect } from "vitest"
import type { TestService } from "./service.ts"

interface Line {
  readonly level: string
  readonly msg: string
}

export const logLines = ({
  logged,
}: Pick<TestService, "logged">): readonly (Line & Readonly<Record<string, unknown>>)[] =>
  logged()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line & Readonly<Record<string, unknown>>)

/** Expects no error in the service's log. */
export const expectNoErrorsLogged = (service: Pick<TestService, "logged">) =>
  expect(logLines(service).filter(({ level }) => level === "error" || level === "fatal")).toEqual([])
