import { invitationLink } from "@svc/adapters/config/console-links"
import { printPermission } from "@svc/domain/identity/permissions"
import type { User } from "@svc/domain/identity/user"
import { type SignInDemand, signInDemands } from "@svc/domain/people/sign-in-policy"
import type { Invited } from "@svc/domain/people/people"
import { given } from "@svc/domain/shared/given"
import type { TenantId } from "@svc/domain/shared/ids"
import { toIso } from "@svc/domain/shared/timestamp"
import { type Command, Option } from "commander"
import { Effect } from "effect"
import { type Cli, command, group } from "../command.ts"
import type { Service } from "../invocation.ts"
import { emailAddress, permissions, tenantOption, text, uuid } from "../options.ts"
import { fields, table } from "../output.ts"
import { databaseSettings, settingsHelp } from "../settings-help.ts"

export const usersCommands = (cli: Cli): Command =>
  group("users", "People who sign in at the console", [
    invite(cli),
    list(cli),
    reset(cli),
    policy(cli),
    deactivate(cli),
  ])

const linkSettings = { ...databaseSettings, ...settingsHelp("baseUrl") }

interface InviteOptions {
  readonly tenant: TenantId
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly permissions?: readonly string[]
}

/** The link is shown only once, because only a hash of its secret is stored. */
const shown = ({ baseUrl }: Service, { user, secret, expiresAt }: Invited) => {
  const json = { userId: user.id, invitationUrl: invitationLink(baseUrl, secret), expires: toIso(expiresAt) }
  return {
    json,
    text: `${fields({ user: json.userId, link: json.invitationUrl, "valid until": json.expires })}\n\nThe link works once and cannot be shown again. Give it to nobody else.`,
  }
}

const invite = (cli: Cli) =>
  command("invite", "Add a user to a tenant and show the link to sign in with, once", {
    details: "The link is valid for 72 hours and works once. svc sends no e-mail: send the link yourself.",
    examples: [
      "users invite --tenant 0199d3a0-0000-7000-8000-000000000001 --email ada@example.com",
      "users invite --tenant 0199d3a0-0000-7000-8000-000000000001 --email bob@example.com --permissions invoices:write,accounts:read",
    ],
    settings: linkSettings,
  })
    .addOption(tenantOption())
    .requiredOption("--email <address>", "the address that the person signs in with", emailAddress)
    .option("--first-name <name>", "first name", text)
    .option("--last-name <name>", "last name", text)
    .addOption(
      new Option(
        "--permissions <list>",
        "permissions of the user, separated by commas; see `tokens create --help` (default: *:admin)",
      ).argParser(permissions),
    )
    .action(
      cli.withService((service, { tenant, ...wanted }: InviteOptions) =>
        Effect.map(service.people.invite({ tenantId: tenant, email: wanted.email, ...given(wanted) }), (invited) =>
          shown(service, invited),
        ),
      ),
    )

const userJson = ({ id, name, email, state, permissions: allowed, personId }: User) => ({
  id,
  name,
  email,
  state,
  permissions: allowed.map(printPermission),
  personId,
})

const list = (cli: Cli) =>
  command("list", "List the users of a tenant", {
    examples: ["users list --tenant 0199d3a0-0000-7000-8000-000000000001"],
    settings: databaseSettings,
  })
    .addOption(tenantOption())
    .action(
      cli.withService((service, { tenant }: { readonly tenant: TenantId }) =>
        Effect.map(service.identity.usersOf(tenant), (all) => {
          const json = all.filter(({ kind }) => kind === "person").map(userJson)
          const rows = json.map((each) => [
            each.id,
            each.name,
            each.email ?? "",
            each.personId === undefined && each.state === "Active" ? "no sign-in" : each.state,
            each.permissions.join(","),
          ])
          return { json, text: table(["USER", "NAME", "E-MAIL", "STATE", "PERMISSIONS"], rows) }
        }),
      ),
    )

const reset = (cli: Cli) =>
  command("reset", "Show a link with which a person sets a new password, once", {
    details: "The link is valid for an hour. Using it ends every session of the person and removes the second factors.",
    examples: ["users reset ada@example.com"],
    settings: linkSettings,
  })
    .argument("<email>", "the address that the person signs in with", emailAddress)
    .action(
      cli.withService((service, _: object, email) =>
        Effect.map(service.people.resetPerson(email), (invited) => shown(service, invited)),
      ),
    )

interface PolicyOptions {
  readonly tenant: TenantId
  readonly requires?: SignInDemand
}

const policy = (cli: Cli) =>
  command("policy", "Show or set a tenant's requirements for signing in", {
    details:
      "Use `--requires Nothing` to allow passwords again when the sign-in provider does not answer and no administrator has a passkey any more.",
    examples: ["users policy --tenant 0199d3a0-0000-7000-8000-000000000001 --requires Nothing"],
    settings: databaseSettings,
  })
    .addOption(tenantOption())
    .addOption(new Option("--requires <demand>", "the requirement from now on").choices([...signInDemands]))
    .action(
      cli.withService(({ identity, people, unitOfWork }, { tenant: tenantId, requires }: PolicyOptions) =>
        Effect.gen(function* () {
          // Fails with a message when there is no such tenant.
          yield* identity.usersOf(tenantId)
          if (requires !== undefined)
            yield* unitOfWork.atomically(tenantId, people.changeSignInPolicy({ tenantId }, requires))
          const json = { requires: yield* unitOfWork.atomically(tenantId, people.signInPolicy({ tenantId })) }
          return { json, text: fields(json) }
        }),
      ),
    )

const deactivate = (cli: Cli) =>
  command("deactivate", "Deactivate a user: its sessions and personal tokens end", {
    examples: ["users deactivate 0199d3a0-0000-7000-8000-000000000002 --tenant 0199d3a0-0000-7000-8000-000000000001"],
    settings: databaseSettings,
  })
    .argument("<user>", "the user, as `svc users list` shows it", uuid)
    .addOption(tenantOption())
    .action(
      cli.withService((service, { tenant }: { readonly tenant: TenantId }, id) =>
        Effect.map(service.people.changeUser(tenant, id, { active: false }, undefined), (user) => ({
          json: userJson(user),
          text: `${user.name} is deactivated. Access tokens stop within 30 seconds.`,
        })),
      ),
    )
