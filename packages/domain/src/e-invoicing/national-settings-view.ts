import type { CalendarDate } from "../shared/calendar-date.ts"
import { given } from "../shared/given.ts"
import { isIntegrationActive, type NationalSettings, type PreflightOnPosting, tokenEnding } from "./settings.ts"

/** The settings as the interface shows them, with at most the last characters of the token (contract E5). */
export interface NationalSettingsView {
  readonly isEnabled: boolean
  readonly isIntegrationActive: boolean
  readonly hasToken: boolean
  readonly tokenEnding?: string
  readonly tokenExpires?: CalendarDate
  readonly isLinked: boolean
  readonly preflightOnPosting: PreflightOnPosting
  /** The provider's refusals when the settings were saved. The settings are saved nevertheless (contract E3). */
  readonly messages?: readonly string[]
}

export const nationalSettingsView = (
  settings: NationalSettings | undefined,
  messages: readonly string[] = [],
): NationalSettingsView => {
  const ending = tokenEnding(settings?.token ?? "")
  return {
    isEnabled: settings?.isEnabled ?? false,
    isIntegrationActive: isIntegrationActive(settings),
    hasToken: settings?.token !== undefined,
    ...(ending === "" ? {} : { tokenEnding: ending }),
    ...given({ tokenExpires: settings?.tokenExpires }),
    isLinked: settings?.linkedAt !== undefined,
    preflightOnPosting: settings?.preflightOnPosting ?? "Warn",
    ...(messages.length === 0 ? {} : { messages }),
  }
}
