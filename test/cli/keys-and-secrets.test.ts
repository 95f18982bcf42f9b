import { makeSecretBox, type SecretBox } from "@svc/adapters/crypto/secret-box"
import { apiKeyContext } from "@svc/adapters/postgres/exchange-rates/rate-provider-store"
import { answerContext } from "@svc/adapters/postgres/shared/idempotency-store"
import { linkTokenContext } from "@svc/adapters/postgres/invoicing/invoice-link-store"
import { mailPasswordContext } from "@svc/adapters/postgres/messages/mail-settings-store"
import { signingKeyContext } from "@svc/adapters/postgres/identity/signing-key-store"
import { openWebhookSecrets, settingsContext } from "@svc/adapters/postgres/webhooks/webhook-secrets"
import { toClaims } from "@svc/domain/identity/access-token"
import type { PersonalToken } from "@svc/domain/identity/personal-token"
import type { InvoiceId, InvoiceLinkId } from "@svc/domain/shared/ids"
import { secondsAfter } from "@svc/domain/shared/timestamp"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { OpenedWebhook } from "@svc/domain/webhooks/webhook"
import { randomBytes, randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { mailSettings } from "../support/messages/message-rows.ts"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds } from "../support/service/seeds.ts"
import { holdTable } from "./hold-table.ts"
import { makeSvc, startSvc, type Svc } from "./run-svc.ts"

const none = {
  webhooks: 0,
  signingKeys: 0,
  idempotencyKeys: 0,
  personFactors: 0,
  signInProviders: 0,
  rateProviders: 0,
  invoicing: 0,
  eInvoicing: 0,
  messages: 0,
}
const answers = 600
const newKey = randomBytes(32)

let h: StillService
let svc: Svc
/** The environment of a process with the given keys. */
let withKeys: (...keys: readonly Uint8Array[]) => Record<string, string>
let oldKey: Uint8Array
let webhooks: readonly OpenedWebhook[]

beforeAll(async () => {
  h = await openService({ clock: "manual" })
  oldKey = h.worker.get("Settings").encryptionKeys![0]!
  withKeys = (...keys) => ({
    DATABASE_URL: h.databaseUrl,
    SVC_ENCRYPTION_KEY: keys.map((key) => Buffer.from(key).toString("base64")).join(","),
  })
  svc = makeSvc(withKeys(oldKey))
  await h.worker.atomically(allTenants, h.worker.get("SigningKeyStore").ensure(h.clock.now()))
})
afterAll(() => h.close())

describe("keys", () => {
  test("rotate signs with a new key and lets the old one verify; list shows no private half", async () => {
    const codec = h.worker.get("AccessTokenCodec")
    const person = { tenantId: randomUUID(), userId: randomUUID(), clientId: randomUUID(), permissions: [] }
    const claims = toClaims(
      person as unknown as PersonalToken,
      { permissions: [] },
      randomUUID(),
      randomUUID(),
      now(),
      false,
    )
    const token = await h.worker.run(codec.sign(claims))

    const [before] = await svc.json<readonly { kid: string; retired?: string }[]>("keys", "list")
    const refused = await svc.run(["keys", "rotate"], { env: withKeys(newKey) })
    expect([refused.code, refused.stdout]).toEqual([1, ""])
    expect(refused.stderr).toMatch(/^svc: SVC_ENCRYPTION_KEY does not decrypt .*\n$/)

    const { kid, created } = await svc.json<{ kid: string; created: string }>("keys", "rotate")
    const [listed, table] = await Promise.all([svc.json<readonly object[]>("keys", "list"), svc.run(["keys", "list"])])
    expect(listed).toEqual([
      { kid, created },
      { ...before, retired: created },
    ])
    expect(await h.worker.run(codec.verify(token, now()))).toMatchObject({ tenantId: person.tenantId })

    const sealed = await h.sql<{ private_key_sealed: string }>("select private_key_sealed from svc.signing_keys")
    expect(sealed).toHaveLength(2)
    for (const { private_key_sealed: secret } of sealed) {
      expect(JSON.stringify(listed) + table.stdout).not.toContain(secret)
    }
  })
})

