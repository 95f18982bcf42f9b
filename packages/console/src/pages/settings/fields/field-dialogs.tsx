import { useState } from "react"
import { CustomFieldConfigurationCreate as limits } from "../../../api/constraints.gen.ts"
import { useDo } from "../../../shell/ask.ts"
import { Edited, useEdited } from "../../../shell/edited.tsx"
import { Dialog } from "../../../ui/dialog.tsx"
import { Options, SelectField, TextField } from "../../../ui/field.tsx"
import { Form, FormButtons } from "../../../ui/form.tsx"
import { Note } from "../../../ui/page.tsx"
import { say } from "../../../ui/toast.tsx"
import { textIn, textOrNull, withoutNulls } from "../../../ui/typed.ts"
import { type CustomField, entityWords, typeWords } from "./field-words.ts"

const Default = ({ value }: { readonly value?: string | undefined }) => (
  <TextField
    name="defaultValue"
    label="Default"
    hint="The value of new resources: 2026-11-20 for a date, true or false for yes or no."
    optional
    limits={limits.defaultValue}
    defaultValue={value}
  />
)

const Name = ({ value }: { readonly value?: string | undefined }) => (
  <TextField
    name="name"
    label="Name"
    hint="Label of the field. Default: its key."
    optional
    limits={limits.name}
    defaultValue={value}
  />
)

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

export const NewField = ({ open, onClose }: DialogProps) => {
  const run = useDo()
  const [type, setType] = useState("Text")
  return (
    <Dialog open={open} onClose={onClose} title="New custom field">
      <Form
        label="New custom field"
        onSend={async (data, once) => {
          const given = {
            name: textOrNull(data, "name"),
            defaultValue: textOrNull(data, "defaultValue"),
            typeEntity: textOrNull(data, "typeEntity") as "Account" | "User" | null,
          }
          const body = {
            entity: textIn(data, "entity") as CustomField["entity"],
            fieldType: textIn(data, "fieldType") as CustomField["fieldType"],
            key: textIn(data, "key"),
            ...withoutNulls(given),
          }
          const { name } = await run("post", "/CustomFieldConfigurations", { body, once })
          say(`“${name}” is made`)
          onClose()
        }}
      >
        {(busy) => (
          <>
            <Note>Resource, key and type cannot be changed later.</Note>
            <SelectField name="entity" label="Resource">
              <Options of={entityWords} />
            </SelectField>
            <TextField
              name="key"
              label="Key"
              hint="Its name in JSON: letters, digits, - and _."
              mono
              limits={limits.key}
              autoFocus
            />
            <SelectField name="fieldType" label="Type" value={type} onChange={({ target }) => setType(target.value)}>
              <Options of={typeWords} />
            </SelectField>
            {type === "Entity" ? (
              <SelectField name="typeEntity" label="Refers to">
                <Options of={{ Account: "Account", User: "User" }} />
              </SelectField>
            ) : null}
            <Name />
            <Default />
            <FormButtons busy={busy} onCancel={onClose}>
              Create field
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}

/** Edits the name and the default of a field. */
export const EditField = ({ field, onClose }: Pick<DialogProps, "onClose"> & { readonly field: CustomField }) => {
  const edited = { path: "/CustomFieldConfigurations/{id}", input: { path: { id: field.id } } } as const
  const found = useEdited(edited.path, edited.input)
  return (
    <Dialog open onClose={onClose} title={`Edit ${field.name}`}>
      <Edited
        {...edited}
        found={found}
        named={(now) => ({ ...now })}
        labels={{ name: "Name", defaultValue: "Default" }}
        onSaved={() => {
          say("Saved")
          onClose()
        }}
      >
        {({ name, defaultValue }, save) => (
          <Form
            label={`Edit ${field.name}`}
            onSend={(data) => save({ name: textOrNull(data, "name"), defaultValue: textOrNull(data, "defaultValue") })}
          >
            {(busy) => (
              <>
                <Name value={name} />
                <Default value={defaultValue} />
                <FormButtons busy={busy} onCancel={onClose}>
                  Save
                </FormButtons>
              </>
            )}
          </Form>
        )}
      </Edited>
    </Dialog>
  )
}
