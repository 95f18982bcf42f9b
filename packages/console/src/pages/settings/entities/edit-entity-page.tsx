import { Link, useNavigate } from "@tanstack/react-router"
import { useAsk, useDo } from "../../../shell/ask.ts"
import { useEntity } from "../../../shell/entity.ts"
import { crumbClass, Page } from "../../../ui/page.tsx"
import { Failure, Skeleton } from "../../../ui/states.tsx"
import { say } from "../../../ui/toast.tsx"
import { EntityForm } from "./entity-form.tsx"
import { patchIn } from "./entity-patch.ts"

/** The options of a legal entity, to be changed. */
export const EditEntityPage = () => {
  const id = useEntity()
  const navigate = useNavigate()
  const run = useDo()
  const found = useAsk("/LegalEntities/{id}", { path: { id } })
  const back = () => void navigate({ to: `/settings/entities/${id}` })
  return (
    <Page
      title="Edit legal entity"
      shown={found.data?.name ?? "Edit legal entity"}
      crumb={
        <Link to="/settings/entities" className={crumbClass}>
          Legal entities ›
        </Link>
      }
    >
      {found.data !== undefined ? (
        <EntityForm
          company={found.data}
          onCancel={back}
          onSend={async (data, company) => {
            const body = patchIn(data, company)
            if (Object.keys(body).length > 0) {
              await run("patch", "/LegalEntities/{id}", { path: { id }, body })
              say("Saved")
            }
            back()
          }}
        />
      ) : found.isError ? (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Skeleton />
      )}
    </Page>
  )
}
