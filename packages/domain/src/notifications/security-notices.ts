import { type Permission, printPermission } from "../identity/permissions.ts"
import type { User } from "../identity/user.ts"
import type { OwnSecurityEvent, PeopleEvent } from "../people/people.events.ts"
import type { NotificationKind, Telling } from "./notification.ts"

const words = (permissions: readonly Permission[]): string =>
  permissions.length === 0 ? "nothing" : permissions.map(printPermission).join(", ")

const whatToDo =
  "If it was not you, sign out all others, choose another password and revoke tokens that you do not know."

/** A notice for a user about the user's own credentials. */
const own = (
  { tenantId, userId, address }: OwnSecurityEvent,
  kind: NotificationKind,
  subject: string,
  what: string,
): Telling => ({
  tenantId,
  kind,
  subject,
  text: `${what}. This was done from ${address}. ${whatToDo}`,
  link: { kind: "Security", id: userId },
  turn: userId,
  to: { user: userId },
})

const ofUser = ({ tenantId, id }: User) => ({ tenantId, turn: id, link: { kind: "User", id } as const })

type OwnChange = Extract<PeopleEvent, { readonly _tag: "OwnCredentialsChanged" }>["event"]

const ownChanges: { readonly [T in OwnChange["type"]]: (event: OwnSecurityEvent) => Telling } = {
  TokenCreated: (event) =>
    own(
      event,
      "PersonalTokenCreated",
      "A personal token was made",
      `Programs can act as you by “${event.about ?? ""}”`,
    ),
  PasswordChanged: (event) =>
    own(event, "PasswordChanged", "Your password was changed", "Only the new password works from now on"),
  FactorAdded: (event) =>
    own(event, "FactorAdded", "A way to sign in as you was added", `The new way is: ${event.about ?? ""}`),
  FactorRemoved: (event) =>
    own(event, "FactorRemoved", "A way to sign in as you was removed", `The removed way was: ${event.about ?? ""}`),
}

/** The notices about changes of credentials and rights (contract N11, N12). */
export const securityNotices: {
  readonly [E in PeopleEvent as E["_tag"]]: (event: E) => readonly Telling[]
} = {
  OwnCredentialsChanged: ({ event }) => [ownChanges[event.type](event)],
  SignedInFromNewBrowser: ({ event }) => [
    own(
      event,
      "SignedInFromNewBrowser",
      "Signed in from another browser",
      "You have not signed in with this kind of browser lately",
    ),
  ],
  CodesGuessed: ({ tenantId, userId, failures }) => [
    {
      tenantId,
      kind: "SecondFactorGuessed",
      subject: "Somebody guesses your second factor",
      text: `Somebody gave ${failures} wrong codes in a row after another correct proof, such as your password. If it was not you, choose another password and sign out all others. Your security events say from where.`,
      link: { kind: "Security", id: userId },
      turn: userId,
      to: { user: userId },
    },
  ],
  SignInSettingsChanged: ({ event: { tenantId, about = "", address } }) => [
    {
      tenantId,
      kind: "SignInSettingsChanged",
      subject: "How everybody signs in was changed",
      text: `Now: ${about}. It was changed from ${address}; the security events say by whom.`,
      link: { kind: "SignIn", id: tenantId },
      turn: tenantId,
      to: { administratorsBut: undefined },
    },
  ],
  FirstFactorAdded: ({ user, about }) => [
    {
      ...ofUser(user),
      kind: "FirstFactorAdded",
      subject: `${user.name} set up a second factor`,
      text: `This is the first one: ${about}. The password was enough to set it up. If it was not ${user.name}, deactivate the user and make a link to reset.`,
      to: { administratorsBut: user.id },
    },
  ],
  UserInvited: ({ user }) => [
    {
      ...ofUser(user),
      kind: "UserInvited",
      subject: `${user.name} was invited`,
      text: `The invited person will have the permissions: ${words(user.permissions)}. The security events name who invited.`,
      to: { administratorsBut: undefined },
    },
  ],
  PermissionsChanged: ({ user }) => [
    {
      ...ofUser(user),
      kind: "PermissionsChanged",
      subject: "Your permissions were changed",
      text: `You now have the permissions: ${words(user.permissions)}.`,
      link: { kind: "Security", id: user.id },
      to: { user: user.id },
    },
    {
      ...ofUser(user),
      kind: "UserPermissionsChanged",
      subject: `Permissions of ${user.name} were changed`,
      text: `The user now has the permissions: ${words(user.permissions)}. The security events say who changed them.`,
      to: { administratorsBut: user.id },
    },
  ],
}
