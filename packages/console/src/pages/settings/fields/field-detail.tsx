import { useParams } from "@tanstack/react-router"
import { useAsk } from "../../../shell/ask.ts"
import { History } from "../../../shell/history.tsx"
import { useOpenDialog } from "../../../shell/open-dialog.ts"
import { useEntity } from "../../../shell/entity.ts"
import { useCloseRow } from "../../../shell/close-row.ts"
import { Button } from "../../../ui/button.tsx"
import { Id } from "../../../ui/copy.tsx"
import { Facts, Note } from "../../../ui/page.tsx"
import { Detail, PendingDetail } from "../../../ui/split.tsx"
import { EditField } from "./field-dialogs.tsx"
import { entityWords, typeWords } from "./field-words.ts"

/** A custom field; its name and default can be changed. */
export const FieldDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const close = useCloseRow(`/settings/fields/${useEntity()}`)
  const { dialog, reason, openDialog, closeDialog } = useOpenDialog("settings:write")
  const asked = useAsk("/CustomFieldConfigurations/{id}", { path: { id: one } })
  const field = asked.data
  if (field === undefined) return <PendingDetail title="Custom field" of={asked} rows={4} onClose={close} />
  return (
    <Detail
      title={field.name}
      onClose={close}
      history={<History of="CustomField" id={one} />}
      raw={field}
      actions={
        <Button reason={reason} onClick={() => openDialog("edit")}>
          Edit…
        </Button>
      }
    >
      <Facts
        of={[
          ["Resource", entityWords[field.entity]],
          ["Key", <code key="key">{field.key}</code>],
          ["Type", typeWords[field.fieldType]],
          ["Refers to", field.typeEntity],
          ["Default", field.defaultValue ?? "Nothing"],
          ["Id", <Id key="id" id={field.id} />],
        ]}
      />
      <Note>Resource, key and type cannot be changed, because existing values use them.</Note>
      {dialog === "edit" ? <EditField field={field} onClose={closeDialog} /> : null}
    </Detail>
  )
}
