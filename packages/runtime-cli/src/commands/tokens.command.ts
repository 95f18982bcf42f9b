import { permissionAreas, permissionLevels, printPermission } from "@svc/domain/identity/permissions"
import type { PersonalToken } from "@svc/domain/identity/personal-token"
import type { TenantId, UserId } from "@svc/domain/shared/ids"
import { toIso } from "@svc/domain/shared/timestamp"
import { type Command, Option } from "commander"
import { Effect } from "effect"
import { type Cli, command, group } from "../command.ts"
import { permissions, tenantOption, text, uuid } from "../options.ts"
import { fields, table } from "../output.ts"
import { databaseSettings } from "../settings-help.ts"

export const tokensCommands = (cli: Cli): Command =>
  group("tokens", "Personal tokens: the credentials of integrations", [create(cli), list(cli), revoke(cli)])

interface CreateOptions {
  readonly tenant: TenantId
  readonly name: string
  readonly permissions?: readonly string[]
  readonly user?: UserId
}

const create = (cli: Cli) =>
  command("create", "Create a personal token and show its secret once", {
    details: `A permission is area:level. Areas are ${permissionAreas.join(", ")} and * for all of them; levels are ${permissionLevels.join(", ")}, each with those before it.`,
    examples: [
      'tokens create --tenant 0199d3a0-0000-7000-8000-000000000001 --name "shop"',
      'tokens create --tenant 0199d3a0-0000-7000-8000-000000000001 --name "shop" --permissions events:write,webhooks:read',
    ],
    settings: databaseSettings,
  })
    .addOption(tenantOption())
    .requiredOption("--name <text>", "purpose of the token", text)
    .addOption(
      new Option("--permissions <list>", "permissions, separated by commas (default: *:admin)").argParser(permissions),
    )
    .option("--user <id>", "owner of the token (default: the tenant's first user)", uuid)
    .action(
      cli.withService((service, { tenant, name, user, permissions: allowed }: CreateOptions) =>
        Effect.map(
          service.identity.createPersonalToken({
            tenantId: tenant,
            name,
            ...(user === undefined ? {} : { userId: user }),
            ...(allowed === undefined ? {} : { permissions: allowed }),
          }),
          ({ token: { clientId }, secret }) => ({
            json: { clientId, secret },
            text: `${fields({ "client id": clientId, secret })}\n\nThe secret is shown only now and cannot be read again: keep it safe.`,
          }),
        ),
      ),
    )

const tokenJson = ({ clientId, name, userId, permissions: allowed, createdAt, revokedAt }: PersonalToken) => ({
  clientId,
  name,
  userId,
  permissions: allowed.map(printPermission),
  created: toIso(createdAt),
  revoked: revokedAt === undefined ? undefined : toIso(revokedAt),
})

const list = (cli: Cli) =>
  command("list", "List the personal tokens of a tenant, also revoked ones, without secrets", {
    examples: ["tokens list --tenant 0199d3a0-0000-7000-8000-000000000001"],
    settings: databaseSettings,
  })
    .addOption(tenantOption())
    .action(
      cli.withService((service, { tenant }: { readonly tenant: TenantId }) =>
        Effect.map(service.identity.personalTokens(tenant), (tokens) => {
          const json = tokens.map(tokenJson)
          const rows = json.map((each) => [
            each.clientId,
            each.name,
            each.permissions.join(","),
            each.created,
            each.revoked ?? "",
          ])
          return {
            json,
            text:
              rows.length === 0
                ? "The tenant has no personal token yet: `svc tokens create` makes one."
                : table(["CLIENT ID", "NAME", "PERMISSIONS", "CREATED", "REVOKED"], rows),
          }
        }),
      ),
    )

const revoke = (cli: Cli) =>
  command("revoke", "Revoke a personal token", {
    details: "Its access tokens stop within 30 seconds, its refresh tokens at once. Revoking it again changes nothing.",
    examples: ["tokens revoke 0199d3a0-0000-7000-8000-000000000002"],
    settings: databaseSettings,
  })
    .argument("<client-id>", "the client id, as `svc tokens list` shows it", uuid)
    .action(
      cli.withService((service, _: object, clientId) =>
        Effect.map(service.identity.revokePersonalToken(clientId), (token) => {
          const { revoked } = tokenJson(token)
          return {
            json: { clientId: token.clientId, revoked },
            text: `The personal token '${token.name}' was revoked at ${revoked}. Its access tokens stop within 30 seconds.`,
          }
        }),
      ),
    )
