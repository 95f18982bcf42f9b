import type { ProductRequest } from "@svc/domain/catalogue/product-request"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { Command } from "commander"
import * as Data from "effect/Data"
import { Effect, Result } from "effect"
import { type Cli, command, group } from "../command.ts"
import { CommandFailed } from "../failure.ts"
import { findOrigin } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { readProductRows, type RowMistakes } from "../product-rows.ts"
import { databaseSettings } from "../settings-help.ts"

const tenantExample = "--tenant 0199d3a0-0000-7000-8000-000000000001"

export const productsCommands = (cli: Cli): Command => group("products", "Products", [importFrom(cli)])

interface ImportOptions extends options.ScopeOptions {
  readonly dryRun?: true
}

/** The result of a row. */
type Imported =
  | { readonly row: number; readonly productNumber: string; readonly name: string }
  | { readonly row: number; readonly errors: RowMistakes }

/** Rolls back the transaction of a row that is only checked. */
class OnlyTried extends Data.TaggedError("OnlyTried")<{ readonly productNumber: string }> {}

const importFrom = (cli: Cli) =>
  command("import", "Create products from a file", {
    details:
      "The file is a JSON array of products in the format of POST /Products, or has one such object per line (NDJSON). Each row is created separately: an invalid row is not stored but reported with its number and its invalid fields, and the others continue. --dry-run checks every row and stores none; the numbers that it shows are not assigned. The exit code is 1 when a row was refused. A second run creates the same products again: remove created rows from the file first.",
    examples: [
      `products import products.json ${tenantExample} --dry-run`,
      `products import - ${tenantExample} --legal-entity "Example AB"`,
    ],
    settings: databaseSettings,
  })
    .argument("<file>", "the file, or - for standard input", options.text)
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .option("--dry-run", "check every row and store none")
    .action(
      cli.withFile(
        Effect.fnUntraced(function* (service: Service, { dryRun, ...asked }: ImportOptions, bytes: Uint8Array) {
          const origin = yield* findOrigin(service, asked)
          const rows = readProductRows(new TextDecoder().decode(bytes))
          if (Result.isFailure(rows))
            return yield* new CommandFailed({ message: `The file is not JSON: ${rows.failure}.` })
          const imported: Imported[] = []
          for (const { row, read } of rows.success) {
            service.invocation.showProgress?.(`row ${row}, ${imported.length} of ${rows.success.length} done`)
            imported.push(
              Result.isFailure(read)
                ? { row, errors: read.failure }
                : { row, ...(yield* createOne(service, origin, read.success, dryRun === true)) },
            )
          }
          service.invocation.showProgress?.("")
          return outcome(imported, dryRun === true)
        }),
        { queue: true },
      ),
    )

/** Creates a product, or checks whether it could be created; the mistakes in it are returned as its result. */
const createOne = (service: Service, origin: EventOrigin, request: ProductRequest, isTried: boolean) =>
  service.unitOfWork
    .atomically(
      origin.tenantId,
      Effect.flatMap(service.catalogue.create(origin, request), ({ productNumber }) =>
        isTried ? Effect.fail(new OnlyTried({ productNumber })) : Effect.succeed(productNumber),
      ),
    )
    .pipe(
      Effect.catchTag("OnlyTried", ({ productNumber }) => Effect.succeed(productNumber)),
      Effect.map((productNumber) => ({ productNumber, name: request.name! })),
      Effect.catchTags({
        FieldsRefused: ({ errors }) => Effect.succeed({ errors }),
        ActionRefused: ({ message }) => Effect.succeed({ errors: { row: [message] } }),
      }),
    )

const outcome = (rows: readonly Imported[], isTried: boolean) => {
  const refused = rows.flatMap((row) => ("errors" in row ? [row] : []))
  const created = rows.length - refused.length
  const lines = refused.flatMap(({ row, errors }) =>
    Object.entries(errors).map(
      ([field, texts]) => `row ${row}: ${field === "row" ? "" : `${field} `}${texts.join(", ")}`,
    ),
  )
  const verb = isTried ? "can be created" : created === 1 ? "was created" : "were created"
  const summary = `${created} of ${rows.length} ${rows.length === 1 ? "product" : "products"} ${verb}${refused.length === 0 ? "" : `, ${refused.length} refused`}.`
  return {
    json: { dryRun: isTried, created: isTried ? 0 : created, refused: refused.length, rows },
    text: [...lines, summary].join("\n"),
    failed: refused.length > 0,
  }
}
