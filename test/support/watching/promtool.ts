import { execFileSync } from "node:child_process"
import { onPath } from "../console/find-chromium.ts"

/** The path of Prometheus' checker: `SVC_PROMTOOL`, or promtool on the PATH. */
export const findPromtool = (): string | undefined => process.env["SVC_PROMTOOL"] || onPath(["promtool"])

/** The reason why promtool is not run; `undefined` where it is. */
export const whyNoPromtool = (): string | undefined =>
  findPromtool() === undefined
    ? "the checks of promtool are SKIPPED: it is not on the PATH (Debian's package prometheus), and SVC_PROMTOOL names none"
    : undefined

/** Runs promtool and returns its output. Throws when promtool reports a mistake. */
export const promtool = (args: readonly string[], input = ""): string => {
  const { error, text } = attempt(args, input)
  if (error) throw new Error(`promtool ${args.join(" ")} says:\n${text}`)
  return text
}

const attempt = (args: readonly string[], input: string) => {
  try {
    return { error: false, text: execFileSync(findPromtool()!, args, { input, encoding: "utf8", stdio: "pipe" }) }
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string }
    return { error: true, text: `${stdout}${stderr}` }
  }
}
