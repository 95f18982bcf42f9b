import { say } from "./toast.tsx"

/** Copies a text to the clipboard and shows a message. */
export const copyText = async (text: string, said: string): Promise<void> => {
  await navigator.clipboard.writeText(text)
  say(said)
}
