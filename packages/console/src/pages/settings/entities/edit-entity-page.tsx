import { useQueryClient } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { meKey } from "../../../api/me.ts"
import { Edited, useEdited } from "../../../shell/edited.tsx"
import { useEntity } from "../../../shell/entity.ts"
import { crumbClass, Page } from "../../../ui/page.tsx"
import { say } from "../../../ui/toast.tsx"
import { EntityForm } from "./entity-form.tsx"
import { changedIn, patchOf, valuesOf } from "./entity-patch.ts"
import { fieldWords } from "./entity-words.ts"

/** Edits the options of a legal entity. */
export const EditEntityPage = () => {
  const id = useEntity()
  const navigate = useNavigate()
  const client = useQueryClient()
  const edited = { path: "/LegalEntities/{id}", input: { path: { id } } } as const
  const found = useEdited(edited.path, edited.input)
  const name = found.data?.data.name
  const back = () => void navigate({ to: `/settings/entities/${id}` })
  return (
    <Page
      title={name === undefined ? "Edit legal entity" : `Edit ${name}`}
      shown={name}
      crumb={
        <Link to="/settings/entities" className={crumbClass}>
          Legal entities ›
        </Link>
      }
    >
      <Edited
        {...edited}
        found={found}
        named={valuesOf}
        labels={found.data === undefined ? {} : fieldWords(found.data.data)}
        bodyOf={(changed, company) => patchOf({ ...changed }, company)}
        onSaved={() => {
          say("Saved")
          // The name may be new, which the frame shows.
          void client.invalidateQueries({ queryKey: meKey })
          back()
        }}
      >
        {(company, save) => (
          <EntityForm
            company={company}
            onCancel={back}
            onSend={async (data) => {
              const changed = changedIn(data, company)
              return Object.keys(changed).length === 0 ? back() : save(changed)
            }}
          />
        )}
      </Edited>
    </Page>
  )
}
