/** The languages of the texts for customers (contract Y9, I42). */
export const documentLanguages = ["sv", "pl", "de", "en"] as const
export type DocumentLanguage = (typeof documentLanguages)[number]

const byCountry: Readonly<Record<string, DocumentLanguage>> = { SE: "sv", PL: "pl", DE: "de", AT: "de" }

/** The language of the country, else English: an account names no language. */
export const languageOf = (country: string | undefined): DocumentLanguage => byCountry[country ?? ""] ?? "en"
