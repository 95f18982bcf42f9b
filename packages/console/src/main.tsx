import "./ui/base.css"
import { QueryClientProvider } from "@tanstack/react-query"
import { RouterProvider } from "@tanstack/react-router"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { makeQueryClient } from "./api/query-client.ts"
import { router } from "./routes.ts"

const page = document.getElementById("page")
if (page !== null)
  createRoot(page).render(
    <StrictMode>
      <QueryClientProvider client={makeQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
