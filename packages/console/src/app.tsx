import { RouterProvider } from "@tanstack/react-router"
import { useState } from "react"
import { makeRouter } from "./routes.ts"

/** All pages that require a sign-in. */
export const App = () => {
  const [router] = useState(makeRouter)
  return <RouterProvider router={router} />
}
