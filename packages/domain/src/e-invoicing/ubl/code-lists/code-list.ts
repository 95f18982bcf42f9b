/** A list of codes as Peppol BIS Billing 3.0 publishes it. */
export interface CodeList {
  /** The identifier of the official file (`<Identifier>`), in lower case. */
  readonly id: string
  /** The version of the list, as its publisher names it. */
  readonly version: string
  /** The rules that use the list. */
  readonly rules: readonly string[]
  readonly codes: ReadonlySet<string>
}

export const codeList = (id: string, version: string, rules: readonly string[], codes: string): CodeList => ({
  id,
  version,
  rules,
  codes: new Set(codes.trim().split(/\s+/)),
})
