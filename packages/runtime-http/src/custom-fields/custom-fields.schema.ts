import { customFieldEntities, customFieldTypeEntities, customFieldTypes } from "@svc/domain/custom-fields/custom-field"
import { Type } from "typebox"
import { closed, given, Maybe, Name, named, Text, Uuid } from "../shapes.ts"

const Entity = Type.Enum([...customFieldEntities])
export const CustomField = closed(
  {
    id: Uuid,
    key: Type.String(),
    name: Type.String(),
    defaultValue: given,
    fieldType: Type.Enum([...customFieldTypes]),
    entity: Entity,
    typeEntity: given,
  },
  named("CustomFieldConfiguration"),
)
export const CreateCustomFieldRequest = closed(
  {
    fieldType: Type.Enum([...customFieldTypes]),
    entity: Entity,
    key: Type.String({ minLength: 1, maxLength: 100 }),
    name: Maybe(Name),
    defaultValue: Maybe(Text),
    typeEntity: Maybe(Type.Enum([...customFieldTypeEntities])),
  },
  named("CreateCustomFieldConfigurationRequest"),
)
export const UpdateCustomFieldRequest = closed(
  { name: Maybe(Name), defaultValue: Maybe(Text) },
  named("UpdateCustomFieldConfigurationRequest"),
)
