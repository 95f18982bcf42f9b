import type { components } from "../../api/schema.gen.ts"

/** Security events in words; a new kind does not compile until it has a text. */
export const securityWords: Readonly<Record<components["schemas"]["SecurityEvent"]["type"], string>> = {
  SignedIn: "Signed in",
  SignInRefused: "Sign-in refused",
  SignedOut: "Signed out",
  SessionEnded: "Signed out elsewhere",
  Confirmed: "Identity confirmed",
  PasswordChanged: "Password changed",
  FactorAdded: "Factor added",
  FactorRemoved: "Factor removed",
  RecoveryCodeUsed: "Recovery code used",
  PasskeyCountedBack: "Passkey may be copied",
  TokenCreated: "Token created",
  TokenChanged: "Token changed",
  TokenRevoked: "Token revoked",
  UserInvited: "User invited",
  UserJoined: "User joined",
  UserChanged: "User changed",
  UserDeactivated: "User deactivated",
  SecretShown: "Secret shown",
  SecretRotated: "Secret rotated",
  CredentialsChanged: "Provider credentials changed",
  SignInSettingsChanged: "Sign-in settings changed",
  WebhookSettingsChanged: "Settings of a webhook changed",
}
