import { QueryClient } from "@tanstack/react-query"
import { isPassing } from "./refused.ts"

export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The service may be of this machine: whether a browser sees a network says nothing of it.
        networkMode: "always",
        // What the interface refuses stays refused; what it could not do now is tried again twice.
        retry: (count, error) => isPassing(error) && count < 2,
        retryDelay: (count) => 400 * 2 ** count,
        staleTime: 5000,
        // Pages ask again by themselves what has moved; a focus alone moves nothing.
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: "always" },
    },
  })
