import { allOf, begins, equals } from "../../../api/filter.ts"
import { useOpenDialog } from "../../../shell/open-dialog.ts"
import { EmptyList } from "../../../shell/empty-list.tsx"
import { useEntity } from "../../../shell/entity.ts"
import { ListPage } from "../../../shell/list-page.tsx"
import { Button } from "../../../ui/button.tsx"
import type { Column } from "../../../ui/column.ts"
import { CompanyCrumb } from "../company-crumb.tsx"
import { NewField } from "./field-dialogs.tsx"
import { type CustomField, entityWords, typeWords } from "./field-words.ts"

const columns = (isNarrow: boolean): readonly Column<CustomField>[] => [
  {
    key: "of",
    head: "Resource",
    width: "minmax(144px, 1fr)",
    fold: 3,
    phone: "note",
    cell: ({ entity }) => entityWords[entity],
  },
  { key: "name", head: "Name", width: "minmax(144px, 2fr)", phone: "title", cell: ({ name }) => name },
  { key: "key", head: "Key", width: "minmax(120px, 1fr)", phone: "corner", cell: ({ key }) => <code>{key}</code> },
  ...(isNarrow
    ? []
    : [
        {
          key: "type",
          head: "Type",
          width: "136px",
          fold: 2,
          phone: "aside" as const,
          cell: ({ fieldType }: CustomField) => typeWords[fieldType],
        },
        {
          key: "default",
          head: "Default",
          width: "minmax(112px, 1fr)",
          fold: 1,
          cell: ({ defaultValue }: CustomField) => defaultValue ?? "",
        },
      ]),
]

const fields = [
  { name: "of", label: "Resource", options: Object.entries(entityWords) },
  { name: "type", label: "Type", options: Object.entries(typeWords) },
  { name: "text", label: "Name or key" },
] as const

/** The custom fields of a company's accounts, invoices and other resources. */
export const FieldsPage = () => {
  const entity = useEntity()
  const { dialog, reason, openDialog, closeDialog } = useOpenDialog("settings:write")
  const action = (
    <Button look="primary" icon="plus" reason={reason} onClick={() => openDialog("new")}>
      New field…
    </Button>
  )
  return (
    <>
      <ListPage<CustomField>
        title="Custom fields"
        noun="custom fields"
        crumb={<CompanyCrumb />}
        path="/CustomFieldConfigurations"
        opens={`/settings/fields/${entity}`}
        actions={action}
        fields={fields}
        toQuery={({ of, type, text }) => ({
          Filter: allOf(equals("entity", of), equals("fieldType", type), begins(["name", "key"], text)),
          OrderBy: "entity,key",
        })}
        columns={(_, isNarrow) => columns(isNarrow)}
        empty={
          <EmptyList
            action={action}
            post={[
              "/CustomFieldConfigurations",
              () => ({ entity: "Account", key: "seats", name: "Seats", fieldType: "Integer" }),
            ]}
          >
            There is no custom field yet. Custom fields extend accounts, invoices, orders and other resources.
          </EmptyList>
        }
      />
      <NewField open={dialog === "new"} onClose={closeDialog} />
    </>
  )
}
