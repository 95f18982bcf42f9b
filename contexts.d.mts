interface Rule {
  readonly name: string
  readonly from: { readonly path: string }
  readonly to: { readonly path: string }
}

export const directionRules: readonly Rule[]
export const doorRules: readonly object[]
