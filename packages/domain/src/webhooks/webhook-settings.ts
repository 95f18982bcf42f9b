import { Result } from "effect"
import { FieldsRefused } from "../shared/errors.ts"
import {
  type Authentication,
  type AuthenticationPatch,
  changeAuthentication,
  changeHeaders,
  type HeaderPatch,
  type Mistakes,
  type OwnHeader,
  type SettingsSecrets,
} from "./own-headers.ts"
import { type Format, formatDefaults } from "./format.ts"
import { type Limits, limitsDefaults } from "./pace.ts"
import { type Payload, payloadDefaults } from "./payload.ts"
import { longestSchedule, type Retries, retriesDefaults } from "./retries.ts"
import type { WebhookGeneration } from "./webhook-generation.ts"
import { type Health, healthDefaults } from "./webhook-streak.ts"

/** All settings of a webhook (contract W39). */
export interface WebhookSettings {
  readonly payload: Payload
  readonly retries: Retries
  /** When the service disables the webhook. */
  readonly health: Health
  /** The headers for tools of the receiver. */
  readonly format: Format
  /** The most that the receiver gets. */
  readonly limits: Limits
  /** The headers that the webhook adds to those of the service (contract W48). */
  readonly headers: readonly OwnHeader[]
  /** The credentials by which the receiver recognises the sender (contract W49). */
  readonly authentication: Authentication | null
}

/** Sections whose members each have a default. */
type Sections = Pick<WebhookSettings, "payload" | "retries" | "health" | "format" | "limits">

/** The sections and members that somebody set. */
export type StoredSettings = { readonly [S in keyof Sections]?: Partial<Sections[S]> } & {
  readonly headers?: readonly OwnHeader[]
  readonly authentication?: Authentication
}

type SectionsPatch = {
  readonly [S in keyof Sections]?: { readonly [M in keyof Sections[S]]?: Sections[S][M] | null } | null
}

/** A merge patch (RFC 7396) of settings. Null removes a section or a member, which then has its default again. */
export interface SettingsPatch extends SectionsPatch {
  readonly headers?: readonly HeaderPatch[] | null
  readonly authentication?: AuthenticationPatch | null
}

/** Settings with the number of their changes, which is 0 for the defaults. */
export interface VersionedSettings {
  readonly version: number
  readonly stored: StoredSettings
}

/** Settings with the values of their secret members. */
export interface OpenedSettings {
  readonly stored: StoredSettings
  readonly secrets: SettingsSecrets
}

export const unchangedSettings: VersionedSettings = { version: 0, stored: {} }

const always = { health: healthDefaults, format: formatDefaults, limits: limitsDefaults }
const defaults = {
  before: { payload: payloadDefaults(undefined), retries: retriesDefaults(undefined), ...always },
  1: { payload: payloadDefaults(1), retries: retriesDefaults(1), ...always },
} satisfies Record<string, Sections>

/** The settings of a webhook: the stored members, and for the others the defaults of the webhook's generation. */
export const settingsOf = (generation: WebhookGeneration, stored: StoredSettings = {}): WebhookSettings => {
  const usual = defaults[generation ?? "before"]
  return {
    payload: { ...usual.payload, ...stored.payload },
    retries: { ...usual.retries, ...stored.retries },
    health: { ...usual.health, ...stored.health },
    format: { ...usual.format, ...stored.format },
    limits: { ...usual.limits, ...stored.limits },
    headers: stored.headers ?? [],
    authentication: stored.authentication ?? null,
  }
}

/** Applies a merge patch to the sections; a member whose value is null has its default again. */
const patchedSections = (stored: StoredSettings, patch: SettingsPatch): StoredSettings => {
  const sections = new Map<string, object>(Object.entries(stored))
  for (const section of ["payload", "retries", "health", "format", "limits"] as const) {
    const change = patch[section]
    if (change === undefined) continue
    const members = Object.entries({ ...sections.get(section), ...change }).filter(([, value]) => value !== null)
    if (change === null || members.length === 0) sections.delete(section)
    else sections.set(section, Object.fromEntries(members))
  }
  return Object.fromEntries(sections)
}

/** Whether a change of the settings needs the values of their secret members. */
export const needsSecrets = (
  stored: StoredSettings,
  patch: Pick<SettingsPatch, "headers" | "authentication">,
): boolean =>
  (patch.headers !== null && stored.headers?.some(({ secret }) => secret) === true) ||
  (patch.authentication !== null && stored.authentication !== undefined)

/** Facts that decide whether settings may be changed. */
interface Circumstances {
  readonly changedAt: string
  /** Whether nobody on the way to the receiver can read what is sent. */
  readonly isProtected: boolean
}

const withOwn = (
  before: OpenedSettings,
  patch: SettingsPatch,
  { changedAt, isProtected }: Circumstances,
  mistakes: Mistakes,
): OpenedSettings => {
  const { headers: hadHeaders = [], authentication: had, ...sections } = patchedSections(before.stored, patch)
  const { headers, secrets } =
    patch.headers === undefined
      ? { headers: hadHeaders, secrets: before.secrets.headers }
      : changeHeaders(
          { headers: hadHeaders, secrets: before.secrets.headers },
          patch.headers ?? [],
          changedAt,
          mistakes,
        )
  const was = { authentication: had, secret: before.secrets.authentication }
  const own =
    patch.authentication === undefined || patch.authentication === null
      ? undefined
      : changeAuthentication(was, patch.authentication, changedAt, mistakes)
  const authentication = patch.authentication === undefined ? had : own?.authentication
  const secret = patch.authentication === undefined ? was.secret : own?.secret
  const twice = authentication === undefined ? -1 : headers.findIndex(({ name }) => /^authorization$/iu.test(name))
  const where = patch.headers === undefined ? "authentication" : `headers[${twice}].name`
  if (twice >= 0)
    mistakes[where] = ["must not be given together with a header `authorization`: both set the same header"]
  if (authentication !== undefined && patch.authentication !== undefined && !isProtected)
    mistakes["authentication"] = [
      "needs a url that begins with https, or that leads to a network which the operator opened to webhooks",
    ]
  return {
    stored: {
      ...sections,
      ...(headers.length === 0 ? {} : { headers }),
      ...(authentication === undefined ? {} : { authentication }),
    },
    secrets: { headers: secrets, ...(secret === undefined ? {} : { authentication: secret }) },
  }
}

/** Applies a merge patch. Fails with all mistakes in the members together. */
export const changeSettings = (
  before: OpenedSettings,
  patch: SettingsPatch,
  circumstances: Circumstances,
): Result.Result<OpenedSettings, FieldsRefused> => {
  const mistakes: Mistakes = {}
  const after = withOwn(before, patch, circumstances, mistakes)
  const sum = (after.stored.retries?.schedule ?? []).reduce((all, each) => all + each, 0)
  if (sum > longestSchedule)
    mistakes["retries.schedule"] = [`must add up to at most ${longestSchedule} seconds, which are 14 days`]
  return Object.keys(mistakes).length === 0
    ? Result.succeed(after)
    : Result.fail(new FieldsRefused({ errors: mistakes }))
}

/** Whether any value must be encrypted. */
export const hasSecrets = ({ headers, authentication }: SettingsSecrets): boolean =>
  authentication !== undefined || Object.keys(headers).length > 0
