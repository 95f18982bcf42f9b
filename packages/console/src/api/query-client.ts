import { QueryClient } from "@tanstack/react-query"
import { isPassing } from "./refused.ts"

export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The service may run on this machine, so the browser's network state says nothing about it.
        networkMode: "always",
        // A refusal is not repeated; a temporary failure is tried again twice.
        retry: (count, error) => isPassing(error) && count < 2,
        retryDelay: (count) => 400 * 2 ** count,
        staleTime: 5000,
        // Pages refresh changed data by themselves, so focusing the window needs no refresh.
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: "always" },
    },
  })
