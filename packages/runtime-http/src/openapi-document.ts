export type Json = Readonly<Record<string, unknown>>

/** A whole document, before it is cut to an audience. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
  readonly components: Readonly<Record<string, Json>>
  readonly tags: readonly { readonly name: string }[]
}