const now = () => h.clock.now()

describe("secrets reencrypt", () => {
  beforeAll(async () => {
    const seeds = makeSeeds(h)
    const { scope } = await seeds.tenant()
    webhooks = [await seeds.webhook(scope), await seeds.webhook(scope), await seeds.webhook(scope)]
    await h.worker.run(h.worker.get("WebhookStore").delete(scope, webhooks[1]!.id, now()))
    const lost = await seeds.webhook(scope)
    // Each version of the settings has its own context.
    const opened = { version: 3, stored: {}, secrets: { headers: { "x-key": "key 4712" } } }
    await h.worker.run(h.worker.get("WebhookSettingsStore").save(scope.tenantId, webhooks[0]!.id, opened))
    await h.sql("update svc.webhooks set token_sealed = left(token_sealed, -4) || 'AAAA' where id = $1", [lost.id])

    await h.worker.run(
      h.worker.get("RateProviderStore").save(scope, { provider: "commercial", isEnabled: true, apiKey: "key 4711" }),
    )
    await h.worker.run(
      h.worker
        .get("MailSettingsStore")
        .save(scope, { ...mailSettings, login: { username: "mailer", password: "key 4713" } }),
    )
    await h.worker.run(
      h.worker.get("InvoiceLinkStore").insert({
        ...scope,
        id: h.worker.get("IdSource").next<InvoiceLinkId>(),
        invoiceId: h.worker.get("IdSource").next<InvoiceId>(),
        token: "key 4714",
        createdAt: now(),
        expiresAt: secondsAfter(now(), 86_400),
      }),
    )
    const rows = Array.from({ length: answers }, (_, index) => {
      const row = {
        tenant_id: scope.tenantId,
        legal_entity_id: scope.legalEntityId,
        endpoint: "POST /Events",
        key: `key ${index}`,
      }
      return { ...row, answer_sealed: h.secretBox.seal(`answer ${index}`, answerContext(row)) }
    })
    await h.sql(
      `insert into svc.idempotency_keys (tenant_id, legal_entity_id, endpoint, key, fingerprint, status, answer_sealed, hours, expires_at)
       select tenant_id, legal_entity_id, endpoint, key, '', 201, answer_sealed, 24, now() + interval '1 day'
       from json_to_recordset($1) as row (tenant_id uuid, legal_entity_id uuid, endpoint text, key text, answer_sealed text)`,
      [JSON.stringify(rows)],
    )
  })

  test("with the old key first there is nothing to do, but for what no key opens", async () => {
    const { code, stdout, stderr } = await svc.run(["secrets", "reencrypt", "--json"])
    expect([code, JSON.parse(stdout), stderr]).toEqual([0, { ...none, unreadable: none }, ""])
  })

  test("cut off and run again, everything opens with the new key alone", async () => {
    const env = withKeys(newKey, oldKey)
    const held = await holdTable(h.databaseUrl, "svc.idempotency_keys", "key = 'key 300'")
    const first = startSvc(["secrets", "reencrypt", "--json"], { env })
    await held.untilWaitedFor()
    first.kill("SIGINT")
    await held.release()
    const stopped = await first.outcome
    expect([stopped.code, stopped.stdout]).toEqual([130, ""])
    expect(stopped.stderr).toBe("svc: stopped before it was done.\n")
    const half = await sealedBy(makeSecretBox([newKey]))
    expect(half.idempotencyKeys).toBeGreaterThan(100)
    expect(half.webhooks).toBe(0)

    const second = await svc.run(["secrets", "reencrypt"], { env })
    expect(second.code).toBe(0)
    expect(second.stdout).toMatch(
      /^Encrypted again:\nidempotencyKeys +\d+\nsigningKeys +2\npersonFactors +0\nsignInProviders +0\nrateProviders +1\ninvoicing +1\neInvoicing +0\nmessages +1\nwebhooks +5\n$/,
    )
    expect(second.stderr).toMatch(
      /^No key of SVC_ENCRYPTION_KEY decrypts the secrets of 1 rows \(.*, 1 webhooks\): .*\n$/,
    )
    expect(await sealedBy(makeSecretBox([newKey]))).toEqual({
      webhooks: 3,
      webhookSettings: 1,
      signingKeys: 2,
      idempotencyKeys: answers,
      rateProviders: 1,
      mailSettings: 1,
      invoiceLinks: 1,
    })

    const third = await svc.run(["secrets", "reencrypt", "--json"], { env: withKeys(newKey) })
    expect(JSON.parse(third.stdout)).toEqual({ ...none, unreadable: { ...none, webhooks: 1 } })
  })

  test("a webhook whose secrets no key opens is listed with a mark, and the others as they are", async () => {
    const list = ["webhooks", "list", "--tenant", webhooks[0]!.tenantId]
    const env = withKeys(newKey)
    const [json, text] = [await svc.run([...list, "--json"], { env }), await svc.run(list, { env })]
    const shown = JSON.parse(json.stdout) as readonly { id: string; secretsUnreadable?: true }[]
    const lost = shown.find(({ id }) => webhooks.every((each) => each.id !== id))!
    expect(shown.map(({ id, secretsUnreadable }) => [id, secretsUnreadable])).toEqual([
      [webhooks[0]!.id, undefined],
      [webhooks[2]!.id, undefined],
      [lost.id, true],
    ])
    expect(text.stdout).toMatch(new RegExp(`^${lost.id} +Enabled \\(secrets unreadable\\) `, "mu"))
  })

  test("check says which key seals how much, and that no process runs", async () => {
    const { code, stdout } = await svc.run(["secrets", "check"], { env: withKeys(newKey) })
    expect(code).toBe(0)
    const [id] = makeSecretBox([newKey]).keyIds
    expect(stdout).toMatch(new RegExp(`^${id} +\\d+ +no +no$`, "mu"))
    expect(stdout).toContain("No running process reports its keys")
  })
})

