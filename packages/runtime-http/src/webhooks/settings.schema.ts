import {
  authenticationTypes,
  headerNamePattern,
  headerValuePattern,
  longestHeaderName,
  longestHeaderValue,
  longestPassword,
  longestToken,
  longestUsername,
  mostHeaders,
  passwordPattern,
  tokenPattern,
  usernamePattern,
} from "@svc/domain/webhooks/own-headers"
import { longestPeriod, mostConcurrency, mostRequests } from "@svc/domain/webhooks/pace"
import { after413Choices, leastBodyBytes, mostBodyBytes, payloadForms } from "@svc/domain/webhooks/payload"
import { goneChoices, longestDelay, mostDelays, retryAfterChoices, shortestDelay } from "@svc/domain/webhooks/retries"
import { fewestDisableDays, mostDisableDays } from "@svc/domain/webhooks/webhook-streak"
import { longestOverlapHours } from "@svc/domain/webhooks/signing-secret"
import { type TSchema, Type } from "typebox"
import { closed, Instant } from "../shapes.ts"
import { toldAs } from "../wanted.ts"

const orNull = <T extends TSchema>(schema: T, description: string) => Type.Union([schema, Type.Null()], { description })

const payload = {
  form: Type.Enum([...payloadForms], {
    description:
      "`Thin`: `Data` holds only the id, number and account of the resource and the addresses of it and of the data",
  }),
  maxBodyBytes: orNull(
    Type.Integer({ minimum: leastBodyBytes, maximum: mostBodyBytes }),
    "A larger body is sent without data; null sets no limit",
  ),
  after413: Type.Enum([...after413Choices], {
    description: "`Thin`: a delivery that the receiver answers 413 is sent without data from the next attempt on",
  }),
}

const retries = {
  gone: Type.Enum([...goneChoices], {
    description:
      "`Disable`: a second 410, ten minutes or more after the first and without a success between, disables the webhook. `Retry`: 410 is a failure like others",
  }),
  schedule: orNull(
    Type.Array(Type.Integer({ minimum: shortestDelay, maximum: longestDelay }), { maxItems: mostDelays }),
    "Seconds from the end of an attempt to the next one, 14 days in all at most. Null is the schedule of the service",
  ),
  quickRepeat: Type.Boolean({
    description:
      "Whether a first attempt without a connection, or with 502, 503 or 504 and no `Retry-After`, is repeated after 20 to 30 seconds as well",
  }),
  retryAfter: Type.Enum([...retryAfterChoices], {
    description:
      "`Later`: `Retry-After` of a 429 or 503 delays the next attempt, by a day at most. `Exact`: it is made at that time, outside of the schedule, and all others that wait for the receiver are held back for up to 15 minutes. `Ignore`: it changes nothing",
  }),
}

const health = {
  disableAfterDays: orNull(
    Type.Integer({ minimum: fewestDisableDays, maximum: mostDisableDays }),
    "Days without a success after which a failure disables the webhook; null never does",
  ),
}

const format = {
  traceparent: Type.Boolean({ description: "Whether requests continue the trace of the change (W3C Trace Context)" }),
  cloudEvents: Type.Boolean({
    description: "Whether requests have the headers of a CloudEvent (`ce-id`, `ce-type` …)",
  }),
}

const rate = closed(
  {
    count: Type.Integer({ minimum: 1, maximum: mostRequests, description: "Requests in the period" }),
    seconds: Type.Integer({ minimum: 1, maximum: longestPeriod, description: "The length of the period" }),
    smooth: Type.Boolean({ description: "Whether they are spread evenly, or may all come at once" }),
  },
  { title: "WebhookRate" },
)
const limits = {
  rate: orNull(rate, "The most requests in a period; null sets no limit"),
  concurrency: orNull(
    Type.Integer({ minimum: 1, maximum: mostConcurrency }),
    "The most requests at a time; null is the limit of each worker",
  ),
}

const mark = closed(
  {
    set: Type.Literal(true, { description: "A value is stored" }),
    changedAt: Type.Optional({ ...Instant, description: "Time of its last change" }),
  },
  { title: "SecretMark", description: "Stands for a secret value that is not shown; sent back, it keeps the value" },
)

const orMark = <T extends TSchema>(words: string, value: T, description: string) =>
  Type.Optional(toldAs(words, Type.Union([value, mark], { description })))

