/** How a command line begins. */
export const runLine = "npm run -s svc --"

/** What a command may use of the process it runs in. */
export interface Invocation {
  readonly environment: NodeJS.ProcessEnv
  /** Where the person who typed the command is; relative file names start there. */
  readonly folder: string
  /** Fires when the command is to stop. */
  readonly signal: AbortSignal
  /** Standard error, a line at a time. */
  readonly say: (line: string) => void
  /** Rewrites a line of standard error, for an empty one it goes away; absent when nobody looks at it. */
  readonly showProgress?: (line: string) => void
}
