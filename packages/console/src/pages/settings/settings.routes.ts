import { createRoute, redirect } from "@tanstack/react-router"
import { gateRoute, lazyPage, searchOf } from "../../shell/roots.ts"

const parent = createRoute({
  getParentRoute: () => gateRoute,
  path: "settings",
  component: lazyPage(() => import("./settings-frame.tsx"), "SettingsFrame"),
})

const entities = createRoute({
  getParentRoute: () => parent,
  path: "entities",
  validateSearch: searchOf("text"),
  component: lazyPage(() => import("./entities/entities-page.tsx"), "EntitiesPage"),
})
const entity = createRoute({
  getParentRoute: () => entities,
  path: "$one",
  component: lazyPage(() => import("./entities/entity-detail.tsx"), "EntityDetail"),
})
const newEntity = createRoute({
  getParentRoute: () => parent,
  path: "entities/new",
  component: lazyPage(() => import("./entities/new-entity-page.tsx"), "NewEntityPage"),
})
const editEntity = createRoute({
  getParentRoute: () => parent,
  path: "entities/$entity/edit",
  component: lazyPage(() => import("./entities/edit-entity-page.tsx"), "EditEntityPage"),
})

/** Settings of a single company are below its id, like its pages. */
const ofLatest = (path: string) =>
  createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyPage(() => import("./of-latest.tsx"), "OfLatest"),
  })
const fields = createRoute({
  getParentRoute: () => parent,
  path: "fields/$entity",
  validateSearch: searchOf("of", "type", "text", "do"),
  component: lazyPage(() => import("./fields/fields-page.tsx"), "FieldsPage"),
})
const field = createRoute({
  getParentRoute: () => fields,
  path: "$one",
  component: lazyPage(() => import("./fields/field-detail.tsx"), "FieldDetail"),
})
const reference = createRoute({
  getParentRoute: () => parent,
  path: "reference/$entity",
  component: lazyPage(() => import("./reference/reference-page.tsx"), "ReferencePage"),
})
const referenceList = createRoute({
  getParentRoute: () => parent,
  path: "reference/$entity/$list",
  validateSearch: searchOf("text"),
  component: lazyPage(() => import("./reference/reference-list-page.tsx"), "ReferenceListPage"),
})
const referenceEntry = createRoute({
  getParentRoute: () => referenceList,
  path: "$one",
  component: lazyPage(() => import("./reference/reference-detail.tsx"), "ReferenceDetail"),
})
const newReferenceEntry = createRoute({
  getParentRoute: () => parent,
  path: "reference/$entity/$list/new",
  component: lazyPage(() => import("./reference/new-entry-page.tsx"), "NewEntryPage"),
})

const changes = createRoute({
  getParentRoute: () => parent,
  path: "changes",
  validateSearch: searchOf("kind", "item", "user", "operation", "path", "address", "range", "from", "to"),
  component: lazyPage(() => import("./changes-page.tsx"), "ChangesPage"),
})
const oneChange = createRoute({
  getParentRoute: () => changes,
  path: "$one",
  component: lazyPage(() => import("./change-detail.tsx"), "ChangeDetail"),
})

export const settingsRoute = parent.addChildren([
  createRoute({
    getParentRoute: () => parent,
    path: "/",
    beforeLoad: () => {
      throw redirect({ to: "/settings/profile", replace: true })
    },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "profile",
    component: lazyPage(() => import("./profile-page.tsx"), "ProfilePage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "security",
    component: lazyPage(() => import("./security-page.tsx"), "SecurityPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "tokens",
    validateSearch: searchOf("all", "do"),
    component: lazyPage(() => import("./tokens-page.tsx"), "TokensPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "notifications",
    component: lazyPage(() => import("./notification-settings-page.tsx"), "NotificationSettingsPage"),
  }),
  entities.addChildren([entity]),
  newEntity,
  editEntity,
  ofLatest("fields"),
  fields.addChildren([field]),
  ofLatest("reference"),
  reference,
  referenceList.addChildren([referenceEntry]),
  newReferenceEntry,
  createRoute({
    getParentRoute: () => parent,
    path: "users",
    validateSearch: searchOf("do", "user", "text", "state", "role"),
    component: lazyPage(() => import("./users-page.tsx"), "UsersPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "sign-in",
    component: lazyPage(() => import("./sign-in-settings-page.tsx"), "SignInSettingsPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "audit",
    validateSearch: searchOf("type", "user", "range", "from", "to"),
    component: lazyPage(() => import("./audit-page.tsx"), "AuditPage"),
  }),
  changes.addChildren([oneChange]),
])

export const notificationsRoute = createRoute({
  getParentRoute: () => gateRoute,
  path: "notifications",
  component: lazyPage(() => import("./notifications-page.tsx"), "NotificationsPage"),
})
