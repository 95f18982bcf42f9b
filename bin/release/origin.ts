/** The state of the sources from which an installation is made. */
export interface Origin {
  readonly version: string
  readonly revision: string
}
