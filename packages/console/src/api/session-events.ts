type Ask = () => Promise<boolean>

let ask: Ask = () => Promise.resolve(false)
let asking: Promise<boolean> | undefined
let ended = () => {}
let forbidden = () => {}

/** Registers how the shell asks a person for a proof of identity, and what it does when the session has ended. */
export const onSessionEvents = (events: {
  readonly proof: Ask
  readonly ended: () => void
  readonly forbidden: () => void
}): (() => void) => {
  ask = events.proof
  ended = events.ended
  forbidden = events.forbidden
  return () => {
    ask = () => Promise.resolve(false)
    ended = () => {}
    forbidden = () => {}
  }
}

/** Resolves to whether the person proved their identity again; simultaneous calls share one question. */
export const askForProof = (): Promise<boolean> => {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

export const sayThatSessionEnded = (): void => ended()

/** Reports a refusal: the person's permissions may have changed since the page was opened. */
export const sayThatItIsForbidden = (): void => forbidden()
