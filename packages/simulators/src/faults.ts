import { gatewayRefusal, htmlPage } from "./answers.ts"
import { json, type Reply } from "./reply.ts"

/** Changes an answer, or delays it by some milliseconds. */
type Fault = (reply: Reply) => Reply & { readonly delayMs?: number }

/** The known faults of the providers. */
export const faults: Readonly<Record<string, Fault>> = {
  "html-page": () => ({ status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body: htmlPage }),
  empty: (reply) => ({ ...reply, body: "" }),
  cut: (reply) => ({ ...reply, body: reply.body.slice(0, Math.floor(reply.body.length * 0.6)) }),
  "not-found": () => json(gatewayRefusal(404, "Resource not found"), 404),
  unavailable: () => json(gatewayRefusal(503, "The service is unavailable"), 503),
  "rate-limit": () => {
    const refusal = json(gatewayRefusal(429, "Rate limit is exceeded. Try again in 2 seconds."), 429)
    return { ...refusal, headers: { ...refusal.headers, "retry-after": "2" } }
  },
  quota: () => json(gatewayRefusal(403, "Out of call volume quota."), 403),
  redirect: () => ({ status: 302, headers: { location: "/elsewhere" }, body: "" }),
  slow: (reply) => ({ ...reply, delayMs: 5_000 }),
  "bad-value": (reply) => ({ ...reply, body: reply.body.replace(/\d+\.\d+/, "-1") }),
  "wrong-series": (reply) => ({ ...reply, body: reply.body.replaceAll("EXR.D.", "EXR.M.").replaceAll("PMI", "XXX") }),
}

/** Holds which faults are switched on, and for how many more answers. */
export const makeFaultSwitch = () => {
  const active = new Map<string, { readonly fault: string; times: number }>()
  return {
    set: (provider: string, fault: string, times: number) => void active.set(provider, { fault, times }),
    clear: () => active.clear(),
    list: () => Object.fromEntries(active),
    apply: (provider: string, reply: Reply): ReturnType<Fault> => {
      const found = active.get(provider)
      if (found === undefined) return reply
      found.times -= 1
      if (found.times <= 0) active.delete(provider)
      return faults[found.fault]!(reply)
    },
  }
}
