import { definitions } from "@svc/adapters/config/settings"

type Name = keyof typeof definitions

/** Settings for a help text, with the descriptions from their definitions. */
export const settingsHelp = (...names: readonly Name[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.map((key) => {
      const { name, description, shownDefault } = definitions[key]
      return [name, `${description}; without it: ${shownDefault}`.replaceAll("`", "")]
    }),
  )

/** The settings of every command that works on the database. */
export const databaseSettings = settingsHelp("databaseUrl", "dataDir", "encryptionKeys")
