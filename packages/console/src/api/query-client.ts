import { QueryClient } from "@tanstack/react-query"
import { Refused } from "./refused.ts"

/** What the interface refuses stays refused; what it could not do now is tried again twice. */
const isPassing = (error: unknown) => error instanceof Refused && (error.status === 0 || error.status >= 500)

export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => isPassing(error) && count < 2,
        retryDelay: (count) => 400 * 2 ** count,
        staleTime: 5000,
        // Pages ask again by themselves what has moved; a focus alone moves nothing.
        refetchOnWindowFocus: false,
      },
    },
  })
