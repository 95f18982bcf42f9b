import { Schema } from "effect"

/** Unknown, or of another tenant or legal entity: all answer alike (decisions A9). */
export class ResourceNotFound extends Schema.TaggedError<ResourceNotFound>()("ResourceNotFound", {
  noun: Schema.String,
  id: Schema.String,
}) {
  override get message() {
    return `There is no ${this.noun} ${this.id} in this legal entity.`
  }
}

/** What was asked for cannot be done with the resource as it is now; nothing was changed. */
export class ActionRefused extends Schema.TaggedError<ActionRefused>()("ActionRefused", {
  message: Schema.String,
}) {}
