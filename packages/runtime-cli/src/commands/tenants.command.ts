import { type LegalEntityRequest, parseLegalEntity } from "@svc/domain/organisation/legal-entity-request"
import type { LegalEntity } from "@svc/domain/organisation/tenant"
import type { User } from "@svc/domain/identity/user"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { type Command, InvalidArgumentError } from "commander"
import { Effect, Result } from "effect"
import { type Cli, command, group } from "../command.ts"
import type { Service } from "../invocation.ts"
import { text } from "../options.ts"
import { fields, table } from "../output.ts"
import { databaseSettings } from "../settings-help.ts"

export const tenantsCommands = (cli: Cli): Command =>
  group("tenants", "Tenants with their legal entities and users", [create(cli), list(cli)])

interface CreateOptions {
  readonly name: string
  readonly legalEntity: readonly LegalEntityRequest[]
  readonly user?: string
}

const oneMoreEntity = (value: string, before: readonly LegalEntityRequest[] = []): readonly LegalEntityRequest[] => {
  const read = parseLegalEntity(value)
  if (Result.isFailure(read)) throw new InvalidArgumentError(`${read.failure}.`)
  return [...before, read.success]
}

const entityJson = ({ id, name, baseCurrency, country, timeZone }: LegalEntity) => ({
  id,
  name,
  baseCurrency,
  country,
  timeZone,
})
const userJson = ({ id, name, kind }: User) => ({ id, name, kind })

const create = (cli: Cli) =>
  command("create", "Create a tenant with its legal entities and a first user", {
    details: "Use `svc tokens create` afterwards to make credentials for it.",
    examples: [
      'tenants create --name "Example" --legal-entity "Example AB:SEK:SE"',
      'tenants create --name "Group" --legal-entity "Group AB:SEK:SE" --legal-entity "Group Inc:USD:US:America/New_York" --user "Ada"',
    ],
    settings: databaseSettings,
  })
    .requiredOption("--name <name>", "name of the tenant", text)
    .requiredOption(
      "--legal-entity <name:currency[:country[:time zone]]>",
      "a company of the tenant, such as Example AB:SEK:SE; the time zone is needed where a country has several, as US has; may be given several times",
      oneMoreEntity,
    )
    .option("--user <name>", "name of the first user (default: Administrator)", text)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, { name, legalEntity, user }: CreateOptions) {
          const asked = { name, legalEntities: legalEntity, ...(user === undefined ? {} : { userName: user }) }
          const made = yield* service.organisation.createTenant(asked)
          const legalEntities = made.legalEntities.map(entityJson)
          const rows = legalEntities.map((each) => [
            each.id,
            each.name,
            each.baseCurrency,
            each.country ?? "",
            each.timeZone,
          ])
          const head = ["LEGAL ENTITY", "NAME", "CURRENCY", "COUNTRY", "TIME ZONE"]
          return {
            json: { tenantId: made.tenant.id, userId: made.user.id, legalEntities },
            text: `${fields({ tenant: made.tenant.id, user: made.user.id })}\n\n${table(head, rows)}`,
          }
        }),
      ),
    )

const list = (cli: Cli) =>
  command("list", "List the tenants", { examples: ["tenants list"], settings: databaseSettings }).action(
    cli.withService((service) => {
      const { identity, organisation, unitOfWork } = service
      const read = Effect.flatMap(organisation.tenants, (tenants) =>
        Effect.forEach(tenants, ({ id, name }) =>
          Effect.all({
            id: Effect.succeed(id),
            name: Effect.succeed(name),
            legalEntities: Effect.map(organisation.legalEntitiesOf(id), (all) => all.map(entityJson)),
            users: Effect.map(identity.usersOf(id), (all) => all.map(userJson)),
          }),
        ),
      )
      return Effect.map(unitOfWork.atomically(allTenants, read), (tenants) => ({
        json: tenants,
        text:
          tenants.length === 0
            ? "There is no tenant yet: `svc tenants create` makes one."
            : table(
                ["TENANT", "NAME", "LEGAL ENTITIES"],
                tenants.map(({ id, name, legalEntities }) => [
                  id,
                  name,
                  legalEntities.map((each) => `${each.name} (${each.baseCurrency})`).join(", "),
                ]),
              ),
      }))
    }),
  )