const header = closed(
  {
    name: toldAs(
      "a header name: letters, digits and - without spaces",
      Type.String({
        minLength: 1,
        maxLength: longestHeaderName,
        pattern: headerNamePattern,
        description: "Unique without regard to case",
      }),
    ),
    value: orMark(
      "visible ASCII characters, with spaces only between them",
      Type.String({ minLength: 1, maxLength: longestHeaderValue, pattern: headerValuePattern }),
      "When absent, the stored value stays",
    ),
    secret: Type.Optional(Type.Boolean({ description: "True unless given: `value` is never shown" })),
  },
  { title: "WebhookHeader" },
)
const headers = Type.Array(header, { maxItems: mostHeaders })

const authentication = closed(
  {
    type: Type.Optional(Type.Enum([...authenticationTypes], { description: "How the sender is identified" })),
    username: Type.Optional(
      toldAs(
        "text without colons and control characters",
        Type.String({
          minLength: 1,
          maxLength: longestUsername,
          pattern: usernamePattern,
          description: "Of `Basic`",
        }),
      ),
    ),
    password: orMark(
      "text without control characters",
      Type.String({ maxLength: longestPassword, pattern: passwordPattern }),
      "Of `Basic`",
    ),
    token: orMark(
      "letters, digits and -._~+/ with = only at the end",
      Type.String({ minLength: 1, maxLength: longestToken, pattern: tokenPattern }),
      "Of `Bearer`",
    ),
  },
  { title: "WebhookAuthentication" },
)

const ownHeaders = "Headers in addition to those of the service. A change gives all of them"
const whoSends = "Identifies the sender to the receiver, in `authorization`"

/** All settings of a webhook (contract W39). */
export const WebhookSettings = closed(
  {
    version: Type.Integer({ minimum: 0, description: "The number of changes; 0 are the defaults" }),
    payload: closed(payload, { title: "WebhookPayload", description: "The part of an event that is sent" }),
    retries: closed(retries, { title: "WebhookRetries", description: "When failed attempts are repeated" }),
    health: closed(health, { title: "WebhookHealthSettings", description: "When the service disables the webhook" }),
    format: closed(format, { title: "WebhookFormat", description: "Headers for tools of the receiver" }),
    limits: closed(limits, { title: "WebhookLimits", description: "The most that the receiver gets" }),
    headers: { ...headers, description: ownHeaders },
    authentication: orNull(authentication, whoSends),
  },
  { title: "WebhookSettings" },
)

/** The members of a section for a patch: each may be left out, or null for its default. */
const patchOf = (members: Readonly<Record<string, TSchema>>, about: string) =>
  closed(
    Object.fromEntries(
      Object.entries(members).map(([name, schema]) => [
        name,
        // A choice of null is part of the outer one, and would lose its own description.
        Type.Optional(
          "anyOf" in schema
            ? Type.Union([schema, Type.Null()], { description: about })
            : Type.Union([{ ...schema, description: about }, Type.Null()]),
        ),
      ]),
    ),
  )

/** A section of the patch. Its members are described only once in the document, with the settings. */
const section = (members: Readonly<Record<string, TSchema>>, title: string) =>
  Type.Optional(
    Type.Union([patchOf(members, `See ${title}`), Type.Null()], {
      description: "Null gives all members their defaults",
    }),
  )

/** A merge patch of settings (contract W39). */
export const ChangeWebhookSettingsRequest = closed(
  {
    payload: section(payload, "WebhookPayload"),
    retries: section(retries, "WebhookRetries"),
    health: section(health, "WebhookHealthSettings"),
    format: section(format, "WebhookFormat"),
    limits: section(limits, "WebhookLimits"),
    headers: Type.Optional(orNull(headers, ownHeaders)),
    authentication: Type.Optional(orNull(authentication, whoSends)),
  },
  { title: "ChangeWebhookSettingsRequest" },
)

/** A rotation of the signing secret (contract W51). */
export const RotateSigningSecretRequest = closed(
  {
    secret: Type.Optional(
      Type.String({ maxLength: 100, description: "A secret of your own: `whsec_` and 24 to 64 bytes in base64" }),
    ),
    overlapHours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: longestOverlapHours,
        description: "How long the former secret also signs: 24 when absent; 0 ends all earlier ones at once",
      }),
    ),
  },
  { title: "RotateSigningSecretRequest" },
)
