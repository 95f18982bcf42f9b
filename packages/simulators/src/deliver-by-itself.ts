import type { NetworkProviderStore } from "./network-provider-store.ts"

/** Delivers each document, with an acknowledgement, after it has been at the provider for some seconds. */
export const startDeliveries = (store: NetworkProviderStore, afterSeconds: number): { readonly stop: () => void } => {
  const timer = setInterval(() => {
    for (const { id, status, createdAt } of store.documents()) {
      if (status !== "PENDING" || Date.parse(createdAt) + afterSeconds * 1000 > Date.now()) continue
      store.deliver(id, store.acknowledgementOf(id))
    }
  }, 500)
  return { stop: () => clearInterval(timer) }
}
