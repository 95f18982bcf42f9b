import type { Listed } from "./request-form.ts"

/** Entries of a list that are chosen by name. */
export const namesOf = (path: "/Countries" | "/PaymentMethods" | "/PaymentTerms" | "/TaxTemplates"): Listed => ({
  path,
  as: ({ name }: { readonly name: string }) => [name, name],
})

export const currencies: Listed = { path: "/Currency", as: ({ code }: { readonly code: string }) => [code, code] }

export const financialAccounts: Listed = {
  path: "/ChartOfAccounts",
  as: ({ code, name }: { readonly code: string; readonly name: string }) => [code, `${code} ${name}`],
}