/** How many rows a box decrypts. Each must decrypt to its original value. */
const sealedBy = async (box: SecretBox) => {
  const count = async <Row extends object>(table: string, opens: (row: Row) => boolean) =>
    (await h.sql<Row>(`select * from svc.${table}`)).filter((row) => {
      try {
        return opens(row)
      } catch {
        return false
      }
    }).length
  return {
    webhooks: await count("webhooks", (row: Parameters<typeof openWebhookSecrets>[1]) => {
      const known = webhooks.find(({ id }) => id === row.id)!
      const { token, signingSecrets } = openWebhookSecrets(box, row)
      return token === known.token && signingSecrets[0]!.secret === known.signingSecrets[0]!.secret
    }),
    webhookSettings: await count(
      "webhook_settings",
      (row: Parameters<typeof settingsContext>[0] & { readonly secrets_sealed: string }) =>
        box.open(row.secrets_sealed, settingsContext(row)).includes("key 4712"),
    ),
    signingKeys: await count("signing_keys", (row: { kid: string; private_key_sealed: string }) =>
      box.open(row.private_key_sealed, signingKeyContext(row.kid)).includes("PRIVATE KEY"),
    ),
    idempotencyKeys: await count(
      "idempotency_keys",
      (row: Parameters<typeof answerContext>[0] & { readonly answer_sealed: string }) =>
        box.open(row.answer_sealed, answerContext(row)) === row.key.replace("key", "answer"),
    ),
    rateProviders: await count(
      "rate_providers",
      (row: Parameters<typeof apiKeyContext>[0] & { readonly api_key_sealed: string }) =>
        box.open(row.api_key_sealed, apiKeyContext(row)) === "key 4711",
    ),
    mailSettings: await count(
      "mail_settings",
      (row: Parameters<typeof mailPasswordContext>[0] & { readonly password_sealed: string }) =>
        box.open(row.password_sealed, mailPasswordContext(row)) === "key 4713",
    ),
    invoiceLinks: await count(
      "invoice_links",
      (row: Parameters<typeof linkTokenContext>[0] & { readonly token_sealed: string }) =>
        box.open(row.token_sealed, linkTokenContext(row)) === "key 4714",
    ),
  }
}
