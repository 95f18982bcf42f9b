/** Of which state of the sources an installation is made. */
export interface Origin {
  readonly version: string
  readonly revision: string
}
