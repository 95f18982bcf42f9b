import type { Decimal } from "./exact.ts";
export interface paths {
    readonly "/auth/v2/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["TokenRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["TokenResponseV2"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["TokenRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["TokenResponseV1"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/connect/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/x-www-form-urlencoded": components["schemas"]["OAuthTokenRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OAuthTokenResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/.well-known/openid-configuration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly [key: string]: unknown;
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/.well-known/oauth-authorization-server": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly [key: string]: unknown;
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/.well-known/jwks.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly [key: string]: unknown;
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SignInRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Me"] | components["schemas"]["SecondFactorOwed"] | components["schemas"]["ProviderOwed"];
                    };
                };
            };
        };
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Session/SecondFactor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CodeRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Me"] | components["schemas"]["SecondFactorOwed"] | components["schemas"]["ProviderOwed"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Session/Passkey/Options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PasskeyOptions"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Session/Passkey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Me"] | components["schemas"]["SecondFactorOwed"] | components["schemas"]["ProviderOwed"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Me"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["MePatch"];
                    readonly "application/merge-patch+json": components["schemas"]["MePatch"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Me"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Session/Confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ConfirmRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Me"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Session/Tenant": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SwitchTenantRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Me"] | components["schemas"]["ProviderOwed"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Me/Password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ChangePasswordRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Me"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Me/Sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Sessions"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Me/Sessions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Me/Totp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Factors"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["TotpOffer"];
                    };
                };
            };
        };
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Me/Totp/Verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CodeRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecoveryCodes"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Me/Passkeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Passkeys"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["AddPasskeyRequest"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Passkey"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Me/Passkeys/Options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PasskeyOptions"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Me/Passkeys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RenamePasskeyRequest"];
                    readonly "application/merge-patch+json": components["schemas"]["RenamePasskeyRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Passkey"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Invitations/Look": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["LookAtInvitationRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvitationResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invitations/Passkey/Options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["InvitedPasskeyRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PasskeyOptions"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invitations/Accept": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["AcceptInvitationRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Me"] | components["schemas"]["SecondFactorOwed"] | components["schemas"]["ProviderOwed"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PersonalTokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                    readonly All?: "true" | "false";
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PersonalTokenPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PersonalTokenCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CreatedPersonalToken"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PersonalTokens/{clientId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly clientId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PersonalToken"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly clientId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PersonalTokenPatch"];
                    readonly "application/merge-patch+json": components["schemas"]["PersonalTokenPatch"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PersonalToken"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/SecurityEvents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                    readonly Type?: "SignedIn" | "SignInRefused" | "SignedOut" | "SessionEnded" | "Confirmed" | "PasswordChanged" | "FactorAdded" | "FactorRemoved" | "RecoveryCodeUsed" | "PasskeyCountedBack" | "TokenCreated" | "TokenChanged" | "TokenRevoked" | "UserInvited" | "UserJoined" | "UserChanged" | "UserDeactivated" | "SecretShown" | "SecretRotated" | "CredentialsChanged" | "SignInSettingsChanged" | "WebhookSettingsChanged";
                    readonly UserId?: string;
                    readonly From?: string;
                    readonly To?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SecurityEventPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/SignInPolicy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SignInPolicy"];
                    };
                };
            };
        };
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SignInPolicy"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SignInPolicy"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/SignInProvider": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SignInProvider"];
                    };
                };
            };
        };
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SignInProviderRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SignInProvider"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Session/Providers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ProvidersRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ProvidersResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Session/Oidc/{id}/Start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly to?: string;
                    readonly fresh?: "true" | "false";
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 302: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invitations/Provider": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["JoinByProviderRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["JoinByProviderResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Session/Oidc/Callback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly code?: string;
                    readonly state?: string;
                    readonly iss?: string;
                    readonly error?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 303: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Users/roles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RoleWithPermissionsResponsePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Users/roles/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RoleWithPermissionsResponse"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["UserWithRolesResponsePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["InviteUserRequest"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvitedUser"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Users/ByRole/{roleId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                    readonly legalEntityId?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly roleId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["UserWithRolesResponsePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Users/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["UserWithRolesResponse"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["UserWithRolesResponse"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["UserPatch"];
                    readonly "application/merge-patch+json": components["schemas"]["UserPatch"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["UserWithRolesResponse"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Users/{id}/Invitation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvitedUser"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Webhooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["Webhook"][];
                        readonly "text/json": readonly components["schemas"]["Webhook"][];
                        readonly "text/plain": readonly components["schemas"]["Webhook"][];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["WebhookCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Webhook"];
                        readonly "text/json": components["schemas"]["Webhook"];
                        readonly "text/plain": components["schemas"]["Webhook"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Webhooks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Webhook"];
                        readonly "text/json": components["schemas"]["Webhook"];
                        readonly "text/plain": components["schemas"]["Webhook"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["WebhookPatch"];
                    readonly "application/merge-patch+json": components["schemas"]["WebhookPatch"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Webhook"];
                        readonly "text/json": components["schemas"]["Webhook"];
                        readonly "text/plain": components["schemas"]["Webhook"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Webhooks/{id}/Test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": components["schemas"]["TestWebhookRequest"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookDelivery"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Webhooks/{id}/Stats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly From?: string;
                    readonly To?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookStats"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Webhooks/{id}/SigningSecret": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SigningSecret"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Webhooks/{id}/SigningSecret/Rotate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RotateSigningSecretRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SigningSecret"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/WebhookSummaries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["WebhookSummary"][];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Webhooks/{id}/Health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookHealth"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Webhooks/{id}/Enable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": components["schemas"]["EnableWebhookRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EnabledWebhook"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/WebhookSeries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly WebhookId?: string;
                    readonly From?: string;
                    readonly To?: string;
                    readonly Step?: "Hour" | "Minute";
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookSeries"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Webhooks/{id}/Settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookSettings"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ChangeWebhookSettingsRequest"];
                    readonly "application/merge-patch+json": components["schemas"]["ChangeWebhookSettingsRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookSettings"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/WebhookDeliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                    readonly EventType?: "SubscriptionActivated" | "SubscriptionChanged" | "SubscriptionUpdated" | "SubscriptionCancelled" | "SubscriptionRenewed" | "SubscriptionReverted" | "SubscriptionDeleted" | "SalesOrderActivated" | "SalesOrderUpdated" | "SalesOrderDeleted" | "InvoicePosted" | "InvoiceUpdated" | "JournalPosted" | "AccountsCreated" | "AccountCreated" | "AccountsChanged" | "AccountChanged" | "QuoteCreated" | "quoteCreated" | "QuoteEdited" | "quoteEdited" | "QuoteConverted" | "quoteConverted" | "PaymentsCreated" | "PaymentCreated" | "PaymentsPosted" | "PaymentPosted" | "InvoiceBatchCreated" | "InvoiceBatchPosted" | "InvoiceBatchCancelled" | "ProductsCreated" | "ProductCreated" | "ProductsUpdated" | "ProductUpdated" | "ProductsDeleted" | "ProductDeleted" | "NationalEInvoiceProcessed" | "NationalEInvoiceFailed" | "NationalEInvoiceReceived" | "MessageSent" | "MessageFailed" | "DunningStarted" | "DunningStepTaken" | "DunningEnded";
                    readonly CorrelationId?: string;
                    readonly Search?: string;
                    readonly From?: string;
                    readonly To?: string;
                    readonly Status?: string;
                    readonly StatusCode?: string;
                    readonly FailureReason?: "http_status" | "timeout" | "dns" | "connection_refused" | "connection_reset" | "tls" | "blocked_address" | "protocol" | "crashed" | "internal";
                    readonly Order?: "asc" | "desc";
                    readonly WebhookId?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookDeliveryPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Webhooks/{id}/Deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                    readonly EventType?: "SubscriptionActivated" | "SubscriptionChanged" | "SubscriptionUpdated" | "SubscriptionCancelled" | "SubscriptionRenewed" | "SubscriptionReverted" | "SubscriptionDeleted" | "SalesOrderActivated" | "SalesOrderUpdated" | "SalesOrderDeleted" | "InvoicePosted" | "InvoiceUpdated" | "JournalPosted" | "AccountsCreated" | "AccountCreated" | "AccountsChanged" | "AccountChanged" | "QuoteCreated" | "quoteCreated" | "QuoteEdited" | "quoteEdited" | "QuoteConverted" | "quoteConverted" | "PaymentsCreated" | "PaymentCreated" | "PaymentsPosted" | "PaymentPosted" | "InvoiceBatchCreated" | "InvoiceBatchPosted" | "InvoiceBatchCancelled" | "ProductsCreated" | "ProductCreated" | "ProductsUpdated" | "ProductUpdated" | "ProductsDeleted" | "ProductDeleted" | "NationalEInvoiceProcessed" | "NationalEInvoiceFailed" | "NationalEInvoiceReceived" | "MessageSent" | "MessageFailed" | "DunningStarted" | "DunningStepTaken" | "DunningEnded";
                    readonly CorrelationId?: string;
                    readonly Search?: string;
                    readonly From?: string;
                    readonly To?: string;
                    readonly Status?: string;
                    readonly StatusCode?: string;
                    readonly FailureReason?: "http_status" | "timeout" | "dns" | "connection_refused" | "connection_reset" | "tls" | "blocked_address" | "protocol" | "crashed" | "internal";
                    readonly Order?: "asc" | "desc";
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookDeliveryPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/WebhookDeliveries/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookDeliveryWithAttempts"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/WebhookDeliveries/{id}/Retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookDelivery"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/WebhookDeliveries/Retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RetryDeliveriesRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RetriedDeliveries"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Webhooks/{id}/Recover": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RecoverRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecoverableCount"];
                    };
                };
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookRecovery"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Webhooks/{id}/Recoveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookRecoveryPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/WebhookRecoveries/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookRecovery"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/WebhookRecoveries/{id}/Cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookRecovery"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Events/Feed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Cursor?: string;
                    readonly Start?: "Now" | "Beginning";
                    readonly Wait?: number;
                    readonly PageSize?: number;
                    readonly EventTypes?: string;
                    readonly AccountId?: string;
                    readonly Consumer?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["FeedPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/EventConsumers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EventConsumerList"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/EventConsumers/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly name: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PutEventConsumerRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EventConsumer"];
                    };
                };
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EventConsumer"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly name: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/EventConsumers/{name}/Ack": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly name: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["AcknowledgeEventsRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EventConsumer"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                    readonly EventType?: "SubscriptionActivated" | "SubscriptionChanged" | "SubscriptionUpdated" | "SubscriptionCancelled" | "SubscriptionRenewed" | "SubscriptionReverted" | "SubscriptionDeleted" | "SalesOrderActivated" | "SalesOrderUpdated" | "SalesOrderDeleted" | "InvoicePosted" | "InvoiceUpdated" | "JournalPosted" | "AccountsCreated" | "AccountCreated" | "AccountsChanged" | "AccountChanged" | "QuoteCreated" | "quoteCreated" | "QuoteEdited" | "quoteEdited" | "QuoteConverted" | "quoteConverted" | "PaymentsCreated" | "PaymentCreated" | "PaymentsPosted" | "PaymentPosted" | "InvoiceBatchCreated" | "InvoiceBatchPosted" | "InvoiceBatchCancelled" | "ProductsCreated" | "ProductCreated" | "ProductsUpdated" | "ProductUpdated" | "ProductsDeleted" | "ProductDeleted" | "NationalEInvoiceProcessed" | "NationalEInvoiceFailed" | "NationalEInvoiceReceived" | "MessageSent" | "MessageFailed" | "DunningStarted" | "DunningStepTaken" | "DunningEnded";
                    readonly CorrelationId?: string;
                    readonly Search?: string;
                    readonly From?: string;
                    readonly To?: string;
                    readonly Source?: "Paywall";
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EventPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["EmitEventRequest"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Event"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Events/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EventWithDeliveries"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Events/{id}/Data": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EventData"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Events/{id}/Replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ReplayEventRequest"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ReplayedEvent"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/EventTypes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["EventType"][];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ExchangeRate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ExchangeRateResponsePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ExchangeRateCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ExchangeRateResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ExchangeRate/AsOf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly from: string;
                    readonly date?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ExchangeRateAsOf"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ExchangeRate/Table": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly date?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ExchangeRateTable"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ExchangeRate/Convert": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly from: string;
                    readonly date?: string;
                    readonly amount: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Conversion"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ExchangeRate/Series": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly Currency: string;
                    readonly From?: string;
                    readonly To?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ExchangeRateSeries"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ExchangeRate/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ExchangeRateResponse"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Currency": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CurrencyPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CurrencyCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Currency"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Currency/BaseCurrency": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Currency"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Currency/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Currency"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/CentralBankRates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CentralBankRates"];
                    };
                };
            };
        };
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RateProviderRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CentralBankRates"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/CentralBankRates/Import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RateImportRequest"];
                };
            };
            readonly responses: {
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RateImport"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/CentralBankRates/Imports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RateImportPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/CentralBankRates/Imports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RateImportResult"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/CommercialRates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CommercialRates"];
                    };
                };
            };
        };
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CommercialRatesRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CommercialRates"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/CommercialRates/Import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RateImport"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/CommercialRates/Imports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RateImportPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/CommercialRates/Imports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RateImportResult"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/NationalBankOfPoland": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PolishCentralBankRates"];
                    };
                };
            };
        };
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RateProviderRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PolishCentralBankRates"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/NationalBankOfPoland/Import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RateImportRequest"];
                };
            };
            readonly responses: {
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RateImport"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/NationalBankOfPoland/Imports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RateImportPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/NationalBankOfPoland/Imports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RateImportResult"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/SwedishCentralBankRates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SwedishCentralBankRates"];
                    };
                };
            };
        };
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RateProviderRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SwedishCentralBankRates"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/SwedishCentralBankRates/Import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RateImportRequest"];
                };
            };
            readonly responses: {
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RateImport"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/SwedishCentralBankRates/Imports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RateImportPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/SwedishCentralBankRates/Imports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RateImportResult"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Accounts/Balances": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly AccountIds: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AccountBalances"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Accounts/{id}/Statement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly From?: string;
                    readonly To?: string;
                    readonly Currency?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AccountStatement"];
                        readonly "application/pdf": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Accounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AccountPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["AccountCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Account"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Accounts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Account"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["AccountPatch"];
                    readonly "application/merge-patch+json": components["schemas"]["AccountPatch"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Account"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ProductPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ProductCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EventResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Products/productFeatures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["FeaturePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Products/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Product"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ProductPatch"];
                    readonly "application/merge-patch+json": components["schemas"]["ProductPatch"];
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Products/FromChargePlan/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Product"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Products/FromCharge/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Product"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Products/charges/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ChargePatch"];
                    readonly "application/merge-patch+json": components["schemas"]["ChargePatch"];
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Products/chargePlans/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/SimpleProducts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SimpleProductPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/SimpleProducts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SimpleProduct"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Subscriptions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SubscriptionPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SubscriptionCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Subscription"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Subscriptions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Subscription"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SubscriptionPatch"];
                    readonly "application/merge-patch+json": components["schemas"]["SubscriptionPatch"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Subscription"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Subscriptions/{id}/version": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Subscription"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Subscriptions/{id}/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["Subscription"][];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Subscriptions/{id}/versions/{version}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly version: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Subscription"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Accounts/{id}/Subscriptions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SubscriptionPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/SalesOrders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SalesOrderPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SalesOrderCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SalesOrder"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/SalesOrders/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SalesOrder"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/SalesOrders/{id}/version": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SalesOrder"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/SalesOrders/{id}/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["SalesOrder"][];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/SalesOrders/{id}/versions/{version}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly version: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SalesOrder"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Accounts/{id}/SalesOrders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SalesOrderPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Subscriptions/{id}/milestones": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["SubscriptionMilestone"][];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Orders/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Subscription"] | components["schemas"]["SalesOrder"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Orders/Charges/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OrderProductCharge"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OrderProductChargePatch"];
                    readonly "application/merge-patch+json": components["schemas"]["OrderProductChargePatch"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OrderProductCharge"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Orders/{id}/charges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OrderProductChargePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Orders/Products/{id}/charges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OrderProductChargePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Bookings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BookingPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Bookings/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Booking"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["BookingPatch"];
                    readonly "application/merge-patch+json": components["schemas"]["BookingPatch"];
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Accounts/{id}/Summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AccountSummary"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Subscriptions/activate/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EventResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Subscriptions/{id}/change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: {
                    readonly preview?: "true" | "false";
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ChangeSubscriptionRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Subscription"];
                    };
                };
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Subscription"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Subscriptions/{id}/RenewAndChange": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RenewAndChangeSubscriptionRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EventResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Subscriptions/renew/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: {
                    readonly preview?: "true" | "false";
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RenewSubscriptionRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Subscription"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Subscriptions/cancel/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: {
                    readonly preview?: "true" | "false";
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CancelSubscriptionRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Subscription"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Subscriptions/revert/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: {
                    readonly preview?: "true" | "false";
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EventResponse"] | components["schemas"]["Subscription"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Subscriptions/milestones/set/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SetSubscriptionMilestoneRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SubscriptionMilestone"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Subscriptions/{id}/OrderDiscounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OrderDiscountsOrder"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Subscription"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Subscriptions/Preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PreviewSubscriptionRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SubscriptionPreview"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/SalesOrders/activate/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EventResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Orders/Charges/{id}/InvoicedTo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["InvoicedToDatePatch"];
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Orders/Charges/{id}/Deliver": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["DeliverRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OrderProductCharge"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Orders/Charges/{id}/CloseDelivery": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OrderProductCharge"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Quotes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["QuotePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: {
                    readonly preview?: "true" | "false";
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["QuoteCreate"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Quote"];
                    };
                };
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Quote"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Quotes/convertToOrder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: {
                    readonly preview?: "true" | "false";
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ConvertQuoteToOrderRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["QuoteConverted"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Quotes/{id}/PDF": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/pdf": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Quotes/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Quote"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: {
                    readonly preview?: "true" | "false";
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["QuotePatch"];
                    readonly "application/merge-patch+json": components["schemas"]["QuotePatch"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Quote"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Quotes/{id}/Close": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Quote"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Usage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["UsagePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["UsageCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Usage"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Usage/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Usage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["UsagePatch"];
                    readonly "application/merge-patch+json": components["schemas"]["UsagePatch"];
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Measurements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MeasurementPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["MeasurementCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Measurement"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Measurements/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Measurement"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Usage/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ImportUsageRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ImportDataResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Measurements/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ImportMeasurementRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ImportDataResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Metrics/CalculateMetrics/Order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CalculateOrderMetricsRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OrderMetricsResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Metrics/CalculateMetrics/Charge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CalculateChargeMetricsRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ChargeMetricsResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Metrics/MRR": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly From: string;
                    readonly To: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecurringRevenue"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/Links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["InvoiceLink"][];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": components["schemas"]["InvoiceLinkRequest"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceLink"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/Links/{linkId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly linkId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/pay/{token}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly token: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/html": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/pay/{token}/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly token: string;
                    readonly file: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "*/*": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/PDF": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/pdf": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/invoiceDownloadAttachment/{invoiceId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly invoiceId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/pdf": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/Attachments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                    readonly ExpirationTimeSpanHours?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceAttachmentPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/PostedInvoiceDocumentAttachments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                    readonly ExpirationTimeSpanHours?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceAttachmentPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/generateAttachmentURL/{invoiceId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly ExpirationTimeSpanHours?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly invoiceId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": string;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Documents/{document}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly document: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "*/*": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/FormerParties": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["InvoiceFormerParties"][];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/DownloadAttachment/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "*/*": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/Match": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["MatchInvoiceRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Invoice"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/Match/{creditInvoiceId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly creditInvoiceId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Payments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PaymentPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PaymentCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Payment"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Payments/CreateAndPost": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CreateAndPostPaymentRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EventResponse"];
                    };
                };
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EventResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Payments/Settlements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PaymentSettlementsPatch"];
                    readonly "application/merge-patch+json": components["schemas"]["PaymentSettlementsPatch"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Payment"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Payments/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Payment"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PaymentPatch"];
                    readonly "application/merge-patch+json": components["schemas"]["PaymentPatch"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Payment"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Payments/{id}/Post": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Payment"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Payments/{id}/Refund": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RefundPaymentRequest"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Payment"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Payments/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/xml": string;
                    readonly "text/xml": string;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PaymentImportResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/WriteOff": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["WriteOffInvoiceRequest"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceWriteOff"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/WriteOffs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceWriteOffs"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/WriteOffs/{writeOffId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: {
                    readonly Date?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly writeOffId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Journals/Sums": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly JournalIds: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["JournalSums"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Journals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                    readonly FiscalYear?: number;
                    readonly FiscalPeriod?: number;
                    readonly FinancialAccount?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["JournalPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Journals/JournalDetails": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["JournalDetailsPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Journals/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Journal"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["JournalPatch"];
                    readonly "application/merge-patch+json": components["schemas"]["JournalPatch"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Journal"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Journals/{id}/JournalSummary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["JournalSummaryPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Journals/AccountingTransactions/{year}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly year: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AccountingTransactionPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Journals/AccountingTransactions/{year}/FiscalPeriod/{period}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly year: number;
                    readonly period: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AccountingTransactionPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Journals/AccountingTransactions/{year}/FiscalQuarter/{quarter}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly year: number;
                    readonly quarter: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AccountingTransactionPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Journals/AccountingTransactions/{year}/FinancialAccounts/{financialAccount}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly year: number;
                    readonly financialAccount: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AccountingTransactionPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Journals/AccountingTransactions/{year}/FinancialAccount/{financialAccount}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly year: number;
                    readonly financialAccount: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AccountingTransactionPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Journals/{id}/AccountingTransactions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AccountingTransactionPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/AccountingPeriods": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AccountingPeriodPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/AccountingPeriods/Verification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BooksVerification"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/AccountingPeriods/{year}/{period}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly year: number;
                    readonly period: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AccountingPeriod"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/AccountingPeriods/{year}/{period}/Export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly year: number;
                    readonly period: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/csv": unknown;
                        readonly "application/x-sie": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/AccountingPeriods/{year}/{period}/Close": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly year: number;
                    readonly period: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AccountingPeriod"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/AccountingPeriods/{year}/{period}/Reopen": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly year: number;
                    readonly period: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AccountingPeriod"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/RevenueSchedule/InvoiceLine/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RevenueScheduleItemPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/RevenueSchedule/Charge/{chargeNumber}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly chargeNumber: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RevenueScheduleItemPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/AccountingPeriods/{year}/{period}/RecognizeRevenue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly year: number;
                    readonly period: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RecognizeRevenueRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecognizedRevenue"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                    readonly NationalEInvoiceState?: "Pending" | "WaitsForInvoice" | "Submitted" | "HeldBack" | "Processed" | "Failed" | "Unknown";
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoicePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["InvoicePatchById"];
                    readonly "application/merge-patch+json": components["schemas"]["InvoicePatchById"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Invoice"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Accounts/{id}/Invoices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoicePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/Sums": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly InvoiceIds?: string;
                    readonly Filter?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceSums"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/onAccountInvoice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: {
                    readonly preview?: "true" | "false";
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OnAccountInvoiceCreate"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoicePreview"];
                    };
                };
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["GeneratedInvoiceResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/onAccountInvoices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: {
                    readonly preview?: "true" | "false";
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OnAccountInvoiceCreate"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoicePreview"];
                    };
                };
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["GeneratedInvoiceResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/paid": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["InvoicePaidRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OperationResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Invoice"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: {
                    readonly preview?: "true" | "false";
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["InvoicePatch"];
                    readonly "application/merge-patch+json": components["schemas"]["InvoicePatch"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Invoice"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/post": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: {
                    readonly preview?: "true" | "false";
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoicePreview"];
                    };
                };
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OperationResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OperationResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/credit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: {
                    readonly preview?: "true" | "false";
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CreditInvoiceRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["GeneratedInvoiceResponse"] | components["schemas"]["InvoicePreview"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/Correct": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: {
                    readonly preview?: "true" | "false";
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CorrectInvoiceRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["GeneratedInvoiceResponse"] | components["schemas"]["InvoicePreview"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/Replace": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ReplaceInvoiceRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ReplacedInvoiceResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/RelatedInvoices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RelatedInvoicePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/DocumentFacts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceDocumentFacts"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/InvoiceBatches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                    readonly State?: "Generating" | "Generated" | "Posting" | "Posted" | "Cancelling" | "Cancelled";
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceBatchPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["GenerateInvoiceBatchRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceBatchJob"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/InvoiceBatches/Progress": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly BatchIds: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceBatchProgress"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/InvoiceBatches/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceBatch"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/InvoiceBatches/{id}/Summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceBatchSummary"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/InvoiceBatches/{id}/BatchLog": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceBatchLogPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/InvoiceBatches/BatchJobStatus/{batchReference}/Generated": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly batchReference: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["GeneratedBatchJobStatus"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/InvoiceBatches/BatchJobStatus/{batchReference}/Posted": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly batchReference: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PostedBatchJobStatus"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/InvoiceBatches/{id}/Post": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["JobRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceBatchJob"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/InvoiceBatches/PostDrafts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PostDraftsRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceBatchJob"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/InvoiceBatches/{id}/Stop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceBatch"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/InvoiceBatches/{id}/Cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceBatch"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/orders/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: {
                    readonly preview?: "true" | "false";
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["GenerateInvoiceRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["GeneratedInvoiceResponse"] | components["schemas"]["NothingIsDue"] | components["schemas"]["InvoicePreview"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/invoiceLines/ChargeType/{type}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly type: "OneOff" | "Recurring" | "Usage" | "Measured";
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceLinePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/Usage/{usageId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly usageId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoicePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/invoiceLines/Usage/{usageId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly usageId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceLinePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Reports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ReportResponsePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Reports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ReportResponse"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Reports/{id}/Data": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                    readonly SortByField?: string;
                    readonly SortDirection?: "asc" | "desc";
                    readonly From?: string;
                    readonly To?: string;
                    readonly Date?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StringObjectDictionaryPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Countries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CountryPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Countries/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Country"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/UnitOfMeasurements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["UnitOfMeasurePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/UnitOfMeasurements/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["UnitOfMeasure"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PaymentTerms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PaymentTermPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PaymentTermCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PaymentTerm"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PaymentTerms/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PaymentTerm"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ChartOfAccounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["FinancialAccountPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["FinancialAccountCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["FinancialAccount"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ChartOfAccounts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["FinancialAccount"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/DocumentTemplate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DocumentTemplatePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/DocumentTemplate/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DocumentTemplate"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/InvoiceBatchGroups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceBatchGroupPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["InvoiceBatchGroupCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceBatchGroup"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/InvoiceBatchGroups/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceBatchGroup"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/TaxTemplates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["TaxTemplatePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["TaxTemplateCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["TaxTemplate"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/TaxTemplates/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["TaxTemplate"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/RevenueRecognitionRules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RevenueRecognitionRulePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RevenueRecognitionRuleCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RevenueRecognitionRule"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/RevenueRecognitionRules/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RevenueRecognitionRule"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PaymentMethods": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PaymentMethodPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PaymentMethodCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PaymentMethod"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PaymentMethods/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PaymentMethod"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/LegalEntities": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["LegalEntityPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["LegalEntityCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["LegalEntity"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["LegalEntityPatchById"];
                    readonly "application/merge-patch+json": components["schemas"]["LegalEntityPatchById"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["LegalEntity"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/LegalEntities/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["LegalEntity"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["LegalEntityPatch"];
                    readonly "application/merge-patch+json": components["schemas"]["LegalEntityPatch"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["LegalEntity"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/CustomFieldConfigurations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Filter?: string;
                    readonly OrderBy?: string;
                    readonly ModifiedAfter?: string;
                    readonly ModifiedBefore?: string;
                    readonly PageNumber?: number;
                    readonly PageSize?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CustomFieldConfigurationPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CustomFieldConfigurationCreate"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CustomFieldConfiguration"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/CustomFieldConfigurations/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CustomFieldConfiguration"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CustomFieldConfigurationPatch"];
                    readonly "application/merge-patch+json": components["schemas"]["CustomFieldConfigurationPatch"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CustomFieldConfiguration"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/CustomFieldConfigurations/{id}/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CustomFieldConfiguration"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CustomFieldConfigurationPatch"];
                    readonly "application/merge-patch+json": components["schemas"]["CustomFieldConfigurationPatch"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CustomFieldConfiguration"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Integrations/AutoInvoice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AutoInvoiceConnection"];
                    };
                };
            };
        };
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["AutoInvoiceConnectionRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AutoInvoiceConnection"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/NationalEInvoice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NationalEInvoiceSettings"];
                    };
                };
            };
        };
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["NationalEInvoiceSettingsRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NationalEInvoiceSettings"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/NationalEInvoice/SendToken": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NationalEInvoiceSettings"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/LegalEntities/{id}/NationalEInvoiceValidation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NationalEInvoiceValidation"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Accounts/{id}/NationalEInvoiceValidation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NationalEInvoiceBuyerValidation"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/NationalEInvoices/Check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/xml": string;
                    readonly "text/xml": string;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DocumentVerdict"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/NationalEInvoices/Counts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NationalEInvoiceCounts"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/NationalEInvoices/OfInvoices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly InvoiceIds: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NationalEInvoicesOfInvoices"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/NationalEInvoices/Receive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NationalEInvoiceReception"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/NationalEInvoices/Receptions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NationalEInvoiceReceptionPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/NationalEInvoices/Receptions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NationalEInvoiceReception"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/NationalEInvoices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                    readonly Direction?: "Sent" | "Received";
                    readonly Status?: "Pending" | "Submitted" | "Processed" | "Failed";
                    readonly State?: "Pending" | "WaitsForInvoice" | "Submitted" | "HeldBack" | "Processed" | "Failed" | "Unknown";
                    readonly InvoiceId?: string;
                    readonly Search?: string;
                    readonly From?: string;
                    readonly To?: string;
                    readonly DeadlineBefore?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NationalEInvoiceEntryPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/NationalEInvoices/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NationalEInvoiceEntryWithHistory"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/NationalEInvoices/{id}/Acknowledgement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/xml": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/NationalEInvoices/{id}/Acknowledgement/PDF": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/pdf": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/NationalEInvoices/{id}/Document": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/xml": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/NationalEInvoices/{id}/ClearedDocument": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/xml": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/NationalEInvoices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["NationalEInvoiceEntryWithHistory"][];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/NationalEInvoices/Resubmit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NationalEInvoiceEntry"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/UBL": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/xml": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/IntegrationLog": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                    readonly Level?: "Information" | "Warning" | "Error";
                    readonly InvoiceId?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["IntegrationLogPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/AutoInvoice/Notifications/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ProviderNotification"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/Mail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MailSettings"];
                    };
                };
            };
        };
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["MailSettingsRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MailSettings"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Integrations/Mail/Test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["MailTest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MailTestAnswer"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                    readonly Kind?: "Invoice" | "CreditNote" | "Reminder";
                    readonly Status?: "Queued" | "Sending" | "Deferred" | "Sent" | "Failed" | "Unknown" | "Skipped" | "Cancelled";
                    readonly AccountId?: string;
                    readonly InvoiceId?: string;
                    readonly Recipient?: string;
                    readonly From?: string;
                    readonly To?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MessagePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Messages/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Message"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Messages/{id}/Preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MessagePreview"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Messages/{id}/Resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SendRequest"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Message"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Messages/{id}/Cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Message"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/Messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MessagePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SendRequest"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Message"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/DunningCampaigns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DunningCampaignPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["DunningCampaignRequest"];
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DunningCampaign"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/DunningCampaigns/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DunningCampaign"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["DunningCampaignRequest"];
                    readonly "application/merge-patch+json": components["schemas"]["DunningCampaignRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DunningCampaign"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/Dunning": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceDunning"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/Dispute": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["DisputeRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceDunning"];
                    };
                };
            };
        };
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Invoices/{id}/Remind": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RemindRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InvoiceDunning"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Dunning/Preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["DunningPreviewRequest"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DunningPreview"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Notifications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NotificationPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Notifications/Read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ReadNotificationsRequest"];
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Notifications/Unread": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["UnreadNotificationsRequest"];
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/NotificationSettings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NotificationSettings"];
                    };
                };
            };
        };
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NotificationSettings"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/AuditLog": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly PageSize?: number;
                    readonly Cursor?: string;
                    readonly From?: string;
                    readonly To?: string;
                    readonly UserId?: string;
                    readonly Operation?: string;
                    readonly ResourceKind?: "Account" | "AccountingPeriod" | "Booking" | "Currency" | "CustomField" | "DunningCampaign" | "EInvoice" | "EInvoiceConnection" | "EInvoiceReception" | "EInvoiceSettings" | "EventConsumer" | "ExchangeRate" | "FinancialAccount" | "Invoice" | "InvoiceBatch" | "InvoiceBatchGroup" | "Journal" | "LegalEntity" | "MailSettings" | "Message" | "NotificationSettings" | "NumberSeries" | "Order" | "Payment" | "PaymentImport" | "PaymentMethod" | "PaymentTerm" | "Product" | "ProductCategory" | "ProductFeature" | "Quote" | "RateImport" | "RateProvider" | "ReceivedEInvoice" | "RevenueRecognitionRule" | "SignInPolicy" | "SignInProvider" | "TaxTemplate" | "Tenant" | "Token" | "Usage" | "User" | "Webhook" | "WebhookRecovery";
                    readonly ResourceId?: string;
                    readonly Address?: string;
                    readonly Path?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AuditPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/AuditLog/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AuditRow"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Pulse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly Since?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Pulse"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Money": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Money"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/Find": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly Q: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SearchListResponse"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ServiceGetLivenessResponse"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ServiceGetLivenessResponse"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/plain": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly "api-version"?: "2.0" | "2.1";
                    readonly audience?: "public" | "console" | "all";
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly [key: string]: unknown;
                        };
                    };
                };
                readonly 304: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/docs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/html": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/docs/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly file: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "*/*": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly NamedKey: {
            readonly key?: string | null;
            readonly value?: string | null;
        };
        readonly Reference: string | components["schemas"]["NamedKey"];
        readonly TokenRequest: {
            readonly clientId: string;
            readonly secret: string;
        };
        readonly TokenResponseV2: {
            readonly access_token: string;
            readonly refresh_token: string;
            readonly expires_in: number;
            readonly expires: string;
        };
        readonly AuthErrors: {
            readonly errors: readonly string[];
        };
        readonly ProblemDetails: {
            readonly type: string;
            readonly title: string;
            readonly status: number;
            readonly detail?: string;
            readonly instance?: string;
            readonly errors?: {
                readonly [key: string]: readonly string[];
            };
            readonly traceId: string;
        };
        readonly TokenResponseV1: {
            readonly accessToken: string;
            readonly refreshToken: string;
            readonly expiresIn: number;
            readonly expires: string;
        };
        readonly OAuthTokenRequest: {
            readonly grant_type: string;
            readonly username?: string;
            readonly password?: string;
            readonly client_id?: string;
            readonly client_secret?: string;
            readonly refresh_token?: string;
            readonly scope?: string;
        };
        readonly OAuthTokenResponse: {
            readonly access_token: string;
            /** @constant */
            readonly token_type: "Bearer";
            readonly expires_in: number;
            readonly refresh_token: string;
            readonly scope: string;
        };
        readonly OAuthError: {
            readonly error: string;
            readonly error_description?: string;
        };
        readonly SignInRequest: {
            readonly email: string;
            readonly password: string;
        };
        readonly TenantName: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
        };
        readonly SignInProviderName: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
        };
        readonly Preferences: {
            readonly timeZone?: string;
            readonly locale?: string;
            readonly theme?: components["schemas"]["PreferencesTheme"];
            readonly density?: components["schemas"]["PreferencesDensity"];
            readonly singleKeys?: boolean;
            readonly views?: readonly components["schemas"]["PreferencesView"][];
            readonly setUpSteps?: boolean;
            readonly dismissed?: readonly components["schemas"]["PreferencesDismissed"][];
        };
        readonly Me: {
            readonly user: components["schemas"]["MeUser"];
            readonly person: components["schemas"]["MePerson"];
            readonly tenant: components["schemas"]["TenantName"];
            readonly tenants: readonly components["schemas"]["TenantName"][];
            readonly legalEntities: readonly components["schemas"]["MeLegalEntity"][];
            readonly permissions: readonly string[];
            readonly session: components["schemas"]["MeSession"];
            readonly preferences: components["schemas"]["Preferences"];
            readonly service: components["schemas"]["MeService"];
        };
        readonly SecondFactorOwed: {
            /** @constant */
            readonly next: "SecondFactor";
            readonly methods: readonly components["schemas"]["SecondFactorOwedMethod"][];
        };
        readonly ProviderOwed: {
            /** @constant */
            readonly next: "Provider";
            readonly name: string;
            readonly url: string;
        };
        readonly CodeRequest: {
            readonly code: string;
        };
        readonly PasskeyOptions: {
            readonly challenge: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PasskeyRequest: {
            readonly credential: {
                readonly [key: string]: unknown;
            };
        };
        /** @enum {string} */
        readonly EventSource: "Paywall";
        readonly PreferencesPatch: {
            readonly timeZone?: string | null;
            readonly locale?: string | null;
            readonly theme?: components["schemas"]["PreferencesTheme"] | null;
            readonly density?: components["schemas"]["PreferencesDensity"] | null;
            readonly singleKeys?: boolean | null;
            readonly views?: readonly components["schemas"]["PreferencesView"][] | null;
            readonly setUpSteps?: boolean | null;
            readonly dismissed?: readonly components["schemas"]["PreferencesDismissed"][] | null;
        };
        readonly MePatch: {
            readonly firstName?: string;
            readonly lastName?: string;
            readonly preferences?: components["schemas"]["PreferencesPatch"];
        };
        readonly ConfirmRequest: {
            readonly password?: string;
            readonly code?: string;
            readonly credential?: {
                readonly [key: string]: unknown;
            };
        };
        readonly SwitchTenantRequest: {
            /** Format: uuid */
            readonly tenantId: string;
        };
        readonly ChangePasswordRequest: {
            readonly password?: string;
            readonly newPassword: string;
        };
        readonly Session: {
            /** Format: uuid */
            readonly id: string;
            readonly current: boolean;
            /** Format: uuid */
            readonly tenantId: string;
            readonly address: string;
            readonly userAgent: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly lastUsed: string;
            /** Format: date-time */
            readonly expires: string;
        };
        readonly Sessions: {
            readonly data: readonly components["schemas"]["Session"][];
        };
        readonly Factors: {
            readonly totp: boolean;
            readonly recoveryCodes: number;
        };
        readonly TotpOffer: {
            readonly secret: string;
            readonly uri: string;
        };
        readonly RecoveryCodes: {
            readonly recoveryCodes: readonly string[];
        };
        readonly Passkey: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly lastUsed?: string;
            readonly usable: boolean;
        };
        readonly Passkeys: {
            readonly data: readonly components["schemas"]["Passkey"][];
        };
        readonly AddPasskeyRequest: {
            readonly name: string;
            readonly credential: {
                readonly [key: string]: unknown;
            };
        };
        readonly RenamePasskeyRequest: {
            readonly name: string;
        };
        readonly LookAtInvitationRequest: {
            readonly token: string;
        };
        readonly InvitationProvider: {
            readonly name: string;
            readonly required: boolean;
        };
        readonly InvitationResponse: {
            readonly kind: components["schemas"]["InvitationResponseKind"];
            readonly tenant: components["schemas"]["InvitationResponseTenant"];
            readonly email?: string;
            readonly firstName?: string;
            readonly lastName?: string;
            readonly known: boolean;
            readonly provider?: components["schemas"]["InvitationProvider"];
            /** Format: date-time */
            readonly expires: string;
        };
        readonly InvitedPasskeyRequest: {
            readonly token: string;
            readonly email?: string;
            readonly firstName?: string;
            readonly lastName?: string;
        };
        readonly AcceptInvitationRequest: {
            readonly token: string;
            readonly email?: string;
            readonly firstName?: string;
            readonly lastName?: string;
            readonly password?: string;
            readonly credential?: {
                readonly [key: string]: unknown;
            };
            readonly passkeyName?: string;
        };
        readonly PersonalToken: {
            /** Format: uuid */
            readonly clientId: string;
            readonly name: string;
            /** Format: uuid */
            readonly userId: string;
            readonly permissions: readonly string[];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly expires?: string;
            /** Format: date-time */
            readonly lastUsed?: string;
            readonly lastUsedFrom?: string;
            /** Format: date-time */
            readonly revoked?: string;
            /** Format: uuid */
            readonly madeBy?: string;
        };
        readonly PersonalTokenPage: {
            readonly data: readonly components["schemas"]["PersonalToken"][];
            readonly nextCursor?: string;
        };
        readonly PersonalTokenCreate: {
            readonly name: string;
            readonly permissions?: readonly string[];
            /** Format: date-time */
            readonly expires?: string;
        };
        readonly CreatedPersonalToken: {
            /** Format: uuid */
            readonly clientId: string;
            readonly name: string;
            /** Format: uuid */
            readonly userId: string;
            readonly permissions: readonly string[];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly expires?: string;
            /** Format: date-time */
            readonly lastUsed?: string;
            readonly lastUsedFrom?: string;
            /** Format: date-time */
            readonly revoked?: string;
            /** Format: uuid */
            readonly madeBy?: string;
            readonly secret: string;
        };
        readonly PersonalTokenPatch: {
            readonly name: string;
        };
        readonly SecurityEvent: {
            /** Format: uuid */
            readonly id: string;
            readonly type: components["schemas"]["SecurityEventType"];
            /** Format: date-time */
            readonly time: string;
            /** Format: uuid */
            readonly userId?: string;
            readonly address: string;
            readonly userAgent: string;
            readonly about?: string;
        };
        readonly SecurityEventPage: {
            readonly data: readonly components["schemas"]["SecurityEvent"][];
            readonly nextCursor?: string;
        };
        readonly SignInPolicy: {
            readonly requires: components["schemas"]["SignInPolicyRequires"];
        };
        readonly SignInProvider: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly issuer: string;
            readonly clientId: string;
            readonly domains: readonly string[];
            readonly callbackUrl: string;
        };
        readonly SignInProviderRequest: {
            readonly name: string;
            readonly issuer: string;
            readonly clientId: string;
            readonly domains: readonly string[];
            readonly clientSecret?: string;
        };
        readonly ProvidersRequest: {
            readonly email: string;
        };
        readonly ProvidersResponse: {
            readonly data: readonly components["schemas"]["SignInProviderName"][];
        };
        readonly JoinByProviderRequest: {
            readonly token: string;
        };
        readonly JoinByProviderResponse: {
            readonly url: string;
        };
        readonly PermissionResponse: {
            readonly name: string;
            readonly description: string;
            readonly group: string;
        };
        readonly RoleWithPermissionsResponse: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly description: string;
            readonly permissions: readonly components["schemas"]["PermissionResponse"][];
        };
        readonly RoleWithPermissionsResponsePage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["RoleWithPermissionsResponse"][];
        };
        readonly RoleWithLegalEntityResponse: {
            /** Format: uuid */
            readonly legalEntityId: string;
            readonly legalEntityName: string;
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly description: string;
        };
        readonly UserWithRolesResponse: {
            /** Format: uuid */
            readonly id: string;
            readonly firstName?: string;
            readonly lastName?: string;
            readonly email?: string;
            readonly userName: string;
            readonly active: boolean;
            readonly isLegacyApiUser: boolean;
            readonly state: components["schemas"]["UserWithRolesResponseState"];
            /** Format: uuid */
            readonly personId?: string;
            readonly permissions: readonly string[];
            readonly roles: readonly components["schemas"]["RoleWithLegalEntityResponse"][];
        };
        readonly UserWithRolesResponsePage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["UserWithRolesResponse"][];
        };
        readonly InviteUserRequest: {
            readonly email: string;
            readonly firstName: string;
            readonly lastName: string;
            readonly permissions: readonly string[];
        };
        readonly InvitedUser: {
            readonly user: components["schemas"]["UserWithRolesResponse"];
            /** Format: uri */
            readonly invitationUrl: string;
            /** Format: date-time */
            readonly expires: string;
        };
        readonly UserPatch: {
            readonly firstName?: string;
            readonly lastName?: string;
            readonly permissions?: readonly string[];
            readonly active?: boolean;
        };
        /** @enum {string} */
        readonly EventTag: "SubscriptionActivated" | "SubscriptionChanged" | "SubscriptionUpdated" | "SubscriptionCancelled" | "SubscriptionRenewed" | "SubscriptionReverted" | "SubscriptionDeleted" | "SalesOrderActivated" | "SalesOrderUpdated" | "SalesOrderDeleted" | "InvoicePosted" | "InvoiceUpdated" | "JournalPosted" | "AccountsCreated" | "AccountCreated" | "AccountsChanged" | "AccountChanged" | "QuoteCreated" | "quoteCreated" | "QuoteEdited" | "quoteEdited" | "QuoteConverted" | "quoteConverted" | "PaymentsCreated" | "PaymentCreated" | "PaymentsPosted" | "PaymentPosted" | "InvoiceBatchCreated" | "InvoiceBatchPosted" | "InvoiceBatchCancelled" | "ProductsCreated" | "ProductCreated" | "ProductsUpdated" | "ProductUpdated" | "ProductsDeleted" | "ProductDeleted" | "NationalEInvoiceProcessed" | "NationalEInvoiceFailed" | "NationalEInvoiceReceived" | "MessageSent" | "MessageFailed" | "DunningStarted" | "DunningStepTaken" | "DunningEnded";
        readonly Webhook: {
            /** Format: uuid */
            readonly id: string;
            readonly url: string;
            readonly events: readonly components["schemas"]["EventTag"][];
            readonly token?: string;
            readonly description?: string;
            readonly webhookStatus: components["schemas"]["WebhookStatus"];
            /** @constant */
            readonly secretsUnreadable?: true;
        };
        readonly WebhookCreate: {
            /** Format: uri */
            readonly url: string;
            readonly events: readonly components["schemas"]["EventTag"][];
            readonly description?: string | null;
            readonly webhookStatus?: components["schemas"]["WebhookStatus"];
        };
        readonly WebhookPatch: {
            /** Format: uri */
            readonly url?: string;
            readonly events?: readonly components["schemas"]["EventTag"][];
            readonly description?: string | null;
            readonly webhookStatus?: components["schemas"]["WebhookStatus"];
        };
        readonly TestWebhookRequest: {
            readonly eventType?: components["schemas"]["EventTag"];
        };
        readonly WebhookDelivery: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly webhookId: string;
            /** Format: uuid */
            readonly eventId: string;
            readonly eventType: components["schemas"]["EventTag"];
            readonly about?: string;
            /** Format: uuid */
            readonly correlationId?: string;
            readonly status: components["schemas"]["WebhookDeliveryStatus"];
            readonly attemptCount: number;
            readonly url: string;
            readonly lastAttempt?: components["schemas"]["LastAttempt"];
            /** Format: date-time */
            readonly nextAttemptAt?: string;
            readonly waitsFor?: components["schemas"]["WaitsFor"];
            readonly attemptsLeft?: number;
            /** Format: date-time */
            readonly created: string;
            readonly test?: boolean;
            readonly dataOmitted?: components["schemas"]["DataOmitted"];
        };
        readonly WebhookStats: {
            readonly delivered: number;
            readonly failed: number;
            readonly pending: number;
            readonly inFlight: number;
            readonly held: number;
            readonly cancelled: number;
            readonly successRate?: Decimal;
            /** Format: date-time */
            readonly nextAttemptAt?: string;
            /** Format: date-time */
            readonly formerSecretUntil?: string;
            readonly latency?: components["schemas"]["WebhookStatsLatency"];
            readonly lastFailure?: components["schemas"]["LastFailure"];
        };
        readonly SigningSecret: {
            readonly secret: string;
            /** Format: date-time */
            readonly formerUntil?: string;
        };
        readonly RotateSigningSecretRequest: {
            readonly secret?: string;
            readonly overlapHours?: number;
        };
        readonly WebhookHour: {
            /** Format: date-time */
            readonly start: string;
            readonly delivered: number;
            readonly failed: number;
            readonly retrying: number;
            readonly waiting: number;
            readonly p95Ms?: number;
        };
        readonly WebhookSummary: {
            /** Format: uuid */
            readonly id: string;
            readonly health: components["schemas"]["WebhookSummaryHealth"];
            /** Format: date-time */
            readonly failingSince?: string;
            readonly delivered24h: number;
            readonly failed24h: number;
            readonly retrying24h: number;
            readonly pending: number;
            readonly lastAttempt?: components["schemas"]["LastAttempt"];
            readonly recovery?: components["schemas"]["WebhookSummaryRecovery"];
            readonly hours: readonly components["schemas"]["WebhookHour"][];
        };
        readonly WebhookHealth: {
            readonly status: components["schemas"]["WebhookStatus"];
            readonly disabledReason?: components["schemas"]["DisabledReason"];
            /** Format: date-time */
            readonly disabledAt?: string;
            readonly failuresInARow: number;
            /** Format: date-time */
            readonly failingSince?: string;
            /** Format: date-time */
            readonly disablesAt?: string;
            /** @constant */
            readonly waitsFor?: "Receiver";
            /** Format: date-time */
            readonly waitingUntil?: string;
            readonly held: number;
        };
        readonly EnableWebhookRequest: {
            /** @default true */
            readonly sendMissed: boolean;
            /** @default true */
            readonly resendFailed: boolean;
        };
        readonly WebhookRecovery: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly webhookId: string;
            /** Format: date-time */
            readonly since: string;
            /** Format: date-time */
            readonly until: string;
            readonly status?: components["schemas"]["WebhookRecoveryStatus"];
            readonly eventType?: components["schemas"]["EventTag"];
            readonly missed?: boolean;
            readonly state: components["schemas"]["WebhookRecoveryState"];
            readonly total: number;
            readonly resent: number;
            readonly sent: number;
            readonly delivered: number;
            readonly failed: number;
            readonly withdrawn: number;
            /** Format: uuid */
            readonly requestedBy?: string;
            readonly requestedByName?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly finished?: string;
        };
        readonly EnabledWebhook: {
            readonly webhook: components["schemas"]["Webhook"];
            readonly recoveries: readonly components["schemas"]["WebhookRecovery"][];
        };
        readonly WebhookSeries: {
            readonly data: readonly components["schemas"]["WebhookHour"][];
            readonly p95Ms?: number;
            /** Format: date-time */
            readonly since?: string;
        };
        readonly WebhookPayload: {
            readonly form: components["schemas"]["WebhookPayloadForm"];
            readonly maxBodyBytes: number | null;
            readonly after413: components["schemas"]["After413"];
        };
        readonly WebhookRetries: {
            readonly gone: components["schemas"]["WebhookRetriesGone"];
            readonly schedule: readonly number[] | null;
            readonly quickRepeat: boolean;
            readonly retryAfter: components["schemas"]["RetryAfter"];
        };
        readonly WebhookHealthSettings: {
            readonly disableAfterDays: number | null;
        };
        readonly WebhookFormat: {
            readonly traceparent: boolean;
            readonly cloudEvents: boolean;
        };
        readonly WebhookRate: {
            readonly count: number;
            readonly seconds: number;
            readonly smooth: boolean;
        };
        readonly WebhookLimits: {
            readonly rate: components["schemas"]["WebhookRate"] | null;
            readonly concurrency: number | null;
        };
        readonly SecretMark: {
            /** @constant */
            readonly set: true;
            /** Format: date-time */
            readonly changedAt?: string;
        };
        readonly WebhookHeader: {
            readonly name: string;
            readonly value?: string | components["schemas"]["SecretMark"];
            readonly secret?: boolean;
        };
        readonly WebhookAuthentication: {
            readonly type?: components["schemas"]["WebhookAuthenticationType"];
            readonly username?: string;
            readonly password?: string | components["schemas"]["SecretMark"];
            readonly token?: string | components["schemas"]["SecretMark"];
        };
        readonly WebhookSettings: {
            readonly version: number;
            readonly payload: components["schemas"]["WebhookPayload"];
            readonly retries: components["schemas"]["WebhookRetries"];
            readonly health: components["schemas"]["WebhookHealthSettings"];
            readonly format: components["schemas"]["WebhookFormat"];
            readonly limits: components["schemas"]["WebhookLimits"];
            readonly headers: readonly components["schemas"]["WebhookHeader"][];
            readonly authentication: components["schemas"]["WebhookAuthentication"] | null;
        };
        readonly ChangeWebhookSettingsRequest: {
            readonly payload?: components["schemas"]["ChangeWebhookSettingsRequestPayload"] | null;
            readonly retries?: components["schemas"]["ChangeWebhookSettingsRequestRetries"] | null;
            readonly health?: components["schemas"]["ChangeWebhookSettingsRequestHealth"] | null;
            readonly format?: components["schemas"]["ChangeWebhookSettingsRequestFormat"] | null;
            readonly limits?: components["schemas"]["ChangeWebhookSettingsRequestLimits"] | null;
            readonly headers?: readonly components["schemas"]["WebhookHeader"][] | null;
            readonly authentication?: components["schemas"]["WebhookAuthentication"] | null;
        };
        readonly WebhookDeliveryPage: {
            readonly data: readonly components["schemas"]["WebhookDelivery"][];
            readonly nextCursor?: string;
        };
        readonly WebhookNextAttempt: {
            readonly because: components["schemas"]["WebhookNextAttemptBecause"];
            readonly delaySeconds?: number;
            readonly retryAfter?: string;
        };
        readonly WebhookAttempt: {
            readonly number: number;
            /** Format: date-time */
            readonly time: string;
            readonly manual: boolean;
            readonly url: string;
            readonly requestHeaders: {
                readonly [key: string]: string;
            };
            readonly requestBody: string;
            readonly succeeded: boolean;
            readonly status?: number;
            readonly failureReason?: components["schemas"]["FailureReason"];
            readonly failureDetail?: string;
            readonly responseHeaders?: {
                readonly [key: string]: string;
            };
            readonly responseBody?: string;
            readonly responseTruncated?: boolean;
            readonly remoteAddress?: string;
            /** @constant */
            readonly becameThin?: true;
            readonly next?: components["schemas"]["WebhookNextAttempt"];
            readonly durationMs: number;
        };
        readonly WebhookDeliveryWithAttempts: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly webhookId: string;
            /** Format: uuid */
            readonly eventId: string;
            readonly eventType: components["schemas"]["EventTag"];
            readonly about?: string;
            /** Format: uuid */
            readonly correlationId?: string;
            readonly status: components["schemas"]["WebhookDeliveryStatus"];
            readonly attemptCount: number;
            readonly url: string;
            readonly lastAttempt?: components["schemas"]["LastAttempt"];
            /** Format: date-time */
            readonly nextAttemptAt?: string;
            readonly waitsFor?: components["schemas"]["WaitsFor"];
            readonly attemptsLeft?: number;
            /** Format: date-time */
            readonly created: string;
            readonly test?: boolean;
            readonly dataOmitted?: components["schemas"]["DataOmitted"];
            /** Format: uuid */
            readonly triggeredBy: string;
            readonly traceId: string;
            readonly triggeredByName?: string;
            readonly triggeredByToken?: string;
            readonly correlatedEvents: number;
            readonly attempts: readonly components["schemas"]["WebhookAttempt"][];
        };
        readonly RetryDeliveriesRequest: {
            readonly ids: readonly string[];
        };
        readonly RetriedDelivery: {
            /** Format: uuid */
            readonly id: string;
            readonly delivery?: components["schemas"]["WebhookDelivery"];
            readonly problem?: string;
        };
        readonly RetriedDeliveries: {
            readonly data: readonly components["schemas"]["RetriedDelivery"][];
        };
        readonly RecoverRequest: {
            /** Format: date-time */
            readonly since: string;
            /** Format: date-time */
            readonly until?: string;
            readonly status?: components["schemas"]["WebhookRecoveryStatus"];
            readonly eventType?: components["schemas"]["EventTag"];
            readonly missed?: boolean;
            readonly dryRun?: boolean;
        };
        readonly RecoverableCount: {
            /** @constant */
            readonly dryRun: true;
            readonly total: number;
        };
        readonly WebhookRecoveryPage: {
            readonly data: readonly components["schemas"]["WebhookRecovery"][];
            readonly nextCursor?: string;
        };
        readonly FeedEvent: {
            readonly cursor: string;
            readonly body: {
                readonly [key: string]: unknown;
            };
        };
        readonly FeedPage: {
            readonly data: readonly components["schemas"]["FeedEvent"][];
            readonly nextCursor: string;
            readonly caughtUp: boolean;
        };
        readonly EventConsumer: {
            readonly name: string;
            readonly eventTypes?: readonly components["schemas"]["EventTag"][];
            /** Format: uuid */
            readonly accountId?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly acknowledgedAt?: string;
            readonly behind?: number;
        };
        readonly EventConsumerList: {
            readonly data: readonly components["schemas"]["EventConsumer"][];
        };
        readonly PutEventConsumerRequest: {
            readonly start: string;
            readonly eventTypes?: readonly components["schemas"]["EventTag"][];
            /** Format: uuid */
            readonly accountId?: string;
        };
        readonly AcknowledgeEventsRequest: {
            readonly cursor: string;
        };
        readonly EmitEventRequest: {
            readonly eventType: components["schemas"]["EventTag"];
            readonly data: {
                readonly [key: string]: unknown;
            };
            /** Format: uuid */
            readonly correlationId?: string;
            readonly source?: components["schemas"]["EmitEventRequestSource"];
        };
        readonly Event: {
            /** Format: uuid */
            readonly id: string;
            readonly eventType: components["schemas"]["EventTag"];
            /** Format: uuid */
            readonly correlationId?: string;
            readonly source?: string;
            /** Format: date-time */
            readonly created: string;
            readonly deliveries: readonly components["schemas"]["EventDelivery"][];
        };
        readonly EventEntry: {
            /** Format: uuid */
            readonly id: string;
            readonly eventType: components["schemas"]["EventTag"];
            /** Format: uuid */
            readonly correlationId?: string;
            readonly source?: string;
            /** Format: uuid */
            readonly triggeredBy: string;
            /** Format: date-time */
            readonly created: string;
            readonly test?: boolean;
            /** @constant */
            readonly dataErased?: true;
            readonly about?: string;
            readonly triggeredByName?: string;
            readonly deliveryCounts: components["schemas"]["DeliveryCounts"];
        };
        readonly EventPage: {
            readonly data: readonly components["schemas"]["EventEntry"][];
            readonly nextCursor?: string;
        };
        readonly EventWithDeliveries: {
            /** Format: uuid */
            readonly id: string;
            readonly eventType: components["schemas"]["EventTag"];
            /** Format: uuid */
            readonly correlationId?: string;
            readonly source?: string;
            /** Format: uuid */
            readonly triggeredBy: string;
            /** Format: date-time */
            readonly created: string;
            readonly test?: boolean;
            /** @constant */
            readonly dataErased?: true;
            readonly traceId: string;
            readonly triggeredByName?: string;
            readonly triggeredByToken?: string;
            readonly correlatedEvents: number;
            readonly data: {
                readonly [key: string]: unknown;
            };
            readonly deliveries: readonly components["schemas"]["WebhookDelivery"][];
            readonly hasMoreDeliveries?: boolean;
        };
        readonly EventData: {
            readonly [key: string]: unknown;
        };
        readonly ReplayEventRequest: {
            /** Format: uuid */
            readonly webhookId?: string;
        };
        readonly ReplayedEvent: {
            readonly deliveries: readonly components["schemas"]["EventDelivery"][];
        };
        readonly EventType: {
            readonly eventType: components["schemas"]["EventTag"];
            readonly group: string;
            readonly description: string;
            readonly alternativeSpellings: readonly components["schemas"]["EventTag"][];
            readonly example: {
                readonly [key: string]: unknown;
            };
        };
        readonly ExchangeRateResponse: {
            /** Format: uuid */
            readonly id: string;
            readonly fromCurrency: string;
            readonly toCurrency: string;
            readonly rate: Decimal;
            /** Format: date */
            readonly effectiveFromDate: string;
            /** Format: date */
            readonly effectiveToDate?: string;
            readonly source: components["schemas"]["ExchangeRateResponseSource"];
        };
        readonly ExchangeRateResponsePage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["ExchangeRateResponse"][];
        };
        readonly ExchangeRateCreate: {
            readonly fromCurrency: components["schemas"]["Reference"];
            readonly rate: Decimal;
            /** Format: date */
            readonly effectiveFromDate: string;
            /** Format: date */
            readonly effectiveToDate?: string;
        };
        readonly ExchangeRateAsOf: {
            /** Format: date */
            readonly date: string;
            /** Format: uuid */
            readonly id: string;
            readonly fromCurrency: string;
            readonly toCurrency: string;
            readonly rate: Decimal;
            /** Format: date */
            readonly effectiveFromDate: string;
            /** Format: date */
            readonly effectiveToDate?: string;
            readonly source: components["schemas"]["ExchangeRateResponseSource"];
            /** Format: date-time */
            readonly observedAt?: string;
        };
        readonly ExchangeRateTable: {
            /** Format: date */
            readonly date: string;
            readonly toCurrency: string;
            readonly data: readonly components["schemas"]["ExchangeRateResponse"][];
        };
        readonly Conversion: {
            /** Format: date */
            readonly date: string;
            readonly amount: Decimal;
            readonly fromCurrency: string;
            readonly convertedAmount: Decimal;
            readonly toCurrency: string;
            readonly rate: Decimal;
            /** Format: date */
            readonly effectiveFromDate: string;
            /** Format: date */
            readonly effectiveToDate?: string;
        };
        readonly ExchangeRateSeries: {
            readonly fromCurrency: string;
            readonly toCurrency: string;
            readonly weekly: boolean;
            readonly data: readonly (readonly [
                string,
                Decimal,
                string,
                string | null
            ])[];
        };
        readonly Currency: {
            /** Format: uuid */
            readonly id: string;
            readonly code: string;
            readonly description?: string;
        };
        readonly CurrencyPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["Currency"][];
        };
        readonly CurrencyCreate: {
            readonly code: string;
            readonly description?: string | null;
        };
        readonly CentralBankRates: {
            readonly isEnabled: boolean;
            /** Format: uuid */
            readonly lastImportId?: string;
            /** Format: date-time */
            readonly nextRun?: string;
            readonly exchangeRateImport?: boolean;
            /** Format: date-time */
            readonly lastExchangeRateImport?: string;
            readonly lastExchangeRateImportCount?: number;
            readonly importMessage?: string;
        };
        readonly RateProviderRequest: {
            readonly isEnabled?: boolean;
        };
        readonly RateImportRequest: {
            /** Format: date */
            readonly from?: string;
            /** Format: date */
            readonly to?: string;
        };
        readonly RateImport: {
            /** Format: uuid */
            readonly id: string;
            readonly state: components["schemas"]["RateImportState"];
            /** Format: date */
            readonly from?: string;
            /** Format: date */
            readonly to?: string;
            readonly addHistoricalExchangeRates: boolean;
            /** Format: date-time */
            readonly requested: string;
            /** Format: date-time */
            readonly started?: string;
            /** Format: date-time */
            readonly finished?: string;
            readonly progress: components["schemas"]["RateImportProgress"];
            readonly createdCount: number;
            readonly conflictCount: number;
            readonly message?: string;
        };
        readonly RateImportPage: {
            readonly data: readonly components["schemas"]["RateImport"][];
            readonly nextCursor?: string;
        };
        readonly RateImportCurrency: {
            readonly currency?: string;
            /** Format: date */
            readonly from?: string;
            /** Format: date */
            readonly to?: string;
            readonly observations: number;
            readonly created: number;
            readonly conflicts: number;
            readonly failures: readonly string[];
            readonly warnings: readonly string[];
        };
        readonly RateConflict: {
            /** Format: uuid */
            readonly id: string;
            readonly fromCurrency: string;
            readonly toCurrency: string;
            /** Format: date */
            readonly effectiveFromDate: string;
            readonly rate: Decimal;
            readonly sameValue: boolean;
            readonly existing: components["schemas"]["RateConflictExisting"];
        };
        readonly RateConflictPage: {
            readonly data: readonly components["schemas"]["RateConflict"][];
            readonly nextCursor?: string;
        };
        readonly RateImportResult: {
            /** Format: uuid */
            readonly id: string;
            readonly state: components["schemas"]["RateImportState"];
            /** Format: date */
            readonly from?: string;
            /** Format: date */
            readonly to?: string;
            readonly addHistoricalExchangeRates: boolean;
            /** Format: date-time */
            readonly requested: string;
            /** Format: date-time */
            readonly started?: string;
            /** Format: date-time */
            readonly finished?: string;
            readonly progress: components["schemas"]["RateImportProgress"];
            readonly createdCount: number;
            readonly conflictCount: number;
            readonly message?: string;
            readonly currencies: readonly components["schemas"]["RateImportCurrency"][];
            readonly conflicts: components["schemas"]["RateConflictPage"];
        };
        readonly CommercialRates: {
            readonly isEnabled: boolean;
            /** Format: uuid */
            readonly lastImportId?: string;
            /** Format: date-time */
            readonly nextRun?: string;
            readonly apiKey?: string;
            readonly apiKeyValid: boolean;
            readonly exchaneRateSync?: boolean;
            /** Format: date-time */
            readonly lastExchangeRateSync?: string;
            readonly lastExchangeRateSyncCount?: number;
            readonly activationErrorMessage?: string;
        };
        readonly CommercialRatesRequest: {
            readonly apiKey?: string;
            readonly isEnabled?: boolean;
        };
        readonly PolishCentralBankRates: {
            readonly isEnabled: boolean;
            /** Format: uuid */
            readonly lastImportId?: string;
            /** Format: date-time */
            readonly nextRun?: string;
            readonly exchaneRateSync?: boolean;
            /** Format: date-time */
            readonly lastExchangeRateSync?: string;
            readonly lastExchangeRateSyncCount?: number;
            readonly syncMessage?: string;
        };
        readonly SwedishCentralBankRates: {
            readonly isEnabled: boolean;
            /** Format: uuid */
            readonly lastImportId?: string;
            /** Format: date-time */
            readonly nextRun?: string;
            readonly exchaneRateSync?: boolean;
            /** Format: date-time */
            readonly lastExchangeRateSync?: string;
            readonly lastExchangeRateSyncCount?: number;
            readonly syncMessage?: string;
        };
        readonly AccountBalances: {
            readonly data: readonly components["schemas"]["AccountBalancesData"][];
        };
        readonly SimpleAccount: {
            /** Format: uuid */
            readonly id: string;
            readonly accountNumber: string;
            readonly name: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        readonly StatementRow: {
            /** Format: date */
            readonly date: string;
            readonly kind: components["schemas"]["StatementRowKind"];
            readonly number?: string;
            readonly text?: string;
            readonly debit?: Decimal;
            readonly credit?: Decimal;
            readonly balance: Decimal;
            /** Format: date */
            readonly dueDate?: string;
            /** Format: uuid */
            readonly invoice?: string;
            /** Format: uuid */
            readonly payment?: string;
        };
        readonly OpenItem: {
            /** Format: uuid */
            readonly invoice: string;
            readonly number: string;
            /** Format: date */
            readonly dueDate: string;
            readonly balance: Decimal;
        };
        readonly AccountStatement: {
            readonly account: components["schemas"]["SimpleAccount"];
            readonly currency: string;
            /** Format: date */
            readonly from: string;
            /** Format: date */
            readonly to: string;
            readonly opening: Decimal;
            readonly rows: readonly components["schemas"]["StatementRow"][];
            readonly closing: Decimal;
            readonly openItems: readonly components["schemas"]["OpenItem"][];
            readonly advances: Decimal;
        };
        readonly NationalThirdParty: {
            readonly role: components["schemas"]["NationalThirdPartyRole"];
            readonly name: string;
            readonly identifier?: string;
        };
        readonly NationalEInvoiceChoice: {
            readonly excluded: boolean;
            readonly reason?: string;
            readonly localGovernmentUnit?: boolean;
            readonly vatGroupMember?: boolean;
            readonly thirdParties?: readonly components["schemas"]["NationalThirdParty"][];
        };
        readonly Address: {
            /** Format: uuid */
            readonly id?: string;
            readonly description?: string;
            readonly name?: string;
            readonly street?: string;
            readonly street2?: string;
            readonly city?: string;
            readonly county?: string;
            readonly state?: string;
            readonly zip?: string;
            readonly country?: string;
        };
        readonly CustomFields: {
            readonly [key: string]: unknown;
        };
        readonly Account: {
            /** Format: uuid */
            readonly id: string;
            readonly accountNumber: string;
            readonly name: string;
            readonly accountType: components["schemas"]["AccountType"];
            readonly inactive: boolean;
            readonly invoiceDeliveryMethod: components["schemas"]["InvoiceDeliveryMethod"];
            readonly currencyCode: string;
            readonly accountsReceivable?: string;
            readonly defaultPaymentTerm?: string;
            readonly taxTemplate?: string;
            /** Format: uuid */
            readonly invoiceTemplateId?: string;
            /** Format: uuid */
            readonly invoiceBatchGroupId?: string;
            readonly ourReference?: string;
            readonly yourReference?: string;
            readonly invoiceEmailAddress?: string;
            readonly invoiceEmailCcAddresses?: string;
            readonly reminderEmailAddress?: string;
            readonly organizationNumber?: string;
            readonly taxRegistrationNumber?: string;
            readonly electronicInvoiceAddress?: string;
            readonly electronicInvoiceAddressScheme?: string;
            readonly imageUrl?: string;
            readonly domain?: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
            readonly attachUBLToInvoice: boolean;
            readonly attachZugferdXMLToInvoice: boolean;
            readonly nationalEInvoice?: components["schemas"]["NationalEInvoiceChoice"];
            readonly dunningCampaign?: string;
            /** Format: date */
            readonly dunningPausedUntil?: string;
            readonly dunningPauseReason?: string;
            readonly dunningExempt: boolean;
            readonly defaultInvoiceAddress?: components["schemas"]["Address"];
            readonly defaultDeliveryAddress?: components["schemas"]["Address"];
            readonly addresses: readonly components["schemas"]["Address"][];
            readonly customFields: components["schemas"]["CustomFields"];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly AccountPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["Account"][];
        };
        readonly CustomFieldValues: {
            readonly [key: string]: unknown;
        };
        readonly AccountCreate: {
            readonly accountType?: components["schemas"]["AccountType"] | null;
            readonly inactive?: boolean;
            readonly invoiceDeliveryMethod?: components["schemas"]["InvoiceDeliveryMethod"] | null;
            readonly attachUBLToInvoice?: boolean | null;
            readonly attachZugferdXMLToInvoice?: boolean | null;
            readonly accountsReceivable?: components["schemas"]["Reference"] | null;
            readonly defaultPaymentTerm?: components["schemas"]["Reference"] | null;
            readonly taxTemplate?: components["schemas"]["Reference"] | null;
            /** Format: uuid */
            readonly invoiceTemplateId?: string | null;
            /** Format: uuid */
            readonly invoiceBatchGroupId?: string | null;
            readonly invoiceBatchGroup?: components["schemas"]["Reference"] | null;
            readonly ourReference?: string | null;
            readonly yourReference?: string | null;
            readonly invoiceEmailAddress?: string | null;
            readonly invoiceEmailCcAddresses?: string | null;
            readonly reminderEmailAddress?: string | null;
            readonly organizationNumber?: string | null;
            readonly taxRegistrationNumber?: string | null;
            readonly electronicInvoiceAddress?: string | null;
            readonly electronicInvoiceAddressScheme?: string | null;
            readonly imageUrl?: string | null;
            readonly domain?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly nationalEInvoice?: components["schemas"]["NationalEInvoiceChoice"] | null;
            readonly dunningCampaign?: components["schemas"]["Reference"] | null;
            /** Format: date */
            readonly dunningPausedUntil?: string | null;
            readonly dunningPauseReason?: string | null;
            readonly dunningExempt?: boolean | null;
            readonly defaultInvoiceAddress?: components["schemas"]["DefaultInvoiceAddress"] | null;
            readonly defaultDeliveryAddress?: components["schemas"]["DefaultInvoiceAddress"] | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly name: string;
            readonly currency: components["schemas"]["Reference"];
        };
        readonly AccountPatch: {
            readonly accountType?: components["schemas"]["AccountType"] | null;
            readonly inactive?: boolean;
            readonly invoiceDeliveryMethod?: components["schemas"]["InvoiceDeliveryMethod"] | null;
            readonly attachUBLToInvoice?: boolean | null;
            readonly attachZugferdXMLToInvoice?: boolean | null;
            readonly accountsReceivable?: components["schemas"]["Reference"] | null;
            readonly defaultPaymentTerm?: components["schemas"]["Reference"] | null;
            readonly taxTemplate?: components["schemas"]["Reference"] | null;
            /** Format: uuid */
            readonly invoiceTemplateId?: string | null;
            /** Format: uuid */
            readonly invoiceBatchGroupId?: string | null;
            readonly invoiceBatchGroup?: components["schemas"]["Reference"] | null;
            readonly ourReference?: string | null;
            readonly yourReference?: string | null;
            readonly invoiceEmailAddress?: string | null;
            readonly invoiceEmailCcAddresses?: string | null;
            readonly reminderEmailAddress?: string | null;
            readonly organizationNumber?: string | null;
            readonly taxRegistrationNumber?: string | null;
            readonly electronicInvoiceAddress?: string | null;
            readonly electronicInvoiceAddressScheme?: string | null;
            readonly imageUrl?: string | null;
            readonly domain?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly nationalEInvoice?: components["schemas"]["NationalEInvoiceChoice"] | null;
            readonly dunningCampaign?: components["schemas"]["Reference"] | null;
            /** Format: date */
            readonly dunningPausedUntil?: string | null;
            readonly dunningPauseReason?: string | null;
            readonly dunningExempt?: boolean | null;
            readonly defaultInvoiceAddress?: components["schemas"]["DefaultInvoiceAddress"] | null;
            readonly defaultDeliveryAddress?: components["schemas"]["DefaultInvoiceAddress"] | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly name?: string;
            readonly currency?: components["schemas"]["Reference"];
        };
        readonly PriceDetails: {
            readonly currency: string;
            readonly tier: number;
            readonly price: Decimal;
            readonly priceBase: components["schemas"]["PriceBase"];
            readonly fromQuantity?: Decimal;
            readonly toQuantity?: Decimal;
            readonly description?: string;
        };
        readonly Feature: {
            readonly code: string;
            readonly description?: string;
        };
        readonly Charge: {
            /** Format: uuid */
            readonly id: string;
            readonly chargeNumber: string;
            readonly name: string;
            readonly model: components["schemas"]["ChargeModel"];
            readonly pricePeriod: components["schemas"]["PricePeriod"];
            readonly billingPeriod: components["schemas"]["BillingPeriod"];
            readonly billingTiming: components["schemas"]["BillingTiming"];
            readonly periodAlignment: components["schemas"]["PeriodAlignment"];
            readonly billingDay: components["schemas"]["BillingDay"];
            readonly usageRating: components["schemas"]["UsageRating"];
            readonly measurementsRule: components["schemas"]["MeasurementsRule"];
            readonly chargeType: components["schemas"]["ChargeType"];
            readonly unitCode: string;
            readonly defaultQuantity: Decimal;
            readonly taxIncluded: boolean;
            readonly createInvoiceLinesPerTier: boolean;
            readonly revenueRecognition: string;
            readonly priceDetails: readonly components["schemas"]["PriceDetails"][];
            readonly specificBillingDay?: number;
            readonly offsetBillingDays?: number;
            /** Format: date */
            readonly alignmentDate?: string;
            readonly taxTemplate?: string;
            readonly deferredRevenueAccount?: string;
            readonly recognizedRevenueAccount?: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
            readonly features: readonly components["schemas"]["Feature"][];
            readonly customFields: components["schemas"]["CustomFields"];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly ChargePlan: {
            /** Format: uuid */
            readonly id: string;
            readonly chargePlanNumber: string;
            readonly name: string;
            /** Format: date */
            readonly effectiveStartDate?: string;
            /** Format: date */
            readonly endOfNewSalesDate?: string;
            /** Format: date */
            readonly effectiveEndDate?: string;
            readonly charges: readonly components["schemas"]["Charge"][];
            readonly customFields: components["schemas"]["CustomFields"];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly Product: {
            /** Format: uuid */
            readonly id: string;
            readonly productNumber: string;
            readonly name: string;
            readonly productType: components["schemas"]["ProductType"];
            readonly category?: string;
            readonly taxPoint: components["schemas"]["TaxPoint"];
            /** Format: date */
            readonly activationDate?: string;
            /** Format: date */
            readonly endOfNewSalesDate?: string;
            /** Format: date */
            readonly endOfRenewalDate?: string;
            /** Format: date */
            readonly endOfLifeDate?: string;
            readonly isFrameworkProduct: boolean;
            readonly chargePlans: readonly components["schemas"]["ChargePlan"][];
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
            /** Format: uuid */
            readonly legalEntityId: string;
            readonly customFields: components["schemas"]["CustomFields"];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly ProductPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["Product"][];
        };
        readonly FeaturePage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["Feature"][];
        };
        readonly FeatureRequest: {
            readonly feature: components["schemas"]["Reference"];
        };
        readonly PriceDetailsCreate: {
            readonly currency?: components["schemas"]["Reference"] | null;
            readonly tier?: number | null;
            readonly price?: Decimal | null;
            readonly description?: string | null;
            readonly priceBase?: components["schemas"]["PriceBase"] | null;
            readonly toQuantity?: Decimal | null;
            readonly isInfinite?: boolean | null;
        };
        readonly ChargeCreate: {
            readonly pricePeriod?: components["schemas"]["PricePeriod"] | null;
            readonly billingPeriod?: components["schemas"]["BillingPeriod"] | null;
            readonly billingTiming?: components["schemas"]["BillingTiming"] | null;
            readonly periodAlignment?: components["schemas"]["PeriodAlignment"] | null;
            readonly billingDay?: components["schemas"]["BillingDay"] | null;
            readonly usageRating?: components["schemas"]["UsageRating"] | null;
            readonly specificBillingDay?: number | null;
            readonly offsetBillingDays?: number | null;
            /** Format: date */
            readonly alignmentDate?: string | null;
            readonly taxTemplate?: components["schemas"]["Reference"] | null;
            readonly taxIncluded?: boolean | null;
            readonly createInvoiceLinesPerTier?: boolean | null;
            readonly deferredRevenueAccount?: components["schemas"]["Reference"] | null;
            readonly recognizedRevenueAccount?: components["schemas"]["Reference"] | null;
            readonly name?: string | null;
            readonly chargeType?: components["schemas"]["ChargeType"] | null;
            readonly model?: components["schemas"]["ChargeModel"] | null;
            readonly unit?: components["schemas"]["Reference"] | null;
            readonly defaultQuantity?: Decimal | null;
            readonly measurementsRule?: components["schemas"]["MeasurementsRule"] | null;
            readonly revenueRecognition?: components["schemas"]["Reference"] | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly features?: readonly components["schemas"]["FeatureRequest"][] | null;
            readonly priceDetails?: readonly components["schemas"]["PriceDetailsCreate"][] | null;
        };
        readonly ChargePlanCreate: {
            readonly name?: string | null;
            /** Format: date */
            readonly effectiveStartDate?: string | null;
            /** Format: date */
            readonly endOfNewSalesDate?: string | null;
            /** Format: date */
            readonly effectiveEndDate?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly charges?: readonly components["schemas"]["ChargeCreate"][] | null;
        };
        readonly ProductCreate: {
            readonly taxPoint?: components["schemas"]["TaxPoint"] | null;
            /** Format: date */
            readonly activationDate?: string | null;
            /** Format: date */
            readonly endOfNewSalesDate?: string | null;
            /** Format: date */
            readonly endOfRenewalDate?: string | null;
            /** Format: date */
            readonly endOfLifeDate?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly category?: components["schemas"]["Reference"] | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly name: string;
            readonly productType: components["schemas"]["ProductType"];
            readonly chargePlans?: readonly components["schemas"]["ChargePlanCreate"][] | null;
        };
        readonly EventResponse: {
            /** Format: uuid */
            readonly id: string;
            readonly message: string;
        };
        readonly ChangeFeatureRequest: {
            readonly operation?: components["schemas"]["ChangeFeatureRequestOperation"] | null;
            readonly feature: components["schemas"]["Reference"];
        };
        readonly PriceDetailsPatch: {
            readonly currency?: components["schemas"]["Reference"] | null;
            readonly tier?: number | null;
            readonly price?: Decimal | null;
            readonly description?: string | null;
            readonly priceBase?: components["schemas"]["PriceBase"] | null;
            readonly toQuantity?: Decimal | null;
            readonly isInfinite?: boolean | null;
            readonly operation?: components["schemas"]["PriceDetailsPatchOperation"] | null;
        };
        readonly ChargePatch: {
            readonly pricePeriod?: components["schemas"]["PricePeriod"] | null;
            readonly billingPeriod?: components["schemas"]["BillingPeriod"] | null;
            readonly billingTiming?: components["schemas"]["BillingTiming"] | null;
            readonly periodAlignment?: components["schemas"]["PeriodAlignment"] | null;
            readonly billingDay?: components["schemas"]["BillingDay"] | null;
            readonly usageRating?: components["schemas"]["UsageRating"] | null;
            readonly specificBillingDay?: number | null;
            readonly offsetBillingDays?: number | null;
            /** Format: date */
            readonly alignmentDate?: string | null;
            readonly taxTemplate?: components["schemas"]["Reference"] | null;
            readonly taxIncluded?: boolean | null;
            readonly createInvoiceLinesPerTier?: boolean | null;
            readonly deferredRevenueAccount?: components["schemas"]["Reference"] | null;
            readonly recognizedRevenueAccount?: components["schemas"]["Reference"] | null;
            readonly name?: string | null;
            readonly chargeType?: components["schemas"]["ChargeType"] | null;
            readonly model?: components["schemas"]["ChargeModel"] | null;
            readonly unit?: components["schemas"]["Reference"] | null;
            readonly defaultQuantity?: Decimal | null;
            readonly measurementsRule?: components["schemas"]["MeasurementsRule"] | null;
            readonly revenueRecognition?: components["schemas"]["Reference"] | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly operation?: components["schemas"]["PriceDetailsPatchOperation"] | null;
            readonly charge?: components["schemas"]["Reference"] | null;
            readonly features?: readonly components["schemas"]["ChangeFeatureRequest"][] | null;
            readonly priceDetails?: readonly components["schemas"]["PriceDetailsPatch"][] | null;
        };
        readonly ChargePlanPatch: {
            readonly operation?: components["schemas"]["PriceDetailsPatchOperation"] | null;
            readonly chargePlan?: components["schemas"]["Reference"] | null;
            readonly name?: string | null;
            /** Format: date */
            readonly effectiveStartDate?: string | null;
            /** Format: date */
            readonly endOfNewSalesDate?: string | null;
            /** Format: date */
            readonly effectiveEndDate?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly charges?: readonly components["schemas"]["ChargePatch"][] | null;
        };
        readonly ProductPatch: {
            readonly taxPoint?: components["schemas"]["TaxPoint"] | null;
            /** Format: date */
            readonly activationDate?: string | null;
            /** Format: date */
            readonly endOfNewSalesDate?: string | null;
            /** Format: date */
            readonly endOfRenewalDate?: string | null;
            /** Format: date */
            readonly endOfLifeDate?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly category?: components["schemas"]["Reference"] | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly name?: string;
            readonly productType?: components["schemas"]["ProductType"];
            readonly chargePlans?: readonly components["schemas"]["ChargePlanPatch"][] | null;
        };
        readonly SimpleProduct: {
            /** Format: uuid */
            readonly id: string;
            readonly productNumber: string;
            readonly name: string;
            readonly category?: string;
            readonly priceModel?: components["schemas"]["ChargeModel"];
            readonly pricePeriod?: components["schemas"]["PricePeriod"];
            readonly billingPeriod?: components["schemas"]["BillingPeriod"];
            readonly billingTiming?: components["schemas"]["BillingTiming"];
            readonly periodAlignment?: components["schemas"]["PeriodAlignment"];
            readonly billingDay?: components["schemas"]["BillingDay"];
            readonly usageRating?: components["schemas"]["UsageRating"];
            readonly measurementsRule?: components["schemas"]["MeasurementsRule"];
            readonly chargeType?: components["schemas"]["ChargeType"];
            readonly unitCode?: string;
            readonly defaultQuantity?: Decimal;
            readonly taxIncluded?: boolean;
            readonly createInvoiceLinesPerTier?: boolean;
            readonly revenueRecognition?: string;
            readonly priceDetails?: readonly components["schemas"]["PriceDetails"][];
            readonly specificBillingDay?: number;
            readonly offsetBillingDays?: number;
            /** Format: date */
            readonly alignmentDate?: string;
            readonly taxTemplate?: string;
            readonly deferredRevenueAccount?: string;
            readonly recognizedRevenueAccount?: string;
            readonly externalERPid?: string;
            readonly externalCRMId?: string;
            /** Format: date */
            readonly activationDate?: string;
            /** Format: date */
            readonly endOfNewSalesDate?: string;
            /** Format: date */
            readonly endOfRenewalDate?: string;
            /** Format: date */
            readonly endOfLifeDate?: string;
            readonly customFields: components["schemas"]["CustomFields"];
        };
        readonly SimpleProductPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["SimpleProduct"][];
        };
        readonly OrderChargeDetails: {
            readonly tier: number;
            readonly price: Decimal;
            readonly listPrice: Decimal;
            readonly description?: string;
            readonly fromQuantity?: Decimal;
            readonly toQuantity?: Decimal;
            readonly priceBase: components["schemas"]["PriceBase"];
            readonly lineDiscountPercent?: Decimal;
            readonly lineDiscountAmount?: Decimal;
        };
        readonly OrderDiscountsCharge: {
            /** Format: uuid */
            readonly orderDiscountId: string;
            /** Format: uuid */
            readonly chargeId: string;
        };
        readonly CurrencyAmount: {
            readonly amount: Decimal;
            readonly currencyCode: string;
            /** Format: date */
            readonly currencyConversionDate?: string;
            readonly baseCurrencyAmount?: Decimal;
            readonly baseCurrencyCode?: string;
        };
        readonly OrderProductCharge: {
            /** Format: uuid */
            readonly id: string;
            readonly chargeNumber: string;
            readonly version: number;
            readonly isLastVersion: boolean;
            readonly name: string;
            readonly description?: string;
            readonly remarks?: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
            readonly chargeType: components["schemas"]["ChargeType"];
            readonly priceModel: components["schemas"]["ChargeModel"];
            /** Format: date */
            readonly effectiveStartDate?: string;
            /** Format: date */
            readonly effectiveEndDate?: string;
            readonly quantity?: Decimal;
            readonly unitCode: string;
            readonly startOn: components["schemas"]["StartOn"];
            readonly endOn: components["schemas"]["StartOn"];
            readonly startMilestone?: string;
            readonly endMilestone?: string;
            /** Format: date */
            readonly chargedThroughDate?: string;
            /** Format: date */
            readonly lastRenewalDate?: string;
            /** Format: date */
            readonly lastPriceAdjustmentDate?: string;
            readonly pricePeriod: components["schemas"]["PricePeriod"];
            readonly billingPeriod: components["schemas"]["BillingPeriod"];
            readonly billingTiming: components["schemas"]["BillingTiming"];
            readonly periodAlignment: components["schemas"]["PeriodAlignment"];
            readonly billingDay: components["schemas"]["BillingDay"];
            readonly usageRating: components["schemas"]["UsageRating"];
            readonly measurementsRule: components["schemas"]["MeasurementsRule"];
            readonly specificBillingDay?: number;
            readonly offsetBillingDays?: number;
            /** Format: date */
            readonly alignmentDate?: string;
            readonly taxTemplate?: string;
            readonly taxIncluded: boolean;
            readonly createInvoiceLinesPerTier: boolean;
            readonly revenueRecognitionRule: string;
            readonly deferredRevenueAccount?: string;
            readonly recognizedRevenueAccount?: string;
            readonly estimatedUsage?: Decimal;
            readonly estimatedQuantity?: Decimal;
            readonly orderedQuantity?: Decimal;
            readonly remainingQuantity?: Decimal;
            /** Format: date */
            readonly deliveryDate?: string;
            readonly changeState: components["schemas"]["ChangeState"];
            readonly displayPrice?: Decimal;
            readonly priceDetails: readonly components["schemas"]["OrderChargeDetails"][];
            readonly price?: Decimal;
            readonly listPrice?: Decimal;
            readonly discountAmount?: Decimal;
            readonly discountPercentage?: Decimal;
            readonly recurringMonthlyAmount?: Decimal;
            readonly recurringMonthlyAmountBase?: Decimal;
            readonly features: readonly components["schemas"]["Feature"][];
            readonly orderDiscounts: readonly components["schemas"]["OrderDiscountsCharge"][];
            readonly cmrr?: components["schemas"]["CurrencyAmount"];
            readonly acv?: components["schemas"]["CurrencyAmount"];
            readonly emrr?: components["schemas"]["CurrencyAmount"];
            readonly oneTimeFees?: components["schemas"]["CurrencyAmount"];
            readonly tcv?: components["schemas"]["CurrencyAmount"];
            /** Format: uuid */
            readonly orderProductId: string;
            /** Format: uuid */
            readonly orderId: string;
            /** Format: uuid */
            readonly chargeId: string;
            readonly customFields: components["schemas"]["CustomFields"];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly OrderProduct: {
            /** Format: uuid */
            readonly id: string;
            readonly productNumber: string;
            /** Format: uuid */
            readonly chargePlanId: string;
            readonly chargePlanName: string;
            readonly chargePlanNumber: string;
            readonly productLineNumber: number;
            readonly name: string;
            readonly charges: readonly components["schemas"]["OrderProductCharge"][];
            readonly cmrr: components["schemas"]["CurrencyAmount"];
            readonly acv: components["schemas"]["CurrencyAmount"];
            readonly emrr: components["schemas"]["CurrencyAmount"];
            readonly oneTimeFees: components["schemas"]["CurrencyAmount"];
            readonly tcv: components["schemas"]["CurrencyAmount"];
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
            readonly customFields: components["schemas"]["CustomFields"];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly SubscriptionMilestone: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly orderId: string;
            readonly name: string;
            readonly description?: string;
            /** Format: date */
            readonly milestoneDate?: string;
            /** Format: date */
            readonly plannedDate?: string;
        };
        readonly OrderDiscounts: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly orderId: string;
            readonly startOn: components["schemas"]["OrderDiscountsStartOn"];
            readonly endOn: components["schemas"]["OrderDiscountsStartOn"];
            /** Format: date */
            readonly startDate?: string;
            /** Format: date */
            readonly endDate?: string;
            readonly percent: Decimal;
            readonly discountType: components["schemas"]["DiscountType"];
            readonly description?: string;
            readonly onSpecificCharges: boolean;
            readonly orderProductCharges: readonly components["schemas"]["OrderDiscountsCharge"][];
        };
        readonly InvoiceBatchGroup: {
            /** Format: uuid */
            readonly id: string;
            readonly code: string;
            readonly description?: string;
        };
        readonly Subscription: {
            /** Format: uuid */
            readonly id: string;
            readonly orderNumber: string;
            readonly version: number;
            readonly isLastVersion: boolean;
            readonly description?: string;
            readonly remarks?: string;
            readonly yourReference?: string;
            readonly ourReference?: string;
            readonly yourOrderNumber?: string;
            readonly buyerReference?: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
            /** Format: date */
            readonly orderDate: string;
            readonly account: components["schemas"]["SimpleAccount"];
            readonly invoiceAccount: components["schemas"]["SimpleAccount"];
            readonly currency: string;
            readonly orderPaymentMethod: components["schemas"]["OrderPaymentMethod"];
            readonly invoiceSeparatly: boolean;
            /** Format: uuid */
            readonly invoiceTemplateId?: string;
            readonly useAccountInvoiceBatchGroup: boolean;
            readonly invoiceAddress?: components["schemas"]["Address"];
            readonly deliveryAddress?: components["schemas"]["Address"];
            readonly paymentTerm?: string;
            readonly products: readonly components["schemas"]["OrderProduct"][];
            readonly milestones: readonly components["schemas"]["SubscriptionMilestone"][];
            readonly orderDiscounts: readonly components["schemas"]["OrderDiscounts"][];
            readonly customFields: components["schemas"]["CustomFields"];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
            /** Format: date-time */
            readonly lastUpdated: string;
            readonly status: components["schemas"]["SubscriptionStatus"];
            readonly orderType: components["schemas"]["OrderType"];
            readonly invoiceBatchGroup?: components["schemas"]["InvoiceBatchGroup"];
            /** Format: date */
            readonly effectiveStartDate: string;
            /** Format: date */
            readonly effectiveEndDate?: string;
            readonly termType: components["schemas"]["TermType"];
            readonly term: number;
            readonly renewalTerm: number;
            readonly noticePeriod: number;
            /** Format: date */
            readonly noticePeriodDate?: string;
            readonly isAutoRenewed: boolean;
            /** Format: date */
            readonly lastRenewalDate?: string;
            /** Format: date */
            readonly cancellationDate?: string;
            /** Format: date */
            readonly effectiveChangeDate?: string;
            readonly orderBillingPeriod: components["schemas"]["BillingPeriod"];
            readonly setOrderBillingPeriod: boolean;
            readonly currencyCodeToUseWhenInvoice: string;
            readonly cmrr: components["schemas"]["CurrencyAmount"];
            readonly acv: components["schemas"]["CurrencyAmount"];
            readonly emrr: components["schemas"]["CurrencyAmount"];
            readonly oneTimeFees: components["schemas"]["CurrencyAmount"];
            readonly tcv: components["schemas"]["CurrencyAmount"];
        };
        readonly SubscriptionPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["Subscription"][];
        };
        readonly SalesOrder: {
            /** Format: uuid */
            readonly id: string;
            readonly orderNumber: string;
            readonly version: number;
            readonly isLastVersion: boolean;
            readonly description?: string;
            readonly remarks?: string;
            readonly yourReference?: string;
            readonly ourReference?: string;
            readonly yourOrderNumber?: string;
            readonly buyerReference?: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
            /** Format: date */
            readonly orderDate: string;
            readonly account: components["schemas"]["SimpleAccount"];
            readonly invoiceAccount: components["schemas"]["SimpleAccount"];
            readonly currency: string;
            readonly orderPaymentMethod: components["schemas"]["OrderPaymentMethod"];
            readonly invoiceSeparatly: boolean;
            /** Format: uuid */
            readonly invoiceTemplateId?: string;
            readonly useAccountInvoiceBatchGroup: boolean;
            readonly invoiceAddress?: components["schemas"]["Address"];
            readonly deliveryAddress?: components["schemas"]["Address"];
            readonly paymentTerm?: string;
            readonly products: readonly components["schemas"]["OrderProduct"][];
            readonly milestones: readonly components["schemas"]["SubscriptionMilestone"][];
            readonly orderDiscounts: readonly components["schemas"]["OrderDiscounts"][];
            readonly customFields: components["schemas"]["CustomFields"];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
            /** Format: date-time */
            readonly lastUpdated: string;
            readonly status: components["schemas"]["SalesOrderStatus"];
            readonly orderType: components["schemas"]["SalesOrderOrderType"];
            readonly invoiceBatchGroup?: string;
            readonly invoicingCurrency: string;
        };
        readonly SalesOrderPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["SalesOrder"][];
        };
        readonly OrderProductChargePage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["OrderProductCharge"][];
        };
        readonly AmountWithBaseCurrency: {
            readonly amount: Decimal;
            readonly amountInBaseCurrency?: Decimal;
        };
        readonly SimpleOrderProductCharge: {
            /** Format: uuid */
            readonly id: string;
            readonly chargeNumber: string;
            readonly name: string;
            readonly description?: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        readonly BookingLine: {
            readonly charge: components["schemas"]["SimpleOrderProductCharge"];
            readonly cmrr: components["schemas"]["CurrencyAmount"];
            readonly acv: components["schemas"]["CurrencyAmount"];
            readonly emrr: components["schemas"]["CurrencyAmount"];
            readonly oneTimeFees: components["schemas"]["CurrencyAmount"];
            readonly tcv: components["schemas"]["CurrencyAmount"];
            readonly fmrr: components["schemas"]["CurrencyAmount"];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly BookingClassification: {
            readonly name: string;
            readonly description: string;
            readonly chartColor: string;
            readonly isSystemClassification: boolean;
            readonly classificationType: components["schemas"]["ClassificationType"];
        };
        readonly SimpleOrder: {
            /** Format: uuid */
            readonly id: string;
            readonly orderNumber: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        readonly Booking: {
            /** Format: uuid */
            readonly id: string;
            readonly currency: string;
            readonly bookingType: components["schemas"]["BookingType"];
            readonly accountCategory: components["schemas"]["AccountCategory"];
            readonly changeType: components["schemas"]["ChangeType"];
            readonly cmrr: components["schemas"]["AmountWithBaseCurrency"];
            readonly acv: components["schemas"]["AmountWithBaseCurrency"];
            readonly emrr: components["schemas"]["AmountWithBaseCurrency"];
            readonly oneTimeFees: components["schemas"]["AmountWithBaseCurrency"];
            readonly tcv: components["schemas"]["AmountWithBaseCurrency"];
            readonly fmrr: components["schemas"]["AmountWithBaseCurrency"];
            /** Format: date */
            readonly effectiveDate: string;
            readonly bookingLines: readonly components["schemas"]["BookingLine"][];
            readonly classification: components["schemas"]["BookingClassification"];
            readonly order: components["schemas"]["SimpleOrder"];
            readonly notes?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly BookingPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["Booking"][];
        };
        readonly AccountSummary: {
            /** Format: uuid */
            readonly id: string;
            readonly accountNumber: string;
            readonly name: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
            readonly cmrr: components["schemas"]["CurrencyAmount"];
            readonly acv: components["schemas"]["CurrencyAmount"];
            readonly emrr: components["schemas"]["CurrencyAmount"];
            readonly oneTimeFees: components["schemas"]["CurrencyAmount"];
            readonly tcv: components["schemas"]["CurrencyAmount"];
            readonly openAmount: components["schemas"]["CurrencyAmount"];
            readonly advances: components["schemas"]["CurrencyAmount"];
            readonly accountBalance: components["schemas"]["CurrencyAmount"];
            readonly otherBalances: readonly components["schemas"]["CurrencyAmount"][];
            /** Format: date */
            readonly lastInvoiced?: string;
        };
        readonly SubscriptionMilestoneRequest: {
            readonly name: string;
            readonly description?: string | null;
            /** Format: date */
            readonly plannedDate?: string | null;
        };
        readonly OrderDiscountsChargeRequest: {
            readonly charge: components["schemas"]["Reference"];
            readonly operation?: components["schemas"]["ChangeFeatureRequestOperation"] | null;
        };
        readonly OrderDiscountsRequest: {
            readonly operation?: components["schemas"]["PriceDetailsPatchOperation"] | null;
            readonly startOn?: components["schemas"]["OrderDiscountsStartOn"] | null;
            readonly endOn?: components["schemas"]["OrderDiscountsStartOn"] | null;
            /** Format: date */
            readonly startDate?: string | null;
            /** Format: date */
            readonly endDate?: string | null;
            readonly percent?: Decimal | null;
            readonly description?: string | null;
            readonly onSpecificCharges?: boolean | null;
            readonly orderProductCharges?: readonly components["schemas"]["OrderDiscountsChargeRequest"][] | null;
            readonly chargeMappingKey?: string | null;
            readonly orderDiscountId?: components["schemas"]["Reference"] | null;
        };
        readonly OrderProductChargeDetailsCreate: {
            readonly tier?: number | null;
            readonly price?: Decimal | null;
            readonly listPrice?: Decimal | null;
            readonly lineDiscountPercent?: Decimal | null;
            readonly lineDiscountAmount?: Decimal | null;
            readonly priceBase?: components["schemas"]["PriceBase"] | null;
            readonly description?: string | null;
            readonly fromQuantity?: Decimal | null;
            readonly toQuantity?: Decimal | null;
            readonly isInfinite?: boolean | null;
        };
        readonly OrderProductChargeCreate: {
            readonly name?: string | null;
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly chargeType?: components["schemas"]["ChargeType"] | null;
            readonly priceModel?: components["schemas"]["ChargeModel"] | null;
            readonly quantity?: Decimal | null;
            readonly estimatedUsage?: Decimal | null;
            readonly estimatedQuantity?: Decimal | null;
            readonly pricePeriod?: components["schemas"]["PricePeriod"] | null;
            readonly billingPeriod?: components["schemas"]["BillingPeriod"] | null;
            readonly billingTiming?: components["schemas"]["BillingTiming"] | null;
            readonly periodAlignment?: components["schemas"]["PeriodAlignment"] | null;
            readonly billingDay?: components["schemas"]["BillingDay"] | null;
            readonly usageRating?: components["schemas"]["UsageRating"] | null;
            readonly specificBillingDay?: number | null;
            readonly offsetBillingDays?: number | null;
            /** Format: date */
            readonly alignmentDate?: string | null;
            readonly taxTemplate?: components["schemas"]["Reference"] | null;
            readonly taxIncluded?: boolean | null;
            readonly createInvoiceLinesPerTier?: boolean | null;
            readonly deferredRevenueAccount?: components["schemas"]["Reference"] | null;
            readonly recognizedRevenueAccount?: components["schemas"]["Reference"] | null;
            readonly unitCode?: components["schemas"]["Reference"] | null;
            readonly startOn?: components["schemas"]["StartOn"] | null;
            readonly endOn?: components["schemas"]["StartOn"] | null;
            /** Format: date */
            readonly effectiveStartDate?: string | null;
            /** Format: date */
            readonly effectiveEndDate?: string | null;
            readonly startMilestone?: components["schemas"]["Reference"] | null;
            readonly endMilestone?: components["schemas"]["Reference"] | null;
            /** Format: date */
            readonly chargedThroughDate?: string | null;
            /** Format: date */
            readonly lastPriceAdjustmentDate?: string | null;
            readonly revenueRecognitionRule?: components["schemas"]["Reference"] | null;
            readonly displayPrice?: Decimal | null;
            readonly orderDiscountMappingKey?: readonly string[] | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly charge?: components["schemas"]["Reference"] | null;
            readonly orderedQuantity?: Decimal | null;
            readonly features?: readonly components["schemas"]["FeatureRequest"][] | null;
            readonly priceDetails?: readonly components["schemas"]["OrderProductChargeDetailsCreate"][] | null;
        };
        readonly OrderProductCreate: {
            readonly product: components["schemas"]["Reference"];
            readonly chargePlan?: components["schemas"]["Reference"] | null;
            readonly productLineNumber?: number | null;
            readonly name?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly charges?: readonly components["schemas"]["OrderProductChargeCreate"][] | null;
        };
        readonly SubscriptionCreate: {
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly yourReference?: string | null;
            readonly ourReference?: string | null;
            readonly yourOrderNumber?: string | null;
            readonly buyerReference?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            /** Format: date */
            readonly orderDate?: string | null;
            /** Format: date */
            readonly effectiveStartDate?: string | null;
            readonly invoiceAccount?: components["schemas"]["Reference"] | null;
            readonly currency?: components["schemas"]["Reference"] | null;
            readonly invoicingCurrency?: string | null;
            readonly orderPaymentMethod?: components["schemas"]["OrderPaymentMethod"] | null;
            readonly invoiceSeparatly?: boolean | null;
            readonly useAccountInvoiceBatchGroup?: boolean | null;
            /** Format: uuid */
            readonly invoiceBatchGroupId?: string | null;
            readonly invoiceBatchGroup?: components["schemas"]["Reference"] | null;
            /** Format: uuid */
            readonly invoiceTemplateId?: string | null;
            /** Format: uuid */
            readonly invoiceAddressId?: string | null;
            /** Format: uuid */
            readonly deliveryAddressId?: string | null;
            readonly paymentTerm?: components["schemas"]["Reference"] | null;
            readonly milestones?: readonly components["schemas"]["SubscriptionMilestoneRequest"][] | null;
            readonly orderDiscounts?: readonly components["schemas"]["OrderDiscountsRequest"][] | null;
            readonly status: components["schemas"]["SubscriptionCreateStatus"];
            readonly orderType?: components["schemas"]["OrderType"] | null;
            readonly account: components["schemas"]["Reference"];
            readonly subscriptionType?: components["schemas"]["TermType"] | null;
            /** Format: date */
            readonly effectiveEndDate?: string | null;
            readonly term?: number | null;
            readonly renewalTerm?: number | null;
            readonly noticePeriod?: number | null;
            readonly isAutoRenewed?: boolean | null;
            readonly orderBillingPeriod?: components["schemas"]["BillingPeriod"] | null;
            readonly setOrderBillingPeriod?: boolean | null;
            readonly products?: readonly components["schemas"]["OrderProductCreate"][] | null;
        };
        readonly ChangeOrderProductChargeDetailsRequest: {
            readonly tier?: number | null;
            readonly price?: Decimal | null;
            readonly listPrice?: Decimal | null;
            readonly lineDiscountPercent?: Decimal | null;
            readonly lineDiscountAmount?: Decimal | null;
            readonly priceBase?: components["schemas"]["PriceBase"] | null;
            readonly description?: string | null;
            readonly fromQuantity?: Decimal | null;
            readonly toQuantity?: Decimal | null;
            readonly isInfinite?: boolean | null;
            readonly operation?: components["schemas"]["PriceDetailsPatchOperation"] | null;
        };
        readonly ChangeOrderProductChargeRequest: {
            readonly name?: string | null;
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly chargeType?: components["schemas"]["ChargeType"] | null;
            readonly priceModel?: components["schemas"]["ChargeModel"] | null;
            readonly quantity?: Decimal | null;
            readonly estimatedUsage?: Decimal | null;
            readonly estimatedQuantity?: Decimal | null;
            readonly pricePeriod?: components["schemas"]["PricePeriod"] | null;
            readonly billingPeriod?: components["schemas"]["BillingPeriod"] | null;
            readonly billingTiming?: components["schemas"]["BillingTiming"] | null;
            readonly periodAlignment?: components["schemas"]["PeriodAlignment"] | null;
            readonly billingDay?: components["schemas"]["BillingDay"] | null;
            readonly usageRating?: components["schemas"]["UsageRating"] | null;
            readonly specificBillingDay?: number | null;
            readonly offsetBillingDays?: number | null;
            /** Format: date */
            readonly alignmentDate?: string | null;
            readonly taxTemplate?: components["schemas"]["Reference"] | null;
            readonly taxIncluded?: boolean | null;
            readonly createInvoiceLinesPerTier?: boolean | null;
            readonly deferredRevenueAccount?: components["schemas"]["Reference"] | null;
            readonly recognizedRevenueAccount?: components["schemas"]["Reference"] | null;
            readonly unitCode?: components["schemas"]["Reference"] | null;
            readonly startOn?: components["schemas"]["StartOn"] | null;
            readonly endOn?: components["schemas"]["StartOn"] | null;
            /** Format: date */
            readonly effectiveStartDate?: string | null;
            /** Format: date */
            readonly effectiveEndDate?: string | null;
            readonly startMilestone?: components["schemas"]["Reference"] | null;
            readonly endMilestone?: components["schemas"]["Reference"] | null;
            /** Format: date */
            readonly chargedThroughDate?: string | null;
            /** Format: date */
            readonly lastPriceAdjustmentDate?: string | null;
            readonly revenueRecognitionRule?: components["schemas"]["Reference"] | null;
            readonly displayPrice?: Decimal | null;
            readonly orderDiscountMappingKey?: readonly string[] | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly charge: components["schemas"]["Reference"];
            readonly features?: readonly components["schemas"]["ChangeFeatureRequest"][] | null;
            readonly priceDetails?: readonly components["schemas"]["ChangeOrderProductChargeDetailsRequest"][] | null;
        };
        readonly ChangeOrderProductRequest: {
            readonly operation?: components["schemas"]["ChangeOrderProductRequestOperation"] | null;
            readonly product: components["schemas"]["Reference"];
            readonly chargePlan?: components["schemas"]["Reference"] | null;
            readonly productLineNumber?: number | null;
            readonly name?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly charges?: readonly components["schemas"]["ChangeOrderProductChargeRequest"][] | null;
            readonly cancelProductOn?: components["schemas"]["CancelProductOn"] | null;
            /** Format: date */
            readonly cancelationDate?: string | null;
        };
        readonly ChangeSubscriptionRequest: {
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly yourReference?: string | null;
            readonly ourReference?: string | null;
            readonly yourOrderNumber?: string | null;
            readonly buyerReference?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            /** Format: date */
            readonly orderDate?: string | null;
            /** Format: date */
            readonly effectiveStartDate?: string | null;
            readonly invoiceAccount?: components["schemas"]["Reference"] | null;
            readonly currency?: components["schemas"]["Reference"] | null;
            readonly invoicingCurrency?: string | null;
            readonly orderPaymentMethod?: components["schemas"]["OrderPaymentMethod"] | null;
            readonly invoiceSeparatly?: boolean | null;
            readonly useAccountInvoiceBatchGroup?: boolean | null;
            /** Format: uuid */
            readonly invoiceBatchGroupId?: string | null;
            readonly invoiceBatchGroup?: components["schemas"]["Reference"] | null;
            /** Format: uuid */
            readonly invoiceTemplateId?: string | null;
            /** Format: uuid */
            readonly invoiceAddressId?: string | null;
            /** Format: uuid */
            readonly deliveryAddressId?: string | null;
            readonly paymentTerm?: components["schemas"]["Reference"] | null;
            readonly milestones?: readonly components["schemas"]["SubscriptionMilestoneRequest"][] | null;
            readonly orderDiscounts?: readonly components["schemas"]["OrderDiscountsRequest"][] | null;
            readonly account?: components["schemas"]["Reference"] | null;
            readonly subscriptionType?: components["schemas"]["TermType"] | null;
            /** Format: date */
            readonly effectiveEndDate?: string | null;
            readonly term?: number | null;
            readonly renewalTerm?: number | null;
            readonly noticePeriod?: number | null;
            readonly isAutoRenewed?: boolean | null;
            readonly orderBillingPeriod?: components["schemas"]["BillingPeriod"] | null;
            readonly setOrderBillingPeriod?: boolean | null;
            /** Format: date */
            readonly effectiveChangeDate?: string | null;
            readonly products?: readonly components["schemas"]["ChangeOrderProductRequest"][] | null;
        };
        readonly RenewAndChangeSubscriptionRequest: {
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly yourReference?: string | null;
            readonly ourReference?: string | null;
            readonly yourOrderNumber?: string | null;
            readonly buyerReference?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            /** Format: date */
            readonly orderDate?: string | null;
            /** Format: date */
            readonly effectiveStartDate?: string | null;
            readonly invoiceAccount?: components["schemas"]["Reference"] | null;
            readonly currency?: components["schemas"]["Reference"] | null;
            readonly invoicingCurrency?: string | null;
            readonly orderPaymentMethod?: components["schemas"]["OrderPaymentMethod"] | null;
            readonly invoiceSeparatly?: boolean | null;
            readonly useAccountInvoiceBatchGroup?: boolean | null;
            /** Format: uuid */
            readonly invoiceBatchGroupId?: string | null;
            readonly invoiceBatchGroup?: components["schemas"]["Reference"] | null;
            /** Format: uuid */
            readonly invoiceTemplateId?: string | null;
            /** Format: uuid */
            readonly invoiceAddressId?: string | null;
            /** Format: uuid */
            readonly deliveryAddressId?: string | null;
            readonly paymentTerm?: components["schemas"]["Reference"] | null;
            readonly milestones?: readonly components["schemas"]["SubscriptionMilestoneRequest"][] | null;
            readonly orderDiscounts?: readonly components["schemas"]["OrderDiscountsRequest"][] | null;
            readonly account?: components["schemas"]["Reference"] | null;
            readonly subscriptionType?: components["schemas"]["TermType"] | null;
            /** Format: date */
            readonly effectiveEndDate?: string | null;
            readonly term?: number | null;
            readonly renewalTerm?: number | null;
            readonly noticePeriod?: number | null;
            readonly isAutoRenewed?: boolean | null;
            readonly orderBillingPeriod?: components["schemas"]["BillingPeriod"] | null;
            readonly setOrderBillingPeriod?: boolean | null;
            /** Format: date */
            readonly effectiveChangeDate?: string | null;
            readonly products?: readonly components["schemas"]["ChangeOrderProductRequest"][] | null;
            readonly nextRenewalTerm?: number | null;
        };
        readonly RenewSubscriptionRequest: {
            readonly renewalTerm: number;
            readonly nextRenewalTerm?: number | null;
        };
        readonly CancelSubscriptionRequest: {
            /** Format: date */
            readonly cancellationDate: string;
            readonly cancellationMode: components["schemas"]["CancellationMode"];
            /** Format: date */
            readonly firstDayOfCancellation?: string | null;
            /** Format: date */
            readonly endDate?: string | null;
            readonly cancellationDatePerCharges?: components["schemas"]["CancellationDatePerCharges"] | null;
        };
        readonly SetSubscriptionMilestoneRequest: {
            /** Format: uuid */
            readonly milestoneId: string;
            /** Format: date */
            readonly milestoneDate: string;
        };
        readonly OrderDiscountsOrder: {
            /** Format: date */
            readonly effectiveChangeDate?: string | null;
            readonly orderDiscounts?: readonly components["schemas"]["OrderDiscountsRequest"][] | null;
        };
        readonly SubscriptionPatch: {
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly yourReference?: string | null;
            readonly ourReference?: string | null;
            readonly yourOrderNumber?: string | null;
            readonly buyerReference?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly noticePeriod?: number | null;
            readonly invoiceSeparatly?: boolean | null;
            readonly useAccountInvoiceBatchGroup?: boolean | null;
            /** Format: uuid */
            readonly invoiceBatchGroupId?: string | null;
            readonly invoiceBatchGroup?: components["schemas"]["Reference"] | null;
            /** Format: uuid */
            readonly invoiceTemplateId?: string | null;
            readonly paymentTerm?: components["schemas"]["Reference"] | null;
        };
        readonly PreviewSubscriptionRequest: {
            /** Format: uuid */
            readonly subscription?: string;
            readonly create?: components["schemas"]["SubscriptionCreate"] | null;
            readonly change?: components["schemas"]["ChangeSubscriptionRequest"] | null;
            readonly renewAndChange?: components["schemas"]["RenewAndChangeSubscriptionRequest"] | null;
            readonly orderDiscounts?: components["schemas"]["OrderDiscountsOrder"] | null;
            readonly cancel?: components["schemas"]["CancelSubscriptionRequest"] | null;
            readonly days?: number | null;
        };
        readonly UnitOfMeasure: {
            /** Format: uuid */
            readonly id: string;
            readonly unitCode: string;
            readonly name: string;
            readonly displayName: string;
        };
        readonly BookedOn: {
            /** Format: uuid */
            readonly id: string;
            readonly code: string;
            readonly name: string;
        };
        readonly InvoicePreview: {
            readonly invoiceNumber?: string;
            readonly ocrNumber?: string;
            readonly daysPastDue?: number;
            readonly status: components["schemas"]["InvoicePreviewStatus"];
            readonly account: components["schemas"]["SimpleAccount"];
            readonly notes?: string;
            /** Format: date */
            readonly invoiceDate: string;
            /** Format: date */
            readonly dueDate: string;
            /** Format: date */
            readonly paymentDate?: string;
            /** Format: date */
            readonly deliveryDate?: string;
            /** Format: date */
            readonly taxPointDate?: string;
            /** Format: date */
            readonly lastPaymentDate?: string;
            readonly nrOfReminders: number;
            readonly paymentTerm?: components["schemas"]["InvoicePreviewPaymentTerm"];
            readonly currency: string;
            readonly subtotal: Decimal;
            readonly subtotalBaseAmount?: Decimal;
            readonly tax: Decimal;
            readonly taxBaseAmount?: Decimal;
            readonly totalAmount: Decimal;
            readonly totalBaseAmount?: Decimal;
            readonly totalRoundingAmount: Decimal;
            readonly totalRoundingBaseAmount?: Decimal;
            readonly prepaidAmount?: Decimal;
            readonly settledAmount: Decimal;
            readonly settledNotes?: string;
            readonly settledBaseAmount: Decimal;
            readonly balancedAmount: Decimal;
            readonly balancedBaseAmount?: Decimal;
            readonly taxIncluded: boolean;
            readonly allowances: readonly components["schemas"]["InvoicePreviewAllowance"][];
            readonly invoiceAddress?: components["schemas"]["Address"];
            readonly deliveryAddress?: components["schemas"]["Address"];
            readonly yourReference?: string;
            readonly ourReference?: string;
            readonly yourOrderNumber?: string;
            readonly buyerReference?: string;
            readonly referenceNumber?: string;
            readonly invoiceType: components["schemas"]["InvoiceType"];
            /** Format: uuid */
            readonly electronicInvoiceId?: string;
            /** Format: uuid */
            readonly creditedInvoiceId?: string;
            readonly creditedInvoiceNumber?: string;
            /** Format: uuid */
            readonly correctedInvoiceId?: string;
            readonly correctedInvoiceNumber?: string;
            readonly correctionReason?: string;
            /** Format: uuid */
            readonly invoiceBatchId?: string;
            readonly exchangeRate?: Decimal;
            readonly taxExchangeRate?: components["schemas"]["TaxExchangeRate"];
            readonly invoiceDeliveryMethod: components["schemas"]["InvoiceDeliveryMethod"];
            /** Format: uuid */
            readonly invoiceTemplateId?: string;
            readonly disableAutomaticInvoiceReminder: boolean;
            readonly splitPayment?: boolean;
            readonly isAdvance?: boolean;
            readonly advanceOf?: readonly string[];
            readonly nationalEInvoice?: components["schemas"]["NationalEInvoiceChoice"];
            readonly accountsReceivable: components["schemas"]["BookedOn"];
            readonly customFields: components["schemas"]["CustomFields"];
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
            readonly invoiceLines: readonly components["schemas"]["InvoicePreviewInvoiceLine"][];
            readonly onlinePaymentStatus: string;
            readonly paymentMethodForInvoice: string;
        };
        readonly SubscriptionPreview: {
            readonly subscription: components["schemas"]["Subscription"];
            readonly invoices: readonly components["schemas"]["InvoicePreview"][];
            readonly refused?: string;
        };
        readonly SalesOrderCreate: {
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly yourReference?: string | null;
            readonly ourReference?: string | null;
            readonly yourOrderNumber?: string | null;
            readonly buyerReference?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            /** Format: date */
            readonly orderDate?: string | null;
            /** Format: date */
            readonly effectiveStartDate?: string | null;
            readonly invoiceAccount?: components["schemas"]["Reference"] | null;
            readonly currency?: components["schemas"]["Reference"] | null;
            readonly invoicingCurrency?: string | null;
            readonly orderPaymentMethod?: components["schemas"]["OrderPaymentMethod"] | null;
            readonly invoiceSeparatly?: boolean | null;
            readonly useAccountInvoiceBatchGroup?: boolean | null;
            /** Format: uuid */
            readonly invoiceBatchGroupId?: string | null;
            readonly invoiceBatchGroup?: components["schemas"]["Reference"] | null;
            /** Format: uuid */
            readonly invoiceTemplateId?: string | null;
            /** Format: uuid */
            readonly invoiceAddressId?: string | null;
            /** Format: uuid */
            readonly deliveryAddressId?: string | null;
            readonly paymentTerm?: components["schemas"]["Reference"] | null;
            readonly milestones?: readonly components["schemas"]["SubscriptionMilestoneRequest"][] | null;
            readonly orderDiscounts?: readonly components["schemas"]["OrderDiscountsRequest"][] | null;
            readonly status?: components["schemas"]["SalesOrderCreateStatus"] | null;
            readonly orderType?: components["schemas"]["SalesOrderOrderType"] | null;
            readonly account: components["schemas"]["Reference"];
            readonly products?: readonly components["schemas"]["OrderProductCreate"][] | null;
        };
        readonly OrderProductChargePatch: {
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
        };
        readonly InvoicedToDatePatch: {
            /** Format: date */
            readonly invoicedToDate: string;
        };
        readonly DeliverRequest: {
            readonly quantity: Decimal;
            /** Format: date */
            readonly deliveryDate?: string | null;
        };
        readonly SimpleCharge: {
            /** Format: uuid */
            readonly id: string;
            readonly chargeNumber: string;
            readonly name: string;
        };
        readonly QuoteCharge: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly quoteProductChargeId: string;
            readonly chargeNumber?: string;
            readonly name: string;
            readonly charge: components["schemas"]["SimpleCharge"];
            /** Format: uuid */
            readonly originalOrderProductChargeId?: string;
            readonly chargeType: components["schemas"]["ChargeType"];
            readonly priceModel: components["schemas"]["ChargeModel"];
            readonly startOn: components["schemas"]["StartOn"];
            readonly endOn: components["schemas"]["StartOn"];
            /** Format: date */
            readonly effectiveStartDate?: string;
            /** Format: date */
            readonly effectiveEndDate?: string;
            readonly quantity?: Decimal;
            readonly unitCode: string;
            readonly pricePeriod: components["schemas"]["PricePeriod"];
            readonly usageRating: components["schemas"]["UsageRating"];
            readonly billingPeriod: components["schemas"]["BillingPeriod"];
            readonly remarks?: string;
            readonly displayPrice?: Decimal;
            readonly ppu?: Decimal;
            readonly priceDetails: readonly components["schemas"]["OrderChargeDetails"][];
            readonly cmrr: components["schemas"]["CurrencyAmount"];
            readonly acv: components["schemas"]["CurrencyAmount"];
            readonly tcv: components["schemas"]["CurrencyAmount"];
            readonly otf: components["schemas"]["CurrencyAmount"];
            readonly customFields: components["schemas"]["CustomFields"];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly QuoteProduct: {
            /** Format: uuid */
            readonly id: string;
            readonly productNumber: string;
            /** Format: uuid */
            readonly chargePlanId: string;
            readonly chargePlanName: string;
            readonly chargePlanNumber: string;
            readonly productLineNumber: number;
            readonly name: string;
            readonly charges: readonly components["schemas"]["QuoteCharge"][];
            readonly cmrr: components["schemas"]["CurrencyAmount"];
            readonly acv: components["schemas"]["CurrencyAmount"];
            readonly tcv: components["schemas"]["CurrencyAmount"];
            readonly otf: components["schemas"]["CurrencyAmount"];
            readonly customFields: components["schemas"]["CustomFields"];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly Quote: {
            /** Format: uuid */
            readonly id: string;
            readonly number: string;
            readonly version: number;
            readonly status: components["schemas"]["QuoteStatus"];
            readonly quoteType: components["schemas"]["QuoteType"];
            readonly orderType: components["schemas"]["QuoteOrderType"];
            readonly termType: components["schemas"]["TermType"];
            /** Format: uuid */
            readonly changeOrderId?: string;
            readonly convertedToOrder?: components["schemas"]["SimpleOrder"];
            readonly customer: components["schemas"]["SimpleAccount"];
            readonly invoiceCustomer: components["schemas"]["SimpleAccount"];
            readonly deliveryAddress?: components["schemas"]["Address"];
            readonly currency: string;
            /** Format: date */
            readonly quoteDate: string;
            /** Format: date */
            readonly validToDate: string;
            readonly description?: string;
            readonly remarks?: string;
            readonly yourReference?: string;
            readonly ourReference?: string;
            /** Format: date */
            readonly orderEffectiveChangeDate?: string;
            /** Format: date */
            readonly effectiveStartDate: string;
            /** Format: date */
            readonly effectiveEndDate?: string;
            readonly initialTerm: number;
            readonly renewalTerm: number;
            readonly autoRenewal: boolean;
            readonly noticePeriod: number;
            readonly cmrr: components["schemas"]["CurrencyAmount"];
            readonly acv: components["schemas"]["CurrencyAmount"];
            readonly tcv: components["schemas"]["CurrencyAmount"];
            readonly otf: components["schemas"]["CurrencyAmount"];
            readonly products: readonly components["schemas"]["QuoteProduct"][];
            readonly customFields: components["schemas"]["CustomFields"];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly QuotePage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["Quote"][];
        };
        readonly QuoteProductRequest: {
            readonly operation?: components["schemas"]["ChangeOrderProductRequestOperation"] | null;
            readonly product: components["schemas"]["Reference"];
            readonly chargePlan?: components["schemas"]["Reference"] | null;
            readonly productLineNumber?: number | null;
            readonly name?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly charges?: readonly components["schemas"]["OrderProductChargeCreate"][] | null;
            readonly cancelProductOn?: components["schemas"]["CancelProductOn"] | null;
            /** Format: date */
            readonly cancelationDate?: string | null;
        };
        readonly QuoteCreate: {
            readonly invoiceCustomer?: components["schemas"]["Reference"] | null;
            readonly orderType?: components["schemas"]["QuoteOrderType"] | null;
            readonly termType?: components["schemas"]["TermType"] | null;
            /** Format: date */
            readonly quoteDate?: string | null;
            /** Format: date */
            readonly validToDate?: string | null;
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly yourReference?: string | null;
            readonly ourReference?: string | null;
            /** Format: date */
            readonly orderEffectiveChangeDate?: string | null;
            /** Format: date */
            readonly effectiveStartDate?: string | null;
            readonly initialTerm?: number | null;
            readonly renewalTerm?: number | null;
            readonly autoRenewal?: boolean | null;
            readonly noticePeriod?: number | null;
            readonly currency?: components["schemas"]["Reference"] | null;
            readonly products?: readonly components["schemas"]["QuoteProductRequest"][] | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly customer: components["schemas"]["Reference"];
            readonly quoteType?: components["schemas"]["QuoteType"] | null;
            readonly changeOrder?: components["schemas"]["Reference"] | null;
        };
        readonly ConvertQuoteToOrderRequest: {
            readonly quote: components["schemas"]["Reference"];
            readonly activateOrder?: boolean | null;
        };
        readonly QuoteConverted: {
            /** Format: uuid */
            readonly quoteId: string;
            readonly quoteNumber: string;
            readonly quote: components["schemas"]["Quote"];
            /** Format: uuid */
            readonly orderId: string;
            readonly orderNumber: string;
            readonly orderType: components["schemas"]["QuoteOrderType"];
            readonly orderStatus: components["schemas"]["OrderStatus"];
        };
        readonly QuotePatch: {
            readonly invoiceCustomer?: components["schemas"]["Reference"] | null;
            readonly orderType?: components["schemas"]["QuoteOrderType"] | null;
            readonly termType?: components["schemas"]["TermType"] | null;
            /** Format: date */
            readonly quoteDate?: string | null;
            /** Format: date */
            readonly validToDate?: string | null;
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly yourReference?: string | null;
            readonly ourReference?: string | null;
            /** Format: date */
            readonly orderEffectiveChangeDate?: string | null;
            /** Format: date */
            readonly effectiveStartDate?: string | null;
            readonly initialTerm?: number | null;
            readonly renewalTerm?: number | null;
            readonly autoRenewal?: boolean | null;
            readonly noticePeriod?: number | null;
            readonly currency?: components["schemas"]["Reference"] | null;
            readonly products?: readonly components["schemas"]["QuoteProductRequest"][] | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly customer?: components["schemas"]["Reference"];
        };
        readonly UsageOrder: {
            /** Format: uuid */
            readonly id: string;
            readonly orderNumber: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        readonly UsageOrderProduct: {
            /** Format: uuid */
            readonly id: string;
            readonly productNumber: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        readonly UsageOrderCharge: {
            /** Format: uuid */
            readonly id: string;
            readonly chargeNumber: string;
            readonly name: string;
            readonly description?: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        readonly Usage: {
            /** Format: uuid */
            readonly id: string;
            readonly description?: string;
            /** Format: date */
            readonly fromDate: string;
            /** Format: date */
            readonly toDate?: string;
            readonly quantity: Decimal;
            readonly unit?: string;
            readonly source?: string;
            readonly account?: components["schemas"]["SimpleAccount"];
            readonly order?: components["schemas"]["UsageOrder"];
            readonly product?: components["schemas"]["UsageOrderProduct"];
            readonly charge?: components["schemas"]["UsageOrderCharge"];
            readonly processed: boolean;
            readonly ratedPrice?: Decimal;
            readonly ratedPriceCurrencyCode?: string;
            /** Format: date-time */
            readonly importDate: string;
            readonly customFields: components["schemas"]["CustomFields"];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly UsagePage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["Usage"][];
        };
        readonly UsageCreate: {
            readonly charge?: components["schemas"]["Reference"] | null;
            readonly unit?: components["schemas"]["Reference"] | null;
            readonly description?: string | null;
            readonly ratedPrice?: Decimal | null;
            readonly ratedPriceCurrency?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly account?: components["schemas"]["Reference"] | null;
            readonly order?: components["schemas"]["Reference"] | null;
            readonly product?: components["schemas"]["Reference"] | null;
            readonly quantity: Decimal;
            /** Format: date */
            readonly fromDate: string;
            /** Format: date */
            readonly toDate?: string | null;
            readonly source?: string | null;
            readonly validateData?: boolean | null;
        };
        readonly UsagePatch: {
            readonly charge?: components["schemas"]["Reference"] | null;
            readonly unit?: components["schemas"]["Reference"] | null;
            readonly description?: string | null;
            readonly ratedPrice?: Decimal | null;
            readonly ratedPriceCurrency?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly quantity?: Decimal | null;
            /** Format: date */
            readonly fromDate?: string | null;
        };
        readonly Measurement: {
            /** Format: uuid */
            readonly id: string;
            readonly account?: components["schemas"]["SimpleAccount"];
            readonly order?: components["schemas"]["UsageOrder"];
            readonly product?: components["schemas"]["UsageOrderProduct"];
            readonly charge?: components["schemas"]["UsageOrderCharge"];
            /** Format: date */
            readonly fromDate: string;
            readonly quantity: Decimal;
            readonly tag?: string;
            /** Format: date-time */
            readonly importDate: string;
            readonly customFields: components["schemas"]["CustomFields"];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly MeasurementPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["Measurement"][];
        };
        readonly MeasurementCreate: {
            readonly account?: components["schemas"]["Reference"] | null;
            readonly order?: components["schemas"]["Reference"] | null;
            readonly product?: components["schemas"]["Reference"] | null;
            readonly charge?: components["schemas"]["Reference"] | null;
            /** Format: date */
            readonly fromDate: string;
            readonly quantity: Decimal;
            readonly tag?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly validateData?: boolean | null;
        };
        readonly ImportUsageRequest: {
            readonly mappingTemplateName: string;
            readonly dateFormat?: string | null;
            readonly decimalSeparator?: string | null;
            readonly dataFormat?: string | null;
            readonly batchName?: string | null;
            readonly usePreprocessingRules?: boolean | null;
            readonly allowDuplicateEntries?: boolean | null;
            readonly breakOnValidationError?: boolean | null;
            readonly data: unknown;
        };
        readonly ImportError: {
            readonly row: number;
            readonly field: string;
            readonly message: string;
        };
        readonly ImportDataResponse: {
            readonly importDataType: components["schemas"]["ImportDataType"];
            /** Format: uuid */
            readonly batchId: string;
            readonly hasErrors: boolean;
            readonly errors: readonly components["schemas"]["ImportError"][];
        };
        readonly ImportMeasurementRequest: {
            readonly mappingTemplateName: string;
            readonly dateFormat?: string | null;
            readonly decimalSeparator?: string | null;
            readonly dataFormat?: string | null;
            readonly batchName?: string | null;
            readonly usePreprocessingRules?: boolean | null;
            readonly allowDuplicateEntries?: boolean | null;
            readonly breakOnValidationError?: boolean | null;
            readonly data: unknown;
        };
        readonly BookingPatch: {
            readonly bookingType?: components["schemas"]["BookingType"];
            readonly accountCategory?: components["schemas"]["AccountCategory"];
            readonly changeType?: components["schemas"]["ChangeType"];
            readonly notes?: string | null;
            /** Format: date */
            readonly effectiveDate?: string;
            readonly classification?: components["schemas"]["Reference"];
        };
        readonly CalculateOrderMetricsChargeDetailsRequest: {
            readonly tier?: number | null;
            readonly price?: Decimal | null;
            readonly listPrice?: Decimal | null;
            readonly lineDiscountAmount?: Decimal | null;
            readonly lineDiscountPercent?: Decimal | null;
            readonly toQuantity?: Decimal | null;
            readonly isInfinite?: boolean | null;
            readonly priceBase?: components["schemas"]["PriceBase"] | null;
        };
        readonly CalculateOrderMetricsProductChargeRequest: {
            readonly charge?: components["schemas"]["Reference"] | null;
            readonly name?: string | null;
            readonly chargeType?: components["schemas"]["ChargeType"] | null;
            readonly priceModel?: components["schemas"]["ChargeModel"] | null;
            readonly quantity?: Decimal | null;
            readonly pricePeriod?: components["schemas"]["PricePeriod"] | null;
            readonly billingPeriod?: components["schemas"]["BillingPeriod"] | null;
            /** Format: date */
            readonly effectiveStartDate?: string | null;
            /** Format: date */
            readonly effectiveEndDate?: string | null;
            readonly taxTemplate?: components["schemas"]["Reference"] | null;
            readonly taxIncluded?: boolean | null;
            readonly priceDetails?: readonly components["schemas"]["CalculateOrderMetricsChargeDetailsRequest"][] | null;
            readonly estimatedUsage?: Decimal | null;
            readonly estimatedQuantity?: Decimal | null;
            readonly orderDiscountMappingKey?: readonly string[] | null;
        };
        readonly CalculateOrderMetricsProductRequest: {
            readonly product?: components["schemas"]["Reference"] | null;
            readonly chargePlan?: components["schemas"]["Reference"] | null;
            readonly charges?: readonly components["schemas"]["CalculateOrderMetricsProductChargeRequest"][] | null;
        };
        readonly CalculateOrderMetricsOrderDiscountChargeRequest: {
            readonly charge: components["schemas"]["Reference"];
        };
        readonly CalculateOrderMetricsOrderDiscountRequest: {
            readonly startOn?: components["schemas"]["OrderDiscountsStartOn"] | null;
            readonly endOn?: components["schemas"]["OrderDiscountsStartOn"] | null;
            /** Format: date */
            readonly startDate?: string | null;
            /** Format: date */
            readonly endDate?: string | null;
            readonly percent?: Decimal | null;
            readonly description?: string | null;
            readonly onSpecificCharges?: boolean | null;
            readonly charges?: readonly components["schemas"]["CalculateOrderMetricsOrderDiscountChargeRequest"][] | null;
            readonly chargeMappingKey?: string | null;
        };
        readonly CalculateOrderMetricsRequest: {
            readonly orderType?: components["schemas"]["QuoteOrderType"] | null;
            /** Format: date */
            readonly effectiveStartDate?: string | null;
            /** Format: date */
            readonly effectiveEndDate?: string | null;
            readonly term?: number | null;
            readonly currency?: components["schemas"]["Reference"] | null;
            readonly account?: components["schemas"]["Reference"] | null;
            readonly products?: readonly components["schemas"]["CalculateOrderMetricsProductRequest"][] | null;
            readonly orderDiscounts?: readonly components["schemas"]["CalculateOrderMetricsOrderDiscountRequest"][] | null;
        };
        readonly ChargeMetricsResponse: {
            readonly name?: string;
            readonly chargeNumber?: string;
            /** Format: uuid */
            readonly chargePlanId?: string;
            /** Format: uuid */
            readonly chargeId?: string;
            readonly cmrr: components["schemas"]["CurrencyAmount"];
            readonly acv: components["schemas"]["CurrencyAmount"];
            readonly emrr: components["schemas"]["CurrencyAmount"];
            readonly oneTimeFees: components["schemas"]["CurrencyAmount"];
            readonly tcv: components["schemas"]["CurrencyAmount"];
            readonly fmrr: components["schemas"]["CurrencyAmount"];
        };
        readonly OrderMetricsResponse: {
            readonly cmrr: components["schemas"]["CurrencyAmount"];
            readonly acv: components["schemas"]["CurrencyAmount"];
            readonly emrr: components["schemas"]["CurrencyAmount"];
            readonly oneTimeFees: components["schemas"]["CurrencyAmount"];
            readonly tcv: components["schemas"]["CurrencyAmount"];
            readonly fmrr: components["schemas"]["CurrencyAmount"];
            readonly charges: readonly components["schemas"]["ChargeMetricsResponse"][];
        };
        readonly CalculateChargeMetricsRequest: {
            readonly charge?: components["schemas"]["Reference"] | null;
            readonly name?: string | null;
            readonly chargeType?: components["schemas"]["ChargeType"] | null;
            readonly priceModel?: components["schemas"]["ChargeModel"] | null;
            readonly quantity?: Decimal | null;
            readonly pricePeriod?: components["schemas"]["PricePeriod"] | null;
            readonly billingPeriod?: components["schemas"]["BillingPeriod"] | null;
            /** Format: date */
            readonly effectiveStartDate?: string | null;
            /** Format: date */
            readonly effectiveEndDate?: string | null;
            readonly taxTemplate?: components["schemas"]["Reference"] | null;
            readonly taxIncluded?: boolean | null;
            readonly priceDetails?: readonly components["schemas"]["CalculateOrderMetricsChargeDetailsRequest"][] | null;
            readonly estimatedUsage?: Decimal | null;
            readonly estimatedQuantity?: Decimal | null;
            readonly term?: number | null;
            readonly currency?: components["schemas"]["Reference"] | null;
            readonly account?: components["schemas"]["Reference"] | null;
        };
        readonly RevenueOfMonth: {
            readonly month: string;
            readonly opening: Decimal;
            readonly newBusiness: Decimal;
            readonly expansion: Decimal;
            readonly contraction: Decimal;
            readonly churn: Decimal;
            readonly reactivation: Decimal;
            readonly mrr: Decimal;
            readonly arr: Decimal;
        };
        readonly RecurringRevenue: {
            readonly data: readonly components["schemas"]["RevenueOfMonth"][];
        };
        readonly InvoiceLinkRequest: {
            readonly expiresInDays?: number;
        };
        readonly InvoiceLink: {
            /** Format: uuid */
            readonly id: string;
            readonly url: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly expiresAt: string;
            /** Format: date-time */
            readonly revoked?: string;
        };
        readonly InvoiceAttachment: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly invoiceId: string;
            readonly name: string;
            readonly contentType: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
            /** Format: uri */
            readonly fileURL: string;
        };
        readonly InvoiceAttachmentPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["InvoiceAttachment"][];
        };
        readonly InvoiceFormerParties: {
            /** Format: date-time */
            readonly changed: string;
            /** Format: uuid */
            readonly changedBy: string;
            readonly seller: components["schemas"]["InvoiceFormerPartiesSeller"];
            readonly buyer: components["schemas"]["InvoiceFormerPartiesBuyer"];
            readonly invoiceAddress?: components["schemas"]["Address"];
            /** Format: uuid */
            readonly attachmentId: string;
        };
        readonly MatchInvoiceRequest: {
            /** Format: uuid */
            readonly creditInvoiceId: string;
            readonly amount?: Decimal | null;
        };
        readonly InvoiceLine: {
            readonly invoiceLineNumber: number;
            readonly productNumber?: string;
            readonly productName: string;
            readonly chargeNumber?: string;
            readonly charge?: components["schemas"]["SimpleOrderProductCharge"];
            /** Format: uuid */
            readonly orderChargeId?: string;
            /** Format: uuid */
            readonly orderId?: string;
            /** Format: uuid */
            readonly chargePlanId?: string;
            /** Format: uuid */
            readonly orderProductId?: string;
            readonly chargeDescription?: string;
            readonly quantity: Decimal;
            readonly unitOfMeasure: components["schemas"]["UnitOfMeasure"];
            readonly price: Decimal;
            readonly discountPercent?: Decimal;
            readonly discountAmount?: Decimal;
            readonly subtotal: Decimal;
            readonly subtotalBaseAmount?: Decimal;
            readonly allowanceAmount: Decimal;
            readonly allowanceBaseAmount?: Decimal;
            readonly total: Decimal;
            readonly totalBaseAmount?: Decimal;
            readonly tax: Decimal;
            readonly taxBaseAmount?: Decimal;
            readonly subtotalPreDiscount: Decimal;
            readonly subtotalPreDiscountBaseAmount?: Decimal;
            readonly totalPreDiscount: Decimal;
            readonly totalPreDiscountBaseAmount?: Decimal;
            readonly taxPreDiscount: Decimal;
            readonly taxPreDiscountBaseAmount?: Decimal;
            readonly exchangeRate?: Decimal;
            /** Format: date */
            readonly servicePeriodStartDate?: string;
            /** Format: date */
            readonly servicePeriodEndDate?: string;
            readonly notes?: string;
            /** Format: uuid */
            readonly accountId: string;
            readonly accountsReceivable: components["schemas"]["BookedOn"];
            readonly deferredRevenue?: components["schemas"]["BookedOn"];
            readonly recognizedRevenue: components["schemas"]["BookedOn"];
            /** Format: uuid */
            readonly creditedInvoiceLineId?: string;
            readonly goodsCodes?: readonly string[];
            readonly procedureMarks?: readonly string[];
            readonly customFields: components["schemas"]["CustomFields"];
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
            readonly taxCategoryName: string;
            readonly taxCategoryCode: string;
            readonly taxRate: Decimal;
            readonly taxTemplate?: string;
            readonly taxExemptionReason?: string;
            readonly taxExemptionReasonCode?: string;
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly invoiceId: string;
        };
        readonly Invoice: {
            readonly invoiceNumber?: string;
            readonly ocrNumber?: string;
            readonly daysPastDue?: number;
            readonly status: components["schemas"]["InvoicePreviewStatus"];
            readonly account: components["schemas"]["SimpleAccount"];
            readonly notes?: string;
            /** Format: date */
            readonly invoiceDate: string;
            /** Format: date */
            readonly dueDate: string;
            /** Format: date */
            readonly paymentDate?: string;
            /** Format: date */
            readonly deliveryDate?: string;
            /** Format: date */
            readonly taxPointDate?: string;
            /** Format: date */
            readonly lastPaymentDate?: string;
            readonly nrOfReminders: number;
            readonly paymentTerm?: components["schemas"]["InvoicePreviewPaymentTerm"];
            readonly currency: string;
            readonly subtotal: Decimal;
            readonly subtotalBaseAmount?: Decimal;
            readonly tax: Decimal;
            readonly taxBaseAmount?: Decimal;
            readonly totalAmount: Decimal;
            readonly totalBaseAmount?: Decimal;
            readonly totalRoundingAmount: Decimal;
            readonly totalRoundingBaseAmount?: Decimal;
            readonly prepaidAmount?: Decimal;
            readonly settledAmount: Decimal;
            readonly settledNotes?: string;
            readonly settledBaseAmount: Decimal;
            readonly balancedAmount: Decimal;
            readonly balancedBaseAmount?: Decimal;
            readonly taxIncluded: boolean;
            readonly allowances: readonly components["schemas"]["InvoicePreviewAllowance"][];
            readonly invoiceAddress?: components["schemas"]["Address"];
            readonly deliveryAddress?: components["schemas"]["Address"];
            readonly yourReference?: string;
            readonly ourReference?: string;
            readonly yourOrderNumber?: string;
            readonly buyerReference?: string;
            readonly referenceNumber?: string;
            readonly invoiceType: components["schemas"]["InvoiceType"];
            /** Format: uuid */
            readonly electronicInvoiceId?: string;
            /** Format: uuid */
            readonly creditedInvoiceId?: string;
            readonly creditedInvoiceNumber?: string;
            /** Format: uuid */
            readonly correctedInvoiceId?: string;
            readonly correctedInvoiceNumber?: string;
            readonly correctionReason?: string;
            /** Format: uuid */
            readonly invoiceBatchId?: string;
            readonly exchangeRate?: Decimal;
            readonly taxExchangeRate?: components["schemas"]["TaxExchangeRate"];
            readonly invoiceDeliveryMethod: components["schemas"]["InvoiceDeliveryMethod"];
            /** Format: uuid */
            readonly invoiceTemplateId?: string;
            readonly disableAutomaticInvoiceReminder: boolean;
            readonly splitPayment?: boolean;
            readonly isAdvance?: boolean;
            readonly advanceOf?: readonly string[];
            readonly nationalEInvoice?: components["schemas"]["NationalEInvoiceChoice"];
            readonly accountsReceivable: components["schemas"]["BookedOn"];
            readonly customFields: components["schemas"]["CustomFields"];
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
            /** Format: uuid */
            readonly id: string;
            readonly invoiceLines: readonly components["schemas"]["InvoiceLine"][];
            readonly onlinePaymentStatus: string;
            readonly paymentMethodForInvoice: string;
        };
        readonly PaymentAccount: {
            /** Format: uuid */
            readonly id: string;
            readonly code: string;
            readonly name: string;
        };
        readonly PaymentSettlementInvoice: {
            readonly account: components["schemas"]["SimpleAccount"];
            /** Format: uuid */
            readonly id: string;
            readonly invoiceNumber: string;
            readonly status: components["schemas"]["InvoicePreviewStatus"];
            /** Format: date */
            readonly invoiceDate: string;
            /** Format: date */
            readonly dueDate: string;
            readonly buyerReference?: string;
            readonly ocrNumber?: string;
            readonly currency: string;
            readonly subtotal: Decimal;
            readonly tax: Decimal;
            readonly totalAmount: Decimal;
            readonly settledAmount: Decimal;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        readonly WriteOff: {
            /** Format: uuid */
            readonly id: string;
            readonly amount: components["schemas"]["CurrencyAmount"];
            readonly postingText?: string;
            readonly financialAccount: components["schemas"]["PaymentAccount"];
        };
        readonly PaymentSettlement: {
            readonly amount: components["schemas"]["CurrencyAmount"];
            readonly invoice: components["schemas"]["PaymentSettlementInvoice"];
            readonly writeOffs: readonly components["schemas"]["WriteOff"][];
            readonly matchedBy?: components["schemas"]["MatchedBy"];
        };
        readonly PaymentRefund: {
            /** Format: uuid */
            readonly payment: string;
            readonly amount: components["schemas"]["CurrencyAmount"];
        };
        readonly RefundedPayment: {
            /** Format: uuid */
            readonly payment: string;
            readonly amount: components["schemas"]["CurrencyAmount"];
            /** Format: date */
            readonly effectiveDate: string;
        };
        readonly Payment: {
            /** Format: uuid */
            readonly id: string;
            readonly account?: components["schemas"]["SimpleAccount"];
            /** Format: date */
            readonly paymentDate: string;
            /** Format: date */
            readonly postedDate?: string;
            readonly reference?: string;
            readonly payerName?: string;
            readonly payerInformation?: string;
            readonly description?: string;
            readonly externalBankId?: string;
            readonly amount: components["schemas"]["CurrencyAmount"];
            readonly bankFeeAmount: components["schemas"]["CurrencyAmount"];
            readonly unallocatedAmount: components["schemas"]["CurrencyAmount"];
            readonly isFullyAllocated: boolean;
            readonly exchangeRate: Decimal;
            readonly paymentAccount: components["schemas"]["PaymentAccount"];
            readonly bankFeeAccount: components["schemas"]["PaymentAccount"];
            readonly paymentMethodName: string;
            /** Format: uuid */
            readonly paymentMethodId: string;
            /** Format: uuid */
            readonly paymentBatchId?: string;
            readonly paymentBatchNumber?: string;
            readonly paymentSettlements: readonly components["schemas"]["PaymentSettlement"][];
            readonly paymentWriteOffs: readonly components["schemas"]["WriteOff"][];
            readonly refundOf: readonly components["schemas"]["PaymentRefund"][];
            readonly refundedBy: readonly components["schemas"]["RefundedPayment"][];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly PaymentPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["Payment"][];
        };
        readonly PaymentRefundCreate: {
            /** Format: uuid */
            readonly payment: string;
            readonly amount?: Decimal | null;
        };
        readonly PaymentWriteOffCreate: {
            readonly amount?: Decimal | null;
            readonly postingText?: string | null;
            readonly financialAccount?: components["schemas"]["Reference"] | null;
        };
        readonly PaymentCreate: {
            /** Format: date */
            readonly paymentDate?: string | null;
            readonly amount: Decimal;
            readonly bankFeeAmount?: Decimal | null;
            readonly exchangeRate?: Decimal | null;
            readonly baseCurrencyAmount?: Decimal | null;
            readonly paymentAccount?: components["schemas"]["Reference"] | null;
            readonly paymentMethod: components["schemas"]["Reference"];
            readonly description?: string | null;
            readonly account?: components["schemas"]["Reference"] | null;
            readonly currency?: components["schemas"]["Reference"] | null;
            readonly refundOf?: readonly components["schemas"]["PaymentRefundCreate"][] | null;
            readonly bankFeeAccount?: components["schemas"]["Reference"] | null;
            readonly paymentWriteOffs?: readonly components["schemas"]["PaymentWriteOffCreate"][] | null;
            readonly reference?: string | null;
            readonly payerName?: string | null;
            readonly payerInformation?: string | null;
            readonly externalBankId?: string | null;
        };
        readonly CreateAndPostPaymentRequest: {
            /** Format: date */
            readonly paymentDate?: string | null;
            readonly amount: Decimal;
            readonly bankFeeAmount?: Decimal | null;
            readonly exchangeRate?: Decimal | null;
            readonly baseCurrencyAmount?: Decimal | null;
            readonly paymentAccount?: components["schemas"]["Reference"] | null;
            readonly paymentMethod: components["schemas"]["Reference"];
            readonly description?: string | null;
            readonly invoice: components["schemas"]["Reference"];
            readonly externalBankId?: string | null;
        };
        readonly PaymentRefundPatch: {
            readonly operation?: components["schemas"]["PriceDetailsPatchOperation"] | null;
            /** Format: uuid */
            readonly payment: string;
            readonly amount?: Decimal | null;
        };
        readonly SettlementWriteOffPatch: {
            readonly operation?: components["schemas"]["PriceDetailsPatchOperation"] | null;
            readonly writeOff?: components["schemas"]["Reference"] | null;
            readonly amount?: Decimal | null;
            readonly postingText?: string | null;
            readonly financialAccount?: components["schemas"]["Reference"] | null;
        };
        readonly PaymentSettlementRequest: {
            readonly operation?: components["schemas"]["PriceDetailsPatchOperation"] | null;
            readonly invoice: components["schemas"]["Reference"];
            readonly amount?: Decimal | null;
            readonly writeOffs?: readonly components["schemas"]["SettlementWriteOffPatch"][] | null;
        };
        readonly PaymentWriteOffPatch: {
            readonly operation?: components["schemas"]["PriceDetailsPatchOperation"] | null;
            readonly writeOff?: components["schemas"]["Reference"] | null;
            readonly amount?: Decimal | null;
            readonly postingText?: string | null;
            readonly financialAccount?: components["schemas"]["Reference"] | null;
        };
        readonly PaymentSettlementsPatch: {
            readonly account?: components["schemas"]["Reference"] | null;
            /** Format: date */
            readonly paymentDate?: string | null;
            readonly refundOf?: readonly components["schemas"]["PaymentRefundPatch"][] | null;
            readonly paymentSettlements?: readonly components["schemas"]["PaymentSettlementRequest"][] | null;
            readonly paymentWriteOffs?: readonly components["schemas"]["PaymentWriteOffPatch"][] | null;
            readonly reference?: string | null;
            readonly payerName?: string | null;
            readonly payerInformation?: string | null;
            readonly description?: string | null;
            readonly externalBankId?: string | null;
            /** Format: uuid */
            readonly id: string;
        };
        readonly PaymentPatch: {
            readonly account?: components["schemas"]["Reference"] | null;
            /** Format: date */
            readonly paymentDate?: string | null;
            readonly refundOf?: readonly components["schemas"]["PaymentRefundPatch"][] | null;
            readonly paymentSettlements?: readonly components["schemas"]["PaymentSettlementRequest"][] | null;
            readonly paymentWriteOffs?: readonly components["schemas"]["PaymentWriteOffPatch"][] | null;
            readonly reference?: string | null;
            readonly payerName?: string | null;
            readonly payerInformation?: string | null;
            readonly description?: string | null;
            readonly externalBankId?: string | null;
        };
        readonly RefundPaymentRequest: {
            readonly amount?: Decimal | null;
            /** Format: date */
            readonly paymentDate?: string | null;
            readonly paymentMethod?: components["schemas"]["Reference"] | null;
            readonly paymentAccount?: components["schemas"]["Reference"] | null;
            readonly description?: string | null;
        };
        readonly PaymentImportError: {
            readonly entry: string;
            readonly message: string;
        };
        readonly PaymentImportResponse: {
            /** Format: uuid */
            readonly batchId: string;
            readonly batchNumber: string;
            readonly created: number;
            readonly matched: number;
            readonly skipped: number;
            readonly errors: readonly components["schemas"]["PaymentImportError"][];
        };
        readonly WriteOffInvoiceRequest: {
            readonly amount?: Decimal | null;
            /** Format: date */
            readonly date?: string | null;
            readonly reason: string;
            readonly taxRelief?: boolean | null;
            readonly account?: components["schemas"]["Reference"] | null;
        };
        readonly InvoiceWriteOff: {
            /** Format: uuid */
            readonly id: string;
            readonly amount: Decimal;
            /** Format: date */
            readonly date: string;
            readonly account: components["schemas"]["PaymentAccount"];
            readonly reason: string;
            readonly taxRelief: boolean;
            readonly taxAmount: Decimal;
            readonly recoveredAmount: Decimal;
            readonly takenBack?: components["schemas"]["TakenBack"];
        };
        readonly InvoiceWriteOffs: {
            readonly data: readonly components["schemas"]["InvoiceWriteOff"][];
        };
        readonly JournalSums: {
            readonly data: readonly components["schemas"]["JournalSumsData"][];
        };
        readonly AccountingPeriod: {
            readonly description: string;
            readonly fiscalYear: number;
            readonly fiscalPeriod: number;
            readonly fiscalQuarter: number;
            readonly calendarYear: number;
            readonly calendarMonth: number;
            /** Format: date */
            readonly startDate: string;
            /** Format: date */
            readonly endDate: string;
            readonly status: components["schemas"]["AccountingPeriodStatus"];
            /** Format: date-time */
            readonly closedDate?: string;
        };
        readonly Journal: {
            /** Format: uuid */
            readonly id: string;
            readonly journalNumber: string;
            readonly accountingPeriod: components["schemas"]["AccountingPeriod"];
            readonly journalType: components["schemas"]["JournalType"];
            readonly description: string;
            readonly posted: boolean;
            /** Format: date-time */
            readonly postedDate: string;
            readonly vouchers: readonly components["schemas"]["JournalVoucher"][];
            readonly externalERPId?: string;
            /** Format: date-time */
            readonly transferredToERP?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly JournalPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["Journal"][];
        };
        readonly JournalDetails: {
            /** Format: uuid */
            readonly id: string;
            readonly journalNumber: string;
            readonly accountingPeriod: components["schemas"]["AccountingPeriod"];
            readonly journalType: components["schemas"]["JournalType"];
            readonly description: string;
            readonly posted: boolean;
            /** Format: date-time */
            readonly postedDate: string;
            readonly externalERPId?: string;
            /** Format: date-time */
            readonly transferredToERP?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly JournalDetailsPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["JournalDetails"][];
        };
        readonly JournalPatch: {
            readonly description?: string;
            readonly externalERPId?: string | null;
            /** Format: date-time */
            readonly transferredToERP?: string | null;
        };
        readonly JournalSummary: {
            readonly summaryLines: readonly components["schemas"]["SummaryLine"][];
            /** Format: uuid */
            readonly id: string;
            readonly journalNumber: string;
            readonly accountingPeriod: components["schemas"]["AccountingPeriod"];
            readonly journalType: components["schemas"]["JournalType"];
            readonly description: string;
            readonly posted: boolean;
            /** Format: date-time */
            readonly postedDate: string;
            readonly externalERPId?: string;
            /** Format: date-time */
            readonly transferredToERP?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly JournalSummaryPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["JournalSummary"][];
        };
        readonly AccountingTransaction: {
            readonly transactionNumber: string;
            /** Format: date */
            readonly effectiveDate: string;
            readonly source: components["schemas"]["JournalSource"];
            readonly transactions: readonly components["schemas"]["JournalTransaction"][];
            readonly orderChargeNumber?: string;
            /** Format: uuid */
            readonly orderChargeId?: string;
            /** Format: uuid */
            readonly revenueScheduleItemId?: string;
            /** Format: uuid */
            readonly invoiceAccountId?: string;
            /** Format: uuid */
            readonly invoiceId?: string;
            /** Format: uuid */
            readonly invoiceLineId?: string;
            /** Format: uuid */
            readonly paymentId?: string;
            /** Format: uuid */
            readonly paymentSettlementId?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
            readonly invoice?: components["schemas"]["AccountingTransactionInvoice"];
            readonly invoiceAccount?: components["schemas"]["InvoiceAccount"];
            /** Format: uuid */
            readonly journalId: string;
        };
        readonly AccountingTransactionPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["AccountingTransaction"][];
        };
        readonly AccountingPeriodPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["AccountingPeriod"][];
        };
        readonly BooksVerification: {
            readonly agrees: boolean;
            readonly checks: readonly components["schemas"]["BooksVerificationCheck"][];
        };
        readonly RevenueScheduleInvoiceLine: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly invoiceId: string;
            readonly invoiceNumber?: string;
            /** Format: date */
            readonly invoiceDate: string;
            readonly quantity: Decimal;
            readonly unitCode: string;
            readonly price: Decimal;
            readonly subtotal: Decimal;
            readonly total: Decimal;
            readonly tax: Decimal;
            readonly subtotalPreDiscount: Decimal;
            readonly totalPreDiscount: Decimal;
            readonly taxPreDiscount: Decimal;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
            /** Format: date */
            readonly servicePeriodStartDate?: string;
            /** Format: date */
            readonly servicePeriodEndDate?: string;
            readonly notes?: string;
            readonly accountsReceivableAccount: string;
            readonly deferredRevenueAccount?: string;
            readonly recognizedRevenueAccount: string;
            readonly taxCategoryName: string;
            readonly taxRate: Decimal;
        };
        readonly RevenueScheduleItem: {
            /** Format: uuid */
            readonly id: string;
            readonly deferredRevenue: components["schemas"]["CurrencyAmount"];
            readonly recognizedRevenue: components["schemas"]["CurrencyAmount"];
            readonly accountingPeriod: components["schemas"]["AccountingPeriod"];
            readonly invoiceLine: components["schemas"]["RevenueScheduleInvoiceLine"];
            readonly orderProductCharge?: components["schemas"]["SimpleOrderProductCharge"];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly RevenueScheduleItemPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["RevenueScheduleItem"][];
        };
        readonly RecognizeRevenueRequest: {
            readonly dryRun?: boolean;
        };
        readonly RecognizedRevenue: {
            readonly journalIds: readonly string[];
            readonly items: number;
            readonly amount: Decimal;
        };
        readonly InvoicePage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["Invoice"][];
        };
        readonly InvoiceSums: {
            readonly data: readonly components["schemas"]["InvoiceSumsData"][];
        };
        readonly InvoicePatchById: {
            /** Format: date */
            readonly dueDate?: string;
            readonly invoiceDeliveryMethod?: components["schemas"]["InvoiceDeliveryMethod"];
            readonly disableAutomaticInvoiceReminder?: boolean;
            readonly notes?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly yourOrderNumber?: string | null;
            readonly referenceNumber?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly invoiceLines?: readonly components["schemas"]["InvoicePatchByIdInvoiceLine"][];
            readonly allowances?: readonly components["schemas"]["InvoicePatchByIdAllowance"][];
            /** Format: uuid */
            readonly id: string;
        };
        readonly OnAccountInvoiceCreate: {
            readonly account: components["schemas"]["Reference"];
            readonly invoiceAction?: components["schemas"]["InvoiceAction"];
            /** Format: date */
            readonly invoiceDate?: string;
            readonly currency: components["schemas"]["Reference"];
            readonly taxIncluded?: boolean;
            readonly paymentTerm?: components["schemas"]["Reference"] | null;
            readonly invoiceTemplate?: components["schemas"]["Reference"] | null;
            readonly accountsReceivable?: components["schemas"]["Reference"] | null;
            readonly invoiceDeliveryMethod?: components["schemas"]["InvoiceDeliveryMethod"] | null;
            readonly invoiceAddress?: components["schemas"]["DefaultInvoiceAddress"] | null;
            readonly deliveryAddress?: components["schemas"]["DefaultInvoiceAddress"] | null;
            /** Format: date */
            readonly deliveryDate?: string | null;
            readonly prepaidAmount?: Decimal | null;
            readonly yourOrderNumber?: string | null;
            readonly yourReference?: string | null;
            readonly ourReference?: string | null;
            readonly buyerReference?: string | null;
            readonly notes?: string | null;
            readonly nationalEInvoice?: components["schemas"]["NationalEInvoiceChoice"] | null;
            readonly splitPayment?: boolean;
            readonly isAdvance?: boolean;
            readonly advanceOf?: readonly string[] | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly invoiceLines?: readonly components["schemas"]["InvoicePatchByIdInvoiceLine"][] | null;
            readonly allowances?: readonly components["schemas"]["InvoicePatchByIdAllowance"][] | null;
            readonly attachments?: readonly components["schemas"]["OnAccountInvoiceCreateAttachment"][] | null;
        };
        readonly GeneratedInvoiceResponse: {
            readonly successful: boolean;
            /** Format: uuid */
            readonly id: string;
            readonly message: string;
        };
        readonly InvoicePaidRequest: {
            /** Format: uuid */
            readonly invoiceId: string;
            /** Format: date */
            readonly paymentDate?: string | null;
        };
        readonly OperationResponse: {
            readonly successful: boolean;
            /** Format: uuid */
            readonly id: string;
            readonly message: string;
        };
        readonly InvoicePatch: {
            /** Format: date */
            readonly dueDate?: string;
            readonly invoiceDeliveryMethod?: components["schemas"]["InvoiceDeliveryMethod"];
            readonly disableAutomaticInvoiceReminder?: boolean;
            readonly notes?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly yourOrderNumber?: string | null;
            readonly referenceNumber?: string | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly invoiceLines?: readonly components["schemas"]["InvoicePatchByIdInvoiceLine"][];
            readonly allowances?: readonly components["schemas"]["InvoicePatchByIdAllowance"][];
        };
        readonly CreditInvoiceRequest: {
            /** Format: date */
            readonly creditInvoiceDate?: string | null;
            readonly invoiceAction?: components["schemas"]["InvoiceAction"];
            readonly creditAllInvoiceLines?: boolean;
            readonly invoiceLineIds?: readonly string[] | null;
            readonly lines?: readonly components["schemas"]["CreditInvoiceRequestLine"][] | null;
        };
        readonly CorrectInvoiceRequest: {
            readonly reason: string;
            /** Format: date */
            readonly correctionDate?: string | null;
            readonly invoiceAction?: components["schemas"]["InvoiceAction"];
            readonly buyer?: components["schemas"]["CorrectInvoiceRequestBuyer"] | null;
            readonly lines?: readonly components["schemas"]["CorrectInvoiceRequestLine"][] | null;
        };
        readonly ReplaceInvoiceRequest: {
            readonly reason: string;
            /** Format: date */
            readonly date?: string | null;
        };
        readonly ReplacedInvoiceResponse: {
            readonly successful: boolean;
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly creditInvoiceId: string;
            readonly message: string;
        };
        readonly RelatedInvoice: {
            /** Format: uuid */
            readonly id: string;
            readonly invoiceType: components["schemas"]["InvoiceType"];
            /** Format: uuid */
            readonly debitInvoiceId: string;
            /** Format: uuid */
            readonly creditInvoiceId: string;
            readonly invoiceNumber?: string;
            readonly status: components["schemas"]["InvoicePreviewStatus"];
            /** Format: date */
            readonly invoiceDate: string;
            readonly currency: string;
            readonly subtotal: Decimal;
            readonly totalAmount: Decimal;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        readonly RelatedInvoicePage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["RelatedInvoice"][];
        };
        readonly InvoiceDocumentFacts: {
            readonly seller?: components["schemas"]["InvoiceFormerPartiesSeller"];
            readonly buyer?: components["schemas"]["InvoiceFormerPartiesBuyer"];
            readonly taxes: readonly components["schemas"]["InvoiceDocumentFactsTax"][];
        };
        readonly SimpleInvoice: {
            /** Format: uuid */
            readonly id: string;
            readonly invoiceNumber?: string;
            readonly status: components["schemas"]["InvoicePreviewStatus"];
            /** Format: date */
            readonly invoiceDate: string;
            readonly currency: string;
            readonly subtotal: Decimal;
            readonly totalAmount: Decimal;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        readonly InvoiceBatchLog: {
            /** Format: uuid */
            readonly entityId: string;
            readonly entityName: components["schemas"]["EntityName"];
            readonly reference: string;
            readonly errorMessage: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly InvoiceBatch: {
            /** Format: uuid */
            readonly id: string;
            readonly batchNumber: string;
            /** Format: date */
            readonly targetDate: string;
            /** Format: date */
            readonly invoiceDate: string;
            readonly batchGroups?: readonly string[];
            readonly filter?: string;
            readonly invoices?: readonly components["schemas"]["SimpleInvoice"][];
            readonly batchLog?: readonly components["schemas"]["InvoiceBatchLog"][];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly InvoiceBatchPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["InvoiceBatch"][];
        };
        readonly InvoiceBatchProgress: {
            readonly data: readonly components["schemas"]["InvoiceBatchProgressData"][];
        };
        readonly GenerateInvoiceBatchRequest: {
            /** Format: date */
            readonly invoiceDate?: string | null;
            /** Format: date */
            readonly targetDate?: string | null;
            readonly customizedTargetDates?: components["schemas"]["CustomizedTargetDates"] | null;
            readonly invoiceAllAccounts?: boolean | null;
            readonly accounts?: readonly string[] | null;
            readonly invoiceAllBatchGroups?: boolean | null;
            readonly invoiceBatchGroups?: readonly string[] | null;
            readonly minimumInvoiceAmount?: Decimal | null;
            readonly ensureWebhooksAreEnabled?: boolean | null;
            readonly jobDescription?: string | null;
        };
        readonly SimpleWebhook: {
            /** Format: uuid */
            readonly id: string;
            readonly description?: string;
        };
        readonly InvoiceBatchJob: {
            /** Format: uuid */
            readonly id: string;
            readonly batchNumber: string;
            /** Format: uuid */
            readonly jobId: string;
            readonly resultStatus: components["schemas"]["ResultStatus"];
            readonly webhooksTriggeredWhenCompleted: boolean;
            readonly webhookEvent: string;
            readonly webhooks: readonly components["schemas"]["SimpleWebhook"][];
            readonly message: string;
        };
        readonly InvoiceBatchSummary: {
            /** Format: uuid */
            readonly id: string;
            readonly batchNumber: string;
            readonly filter?: string;
            readonly state: components["schemas"]["InvoiceBatchProgressState"];
            readonly progress: components["schemas"]["InvoiceBatchProgressProgress"];
            readonly invoices: readonly components["schemas"]["InvoiceBatchSummaryInvoice"][];
        };
        readonly InvoiceBatchLogPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["InvoiceBatchLog"][];
        };
        readonly BatchJobDetail: {
            /** Format: uuid */
            readonly batchId: string;
            readonly batchNumber: string;
            readonly message?: string;
        };
        readonly GeneratedBatchJobStatus: {
            readonly resultBody: components["schemas"]["BatchJobDetail"];
            readonly resultStatus: components["schemas"]["ResultStatus"];
            readonly statusMessage?: string;
        };
        readonly PostedBatchJobStatus: {
            readonly resultBody: readonly components["schemas"]["BatchJobDetail"][];
            readonly resultStatus: components["schemas"]["ResultStatus"];
            readonly statusMessage?: string;
        };
        readonly JobRequest: {
            readonly ensureWebhooksAreEnabled?: boolean | null;
            readonly jobDescription?: string | null;
        };
        readonly PostDraftsRequest: {
            readonly filter: string;
            readonly ensureWebhooksAreEnabled?: boolean | null;
            readonly jobDescription?: string | null;
        };
        readonly GenerateInvoiceRequest: {
            readonly invoiceAction?: components["schemas"]["InvoiceAction"];
            /** Format: date */
            readonly invoiceDate?: string | null;
            /** Format: date */
            readonly targetDate?: string | null;
            readonly customizedTargetDates?: components["schemas"]["CustomizedTargetDates"] | null;
        };
        readonly NothingIsDue: {
            /** @constant */
            readonly successful: false;
            readonly message: string;
        };
        readonly InvoiceLinePage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["InvoiceLine"][];
        };
        readonly ReportResponse: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly description: string;
            readonly entityName: string;
            readonly fields: readonly string[];
        };
        readonly ReportResponsePage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["ReportResponse"][];
        };
        readonly StringObjectDictionary: {
            readonly [key: string]: string | Decimal | boolean;
        };
        readonly StringObjectDictionaryPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["StringObjectDictionary"][];
        };
        readonly Country: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly twoAlphaCode: string;
            readonly threeAlphaCode: string;
            readonly active: boolean;
        };
        readonly CountryPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["Country"][];
        };
        readonly UnitOfMeasurePage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["UnitOfMeasure"][];
        };
        readonly PaymentTerm: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly description: string;
            readonly termType: components["schemas"]["PaymentTermTermType"];
            readonly days: number;
        };
        readonly PaymentTermPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["PaymentTerm"][];
        };
        readonly PaymentTermCreate: {
            readonly name: string;
            readonly description: string;
            readonly days: number;
            readonly termType?: components["schemas"]["PaymentTermTermType"];
        };
        readonly FinancialAccount: {
            /** Format: uuid */
            readonly id: string;
            readonly code: string;
            readonly name: string;
            readonly description?: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        readonly FinancialAccountPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["FinancialAccount"][];
        };
        readonly FinancialAccountCreate: {
            readonly code: string;
            readonly name: string;
            readonly description?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
        };
        readonly DocumentTemplate: {
            /** Format: uuid */
            readonly id: string;
            readonly description: string;
            readonly documentType: components["schemas"]["DocumentType"];
        };
        readonly DocumentTemplatePage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["DocumentTemplate"][];
        };
        readonly InvoiceBatchGroupPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["InvoiceBatchGroup"][];
        };
        readonly InvoiceBatchGroupCreate: {
            readonly code: string;
            readonly description?: string | null;
        };
        readonly TaxCategory: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly isActive: boolean;
            readonly isEUTax: boolean;
            readonly externalCode: string;
        };
        readonly TaxTemplateDetail: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly taxTemplateId: string;
            readonly country?: components["schemas"]["Country"];
            /** Format: uuid */
            readonly countryId?: string;
            readonly city?: string;
            readonly state?: string;
            readonly county?: string;
            readonly zip?: string;
            readonly tax1: Decimal;
            readonly tax2?: Decimal;
            readonly tax3?: Decimal;
            readonly useTaxJar: boolean;
            /** Format: uuid */
            readonly taxCategoryId: string;
            readonly taxCategory: components["schemas"]["TaxCategory"];
            readonly exemptionReason?: string;
            readonly exemptionReasonCode?: string;
        };
        readonly TaxTemplate: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly description?: string;
            /** Format: date */
            readonly effectiveFrom: string;
            /** Format: date */
            readonly effectiveTo: string;
            readonly taxAccount?: components["schemas"]["TaxAccount"];
            /** Format: uuid */
            readonly taxAccountId?: string;
            readonly details: readonly components["schemas"]["TaxTemplateDetail"][];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly TaxTemplatePage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["TaxTemplate"][];
        };
        readonly TaxTemplateCreate: {
            readonly name: string;
            readonly description?: string | null;
            /** Format: date */
            readonly effectiveFrom?: string | null;
            /** Format: date */
            readonly effectiveTo?: string | null;
            readonly taxAccount?: components["schemas"]["Reference"] | null;
            readonly details: readonly components["schemas"]["TaxTemplateCreateDetail"][];
        };
        readonly RevenueRecognitionRule: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly distribution: components["schemas"]["RevenueRecognitionRuleDistribution"];
            readonly upfrontPercent?: Decimal;
        };
        readonly RevenueRecognitionRulePage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["RevenueRecognitionRule"][];
        };
        readonly RevenueRecognitionRuleCreate: {
            readonly name: string;
            readonly distribution: components["schemas"]["RevenueRecognitionRuleCreateDistribution"];
            readonly upfrontPercent?: Decimal | null;
        };
        readonly PaymentMethod: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
        };
        readonly PaymentMethodPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["PaymentMethod"][];
        };
        readonly PaymentMethodCreate: {
            readonly name: string;
        };
        readonly LegalEntity: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly baseCurrency: string;
            readonly country?: string;
            /** @example Europe/Stockholm */
            readonly timeZone: string;
            readonly organizationNumber?: string;
            readonly taxRegistrationNumber?: string;
            readonly bankAccount?: string;
            readonly iban?: string;
            readonly bic?: string;
            readonly address?: components["schemas"]["Address"];
            readonly electronicInvoiceAddress?: string;
            readonly electronicInvoiceAddressScheme?: string;
            readonly nationalEInvoice: boolean;
            readonly autoRenew: boolean;
            readonly totalRoundingUnit?: Decimal;
            readonly prorationMethod: components["schemas"]["ProrationMethod"];
            readonly taxRateSource: components["schemas"]["TaxRateSource"];
            readonly matchCreditsOnPost: boolean;
            readonly hostedPages: components["schemas"]["HostedPages"];
            readonly paymentTolerance: Decimal;
            readonly fiscalYearStartMonth: number;
            readonly accountsReceivable: string;
            readonly taxAccount: string;
            readonly roundingAccount: string;
            readonly deferredRevenueAccount: string;
            readonly recognizedRevenueAccount: string;
            readonly paymentAccount: string;
            readonly bankFeeAccount: string;
            readonly advanceAccount: string;
            readonly writeOffAccount: string;
            readonly exchangeGainAccount: string;
            readonly exchangeLossAccount: string;
            readonly defaultPaymentTerm?: string;
            readonly taxTemplate?: string;
            readonly numberSeries: readonly components["schemas"]["LegalEntityNumberSeries"][];
        };
        readonly LegalEntityPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["LegalEntity"][];
        };
        readonly LegalEntityCreate: {
            readonly name: string;
            /** @example SEK */
            readonly baseCurrency: string;
            /** @example SE */
            readonly country?: string;
            /** @example Europe/Stockholm */
            readonly timeZone?: string;
        };
        readonly LegalEntityPatchById: {
            readonly name?: string;
            /** @example Europe/Stockholm */
            readonly timeZone?: string;
            readonly organizationNumber?: string | null;
            readonly taxRegistrationNumber?: string | null;
            readonly bankAccount?: string | null;
            readonly iban?: string | null;
            readonly bic?: string | null;
            readonly electronicInvoiceAddress?: string | null;
            readonly electronicInvoiceAddressScheme?: string | null;
            readonly address?: components["schemas"]["DefaultInvoiceAddress"] | null;
            readonly nationalEInvoice?: boolean;
            readonly autoRenew?: boolean;
            readonly totalRoundingUnit?: Decimal | null;
            readonly prorationMethod?: components["schemas"]["ProrationMethod"];
            readonly taxRateSource?: components["schemas"]["TaxRateSource"];
            readonly matchCreditsOnPost?: boolean;
            readonly hostedPages?: components["schemas"]["LegalEntityPatchByIdHostedPages"];
            readonly paymentTolerance?: Decimal;
            readonly fiscalYearStartMonth?: number;
            readonly accountsReceivable?: components["schemas"]["Reference"];
            readonly taxAccount?: components["schemas"]["Reference"];
            readonly roundingAccount?: components["schemas"]["Reference"];
            readonly deferredRevenueAccount?: components["schemas"]["Reference"];
            readonly recognizedRevenueAccount?: components["schemas"]["Reference"];
            readonly paymentAccount?: components["schemas"]["Reference"];
            readonly bankFeeAccount?: components["schemas"]["Reference"];
            readonly advanceAccount?: components["schemas"]["Reference"];
            readonly writeOffAccount?: components["schemas"]["Reference"];
            readonly exchangeGainAccount?: components["schemas"]["Reference"];
            readonly exchangeLossAccount?: components["schemas"]["Reference"];
            readonly defaultPaymentTerm?: components["schemas"]["Reference"] | null;
            readonly taxTemplate?: components["schemas"]["Reference"] | null;
            readonly numberSeries?: readonly components["schemas"]["LegalEntityPatchByIdNumberSeries"][];
            /** Format: uuid */
            readonly id?: string;
        };
        readonly LegalEntityPatch: {
            readonly name?: string;
            /** @example Europe/Stockholm */
            readonly timeZone?: string;
            readonly organizationNumber?: string | null;
            readonly taxRegistrationNumber?: string | null;
            readonly bankAccount?: string | null;
            readonly iban?: string | null;
            readonly bic?: string | null;
            readonly electronicInvoiceAddress?: string | null;
            readonly electronicInvoiceAddressScheme?: string | null;
            readonly address?: components["schemas"]["DefaultInvoiceAddress"] | null;
            readonly nationalEInvoice?: boolean;
            readonly autoRenew?: boolean;
            readonly totalRoundingUnit?: Decimal | null;
            readonly prorationMethod?: components["schemas"]["ProrationMethod"];
            readonly taxRateSource?: components["schemas"]["TaxRateSource"];
            readonly matchCreditsOnPost?: boolean;
            readonly hostedPages?: components["schemas"]["LegalEntityPatchByIdHostedPages"];
            readonly paymentTolerance?: Decimal;
            readonly fiscalYearStartMonth?: number;
            readonly accountsReceivable?: components["schemas"]["Reference"];
            readonly taxAccount?: components["schemas"]["Reference"];
            readonly roundingAccount?: components["schemas"]["Reference"];
            readonly deferredRevenueAccount?: components["schemas"]["Reference"];
            readonly recognizedRevenueAccount?: components["schemas"]["Reference"];
            readonly paymentAccount?: components["schemas"]["Reference"];
            readonly bankFeeAccount?: components["schemas"]["Reference"];
            readonly advanceAccount?: components["schemas"]["Reference"];
            readonly writeOffAccount?: components["schemas"]["Reference"];
            readonly exchangeGainAccount?: components["schemas"]["Reference"];
            readonly exchangeLossAccount?: components["schemas"]["Reference"];
            readonly defaultPaymentTerm?: components["schemas"]["Reference"] | null;
            readonly taxTemplate?: components["schemas"]["Reference"] | null;
            readonly numberSeries?: readonly components["schemas"]["LegalEntityPatchByIdNumberSeries"][];
        };
        readonly CustomFieldConfiguration: {
            /** Format: uuid */
            readonly id: string;
            readonly key: string;
            readonly name: string;
            readonly defaultValue?: string;
            readonly fieldType: components["schemas"]["FieldType"];
            readonly entity: components["schemas"]["CustomFieldConfigurationEntity"];
            readonly typeEntity?: string;
        };
        readonly CustomFieldConfigurationPage: {
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly totalPages: number;
            readonly totalCount: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly previousPage?: string;
            /** Format: uri */
            readonly firstPage?: string;
            /** Format: uri */
            readonly lastPage?: string;
            readonly data: readonly components["schemas"]["CustomFieldConfiguration"][];
        };
        readonly CustomFieldConfigurationCreate: {
            readonly fieldType: components["schemas"]["FieldType"];
            readonly entity: components["schemas"]["CustomFieldConfigurationEntity"];
            readonly key: string;
            readonly name?: string | null;
            readonly defaultValue?: string | null;
            readonly typeEntity?: components["schemas"]["TypeEntity"] | null;
        };
        readonly CustomFieldConfigurationPatch: {
            readonly name?: string | null;
            readonly defaultValue?: string | null;
        };
        readonly AutoInvoiceConnection: {
            readonly isConnected: boolean;
            readonly isActive: boolean;
            readonly companyId?: string;
            /** Format: date-time */
            readonly connected?: string;
            readonly notificationUrl?: string;
        };
        readonly AutoInvoiceConnectionRequest: {
            readonly companyId: string;
            readonly apiKey?: string;
            /** @default true */
            readonly isActive: boolean;
        };
        readonly NationalEInvoiceSettings: {
            readonly isEnabled: boolean;
            readonly isIntegrationActive: boolean;
            readonly hasToken: boolean;
            readonly tokenEnding?: string;
            /** Format: date */
            readonly tokenExpires?: string;
            readonly isLinked: boolean;
            readonly preflightOnPosting: components["schemas"]["PreflightOnPosting"];
            readonly messages?: readonly string[];
        };
        readonly NationalEInvoiceSettingsRequest: {
            readonly isEnabled: boolean;
            readonly nationalEInvoiceToken?: string | null;
            /** Format: date */
            readonly tokenExpires?: string | null;
            readonly preflightOnPosting?: components["schemas"]["PreflightOnPosting"];
        };
        readonly NationalEInvoiceValidation: {
            readonly isValid: boolean;
            readonly missingFields: readonly string[];
            readonly warnings: readonly string[];
        };
        readonly NationalEInvoiceBuyerValidation: {
            readonly isValid: boolean;
            readonly isExcluded: boolean;
            readonly findings: readonly components["schemas"]["NationalEInvoiceBuyerValidationFinding"][];
        };
        readonly DocumentFinding: {
            readonly rule: string;
            readonly scope: components["schemas"]["DocumentFindingScope"];
            readonly severity: components["schemas"]["DocumentFindingSeverity"];
            readonly place: string;
            readonly text: string;
        };
        readonly DocumentVerdict: {
            readonly isValid: boolean;
            readonly isNationallyValid: boolean;
            readonly release: string;
            readonly found: number;
            readonly findings: readonly components["schemas"]["DocumentFinding"][];
        };
        readonly NationalEInvoiceCounts: {
            readonly pending: components["schemas"]["NationalEInvoiceCountsPending"];
            readonly waitsForInvoice: components["schemas"]["NationalEInvoiceCountsPending"];
            readonly submitted: components["schemas"]["NationalEInvoiceCountsPending"];
            readonly heldBack: components["schemas"]["NationalEInvoiceCountsPending"];
            readonly failed: components["schemas"]["NationalEInvoiceCountsPending"];
            readonly unknown: components["schemas"]["NationalEInvoiceCountsPending"];
            readonly processedToday: number;
        };
        readonly NationalEInvoiceEntry: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly invoiceId?: string;
            readonly invoiceNumber: string;
            readonly direction: components["schemas"]["NationalEInvoiceEntryDirection"];
            readonly status: components["schemas"]["NationalEInvoiceEntryStatus"];
            readonly maventaReferenceId?: string;
            readonly nationalEInvoiceId?: string;
            readonly checkDigitValid?: boolean;
            readonly upoFileName?: string;
            readonly heldBack?: components["schemas"]["HeldBack"];
            readonly heldBackBy?: string;
            readonly errorMessage?: string;
            readonly outcome?: components["schemas"]["NationalEInvoiceEntryOutcome"];
            readonly originalNationalNumber?: string;
            readonly lastProblem?: string;
            /** Format: date-time */
            readonly nextAttemptAt?: string;
            /** Format: date-time */
            readonly deadline?: string;
            readonly supplier?: components["schemas"]["NationalEInvoiceEntrySupplier"];
            /** Format: date */
            readonly invoiceDate?: string;
            /** Format: date */
            readonly dueDate?: string;
            readonly currency?: string;
            readonly totalAmount?: Decimal;
            /** Format: date-time */
            readonly arrived?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly submitted?: string;
            /** Format: date-time */
            readonly processed?: string;
            /** Format: date-time */
            readonly failed?: string;
        };
        readonly NationalEInvoicesOfInvoices: {
            readonly data: readonly components["schemas"]["NationalEInvoiceEntry"][];
        };
        readonly NationalEInvoiceReception: {
            /** Format: uuid */
            readonly id: string;
            readonly state: components["schemas"]["RateImportState"];
            /** Format: date-time */
            readonly requested: string;
            /** Format: date-time */
            readonly started?: string;
            /** Format: date-time */
            readonly finished?: string;
            readonly received: number;
            readonly acknowledged: number;
            readonly message?: string;
        };
        readonly NationalEInvoiceReceptionPage: {
            readonly data: readonly components["schemas"]["NationalEInvoiceReception"][];
            readonly nextCursor?: string;
        };
        readonly NationalEInvoiceEntryPage: {
            readonly data: readonly components["schemas"]["NationalEInvoiceEntry"][];
            readonly nextCursor?: string;
        };
        readonly NationalEInvoiceEntryWithHistory: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly invoiceId?: string;
            readonly invoiceNumber: string;
            readonly direction: components["schemas"]["NationalEInvoiceEntryDirection"];
            readonly status: components["schemas"]["NationalEInvoiceEntryStatus"];
            readonly maventaReferenceId?: string;
            readonly nationalEInvoiceId?: string;
            readonly checkDigitValid?: boolean;
            readonly upoFileName?: string;
            readonly heldBack?: components["schemas"]["HeldBack"];
            readonly heldBackBy?: string;
            readonly errorMessage?: string;
            readonly outcome?: components["schemas"]["NationalEInvoiceEntryOutcome"];
            readonly originalNationalNumber?: string;
            readonly lastProblem?: string;
            /** Format: date-time */
            readonly nextAttemptAt?: string;
            /** Format: date-time */
            readonly deadline?: string;
            readonly supplier?: components["schemas"]["NationalEInvoiceEntrySupplier"];
            /** Format: date */
            readonly invoiceDate?: string;
            /** Format: date */
            readonly dueDate?: string;
            readonly currency?: string;
            readonly totalAmount?: Decimal;
            /** Format: date-time */
            readonly arrived?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly submitted?: string;
            /** Format: date-time */
            readonly processed?: string;
            /** Format: date-time */
            readonly failed?: string;
            readonly history: readonly components["schemas"]["NationalEInvoiceEntryWithHistoryHistory"][];
        };
        readonly IntegrationLogRecord: {
            /** Format: uuid */
            readonly id: string;
            /** Format: date-time */
            readonly time: string;
            readonly level: components["schemas"]["IntegrationLogRecordLevel"];
            readonly code: string;
            readonly message: string;
            /** Format: uuid */
            readonly invoiceId?: string;
            /** Format: uuid */
            readonly entryId?: string;
        };
        readonly IntegrationLogPage: {
            readonly data: readonly components["schemas"]["IntegrationLogRecord"][];
            readonly nextCursor?: string;
        };
        readonly ProviderNotification: {
            readonly [key: string]: unknown;
        };
        readonly MailSettings: {
            readonly isConfigured: boolean;
            readonly enabled: boolean;
            readonly host?: string;
            readonly port?: number;
            readonly security?: components["schemas"]["MailSettingsSecurity"];
            readonly username?: string;
            readonly hasPassword?: boolean;
            readonly fromAddress?: string;
            readonly fromName?: string;
            readonly replyTo?: string;
            readonly maxPerMinute?: number;
            /** Format: date-time */
            readonly stoppedUntil?: string;
        };
        readonly MailSettingsRequest: {
            readonly host: string;
            readonly port: number;
            readonly security: components["schemas"]["MailSettingsSecurity"];
            readonly username?: string | null;
            readonly password?: string | null;
            readonly fromAddress: string;
            readonly fromName: string;
            readonly replyTo?: string | null;
            /** @default 300 */
            readonly maxPerMinute: number;
            readonly enabled: boolean;
        };
        readonly MailTest: {
            readonly to: string;
        };
        readonly MailTestAnswer: {
            readonly answer: string;
        };
        readonly MessageAttempt: {
            readonly number: number;
            /** Format: date-time */
            readonly at: string;
            readonly server: string;
            readonly outcome?: components["schemas"]["MessageAttemptOutcome"];
            readonly code?: number;
            readonly text?: string;
            readonly milliseconds?: number;
        };
        readonly Message: {
            /** Format: uuid */
            readonly id: string;
            readonly kind: components["schemas"]["MessageKind"];
            readonly status: components["schemas"]["MessageStatus"];
            /** Format: uuid */
            readonly invoiceId: string;
            readonly invoiceNumber: string;
            /** Format: uuid */
            readonly accountId: string;
            readonly turn: number;
            readonly recipient?: string;
            readonly copies: readonly string[];
            readonly rejected: readonly string[];
            readonly language: components["schemas"]["MessageLanguage"];
            readonly attempts: number;
            readonly problem?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly nextAttemptAt?: string;
            /** Format: date-time */
            readonly sent?: string;
            readonly history?: readonly components["schemas"]["MessageAttempt"][];
        };
        readonly MessagePage: {
            readonly data: readonly components["schemas"]["Message"][];
            readonly nextCursor?: string;
        };
        readonly MessagePreview: {
            readonly subject: string;
            readonly text: string;
            readonly html: string;
            readonly fileName?: string;
        };
        readonly SendRequest: {
            readonly to?: string | null;
        };
        readonly DunningStep: {
            readonly day: number;
            readonly level?: number | null;
        };
        readonly MinimumBalance: {
            readonly currency: string;
            readonly amount: Decimal;
        };
        readonly DunningCampaign: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly isDefault: boolean;
            readonly enabled: boolean;
            readonly steps: readonly components["schemas"]["DunningStep"][];
            readonly minimumBalances: readonly components["schemas"]["MinimumBalance"][];
            readonly sendHour: number;
            readonly onlyOnWorkdays: boolean;
            /** Format: date */
            readonly lastRunOn?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        readonly DunningCampaignPage: {
            readonly data: readonly components["schemas"]["DunningCampaign"][];
            readonly nextCursor?: string;
        };
        readonly DunningCampaignRequest: {
            readonly name?: string;
            readonly isDefault?: boolean;
            readonly enabled?: boolean;
            readonly steps?: readonly components["schemas"]["DunningStep"][];
            readonly minimumBalances?: readonly components["schemas"]["MinimumBalance"][];
            readonly sendHour?: number;
            readonly onlyOnWorkdays?: boolean;
        };
        readonly FollowedCampaign: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly enabled: boolean;
        };
        readonly Dispute: {
            readonly reason: string;
            /** Format: date */
            readonly until?: string;
            /** Format: date-time */
            readonly created: string;
        };
        readonly TakenDunningStep: {
            readonly level: number;
            /** Format: date */
            readonly on: string;
            /** Format: uuid */
            readonly messageId: string;
            readonly state: components["schemas"]["TakenDunningStepState"];
        };
        readonly InvoiceDunning: {
            readonly state: components["schemas"]["InvoiceDunningState"];
            readonly level: number;
            readonly campaign?: components["schemas"]["FollowedCampaign"];
            readonly dispute?: components["schemas"]["Dispute"];
            readonly held?: components["schemas"]["InvoiceDunningHeld"];
            readonly nextLevel?: number;
            /** Format: date */
            readonly nextAt?: string;
            readonly steps: readonly components["schemas"]["TakenDunningStep"][];
        };
        readonly DisputeRequest: {
            readonly reason: string;
            /** Format: date */
            readonly until?: string | null;
        };
        readonly RemindRequest: {
            readonly level?: number | null;
        };
        readonly DunningPreviewRequest: {
            /** Format: date */
            readonly date: string;
            /** Format: uuid */
            readonly campaign?: string | null;
            readonly cursor?: string | null;
        };
        readonly RemindedAccount: {
            /** Format: uuid */
            readonly id: string;
            readonly accountNumber: string;
            readonly name: string;
        };
        readonly RemindedInvoice: {
            /** Format: uuid */
            readonly id: string;
            readonly invoiceNumber: string;
            /** Format: date */
            readonly dueDate: string;
            readonly currency: string;
            readonly balance: Decimal;
        };
        readonly DueReminder: {
            readonly account: components["schemas"]["RemindedAccount"];
            readonly campaign: string;
            readonly level: number;
            readonly recipient: string;
            readonly invoices: readonly components["schemas"]["RemindedInvoice"][];
        };
        readonly DunningPreview: {
            /** Format: date */
            readonly date: string;
            readonly data: readonly components["schemas"]["DueReminder"][];
            readonly nextCursor?: string;
        };
        readonly Notification: {
            /** Format: uuid */
            readonly id: string;
            readonly kind: components["schemas"]["NotificationKind"];
            readonly subject: string;
            readonly text: string;
            /** Format: uuid */
            readonly legalEntityId?: string;
            /** Format: uuid */
            readonly webhookId?: string;
            readonly link?: components["schemas"]["NotificationLink"];
            readonly read: boolean;
            /** Format: date-time */
            readonly created: string;
        };
        readonly NotificationPage: {
            readonly data: readonly components["schemas"]["Notification"][];
            readonly nextCursor?: string;
        };
        readonly ReadNotificationsRequest: {
            /** Format: uuid */
            readonly until: string;
        };
        readonly UnreadNotificationsRequest: {
            /** Format: uuid */
            readonly first: string;
        };
        readonly NotificationSettings: {
            readonly webhooks: boolean;
            readonly rates?: boolean;
            readonly einvoices?: boolean;
            readonly messages?: boolean;
            readonly security?: boolean;
        };
        readonly AuditRow: {
            /** Format: uuid */
            readonly id: string;
            /** Format: date-time */
            readonly time: string;
            readonly actor: components["schemas"]["AuditRowActor"];
            readonly address?: string;
            readonly userAgent?: string;
            readonly operation: string;
            readonly resource: components["schemas"]["AuditRowResource"];
            readonly legalEntityId?: string;
            readonly traceId?: string;
            readonly correlationId?: string;
            readonly changes: readonly components["schemas"]["AuditRowChange"][];
            readonly truncated: boolean;
        };
        readonly AuditPage: {
            readonly data: readonly components["schemas"]["AuditRow"][];
            readonly nextCursor?: string;
        };
        readonly UnwellWebhook: {
            /** Format: uuid */
            readonly id: string;
            /** Format: date-time */
            readonly failingSince?: string;
        };
        readonly Pulse: {
            readonly build: string;
            /** Format: date-time */
            readonly now: string;
            readonly unread: number;
            readonly waiting: components["schemas"]["PulseWaiting"];
            readonly unwellWebhooks?: readonly components["schemas"]["UnwellWebhook"][];
            readonly moved: readonly components["schemas"]["PulseMoved"][];
            readonly session?: components["schemas"]["PulseSession"];
            readonly next: string;
        };
        readonly MoneySum: {
            readonly count: number;
            readonly amount: Decimal;
        };
        readonly OverdueSum: {
            readonly fromDays: number;
            readonly throughDays?: number;
            readonly count: number;
            readonly amount: Decimal;
        };
        readonly UpcomingSubscription: {
            /** Format: uuid */
            readonly id: string;
            readonly orderNumber: string;
            readonly accountName: string;
            readonly isRenewed: boolean;
            /** Format: date */
            readonly day: string;
            readonly mrr: Decimal;
            readonly currency: string;
        };
        readonly Renewals: {
            readonly days: number;
            readonly renewing: number;
            readonly ending: number;
            readonly next: readonly components["schemas"]["UpcomingSubscription"][];
        };
        readonly Money: {
            /** Format: date */
            readonly today: string;
            readonly currency: string;
            readonly invoiced: components["schemas"]["MoneySum"];
            readonly invoicedBefore: components["schemas"]["MoneySum"];
            readonly paid?: components["schemas"]["MoneySum"];
            readonly paidBefore?: components["schemas"]["MoneySum"];
            readonly overdue: readonly components["schemas"]["OverdueSum"][];
            readonly renewals?: components["schemas"]["Renewals"];
        };
        readonly Found: {
            readonly kind: components["schemas"]["FoundKind"];
            /** Format: uuid */
            readonly id: string;
            readonly label: string;
            /** Format: uuid */
            readonly legalEntityId: string;
        };
        /** @enum {string} */
        readonly ApiVersion: "2.0" | "2.1";
        readonly DeletedResource: {
            readonly message: string;
            /** Format: uuid */
            readonly id: string;
        };
        readonly DunningChange: {
            /** Format: uuid */
            readonly id: string;
            readonly invoiceNumber: string;
            /** Format: uuid */
            readonly accountId: string;
            /** Format: uuid */
            readonly campaignId: string;
            readonly state: components["schemas"]["InvoiceDunningState"];
            readonly level: number;
            /** Format: date */
            readonly dueDate: string;
            readonly currency: string;
            readonly balance: Decimal;
            /** Format: uuid */
            readonly messageId?: string;
        };
        readonly WebhookBody: {
            readonly Token: string;
            /** Format: uuid */
            readonly EventId: string;
            readonly EventType: components["schemas"]["EventTag"];
            readonly LegalEntityName: string;
            /** Format: uuid */
            readonly LegalEntityId: string;
            /** Format: date-time */
            readonly Timestamp: string;
            /** Format: uuid */
            readonly TriggeredBy: string;
            /** Format: uuid */
            readonly CorrelationId?: string;
            readonly Source?: components["schemas"]["EventSource"];
            readonly Data: {
                readonly [key: string]: unknown;
            };
        };
        /** @enum {string} */
        readonly PreferencesTheme: "system" | "light" | "dark";
        /** @enum {string} */
        readonly PreferencesDensity: "compact" | "comfortable";
        readonly PreferencesView: {
            readonly name: string;
            readonly url: string;
        };
        /** @enum {string} */
        readonly PreferencesKind: "Webhook" | "RateImport";
        readonly PreferencesDismissed: {
            readonly kind: components["schemas"]["PreferencesKind"];
            readonly id: string;
            /** Format: date-time */
            readonly since?: string;
            /** Format: date-time */
            readonly at: string;
        };
        readonly MeUser: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
        };
        readonly MePerson: {
            /** Format: uuid */
            readonly id: string;
            readonly email: string;
            readonly firstName: string;
            readonly lastName: string;
            readonly hasPassword: boolean;
        };
        readonly MeLegalEntity: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly baseCurrency: string;
            readonly country?: string;
        };
        /** @enum {string} */
        readonly MeProof: "Password" | "SecondFactor" | "Passkey" | "Provider";
        readonly MeSession: {
            /** Format: uuid */
            readonly id: string;
            /** Format: date-time */
            readonly expires: string;
            readonly proof: components["schemas"]["MeProof"];
            readonly provider?: components["schemas"]["SignInProviderName"];
            readonly owesSecondFactor: boolean;
            /** Format: date-time */
            readonly idleExpires: string;
            /** Format: date-time */
            readonly confirmedUntil?: string;
        };
        readonly MeService: {
            readonly version: string;
            readonly environment: string;
            readonly testClock: boolean;
            /** Format: date-time */
            readonly now: string;
        };
        /** @enum {string} */
        readonly SecondFactorOwedMethod: "Totp" | "RecoveryCode";
        /** @enum {string} */
        readonly InvitationResponseKind: "Invitation" | "Reset";
        readonly InvitationResponseTenant: {
            readonly name: string;
        };
        /** @enum {string} */
        readonly SecurityEventType: "SignedIn" | "SignInRefused" | "SignedOut" | "SessionEnded" | "Confirmed" | "PasswordChanged" | "FactorAdded" | "FactorRemoved" | "RecoveryCodeUsed" | "PasskeyCountedBack" | "TokenCreated" | "TokenChanged" | "TokenRevoked" | "UserInvited" | "UserJoined" | "UserChanged" | "UserDeactivated" | "SecretShown" | "SecretRotated" | "CredentialsChanged" | "SignInSettingsChanged" | "WebhookSettingsChanged";
        /** @enum {string} */
        readonly SignInPolicyRequires: "Nothing" | "SecondFactor" | "Provider";
        /** @enum {string} */
        readonly UserWithRolesResponseState: "Invited" | "Active" | "Deactivated";
        /** @enum {string} */
        readonly WebhookStatus: "Enabled" | "Disabled";
        /** @enum {string} */
        readonly WebhookDeliveryStatus: "Pending" | "InFlight" | "Held" | "Delivered" | "Failed" | "Cancelled";
        /** @enum {string} */
        readonly FailureReason: "http_status" | "timeout" | "dns" | "connection_refused" | "connection_reset" | "tls" | "blocked_address" | "protocol" | "crashed" | "internal";
        readonly LastAttempt: {
            /** Format: date-time */
            readonly time: string;
            readonly status?: number;
            readonly failureReason?: components["schemas"]["FailureReason"];
            readonly durationMs: number;
        };
        /** @enum {string} */
        readonly WaitsFor: "Receiver" | "RateLimit";
        /** @enum {string} */
        readonly DataOmitted: "Thin" | "Size" | "Refused" | "Erased";
        readonly WebhookStatsLatency: {
            readonly requests: number;
            readonly p50: number;
            readonly p95: number;
            readonly p99: number;
        };
        readonly LastFailure: {
            /** Format: uuid */
            readonly deliveryId: string;
            /** Format: date-time */
            readonly time: string;
            readonly failureReason: components["schemas"]["FailureReason"];
            readonly status?: number;
        };
        /** @enum {string} */
        readonly WebhookSummaryHealth: "Healthy" | "Failing" | "Congested" | "Disabled";
        readonly WebhookSummaryRecovery: {
            /** Format: uuid */
            readonly id: string;
            readonly total: number;
            readonly sent: number;
            /** Format: date-time */
            readonly created: string;
        };
        /** @enum {string} */
        readonly DisabledReason: "User" | "Gone" | "Failing";
        /** @enum {string} */
        readonly WebhookRecoveryStatus: "Failed" | "Pending";
        /** @enum {string} */
        readonly WebhookRecoveryState: "Running" | "Done" | "Cancelled";
        /** @enum {string} */
        readonly WebhookPayloadForm: "Full" | "Thin";
        /** @enum {string} */
        readonly After413: "Same" | "Thin";
        /** @enum {string} */
        readonly WebhookRetriesGone: "Retry" | "Disable";
        /** @enum {string} */
        readonly RetryAfter: "Ignore" | "Later" | "Exact";
        /** @enum {string} */
        readonly WebhookAuthenticationType: "Basic" | "Bearer";
        readonly ChangeWebhookSettingsRequestPayload: {
            readonly form?: components["schemas"]["WebhookPayloadForm"] | null;
            readonly maxBodyBytes?: number | null;
            readonly after413?: components["schemas"]["After413"] | null;
        };
        readonly ChangeWebhookSettingsRequestRetries: {
            readonly gone?: components["schemas"]["WebhookRetriesGone"] | null;
            readonly schedule?: readonly number[] | null;
            readonly quickRepeat?: boolean | null;
            readonly retryAfter?: components["schemas"]["RetryAfter"] | null;
        };
        readonly ChangeWebhookSettingsRequestHealth: {
            readonly disableAfterDays?: number | null;
        };
        readonly ChangeWebhookSettingsRequestFormat: {
            readonly traceparent?: boolean | null;
            readonly cloudEvents?: boolean | null;
        };
        readonly ChangeWebhookSettingsRequestLimits: {
            readonly rate?: components["schemas"]["WebhookRate"] | null;
            readonly concurrency?: number | null;
        };
        /** @enum {string} */
        readonly WebhookNextAttemptBecause: "Schedule" | "QuickRepeat" | "RetryAfter" | "Exhausted" | "None";
        /** @enum {string} */
        readonly EmitEventRequestSource: "Paywall";
        readonly EventDelivery: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly webhookId: string;
        };
        readonly DeliveryCounts: {
            readonly made: number;
            readonly delivered: number;
            readonly failed: number;
        };
        /** @enum {string} */
        readonly ExchangeRateResponseSource: "central-bank" | "commercial" | "nbp" | "riksbank" | "manual";
        /** @enum {string} */
        readonly RateImportState: "Queued" | "Running" | "Succeeded" | "Failed";
        readonly RateImportProgress: {
            readonly currencies: number;
            readonly done: number;
        };
        readonly RateConflictExisting: {
            /** Format: uuid */
            readonly id: string;
            readonly rate: Decimal;
            /** Format: date */
            readonly effectiveFromDate: string;
            /** Format: date */
            readonly effectiveToDate?: string;
        };
        readonly AccountBalancesData: {
            /** Format: uuid */
            readonly accountId: string;
            readonly currencyCode: string;
            readonly balance: Decimal;
        };
        /** @enum {string} */
        readonly StatementRowKind: "Invoice" | "CreditNote" | "Payment" | "Refund" | "Reversal" | "WriteOff" | "WriteOffTakenBack" | "RoundingWriteOff" | "PaidElsewhere" | "Match";
        /** @enum {string} */
        readonly NationalThirdPartyRole: "Factor" | "Recipient" | "OriginalEntity" | "AdditionalBuyer" | "Issuer" | "Payer" | "LocalGovernmentIssuer" | "LocalGovernmentRecipient" | "VatGroupIssuer" | "VatGroupRecipient" | "Employee";
        /** @enum {string} */
        readonly AccountType: "Customer" | "Reseller" | "Subsidiary" | "Prospect" | "Other";
        /** @enum {string} */
        readonly InvoiceDeliveryMethod: "Email" | "Print" | "ElectronicInvoice" | "ExternalPrint" | "AutomaticElectronicRouting";
        readonly DefaultInvoiceAddress: {
            readonly description?: string | null;
            readonly name?: string | null;
            readonly street?: string | null;
            readonly street2?: string | null;
            readonly city?: string | null;
            readonly county?: string | null;
            readonly state?: string | null;
            readonly zip?: string | null;
            readonly country?: components["schemas"]["Reference"] | null;
        };
        /** @enum {string} */
        readonly PriceBase: "PerUnit" | "Flat";
        /** @enum {string} */
        readonly ChargeModel: "Flat" | "Quantity" | "Volume" | "Tiered" | "Rated";
        /** @enum {string} */
        readonly PricePeriod: "Monthly" | "Quarterly" | "Annual";
        /** @enum {string} */
        readonly BillingPeriod: "Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm";
        /** @enum {string} */
        readonly BillingTiming: "InAdvance" | "InArrears";
        /** @enum {string} */
        readonly PeriodAlignment: "None" | "AlignToOrder" | "AlignToCharge" | "AlignToMonth" | "AlignToCalendarQuarter" | "AlignToDate";
        /** @enum {string} */
        readonly BillingDay: "None" | "FirstDayOfMonth" | "LastDayOfMonth" | "FromOrder" | "FromCharge" | "FromAccount" | "SpecificDay" | "DaysOffset";
        /** @enum {string} */
        readonly UsageRating: "Sum" | "Max" | "Average";
        /** @enum {string} */
        readonly MeasurementsRule: "LatestDate" | "SumLatestDate";
        /** @enum {string} */
        readonly ChargeType: "OneOff" | "Recurring" | "Usage" | "Measured";
        /** @enum {string} */
        readonly ProductType: "Simple" | "MultipleCharges" | "MultipleChargePlans" | "Full";
        /** @enum {string} */
        readonly TaxPoint: "InvoiceDate" | "EndOfPeriod";
        /** @enum {string} */
        readonly ChangeFeatureRequestOperation: "Add" | "Remove";
        /** @enum {string} */
        readonly PriceDetailsPatchOperation: "Change" | "Create" | "Remove";
        /** @enum {string} */
        readonly StartOn: "AlignToSubscription" | "SpecificDate" | "Milestone";
        /** @enum {string} */
        readonly ChangeState: "NotChanged" | "New" | "Cancelled" | "NewFromChange" | "CancelledFromChange" | "PartialDelivery" | "ClosedPartialDelivery";
        /** @enum {string} */
        readonly OrderDiscountsStartOn: "AlignToOrder" | "SpecificDate";
        /** @enum {string} */
        readonly DiscountType: "Percent";
        /** @enum {string} */
        readonly OrderPaymentMethod: "Invoice" | "Stripe" | "GoCardless";
        /** @enum {string} */
        readonly SubscriptionStatus: "Draft" | "Active" | "Cancelled" | "Inactive" | "Deleted";
        /** @enum {string} */
        readonly OrderType: "Subscription";
        /** @enum {string} */
        readonly TermType: "Termed" | "Evergreen";
        /** @enum {string} */
        readonly SalesOrderStatus: "OrderDraft" | "Order" | "PartiallyDelivered" | "Delivered" | "Invoiced" | "PartiallyPaid" | "Paid";
        /** @enum {string} */
        readonly SalesOrderOrderType: "SalesOrder";
        /** @enum {string} */
        readonly ClassificationType: "NewCustomer" | "Expansion" | "Contraction" | "CustomerChurn" | "NoChange" | "SplitOrder" | "Reactivate";
        /** @enum {string} */
        readonly BookingType: "New" | "Change" | "Churn";
        /** @enum {string} */
        readonly AccountCategory: "New" | "Existing" | "Lost";
        /** @enum {string} */
        readonly ChangeType: "Upsell" | "Downsell" | "Renewal" | "None" | "PriceAdjustment" | "Milestone" | "CancelledDelivery" | "AssociatedCharge" | "SplitOrder" | "CancelOrderProduct";
        /** @enum {string} */
        readonly SubscriptionCreateStatus: "Draft" | "Active";
        /** @enum {string} */
        readonly ChangeOrderProductRequestOperation: "Change" | "Create" | "Cancel";
        /** @enum {string} */
        readonly CancelProductOn: "EffectiveEndDate" | "SpecificDate" | "InvoiceDate";
        /** @enum {string} */
        readonly CancellationMode: "OnOrderCancellationDate" | "OnChargesInvoiceToDates" | "OnChargesEffectiveEndDates" | "OnCustomDates";
        readonly CancellationDatePerCharges: {
            readonly [key: string]: string | null;
        };
        /** @enum {string} */
        readonly InvoicePreviewStatus: "Draft" | "Posted" | "Cancelled" | "Settled";
        readonly InvoicePreviewPaymentTerm: {
            /** Format: uuid */
            readonly id: string;
            readonly days: number;
            readonly name: string;
        };
        readonly InvoicePreviewAllowance: {
            readonly amount: Decimal;
            readonly reason?: string;
            readonly reasonCode?: string;
            readonly taxCategory: string;
            readonly taxRate: Decimal;
        };
        readonly InvoicePreviewInvoiceLine: {
            readonly invoiceLineNumber: number;
            readonly productNumber?: string;
            readonly productName: string;
            readonly chargeNumber?: string;
            readonly charge?: components["schemas"]["SimpleOrderProductCharge"];
            /** Format: uuid */
            readonly orderChargeId?: string;
            /** Format: uuid */
            readonly orderId?: string;
            /** Format: uuid */
            readonly chargePlanId?: string;
            /** Format: uuid */
            readonly orderProductId?: string;
            readonly chargeDescription?: string;
            readonly quantity: Decimal;
            readonly unitOfMeasure: components["schemas"]["UnitOfMeasure"];
            readonly price: Decimal;
            readonly discountPercent?: Decimal;
            readonly discountAmount?: Decimal;
            readonly subtotal: Decimal;
            readonly subtotalBaseAmount?: Decimal;
            readonly allowanceAmount: Decimal;
            readonly allowanceBaseAmount?: Decimal;
            readonly total: Decimal;
            readonly totalBaseAmount?: Decimal;
            readonly tax: Decimal;
            readonly taxBaseAmount?: Decimal;
            readonly subtotalPreDiscount: Decimal;
            readonly subtotalPreDiscountBaseAmount?: Decimal;
            readonly totalPreDiscount: Decimal;
            readonly totalPreDiscountBaseAmount?: Decimal;
            readonly taxPreDiscount: Decimal;
            readonly taxPreDiscountBaseAmount?: Decimal;
            readonly exchangeRate?: Decimal;
            /** Format: date */
            readonly servicePeriodStartDate?: string;
            /** Format: date */
            readonly servicePeriodEndDate?: string;
            readonly notes?: string;
            /** Format: uuid */
            readonly accountId: string;
            readonly accountsReceivable: components["schemas"]["BookedOn"];
            readonly deferredRevenue?: components["schemas"]["BookedOn"];
            readonly recognizedRevenue: components["schemas"]["BookedOn"];
            /** Format: uuid */
            readonly creditedInvoiceLineId?: string;
            readonly goodsCodes?: readonly string[];
            readonly procedureMarks?: readonly string[];
            readonly customFields: components["schemas"]["CustomFields"];
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
            readonly taxCategoryName: string;
            readonly taxCategoryCode: string;
            readonly taxRate: Decimal;
            readonly taxTemplate?: string;
            readonly taxExemptionReason?: string;
            readonly taxExemptionReasonCode?: string;
        };
        /** @enum {string} */
        readonly InvoiceType: "Invoice" | "Credit" | "OnAccount";
        /** @enum {string} */
        readonly InvoicePreviewSource: "nbp";
        readonly TaxExchangeRate: {
            readonly source: components["schemas"]["InvoicePreviewSource"];
            readonly tableNumber: string;
            /** Format: date */
            readonly date: string;
            readonly rate: Decimal;
        };
        /** @enum {string} */
        readonly SalesOrderCreateStatus: "OrderDraft" | "Order";
        /** @enum {string} */
        readonly QuoteStatus: "Open" | "ClosedLost" | "ClosedWon" | "Deleted";
        /** @enum {string} */
        readonly QuoteType: "New" | "Change";
        /** @enum {string} */
        readonly QuoteOrderType: "Subscription" | "SalesOrder";
        /** @enum {string} */
        readonly OrderStatus: "Draft" | "Active" | "Cancelled" | "Inactive" | "Deleted" | "OrderDraft" | "Order" | "PartiallyDelivered" | "Delivered" | "Invoiced" | "PartiallyPaid" | "Paid";
        /** @enum {string} */
        readonly ImportDataType: "Usage" | "Measurements";
        readonly InvoiceFormerPartiesAddress: {
            readonly description?: string;
            readonly name?: string;
            readonly street?: string;
            readonly street2?: string;
            readonly city?: string;
            readonly county?: string;
            readonly state?: string;
            readonly zip?: string;
            readonly country?: string;
        };
        readonly InvoiceFormerPartiesSeller: {
            readonly name: string;
            readonly organizationNumber?: string;
            readonly taxRegistrationNumber?: string;
            readonly electronicInvoiceAddress?: string;
            readonly electronicInvoiceAddressScheme?: string;
            readonly bankAccount?: string;
            readonly iban?: string;
            readonly bic?: string;
            readonly address: components["schemas"]["InvoiceFormerPartiesAddress"];
        };
        readonly InvoiceFormerPartiesBuyer: {
            readonly name: string;
            readonly organizationNumber?: string;
            readonly taxRegistrationNumber?: string;
            readonly electronicInvoiceAddress?: string;
            readonly electronicInvoiceAddressScheme?: string;
            readonly accountNumber: string;
        };
        /** @enum {string} */
        readonly MatchedBy: "OCR number" | "Invoice number" | "Reference number" | "Payer and amount";
        readonly TakenBack: {
            /** Format: date */
            readonly date: string;
            /** Format: uuid */
            readonly user?: string;
        };
        readonly SalesCurrencySum: {
            readonly salesCurrency: string;
            readonly debitAmount: Decimal;
            readonly creditAmount: Decimal;
        };
        readonly JournalSumsData: {
            /** Format: uuid */
            readonly journalId: string;
            readonly debitAmount: Decimal;
            readonly creditAmount: Decimal;
            readonly salesCurrencySums: readonly components["schemas"]["SalesCurrencySum"][];
        };
        /** @enum {string} */
        readonly AccountingPeriodStatus: "Open" | "Closed";
        /** @enum {string} */
        readonly JournalType: "Invoice" | "RevenueRecognition" | "Payment" | "Payout" | "Order";
        /** @enum {string} */
        readonly JournalSource: "Invoicing" | "RevenueRecognition" | "Payment" | "Payout" | "Order";
        readonly JournalTransaction: {
            readonly description: string;
            readonly account: string;
            readonly debitAmount: Decimal;
            readonly creditAmount: Decimal;
            readonly salesCurrencyDebitAmount: Decimal;
            readonly salesCurrencyCreditAmount: Decimal;
            readonly salesCurrency: string;
            readonly exchangeRate: Decimal;
        };
        readonly JournalVoucher: {
            readonly transactionNumber: string;
            /** Format: date */
            readonly effectiveDate: string;
            readonly source: components["schemas"]["JournalSource"];
            readonly transactions: readonly components["schemas"]["JournalTransaction"][];
            readonly orderChargeNumber?: string;
            /** Format: uuid */
            readonly orderChargeId?: string;
            /** Format: uuid */
            readonly revenueScheduleItemId?: string;
            /** Format: uuid */
            readonly invoiceAccountId?: string;
            /** Format: uuid */
            readonly invoiceId?: string;
            /** Format: uuid */
            readonly invoiceLineId?: string;
            /** Format: uuid */
            readonly paymentId?: string;
            /** Format: uuid */
            readonly paymentSettlementId?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
            readonly invoiceNumber?: string;
        };
        readonly SummaryLine: {
            readonly accountCode: string;
            readonly accountName: string;
            readonly creditAmount: Decimal;
            readonly debitAmount: Decimal;
        };
        readonly AccountingTransactionInvoice: {
            /** Format: uuid */
            readonly id: string;
            readonly invoiceNumber?: string;
            readonly status: string;
            readonly notes?: string;
            /** Format: date */
            readonly invoiceDate: string;
            readonly currency: string;
            readonly subtotal: Decimal;
            readonly tax: Decimal;
            readonly totalAmount: Decimal;
            readonly settledAmount: Decimal;
            readonly taxIncluded: boolean;
            /** Format: uuid */
            readonly invoiceBatchId?: string;
            readonly invoiceType: string;
            readonly customFields: components["schemas"]["CustomFields"];
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        readonly InvoiceAccount: {
            /** Format: uuid */
            readonly id: string;
            readonly accountNumber: string;
            readonly accountType: string;
            readonly invoiceDeliveryMethod: string;
            readonly name: string;
            readonly organizationNumber?: string;
            readonly accountsReceivable?: string;
            readonly currencyCode: string;
            readonly taxRegistrationNumber?: string;
            readonly taxTemplate?: string;
            /** Format: uuid */
            readonly invoiceBatchGroupId?: string;
            readonly customFields: components["schemas"]["CustomFields"];
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        readonly BooksVerificationDisagreement: {
            readonly about: string;
            readonly message: string;
        };
        readonly BooksVerificationCheck: {
            readonly holds: string;
            readonly count: number;
            readonly disagreements: readonly components["schemas"]["BooksVerificationDisagreement"][];
        };
        /** @enum {string} */
        readonly NumberSeries: "Invoice" | "Credit";
        readonly InvoiceSumsData: {
            readonly numberSeries: components["schemas"]["NumberSeries"];
            readonly status: components["schemas"]["InvoicePreviewStatus"];
            readonly currency: string;
            readonly count: number;
            readonly subtotal: Decimal;
            readonly totalAmount: Decimal;
            readonly balancedAmount: Decimal;
            /** Format: date */
            readonly firstInvoiceDate: string;
            /** Format: date */
            readonly lastInvoiceDate: string;
        };
        readonly InvoicePatchByIdInvoiceLine: {
            readonly productName: string;
            readonly price: Decimal;
            readonly quantity: Decimal;
            readonly notes?: string | null;
            readonly description?: string | null;
            readonly unitOfMeasure: components["schemas"]["Reference"];
            readonly recognizedRevenueAccount: components["schemas"]["Reference"];
            readonly taxTemplate?: components["schemas"]["Reference"] | null;
            readonly discountPercent?: Decimal | null;
            readonly discountAmount?: Decimal | null;
            /** Format: date */
            readonly servicePeriodStartDate?: string | null;
            /** Format: date */
            readonly servicePeriodEndDate?: string | null;
            readonly goodsCodes?: readonly string[] | null;
            readonly procedureMarks?: readonly string[] | null;
            readonly customFields?: components["schemas"]["CustomFieldValues"] | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
        };
        readonly InvoicePatchByIdAllowance: {
            readonly amount: Decimal;
            readonly taxTemplate?: components["schemas"]["Reference"] | null;
            readonly reason?: string | null;
            readonly reasonCode?: string | null;
        };
        /** @enum {string} */
        readonly InvoiceAction: "CreateDraft" | "CreateDraftAndPostInvoice" | "CancelDraftIfPostFail";
        readonly OnAccountInvoiceCreateAttachment: {
            readonly name: string;
            readonly contentType: string;
            readonly content: string;
        };
        readonly CreditInvoiceRequestLine: {
            /** Format: uuid */
            readonly invoiceLineId: string;
            readonly amount: Decimal;
            readonly description?: string | null;
        };
        readonly CorrectInvoiceRequestBuyer: {
            readonly name?: string | null;
            readonly organizationNumber?: string | null;
            readonly taxRegistrationNumber?: string | null;
            readonly electronicInvoiceAddress?: string | null;
            readonly electronicInvoiceAddressScheme?: string | null;
            readonly address?: components["schemas"]["DefaultInvoiceAddress"] | null;
        };
        readonly CorrectInvoiceRequestLine: {
            /** Format: uuid */
            readonly invoiceLineId: string;
            readonly amount: Decimal;
        };
        readonly InvoiceDocumentFactsTax: {
            readonly taxCategoryName: string;
            readonly taxCategoryCode: string;
            readonly taxRate: Decimal;
            readonly subtotal: Decimal;
            readonly tax: Decimal;
        };
        /** @enum {string} */
        readonly EntityName: "Account" | "Invoice";
        /** @enum {string} */
        readonly InvoiceBatchProgressState: "Generating" | "Generated" | "Posting" | "Posted" | "Cancelling" | "Cancelled";
        readonly InvoiceBatchProgressProgress: {
            readonly total?: number;
            readonly done: number;
            readonly made: number;
            readonly creditNotes: number;
            readonly failed: number;
        };
        readonly InvoiceBatchProgressData: {
            /** Format: uuid */
            readonly id: string;
            readonly batchNumber: string;
            readonly filter?: string;
            readonly state: components["schemas"]["InvoiceBatchProgressState"];
            readonly progress: components["schemas"]["InvoiceBatchProgressProgress"];
        };
        readonly CustomizedTargetDates: {
            /** Format: date */
            readonly oneOff?: string | null;
            /** Format: date */
            readonly recurringInAdvance?: string | null;
            /** Format: date */
            readonly recurringInArrears?: string | null;
            /** Format: date */
            readonly usage?: string | null;
            /** Format: date */
            readonly measured?: string | null;
        };
        /** @enum {string} */
        readonly ResultStatus: "Pending" | "Succeeded" | "Failed";
        readonly InvoiceBatchSummaryInvoice: {
            readonly status: components["schemas"]["InvoicePreviewStatus"];
            readonly currency: string;
            readonly count: number;
            readonly subtotal: Decimal;
            readonly totalAmount: Decimal;
        };
        /** @enum {string} */
        readonly PaymentTermTermType: "NetDays" | "EndOfMonthNetDays" | "NetDaysEndOfMonth";
        /** @enum {string} */
        readonly DocumentType: "Invoice" | "OrderConfirmation" | "Journal" | "FinancialAccountSummary" | "PasswordRequestNewUser" | "PasswordRequest" | "PackingSlip" | "OrderGeneric" | "InvoiceReminderGeneric" | "StripePaymentDetailsRequest" | "FinancialAccountAnalysis" | "AccountBalanceReport" | "Quote" | "ReportDocument" | "AccountStatementReport" | "GoCardlessMandateRequest";
        readonly TaxAccount: {
            /** Format: uuid */
            readonly id: string;
            readonly code: string;
            readonly name: string;
        };
        /** @enum {string} */
        readonly TaxTemplateCreateTaxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "L" | "M";
        readonly TaxTemplateCreateDetail: {
            readonly country?: components["schemas"]["Reference"] | null;
            readonly state?: string | null;
            readonly county?: string | null;
            readonly city?: string | null;
            readonly zip?: string | null;
            readonly tax1: Decimal;
            readonly tax2?: Decimal | null;
            readonly tax3?: Decimal | null;
            readonly taxCategory: components["schemas"]["TaxTemplateCreateTaxCategory"];
            readonly exemptionReason?: string | null;
            readonly exemptionReasonCode?: string | null;
        };
        /** @enum {string} */
        readonly RevenueRecognitionRuleDistribution: "OnInvoicing" | "Monthly" | "Days" | "FrontLoad" | "BackLoad";
        /** @enum {string} */
        readonly RevenueRecognitionRuleCreateDistribution: "Monthly" | "Days" | "FrontLoad" | "BackLoad";
        /** @enum {string} */
        readonly ProrationMethod: "DaysInPeriod" | "DaysInMonth" | "Fixed30";
        /** @enum {string} */
        readonly TaxRateSource: "InvoiceRate" | "NationalBankOfPoland";
        readonly HostedPages: {
            readonly enabled: boolean;
        };
        /** @enum {string} */
        readonly LegalEntityType: "Invoice" | "Credit" | "Journal" | "Account" | "Product" | "ChargePlan" | "Charge" | "Order" | "OrderProduct" | "OrderCharge" | "Quote" | "InvoiceBatch" | "PaymentBatch";
        readonly LegalEntityNumberSeries: {
            readonly type: components["schemas"]["LegalEntityType"];
            readonly format: string;
            readonly nextNumber: number;
        };
        readonly LegalEntityPatchByIdHostedPages: {
            readonly enabled?: boolean;
        };
        readonly LegalEntityPatchByIdNumberSeries: {
            readonly type: components["schemas"]["LegalEntityType"];
            readonly format?: string;
            readonly nextNumber?: number;
        };
        /** @enum {string} */
        readonly FieldType: "Text" | "Integer" | "Checkbox" | "Amount" | "Date" | "Entity" | "Enum" | "List" | "DecimalNumber";
        /** @enum {string} */
        readonly CustomFieldConfigurationEntity: "Account" | "Order" | "OrderProduct" | "OrderProductCharge" | "Product" | "ChargePlan" | "Charge" | "ChargeDetails" | "Quote" | "QuoteProduct" | "QuoteProductCharge" | "Invoice" | "InvoiceLine" | "Posting" | "Measurement" | "Usage" | "Country";
        /** @enum {string} */
        readonly TypeEntity: "Account" | "User";
        /** @enum {string} */
        readonly PreflightOnPosting: "Warn" | "Refuse";
        readonly NationalEInvoiceBuyerValidationFinding: {
            readonly field: string;
            readonly rule: string;
            readonly text: string;
        };
        /** @enum {string} */
        readonly DocumentFindingScope: "Peppol" | "National";
        /** @enum {string} */
        readonly DocumentFindingSeverity: "fatal" | "warning";
        readonly NationalEInvoiceCountsPending: {
            readonly count: number;
            /** Format: date-time */
            readonly oldest?: string;
        };
        /** @enum {string} */
        readonly NationalEInvoiceEntryDirection: "Sent" | "Received";
        /** @enum {string} */
        readonly NationalEInvoiceEntryStatus: "Pending" | "Submitted" | "Processed" | "Failed";
        /** @enum {string} */
        readonly HeldBack: "WaitsForInvoice";
        /** @enum {string} */
        readonly NationalEInvoiceEntryOutcome: "NotSent" | "Refused" | "Unknown";
        readonly NationalEInvoiceEntrySupplier: {
            readonly name?: string;
            readonly taxRegistrationNumber?: string;
        };
        readonly NationalEInvoiceEntryWithHistoryHistory: {
            /** Format: date-time */
            readonly time: string;
            readonly status: components["schemas"]["NationalEInvoiceEntryStatus"];
            readonly text: string;
        };
        /** @enum {string} */
        readonly IntegrationLogRecordLevel: "Information" | "Warning" | "Error";
        /** @enum {string} */
        readonly MailSettingsSecurity: "Tls" | "StartTls" | "None";
        /** @enum {string} */
        readonly MessageAttemptOutcome: "Accepted" | "Refused" | "NotTaken" | "Unknown";
        /** @enum {string} */
        readonly MessageKind: "Invoice" | "CreditNote" | "Reminder";
        /** @enum {string} */
        readonly MessageStatus: "Queued" | "Sending" | "Deferred" | "Sent" | "Failed" | "Unknown" | "Skipped" | "Cancelled";
        /** @enum {string} */
        readonly MessageLanguage: "sv" | "pl" | "de" | "en";
        /** @enum {string} */
        readonly TakenDunningStepState: "Taken" | "Skipped";
        /** @enum {string} */
        readonly InvoiceDunningState: "None" | "InDunning" | "Exhausted" | "Ended";
        /** @enum {string} */
        readonly InvoiceDunningHeld: "CreditNote" | "Disputed" | "ReminderOff" | "AccountExempt" | "AccountPaused" | "AccountInactive" | "BelowMinimum" | "WrittenOff" | "PaymentPlanned" | "MailDoubtful" | "NoAddress";
        /** @enum {string} */
        readonly NotificationKind: "WebhookFailing" | "WebhookExhausted" | "WebhookRecovered" | "WebhookDisabled" | "WebhookDisableWarning" | "WebhookRecoveryEnded" | "EventConsumerUnused" | "ExchangeRateImportFailed" | "NationalEInvoiceFailed" | "NationalEInvoicesDue" | "MessageFailing" | "MessageUnknown" | "MailRefused" | "NationalTokenEnding" | "PersonalTokenCreated" | "PasswordChanged" | "FactorAdded" | "FactorRemoved" | "SignedInFromNewBrowser" | "SecondFactorGuessed" | "PermissionsChanged" | "FirstFactorAdded" | "UserInvited" | "UserPermissionsChanged" | "SignInSettingsChanged";
        /** @enum {string} */
        readonly NotificationLinkKind: "Webhook" | "RateProvider" | "NationalEInvoice" | "Security" | "User" | "SignIn" | "NationalEInvoiceSettings" | "EventConsumer" | "Message" | "MailSettings";
        readonly NotificationLink: {
            readonly kind: components["schemas"]["NotificationLinkKind"];
            readonly id: string;
        };
        /** @enum {string} */
        readonly AuditRowKind: "User" | "Token" | "System" | "Cli" | "Portal" | "Provider";
        readonly AuditRowActor: {
            readonly kind: components["schemas"]["AuditRowKind"];
            /** Format: uuid */
            readonly userId?: string;
            readonly tokenId?: string;
            readonly tokenName?: string;
            readonly name?: string;
        };
        /** @enum {string} */
        readonly AuditRowResourceKind: "Account" | "AccountingPeriod" | "Booking" | "Currency" | "CustomField" | "DunningCampaign" | "EInvoice" | "EInvoiceConnection" | "EInvoiceReception" | "EInvoiceSettings" | "EventConsumer" | "ExchangeRate" | "FinancialAccount" | "Invoice" | "InvoiceBatch" | "InvoiceBatchGroup" | "Journal" | "LegalEntity" | "MailSettings" | "Message" | "NotificationSettings" | "NumberSeries" | "Order" | "Payment" | "PaymentImport" | "PaymentMethod" | "PaymentTerm" | "Product" | "ProductCategory" | "ProductFeature" | "Quote" | "RateImport" | "RateProvider" | "ReceivedEInvoice" | "RevenueRecognitionRule" | "SignInPolicy" | "SignInProvider" | "TaxTemplate" | "Tenant" | "Token" | "Usage" | "User" | "Webhook" | "WebhookRecovery";
        readonly AuditRowResource: {
            readonly kind: components["schemas"]["AuditRowResourceKind"];
            readonly id?: string;
            readonly number?: string;
        };
        readonly AuditRowChange: {
            readonly path: string;
            readonly before?: unknown;
            readonly beforeSha256?: string;
            readonly after?: unknown;
            readonly afterSha256?: string;
        };
        readonly PulseWaiting: {
            readonly drafts?: number;
            readonly eInvoices?: number;
            readonly webhooks?: number;
        };
        /** @enum {string} */
        readonly PulseMoved: "deliveries" | "webhooks" | "recoveries" | "events" | "accounts" | "products" | "quotes" | "orders" | "usage" | "invoices" | "batches" | "eInvoices" | "messages" | "payments" | "journals" | "rates" | "imports" | "notifications" | "security";
        readonly PulseSession: {
            /** Format: date-time */
            readonly idleExpires: string;
        };
        /** @enum {string} */
        readonly FoundKind: "Invoice" | "Account" | "Subscription" | "SalesOrder" | "Quote" | "Product" | "InvoiceBatch" | "Journal" | "Payment" | "NationalEInvoice" | "Webhook" | "Delivery" | "Event";
        /** @enum {string} */
        readonly PersonalTokensListAll: "true" | "false";
        /** @enum {string} */
        readonly WebhooksGetSeriesStep: "Hour" | "Minute";
        /** @enum {string} */
        readonly WebhookDeliveriesListOrder: "asc" | "desc";
        /** @enum {string} */
        readonly EventsListFeedStart: "Now" | "Beginning";
        /** @enum {string} */
        readonly NationalEInvoiceState: "Pending" | "WaitsForInvoice" | "Submitted" | "HeldBack" | "Processed" | "Failed" | "Unknown";
        readonly SearchListResponse: {
            readonly data: readonly components["schemas"]["Found"][];
        };
        readonly ServiceGetLivenessResponse: {
            readonly status: string;
            readonly version?: string;
            readonly checks?: {
                readonly [key: string]: string;
            };
        };
        /** @enum {string} */
        readonly ServiceGetDescriptionAudience: "public" | "console" | "all";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
