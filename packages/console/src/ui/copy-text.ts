import { say } from "./toast.tsx"

/** Puts a text on the clipboard and says so. */
export const copyText = async (text: string, said: string): Promise<void> => {
  await navigator.clipboard.writeText(text)
  say(said)
}
