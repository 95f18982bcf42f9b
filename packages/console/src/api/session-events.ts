type Ask = () => Promise<boolean>

let ask: Ask = () => Promise.resolve(false)
let asking: Promise<boolean> | undefined
let ended = () => {}
let forbidden = () => {}

/** The shell says how it asks a person for a proof, and what it does when the session has ended. */
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

/** Whether the person proved again who they are; calls at the same time share the question. */
export const askForProof = (): Promise<boolean> => {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

export const sayThatSessionEnded = (): void => ended()

/** What one may do has changed, perhaps, since the page was opened. */
export const sayThatItIsForbidden = (): void => forbidden()
