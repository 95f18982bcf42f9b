import { type Command, InvalidArgumentError, Option } from "commander"
import { text as readText } from "node:stream/consumers"
import { addAbortSignal } from "node:stream"
import { type Cli, command, group } from "../../command.ts"
import { CommandFailed, UsageRefused } from "../../failure.ts"
import type { Invocation } from "../../invocation.ts"
import { fields, table } from "../../output.ts"
import { askSecret } from "../ask-secret.ts"
import { cellText } from "../exact.ts"
import { asFailure } from "../failures.ts"
import { changeProfiles, readProfiles } from "../profiles.ts"
import { given, legalEntityOption, serviceCommand, serviceSettings } from "../service-command.ts"
import type { Session } from "../session.ts"
import { signIn } from "../sign-in.ts"
import { addressOf, environmentClient } from "../target.ts"

interface LoginOptions {
  readonly url: string
  readonly clientId?: string
  readonly secretStdin?: boolean
  readonly legalEntity?: string
  readonly as: string
}

const address = (value: string): string => {
  const read = addressOf(value)
  if (read === undefined) throw new InvalidArgumentError("Write an address such as https://billing.example.com.")
  return read
}

const profileName = (value: string): string => {
  if (!/^[\w.-]{1,50}$/.test(value)) throw new InvalidArgumentError("Write letters, digits, dots and dashes.")
  return value
}

const secretOf = async (invocation: Invocation, { secretStdin }: LoginOptions): Promise<string> => {
  const { environment, input, signal } = invocation
  const secret =
    secretStdin === true
      ? (await readText(addAbortSignal(signal, input()))).trim()
      : (environmentClient(environment).clientSecret ?? (await askSecret(invocation, "Secret: ")))
  if (secret === undefined)
    throw new UsageRefused({ message: "The secret is missing: give it by --secret-stdin, or as SVC_CLIENT_SECRET." })
  if (secret === "") throw new UsageRefused({ message: "The secret is empty." })
  return secret
}

export const loginCommand = (cli: Cli): Command =>
  command("login", "Log in at a service, and keep it as a profile", {
    details:
      "Client id and secret are those of a personal token, as the console or `svc tokens create` makes it. They are kept in a file that only you can read, and the profile is the one that later commands use. The secret is never an argument, because all users of the machine see arguments: it is asked for, or read from standard input or SVC_CLIENT_SECRET.",
    examples: [
      "login --url https://billing.example.com --client-id 0199d3a0-0000-7000-8000-000000000002",
      "login --url http://localhost:8080 --client-id 0199d3a0-0000-7000-8000-000000000002 --secret-stdin --as test < secret.txt",
    ],
    settings: {
      SVC_CLIENT_ID: "the client id, without --client-id",
      SVC_CLIENT_SECRET: "the secret (or SVC_SECRET)",
      XDG_CONFIG_HOME: "the folder of the profiles; without it ~/.config",
    },
  })
    .addOption(
      new Option("--url <address>", "the address of the service")
        .argParser(address)
        .env("SVC_URL")
        .makeOptionMandatory(),
    )
    .option("--client-id <id>", "the client id of a personal token", given)
    .option("--secret-stdin", "read the secret from standard input")
    .addOption(legalEntityOption())
    .option("--as <profile>", "the name of the profile", profileName, "default")
    .action(
      cli.act(async (invocation, options: LoginOptions) => {
        const { environment, signal } = invocation
        const { url, legalEntity, as: name } = options
        const clientId = options.clientId ?? environmentClient(environment).clientId
        if (clientId === undefined)
          throw new UsageRefused({ message: "--client-id is missing. See `svc login --help`." })
        const client = { url, clientId, clientSecret: await secretOf(invocation, options) }
        const token = await signIn(client, signal).catch((error: unknown) => Promise.reject(asFailure(error, { url })))
        const profile = { ...client, ...(legalEntity === undefined ? {} : { legalEntity }), token }
        changeProfiles(environment, ({ profiles }) => ({ current: name, profiles: { ...profiles, [name]: profile } }))
        const json = { profile: name, url, ...(legalEntity === undefined ? {} : { legalEntity }) }
        return { json, text: `Logged in at ${url} as profile ${name}, which commands use from now on.` }
      }),
    )

