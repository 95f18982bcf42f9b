import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { run } from "../support/repository.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { makeSvc } from "./run-svc.ts"

const isThere = (shell: string): boolean => {
  try {
    execFileSync(shell, ["-c", "exit 0"])
    return true
  } catch {
    return false
  }
}

/** How each shell is asked for what it would complete after a line. */
const asks: Readonly<Record<string, (script: string, line: string) => readonly string[]>> = {
  bash: (script, line) => [
    "-c",
    `source "$1"; read -ra COMP_WORDS <<< "$2"; [[ "$2" == *' ' ]] && COMP_WORDS+=('')
     COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _svc; printf '%s\\n' "\${COMPREPLY[@]}"`,
    "bash",
    script,
    line,
  ],
  zsh: (script, line) => [
    "-f",
    "-c",
    `compdef() { :; }; _files() { :; }; compadd() { shift; print -l -- "\${(@M)@:#\${words[CURRENT]}*}"; }
     source "$1"; words=("\${(@s: :)2}"); CURRENT=\${#words}; _svc`,
    "zsh",
    script,
    line,
  ],
  fish: (script, line) => ["--no-config", "-c", 'source $argv[1]; complete -C "$argv[2]"', script, line],
}

describe.each(Object.entries(asks))("in %s", (shell, ask) => {
  it.skipIf(!isThere(shell))("the commands and options that follow are completed", async () => {
    const { stdout } = await makeSvc({ SVC_URL: "http://127.0.0.1:9", SVC_TOKEN: "t" }).run(["completion", shell])
    const script = path.join(openTemporaryFolder(), "svc")
    writeFileSync(script, stdout)
    const after = async (line: string) => {
      // An empty folder, because fish also names the files that are there.
      const { code, stdout: said, stderr } = await run(shell, ask(script, line), { cwd: openTemporaryFolder() })
      expect([code, stderr]).toEqual([0, ""])
      const words = said.trimEnd().split("\n")
      return words.filter((each) => each !== "--help").toSorted()
    }
    expect(await after("svc sales")).toEqual(["sales-orders"])
    expect(await after("svc --profile x invoices p")).toEqual(["pdf", "post"])
    expect(await after("svc invoices list --li")).toEqual(["--limit"])
    expect(await after("svc ledger ")).toEqual(["export", "verify"])
  })
})
