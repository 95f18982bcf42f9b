import { Argument, type Command } from "commander"
import { type Cli, command } from "../command.ts"
import { completionScripts, wordsOf } from "../completion.ts"

/** Prints a script that completes commands and options, which a shell reads when it starts. */
export const completionCommand = (cli: Cli): Command => {
  const made = command("completion", "Print a script that completes commands in a shell", {
    details: "The commands are those of the place where svc works now: at a service, or beside the database.",
    examples: [
      "completion bash > ~/.local/share/bash-completion/completions/svc",
      "completion zsh > ~/.zsh/_svc",
      "completion fish > ~/.config/fish/completions/svc.fish",
    ],
    settings: { SVC_PROFILE: "the profile, as for all commands" },
  })
  return made.addArgument(new Argument("<shell>", "the shell").choices(Object.keys(completionScripts))).action(
    cli.act(async (_, __: object, shell) => {
      const words = wordsOf(made.parent!)
      return {
        json: Object.fromEntries(words),
        text: completionScripts[shell as keyof typeof completionScripts](words),
      }
    }),
  )
}