export const logoutCommand = (cli: Cli): Command =>
  command("logout", "Forget a profile with its secret", {
    details: "The personal token stays valid: `svc tokens revoke` or the console ends it.",
    examples: ["logout", "logout test"],
    settings: serviceSettings,
  })
    .argument("[profile]", "the profile (default: that of the last login)", profileName)
    .action(
      cli.act(async ({ environment }, _: object, named) => {
        const { current, profiles } = readProfiles(environment)
        const name = named ?? current
        if (name === undefined || !Object.hasOwn(profiles, name))
          throw new CommandFailed({ message: `There is no profile${name === undefined ? "" : ` '${name}'`}.` })
        changeProfiles(environment, (before) => ({
          ...(before.current === undefined || before.current === name ? {} : { current: before.current }),
          profiles: Object.fromEntries(Object.entries(before.profiles).filter(([each]) => each !== name)),
        }))
        return { json: { profile: name, forgotten: true }, text: `Profile ${name} is forgotten, with its secret.` }
      }),
    )

/** The claims of an access token, which is a JWT (RFC 7519). Empty for any other token. */
const claimsOf = (token: string): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Readonly<
      Record<string, unknown>
    >
  } catch {
    return {}
  }
}

export const whoamiCommand = (cli: Cli): Command =>
  serviceCommand("whoami", "Show where commands work, and as whom", {
    details: "Asks the service for the legal entities, so that it also shows whether the token is valid.",
    examples: ["whoami"],
  }).action(
    cli.atService(async ({ svc, call, target, token }: Session) => {
      const entities: { readonly id: string; readonly name: string }[] = []
      for await (const { id, name } of svc.legalEntities.list({}, call)) entities.push({ id, name })
      const { tenant, sub: user, client_id: clientId, permissions, exp } = claimsOf(await token())
      const json = {
        profile: target.profile,
        url: target.url,
        legalEntity: target.legalEntity,
        tenant,
        user,
        clientId,
        permissions,
        validUntil: typeof exp === "number" ? new Date(exp * 1000).toISOString() : undefined,
        legalEntities: entities,
      }
      const { legalEntities: _, permissions: allowed, ...plain } = json
      const shown = Object.entries({ ...plain, permissions: Array.isArray(allowed) ? allowed.join(", ") : undefined })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, cellText(value)] as const)
      const rows = entities.map(({ id, name }) => [id, name])
      return { json, text: `${fields(Object.fromEntries(shown))}\n\n${table(["LEGAL ENTITY", "NAME"], rows)}` }
    }),
  )

export const profilesCommands = (cli: Cli): Command =>
  group("profiles", "The services that you are logged in at", [
    command("list", "List the profiles, without their secrets", {
      examples: ["profiles list"],
      settings: serviceSettings,
    }).action(
      cli.act(async ({ environment }) => {
        const { current, profiles } = readProfiles(environment)
        const json = Object.entries(profiles).map(([name, { url, clientId, legalEntity }]) => ({
          name,
          url,
          clientId,
          legalEntity,
          isCurrent: name === current,
        }))
        const rows = json.map((each) => [each.name, each.url, each.legalEntity ?? "", each.isCurrent ? "yes" : ""])
        const text =
          rows.length === 0
            ? "There is no profile yet: `svc login` makes one."
            : table(["PROFILE", "ADDRESS", "LEGAL ENTITY", "CURRENT"], rows)
        return { json, text }
      }),
    ),
    command("use", "Let later commands use a profile", { examples: ["profiles use test"], settings: serviceSettings })
      .argument("<profile>", "the profile, as `svc profiles list` shows it", profileName)
      .action(
        cli.act(async ({ environment }, _: object, name) => {
          const profile = readProfiles(environment).profiles[name]
          if (profile === undefined) throw new CommandFailed({ message: `There is no profile '${name}'.` })
          changeProfiles(environment, ({ profiles }) => ({ current: name, profiles }))
          return { json: { profile: name, url: profile.url }, text: `Commands use ${profile.url} (profile ${name}).` }
        }),
      ),
  ])
