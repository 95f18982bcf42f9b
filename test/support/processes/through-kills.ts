import type { TestService } from "../service/service.ts"
import type { TestTenant } from "../service/tenants.ts"
import { until } from "../until.ts"
import { startHttpProcess } from "./http-process.ts"

const connections = 20

/** Does something `times` times, with as many at once as there are connections. */
export const inLanes = async (times: number, each: (index: number) => Promise<unknown>): Promise<void> => {
  let next = 0
  const lane = async () => {
    for (let index = next++; index < times; index = next++) await each(index)
  }
  await Promise.all(Array.from({ length: connections }, lane))
}

interface Asked {
  readonly pathOf: (id: string) => string
  readonly isDone: (id: string) => Promise<boolean>
}

/**
 * Posts to the path of each id, alternating between the service and a second process that is killed halfway. A third of
 * the requests are cut off at a random moment. Requests without an answer are repeated until they succeed.
 */
export const throughKills = async (
  {
    service,
    tenant,
    settings = {},
  }: {
    readonly service: TestService
    readonly tenant: TestTenant
    readonly settings?: Readonly<Record<string, string>>
  },
  ids: readonly string[],
  { pathOf, isDone }: Asked,
): Promise<void> => {
  const { clientId, secret } = tenant
  const { body } = await service.anonymous.post("/auth/v2/token", { clientId, secret })
  const authorization = `Bearer ${(body as { readonly access_token: string }).access_token}`
  const beside = await startHttpProcess(service, settings)
  let asked = 0
  const ask = async (id: string, index: number): Promise<boolean> => {
    asked += 1
    const origin = index % 2 === 0 ? service.origin : beside.origin
    const patience = index % 3 === 0 ? Math.random() * 40 : 30_000
    const signal = AbortSignal.timeout(Math.max(1, Math.ceil(patience)))
    const answer = await fetch(`${origin}${pathOf(id)}`, { method: "POST", headers: { authorization }, signal }).catch(
      () => undefined,
    )
    return answer?.ok === true
  }
  const killed = until(
    () => asked,
    (made) => made > ids.length / 2,
  ).then(beside.kill)
  await inLanes(ids.length, async (index) => {
    const id = ids[index]!
    for (let attempt = 0; ; attempt += 1) {
      if (await ask(id, index + attempt)) return
      if (await isDone(id)) return
      if (attempt > 500) throw new Error(`${pathOf(id)} could not be asked`)
      await new Promise((resume) => setTimeout(resume, 25))
    }
  })
  await killed
}
