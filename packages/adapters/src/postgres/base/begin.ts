import type { ChangeCause } from "@svc/domain/shared/change-cause"
import type { PoolClient } from "pg"
import { makeCapture } from "./audit-capture.ts"
import { dbOf } from "./connection-db.ts"
import type { Running, SettingsSeen } from "./current-transaction.ts"
import { enterTenant, prepareEntry, sendEntered } from "./enter-tenant.ts"
import { send } from "./send.ts"

/** Records the version of the settings that the transaction really has. */
const note = (settings: SettingsSeen, text: string | undefined): void => {
  const assumed = settings.version
  const version = text === undefined ? undefined : BigInt(text)
  settings.isWrong = settings.isAssumed && version !== assumed
  settings.version = version
  settings.isAssumed = settings.isWrong
}

const seen = (assumed: bigint | undefined): SettingsSeen => ({
  version: assumed,
  isAssumed: assumed !== undefined,
  isWrong: false,
})

/**
 * Sends the begin of a transaction. Until it is answered, the transaction uses the `assumed` version of its tenant's
 * settings. With a cause its changes are collected for the audit log.
 */
export const begin = (
  client: PoolClient,
  tenant: string,
  { isReading, isOfAll }: { readonly isReading: boolean; readonly isOfAll: boolean },
  assumed: bigint | undefined,
  cause: ChangeCause | undefined,
): Running => {
  const settings = seen(assumed)
  const begun = send(client, isReading ? "start transaction isolation level repeatable read" : "begin")
  const entered = isOfAll ? undefined : enterTenant(client, tenant)
  const answered = Promise.all([begun, entered]).then(([, version]) => note(settings, version))
  // Work that does not wait for the answer learns of a failure from its next statement.
  answered.catch(() => undefined)
  const capture = cause === undefined ? undefined : makeCapture()
  return {
    ...dbOf(client, undefined, capture),
    client,
    tenant,
    settings,
    wakes: new Set(),
    answered: () => answered,
    ...(cause === undefined || capture === undefined ? {} : { caused: [{ cause, capture }] }),
  }
}

/**
 * A transaction of one statement, which carries the entry of the tenant with it. When no statement is sent, the
 * settings are read alone.
 */
export const beginWithStatement = async (client: PoolClient, tenant: string, assumed: bigint): Promise<Running> => {
  await prepareEntry(client, tenant)
  const settings = seen(assumed)
  const told = (version: string | undefined) => note(settings, version)
  const statements = dbOf(client, (...statement) => sendEntered(client, tenant, told, ...statement))
  const answered = async () => {
    await statements.ended()
    if (settings.isAssumed && !settings.isWrong) told(await enterTenant(client, tenant))
  }
  return { ...statements, client, tenant, settings, wakes: new Set(), answered, isOneStatement: true }
}
