import { mask } from "./request.ts"

/** The length from which the beginning of a secret is masked. A shorter one tells nothing and would match often. */
const shortestBeginning = 8

/** Replaces the texts that the log must not show (contract W27), in the order of `secrets`. */
export const makeMasking = (secrets: readonly string[]) => ({
  tellsOne: (text: string): boolean => secrets.some((secret) => text.includes(secret)),
  masked: (text: string): string => secrets.reduce((shown, secret) => shown.replaceAll(secret, mask), text),
  /** Replaces the beginning of a secret at the end of a text that was cut off there. */
  maskedEnd: (text: string): string => {
    for (const secret of secrets)
      for (let length = secret.length - 1; length >= shortestBeginning; length -= 1)
        if (text.endsWith(secret.slice(0, length))) return text.slice(0, -length) + mask
    return text
  },
})
