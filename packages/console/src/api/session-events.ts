type Ask = () => Promise<boolean>

let ask: Ask = () => Promise.resolve(false)
let asking: Promise<boolean> | undefined
let ended = () => {}

/** The shell says how it asks a person for a proof, and what it does when the session has ended. */
export const onSessionEvents = (events: { readonly proof: Ask; readonly ended: () => void }): (() => void) => {
  ask = events.proof
  ended = events.ended
  return () => {
    ask = () => Promise.resolve(false)
    ended = () => {}
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
