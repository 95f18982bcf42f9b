import type { Command } from "commander"

/**
 * The words that may follow a command: the names of the commands below it, or its long options. By the command's words.
 */
export type Words = ReadonlyMap<string, readonly string[]>

/** The words of a command line and of all commands below it. */
export const wordsOf = (command: Command, path = ""): Words => {
  const below = command.commands.map((each) => each.name())
  const options = command.options.flatMap(({ long }) => (long === undefined || long === null ? [] : [long]))
  const own = below.length > 0 ? [...below, ...(path === "" ? options : []), "--help"] : [...options, "--help"]
  const others = command.commands.flatMap((each) => [...wordsOf(each, `${path} ${each.name()}`.trim())])
  return new Map([[path, own], ...others])
}

const quoted = (text: string): string => `'${text}'`

/** The cases of bash and zsh: for each path, the words that may follow it. */
const cases = (words: Words, indent: string): string =>
  [...words].map(([path, all]) => `${indent}${quoted(path)}) words=${quoted(all.join(" "))} ;;`).join("\n")

/** The patterns of all paths except the empty one. A word that completes none of them leads no further. */
const paths = (words: Words): string =>
  [...words.keys()]
    .filter((path) => path !== "")
    .map(quoted)
    .join("|")

const bash = (words: Words): string => `# Completion of svc for bash
_svc() {
  local path='' words='' word next
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    next="\${path:+$path }$word"
    case "$next" in
      ${paths(words)}) path="$next" ;;
    esac
  done
  case "$path" in
${cases(words, "    ")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _svc svc`

const zsh = (words: Words): string => `#compdef svc
_svc() {
  local at='' found='' word next
  for word in "\${(@)words[2,CURRENT-1]}"; do
    next="\${at:+$at }$word"
    case "$next" in
      ${paths(words)}) at="$next" ;;
    esac
  done
  case "$at" in
${cases(words, "    ").replaceAll(") words=", ") found=")}
  esac
  compadd -- \${=found}
  [[ "\${words[CURRENT]}" == -* ]] || _files
}
if [[ "$funcstack[1]" == _svc ]]; then _svc "$@"; else compdef _svc svc; fi`

const fish = (words: Words): string => `# Completion of svc for fish
function __svc_words
    set -l path ''
    for word in (commandline -opc)[2..-1]
        set -l next (string trim "$path $word")
        switch "$next"
            case ${[...words.keys()]
              .filter((path) => path !== "")
              .map(quoted)
              .join(" ")}
                set path "$next"
        end
    end
    switch "$path"
${[...words].map(([path, all]) => `        case ${quoted(path)}\n            string split -- ' ' ${quoted(all.join(" "))}`).join("\n")}
    end
end
complete -c svc -a '(__svc_words)'`

/** The script of each shell. */
export const completionScripts = { bash, zsh, fish } as const
