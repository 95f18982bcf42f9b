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
                    readonly "application/merge-patch+json": components["schemas"]["UpdateMeRequest"];
                    readonly "application/json": components["schemas"]["UpdateMeRequest"];
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
                    readonly "application/merge-patch+json": components["schemas"]["RenamePasskeyRequest"];
                    readonly "application/json": components["schemas"]["RenamePasskeyRequest"];
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
                    readonly "application/json": components["schemas"]["CreatePersonalTokenRequest"];
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
                    readonly "application/merge-patch+json": components["schemas"]["UpdatePersonalTokenRequest"];
                    readonly "application/json": components["schemas"]["UpdatePersonalTokenRequest"];
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
                    readonly Type?: "SignedIn" | "SignInRefused" | "SignedOut" | "SessionEnded" | "Confirmed" | "PasswordChanged" | "FactorAdded" | "FactorRemoved" | "RecoveryCodeUsed" | "PasskeyCountedBack" | "TokenCreated" | "TokenChanged" | "TokenRevoked" | "UserInvited" | "UserJoined" | "UserChanged" | "UserDeactivated" | "SecretShown" | "SecretRotated" | "CredentialsChanged" | "SignInSettingsChanged";
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["RoleWithPermissionsResponsePage"] | readonly components["schemas"]["RoleWithPermissionsResponse"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["UserWithRolesResponsePage"] | readonly components["schemas"]["UserWithRolesResponse"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["UserWithRolesResponsePage"] | readonly components["schemas"]["UserWithRolesResponse"][];
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
                    readonly "application/merge-patch+json": components["schemas"]["UpdateUserRequest"];
                    readonly "application/json": components["schemas"]["UpdateUserRequest"];
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
                    readonly "application/json": components["schemas"]["CreateWebhookRequest"];
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
                    readonly "application/merge-patch+json": components["schemas"]["UpdateWebhookRequest"];
                    readonly "application/json": components["schemas"]["UpdateWebhookRequest"];
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
                    readonly EventType?: components["schemas"]["EventTag"];
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
                    readonly EventType?: components["schemas"]["EventTag"];
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
                    readonly EventType?: components["schemas"]["EventTag"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["ExchangeRateResponsePage"] | readonly components["schemas"]["ExchangeRateResponse"][];
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
                    readonly "application/json": components["schemas"]["CreateExchangeRateRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["CurrencyPage"] | readonly components["schemas"]["Currency"][];
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
                    readonly "application/json": components["schemas"]["CreateCurrencyRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["AccountPage"] | readonly components["schemas"]["Account"][];
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
                    readonly "application/json": components["schemas"]["CreateAccountRequest"];
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
                    readonly "application/merge-patch+json": components["schemas"]["AccountPatchRequest"];
                    readonly "application/json": components["schemas"]["AccountPatchRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["ProductPage"] | readonly components["schemas"]["Product"][];
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
                    readonly "application/json": components["schemas"]["CreateProductRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["FeaturePage"] | readonly components["schemas"]["Feature"][];
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
                    readonly "application/merge-patch+json": components["schemas"]["UpdateProductRequest"];
                    readonly "application/json": components["schemas"]["UpdateProductRequest"];
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
                    readonly "application/merge-patch+json": components["schemas"]["PatchChargeRequest"];
                    readonly "application/json": components["schemas"]["PatchChargeRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["SimpleProductPage"] | readonly components["schemas"]["SimpleProduct"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["SubscriptionPage"] | readonly components["schemas"]["Subscription"][];
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
                    readonly "application/json": components["schemas"]["CreateSubscriptionRequest"];
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
                    readonly "application/merge-patch+json": components["schemas"]["PatchSubscriptionRequest"];
                    readonly "application/json": components["schemas"]["PatchSubscriptionRequest"];
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
    readonly "/Subscriptions/{orderNumber}/versions": {
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
                    readonly orderNumber: string;
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
    readonly "/Subscriptions/{orderNumber}/versions/{version}": {
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
                    readonly orderNumber: string;
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["SubscriptionPage"] | readonly components["schemas"]["Subscription"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["SalesOrderPage"] | readonly components["schemas"]["SalesOrder"][];
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
                    readonly "application/json": components["schemas"]["CreateSalesOrderRequest"];
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
    readonly "/SalesOrders/{orderNumber}/versions": {
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
                    readonly orderNumber: string;
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
    readonly "/SalesOrders/{orderNumber}/versions/{version}": {
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
                    readonly orderNumber: string;
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["SalesOrderPage"] | readonly components["schemas"]["SalesOrder"][];
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
                    readonly "application/merge-patch+json": components["schemas"]["UpdateOrderProductChargeRequest"];
                    readonly "application/json": components["schemas"]["UpdateOrderProductChargeRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["OrderProductChargePage"] | readonly components["schemas"]["OrderProductCharge"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["OrderProductChargePage"] | readonly components["schemas"]["OrderProductCharge"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["BookingPage"] | readonly components["schemas"]["Booking"][];
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
                    readonly "application/merge-patch+json": components["schemas"]["UpdateBookingRequest"];
                    readonly "application/json": components["schemas"]["UpdateBookingRequest"];
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
                    readonly "application/json": components["schemas"]["UpdateInvoicedToDateRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["QuotePage"] | readonly components["schemas"]["Quote"][];
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
                    readonly "application/json": components["schemas"]["CreateQuoteRequest"];
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
                    readonly "application/merge-patch+json": components["schemas"]["UpdateQuoteRequest"];
                    readonly "application/json": components["schemas"]["UpdateQuoteRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["UsagePage"] | readonly components["schemas"]["Usage"][];
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
                    readonly "application/json": components["schemas"]["CreateUsageRequest"];
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
                    readonly "application/merge-patch+json": components["schemas"]["UpdateUsageRequest"];
                    readonly "application/json": components["schemas"]["UpdateUsageRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["MeasurementPage"] | readonly components["schemas"]["Measurement"][];
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
                    readonly "application/json": components["schemas"]["CreateMeasurementRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["InvoiceAttachmentPage"] | readonly components["schemas"]["InvoiceAttachment"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["InvoiceAttachmentPage"] | readonly components["schemas"]["InvoiceAttachment"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["PaymentPage"] | readonly components["schemas"]["Payment"][];
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
                    readonly "application/json": components["schemas"]["CreatePaymentRequest"];
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
                    readonly "application/merge-patch+json": components["schemas"]["UpdatePaymentSettlementsRequest"];
                    readonly "application/json": components["schemas"]["UpdatePaymentSettlementsRequest"];
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
                    readonly "application/merge-patch+json": components["schemas"]["UpdatePaymentRequest"];
                    readonly "application/json": components["schemas"]["UpdatePaymentRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["JournalPage"] | readonly components["schemas"]["Journal"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["JournalDetailsPage"] | readonly components["schemas"]["JournalDetails"][];
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
                    readonly "application/merge-patch+json": components["schemas"]["PatchJournalRequest"];
                    readonly "application/json": components["schemas"]["PatchJournalRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["AccountingTransactionPage"] | readonly components["schemas"]["AccountingTransaction"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["AccountingTransactionPage"] | readonly components["schemas"]["AccountingTransaction"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["AccountingTransactionPage"] | readonly components["schemas"]["AccountingTransaction"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["AccountingTransactionPage"] | readonly components["schemas"]["AccountingTransaction"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["AccountingTransactionPage"] | readonly components["schemas"]["AccountingTransaction"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["AccountingTransactionPage"] | readonly components["schemas"]["AccountingTransaction"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["AccountingPeriodPage"] | readonly components["schemas"]["AccountingPeriod"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["RevenueScheduleItemPage"] | readonly components["schemas"]["RevenueScheduleItem"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["RevenueScheduleItemPage"] | readonly components["schemas"]["RevenueScheduleItem"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["InvoicePage"] | readonly components["schemas"]["Invoice"][];
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
                    readonly "application/merge-patch+json": components["schemas"]["PatchInvoiceByIdRequest"];
                    readonly "application/json": components["schemas"]["PatchInvoiceByIdRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["InvoicePage"] | readonly components["schemas"]["Invoice"][];
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
                    readonly "application/json": components["schemas"]["CreateOnAccountInvoiceRequest"];
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
                    readonly "application/json": components["schemas"]["CreateOnAccountInvoiceRequest"];
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
                    readonly "application/merge-patch+json": components["schemas"]["PatchInvoiceRequest"];
                    readonly "application/json": components["schemas"]["PatchInvoiceRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["InvoiceBatchPage"] | readonly components["schemas"]["InvoiceBatch"][];
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
    readonly "/InvoiceBatches/{batchIdentifier}/BatchLog": {
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
                    readonly Skip?: number;
                    readonly Take?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly batchIdentifier: string;
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
                        readonly "application/json": components["schemas"]["InvoiceBatchLogPage"] | readonly components["schemas"]["InvoiceBatchLog"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["InvoiceLinePage"] | readonly components["schemas"]["InvoiceLine"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["InvoicePage"] | readonly components["schemas"]["Invoice"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["InvoiceLinePage"] | readonly components["schemas"]["InvoiceLine"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["ReportResponsePage"] | readonly components["schemas"]["ReportResponse"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["StringObjectDictionaryPage"] | readonly components["schemas"]["StringObjectDictionary"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["CountryPage"] | readonly components["schemas"]["Country"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["UnitOfMeasurePage"] | readonly components["schemas"]["UnitOfMeasure"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["PaymentTermPage"] | readonly components["schemas"]["PaymentTerm"][];
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
                    readonly "application/json": components["schemas"]["CreatePaymentTermRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["FinancialAccountPage"] | readonly components["schemas"]["FinancialAccount"][];
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
                    readonly "application/json": components["schemas"]["CreateFinancialAccountRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["DocumentTemplatePage"] | readonly components["schemas"]["DocumentTemplate"][];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["InvoiceBatchGroupPage"] | readonly components["schemas"]["InvoiceBatchGroup"][];
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
                    readonly "application/json": components["schemas"]["CreateInvoiceBatchGroupRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["TaxTemplatePage"] | readonly components["schemas"]["TaxTemplate"][];
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
                    readonly "application/json": components["schemas"]["CreateTaxTemplateRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["RevenueRecognitionRulePage"] | readonly components["schemas"]["RevenueRecognitionRule"][];
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
                    readonly "application/json": components["schemas"]["CreateRevenueRecognitionRuleRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["PaymentMethodPage"] | readonly components["schemas"]["PaymentMethod"][];
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
                    readonly "application/json": components["schemas"]["CreatePaymentMethodRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["LegalEntityPage"] | readonly components["schemas"]["LegalEntity"][];
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
                    readonly "application/merge-patch+json": components["schemas"]["UpdateLegalEntityByIdRequest"];
                    readonly "application/json": components["schemas"]["UpdateLegalEntityByIdRequest"];
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
                    readonly "application/merge-patch+json": components["schemas"]["UpdateLegalEntityRequest"];
                    readonly "application/json": components["schemas"]["UpdateLegalEntityRequest"];
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
                    readonly Skip?: number;
                    readonly Take?: number;
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
                        readonly "application/json": components["schemas"]["CustomFieldConfigurationPage"] | readonly components["schemas"]["CustomFieldConfiguration"][];
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
                    readonly "application/json": components["schemas"]["CreateCustomFieldConfigurationRequest"];
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
                    readonly "application/merge-patch+json": components["schemas"]["UpdateCustomFieldConfigurationRequest"];
                    readonly "application/json": components["schemas"]["UpdateCustomFieldConfigurationRequest"];
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
    readonly "/CustomFieldConfigurations/{entity}/{key}": {
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
                    readonly entity: string;
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
                    readonly entity: string;
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/merge-patch+json": components["schemas"]["UpdateCustomFieldConfigurationRequest"];
                    readonly "application/json": components["schemas"]["UpdateCustomFieldConfigurationRequest"];
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
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["Found"][];
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
                        readonly "application/json": {
                            readonly status: string;
                            readonly checks?: {
                                readonly [key: string]: string;
                            };
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
                        readonly "application/json": {
                            readonly status: string;
                            readonly checks?: {
                                readonly [key: string]: string;
                            };
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
        /** TokenRequest */
        readonly TokenRequest: {
            readonly clientId: string;
            readonly secret: string;
        };
        /** TokenResponseV2 */
        readonly TokenResponseV2: {
            readonly access_token: string;
            readonly refresh_token: string;
            readonly expires_in: number;
            readonly expires: string;
        };
        /** AuthErrors */
        readonly AuthErrors: {
            readonly errors: readonly string[];
        };
        /** ProblemDetails */
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
        /** TokenResponseV1 */
        readonly TokenResponseV1: {
            readonly accessToken: string;
            readonly refreshToken: string;
            readonly expiresIn: number;
            readonly expires: string;
        };
        /** OAuthTokenRequest */
        readonly OAuthTokenRequest: {
            readonly grant_type: string;
            readonly username?: string;
            readonly password?: string;
            readonly client_id?: string;
            readonly client_secret?: string;
            readonly refresh_token?: string;
            readonly scope?: string;
        };
        /** OAuthTokenResponse */
        readonly OAuthTokenResponse: {
            readonly access_token: string;
            /** @constant */
            readonly token_type: "Bearer";
            readonly expires_in: number;
            readonly refresh_token: string;
            readonly scope: string;
        };
        /** OAuthError */
        readonly OAuthError: {
            readonly error: string;
            readonly error_description?: string;
        };
        /** SignInRequest */
        readonly SignInRequest: {
            readonly email: string;
            readonly password: string;
        };
        /** TenantName */
        readonly TenantName: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
        };
        /** SignInProviderName */
        readonly SignInProviderName: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
        };
        /** Preferences */
        readonly Preferences: {
            readonly timeZone?: string;
            readonly locale?: string;
            /** @enum {unknown} */
            readonly theme?: "system" | "light" | "dark";
            /** @enum {unknown} */
            readonly density?: "compact" | "comfortable";
            readonly singleKeys?: boolean;
            readonly views?: readonly {
                readonly name: string;
                readonly url: string;
            }[];
            readonly setUpSteps?: boolean;
            readonly dismissed?: readonly {
                /** @enum {unknown} */
                readonly kind: "Webhook" | "RateImport";
                readonly id: string;
                /** Format: date-time */
                readonly since?: string;
                /** Format: date-time */
                readonly at: string;
            }[];
        };
        /** Me */
        readonly Me: {
            readonly user: {
                /** Format: uuid */
                readonly id: string;
                readonly name: string;
            };
            readonly person: {
                /** Format: uuid */
                readonly id: string;
                readonly email: string;
                readonly firstName: string;
                readonly lastName: string;
                readonly hasPassword: boolean;
            };
            readonly tenant: components["schemas"]["TenantName"];
            readonly tenants: readonly components["schemas"]["TenantName"][];
            readonly legalEntities: readonly {
                /** Format: uuid */
                readonly id: string;
                readonly name: string;
                readonly baseCurrency: string;
                readonly country?: string;
            }[];
            readonly permissions: readonly string[];
            readonly session: {
                /** Format: uuid */
                readonly id: string;
                /** Format: date-time */
                readonly expires: string;
                /** @enum {unknown} */
                readonly proof: "Password" | "SecondFactor" | "Passkey" | "Provider";
                readonly provider?: components["schemas"]["SignInProviderName"];
                readonly owesSecondFactor: boolean;
                /** Format: date-time */
                readonly idleExpires: string;
                /** Format: date-time */
                readonly confirmedUntil?: string;
            };
            readonly preferences: components["schemas"]["Preferences"];
            readonly service: {
                readonly version: string;
                readonly environment: string;
                readonly testClock: boolean;
                /** Format: date-time */
                readonly now: string;
            };
        };
        /** SecondFactorOwed */
        readonly SecondFactorOwed: {
            /** @constant */
            readonly next: "SecondFactor";
            readonly methods: readonly ("Totp" | "RecoveryCode")[];
        };
        /** ProviderOwed */
        readonly ProviderOwed: {
            /** @constant */
            readonly next: "Provider";
            readonly name: string;
            readonly url: string;
        };
        /** CodeRequest */
        readonly CodeRequest: {
            readonly code: string;
        };
        /** PasskeyOptions */
        readonly PasskeyOptions: {
            readonly challenge: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** PasskeyRequest */
        readonly PasskeyRequest: {
            readonly credential: {
                readonly [key: string]: unknown;
            };
        };
        /** PreferencesPatch */
        readonly PreferencesPatch: {
            readonly timeZone?: string | null;
            readonly locale?: string | null;
            readonly theme?: ("system" | "light" | "dark") | null;
            readonly density?: ("compact" | "comfortable") | null;
            readonly singleKeys?: boolean | null;
            readonly views?: readonly {
                readonly name: string;
                readonly url: string;
            }[] | null;
            readonly setUpSteps?: boolean | null;
            readonly dismissed?: readonly {
                /** @enum {unknown} */
                readonly kind: "Webhook" | "RateImport";
                readonly id: string;
                /** Format: date-time */
                readonly since?: string;
                /** Format: date-time */
                readonly at: string;
            }[] | null;
        };
        /** UpdateMeRequest */
        readonly UpdateMeRequest: {
            readonly firstName?: string;
            readonly lastName?: string;
            readonly preferences?: components["schemas"]["PreferencesPatch"];
        };
        /** ConfirmRequest */
        readonly ConfirmRequest: {
            readonly password?: string;
            readonly code?: string;
            readonly credential?: {
                readonly [key: string]: unknown;
            };
        };
        /** SwitchTenantRequest */
        readonly SwitchTenantRequest: {
            /** Format: uuid */
            readonly tenantId: string;
        };
        /** ChangePasswordRequest */
        readonly ChangePasswordRequest: {
            readonly password?: string;
            readonly newPassword: string;
        };
        /** Session */
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
        /** Sessions */
        readonly Sessions: {
            readonly data: readonly components["schemas"]["Session"][];
        };
        /** Factors */
        readonly Factors: {
            readonly totp: boolean;
            readonly recoveryCodes: number;
        };
        /** TotpOffer */
        readonly TotpOffer: {
            readonly secret: string;
            readonly uri: string;
        };
        /** RecoveryCodes */
        readonly RecoveryCodes: {
            readonly recoveryCodes: readonly string[];
        };
        /** Passkey */
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
        /** Passkeys */
        readonly Passkeys: {
            readonly data: readonly components["schemas"]["Passkey"][];
        };
        /** AddPasskeyRequest */
        readonly AddPasskeyRequest: {
            readonly name: string;
            readonly credential: {
                readonly [key: string]: unknown;
            };
        };
        /** RenamePasskeyRequest */
        readonly RenamePasskeyRequest: {
            readonly name: string;
        };
        /** LookAtInvitationRequest */
        readonly LookAtInvitationRequest: {
            readonly token: string;
        };
        /** InvitationProvider */
        readonly InvitationProvider: {
            readonly name: string;
            readonly required: boolean;
        };
        /** InvitationResponse */
        readonly InvitationResponse: {
            /** @enum {unknown} */
            readonly kind: "Invitation" | "Reset";
            readonly tenant: {
                readonly name: string;
            };
            readonly email?: string;
            readonly firstName?: string;
            readonly lastName?: string;
            readonly known: boolean;
            readonly provider?: components["schemas"]["InvitationProvider"];
            /** Format: date-time */
            readonly expires: string;
        };
        /** InvitedPasskeyRequest */
        readonly InvitedPasskeyRequest: {
            readonly token: string;
            readonly email?: string;
            readonly firstName?: string;
            readonly lastName?: string;
        };
        /** AcceptInvitationRequest */
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
        /** PersonalToken */
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
        /** PersonalTokenPage */
        readonly PersonalTokenPage: {
            readonly data: readonly components["schemas"]["PersonalToken"][];
            readonly nextCursor?: string;
        };
        /** CreatePersonalTokenRequest */
        readonly CreatePersonalTokenRequest: {
            readonly name: string;
            readonly permissions?: readonly string[];
            /** Format: date-time */
            readonly expires?: string;
        };
        /** CreatedPersonalToken */
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
        /** UpdatePersonalTokenRequest */
        readonly UpdatePersonalTokenRequest: {
            readonly name: string;
        };
        /** SecurityEvent */
        readonly SecurityEvent: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {unknown} */
            readonly type: "SignedIn" | "SignInRefused" | "SignedOut" | "SessionEnded" | "Confirmed" | "PasswordChanged" | "FactorAdded" | "FactorRemoved" | "RecoveryCodeUsed" | "PasskeyCountedBack" | "TokenCreated" | "TokenChanged" | "TokenRevoked" | "UserInvited" | "UserJoined" | "UserChanged" | "UserDeactivated" | "SecretShown" | "SecretRotated" | "CredentialsChanged" | "SignInSettingsChanged";
            /** Format: date-time */
            readonly time: string;
            /** Format: uuid */
            readonly userId?: string;
            readonly address: string;
            readonly userAgent: string;
            readonly about?: string;
        };
        /** SecurityEventPage */
        readonly SecurityEventPage: {
            readonly data: readonly components["schemas"]["SecurityEvent"][];
            readonly nextCursor?: string;
        };
        /** SignInPolicy */
        readonly SignInPolicy: {
            /** @enum {unknown} */
            readonly requires: "Nothing" | "SecondFactor" | "Provider";
        };
        /** SignInProvider */
        readonly SignInProvider: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly issuer: string;
            readonly clientId: string;
            readonly domains: readonly string[];
            readonly callbackUrl: string;
        };
        /** SignInProviderRequest */
        readonly SignInProviderRequest: {
            readonly name: string;
            readonly issuer: string;
            readonly clientId: string;
            readonly domains: readonly string[];
            readonly clientSecret?: string;
        };
        /** ProvidersRequest */
        readonly ProvidersRequest: {
            readonly email: string;
        };
        /** ProvidersResponse */
        readonly ProvidersResponse: {
            readonly data: readonly components["schemas"]["SignInProviderName"][];
        };
        /** JoinByProviderRequest */
        readonly JoinByProviderRequest: {
            readonly token: string;
        };
        /** JoinByProviderResponse */
        readonly JoinByProviderResponse: {
            readonly url: string;
        };
        /** PermissionResponse */
        readonly PermissionResponse: {
            readonly name: string;
            readonly description: string;
            readonly group: string;
        };
        /** RoleWithPermissionsResponse */
        readonly RoleWithPermissionsResponse: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly description: string;
            readonly permissions: readonly components["schemas"]["PermissionResponse"][];
        };
        /** RoleWithPermissionsResponsePage */
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
        /** RoleWithLegalEntityResponse */
        readonly RoleWithLegalEntityResponse: {
            /** Format: uuid */
            readonly legalEntityId: string;
            readonly legalEntityName: string;
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly description: string;
        };
        /** UserWithRolesResponse */
        readonly UserWithRolesResponse: {
            /** Format: uuid */
            readonly id: string;
            readonly firstName?: string;
            readonly lastName?: string;
            readonly email?: string;
            readonly userName: string;
            readonly active: boolean;
            readonly isLegacyApiUser: boolean;
            /** @enum {unknown} */
            readonly state: "Invited" | "Active" | "Deactivated";
            /** Format: uuid */
            readonly personId?: string;
            readonly permissions: readonly string[];
            readonly roles: readonly components["schemas"]["RoleWithLegalEntityResponse"][];
        };
        /** UserWithRolesResponsePage */
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
        /** InviteUserRequest */
        readonly InviteUserRequest: {
            readonly email: string;
            readonly firstName: string;
            readonly lastName: string;
            readonly permissions: readonly string[];
        };
        /** InvitedUser */
        readonly InvitedUser: {
            readonly user: components["schemas"]["UserWithRolesResponse"];
            /** Format: uri */
            readonly invitationUrl: string;
            /** Format: date-time */
            readonly expires: string;
        };
        /** UpdateUserRequest */
        readonly UpdateUserRequest: {
            readonly firstName?: string;
            readonly lastName?: string;
            readonly permissions?: readonly string[];
            readonly active?: boolean;
        };
        /**
         * EventTag
         * @enum {string}
         */
        readonly EventTag: "SubscriptionActivated" | "SubscriptionChanged" | "SubscriptionUpdated" | "SubscriptionCancelled" | "SubscriptionRenewed" | "SubscriptionReverted" | "SubscriptionDeleted" | "SalesOrderActivated" | "SalesOrderUpdated" | "SalesOrderDeleted" | "InvoicePosted" | "InvoiceUpdated" | "JournalPosted" | "AccountsCreated" | "AccountCreated" | "AccountsChanged" | "AccountChanged" | "QuoteCreated" | "quoteCreated" | "QuoteEdited" | "quoteEdited" | "QuoteConverted" | "quoteConverted" | "PaymentsCreated" | "PaymentCreated" | "PaymentsPosted" | "PaymentPosted" | "InvoiceBatchCreated" | "InvoiceBatchPosted" | "InvoiceBatchCancelled" | "ProductsCreated" | "ProductCreated" | "ProductsUpdated" | "ProductUpdated" | "ProductsDeleted" | "ProductDeleted" | "NationalEInvoiceProcessed" | "NationalEInvoiceFailed" | "NationalEInvoiceReceived";
        /** Webhook */
        readonly Webhook: {
            /** Format: uuid */
            readonly id: string;
            readonly url: string;
            readonly events: readonly components["schemas"]["EventTag"][];
            readonly token?: string;
            readonly description?: string;
            /** @enum {unknown} */
            readonly webhookStatus: "Enabled" | "Disabled";
            /** @constant */
            readonly secretsUnreadable?: true;
        };
        /** CreateWebhookRequest */
        readonly CreateWebhookRequest: {
            /** Format: uri */
            readonly url: string;
            readonly events: readonly components["schemas"]["EventTag"][];
            readonly description?: string | null;
            /** @enum {unknown} */
            readonly webhookStatus?: "Enabled" | "Disabled";
        };
        /** UpdateWebhookRequest */
        readonly UpdateWebhookRequest: {
            /** Format: uri */
            readonly url?: string;
            readonly events?: readonly components["schemas"]["EventTag"][];
            readonly description?: string | null;
            /** @enum {unknown} */
            readonly webhookStatus?: "Enabled" | "Disabled";
        };
        /** TestWebhookRequest */
        readonly TestWebhookRequest: {
            readonly eventType?: components["schemas"]["EventTag"];
        };
        /** WebhookDelivery */
        readonly WebhookDelivery: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly webhookId: string;
            /** Format: uuid */
            readonly eventId: string;
            readonly eventType: components["schemas"]["EventTag"];
            /** Format: uuid */
            readonly correlationId?: string;
            /** @enum {unknown} */
            readonly status: "Pending" | "InFlight" | "Held" | "Delivered" | "Failed" | "Cancelled";
            readonly attemptCount: number;
            readonly url: string;
            readonly lastAttempt?: {
                /** Format: date-time */
                readonly time: string;
                readonly status?: number;
                /** @enum {unknown} */
                readonly failureReason?: "http_status" | "timeout" | "dns" | "connection_refused" | "connection_reset" | "tls" | "blocked_address" | "protocol" | "crashed" | "internal";
                readonly durationMs: number;
            };
            /** Format: date-time */
            readonly nextAttemptAt?: string;
            /** Format: date-time */
            readonly created: string;
            readonly test?: boolean;
        };
        /** WebhookStats */
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
            readonly latency?: {
                readonly requests: number;
                readonly p50: number;
                readonly p95: number;
                readonly p99: number;
            };
            readonly lastFailure?: {
                /** Format: uuid */
                readonly deliveryId: string;
                /** Format: date-time */
                readonly time: string;
                /** @enum {unknown} */
                readonly failureReason: "http_status" | "timeout" | "dns" | "connection_refused" | "connection_reset" | "tls" | "blocked_address" | "protocol" | "crashed" | "internal";
                readonly status?: number;
            };
        };
        /** SigningSecret */
        readonly SigningSecret: {
            readonly secret: string;
            /** Format: date-time */
            readonly formerUntil?: string;
        };
        /** WebhookHour */
        readonly WebhookHour: {
            /** Format: date-time */
            readonly start: string;
            readonly delivered: number;
            readonly failed: number;
            readonly retrying: number;
            readonly waiting: number;
            readonly p95Ms?: number;
        };
        /** WebhookSummary */
        readonly WebhookSummary: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {unknown} */
            readonly health: "Healthy" | "Failing" | "Congested" | "Disabled";
            /** Format: date-time */
            readonly failingSince?: string;
            readonly delivered24h: number;
            readonly failed24h: number;
            readonly retrying24h: number;
            readonly pending: number;
            readonly lastAttempt?: {
                /** Format: date-time */
                readonly time: string;
                readonly status?: number;
                /** @enum {unknown} */
                readonly failureReason?: "http_status" | "timeout" | "dns" | "connection_refused" | "connection_reset" | "tls" | "blocked_address" | "protocol" | "crashed" | "internal";
                readonly durationMs: number;
            };
            readonly recovery?: {
                /** Format: uuid */
                readonly id: string;
                readonly total: number;
                readonly sent: number;
                /** Format: date-time */
                readonly created: string;
            };
            readonly hours: readonly components["schemas"]["WebhookHour"][];
        };
        /** WebhookSeries */
        readonly WebhookSeries: {
            readonly data: readonly components["schemas"]["WebhookHour"][];
            readonly p95Ms?: number;
            /** Format: date-time */
            readonly since?: string;
        };
        /** WebhookDeliveryPage */
        readonly WebhookDeliveryPage: {
            readonly data: readonly components["schemas"]["WebhookDelivery"][];
            readonly nextCursor?: string;
        };
        /** WebhookAttempt */
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
            /** @enum {unknown} */
            readonly failureReason?: "http_status" | "timeout" | "dns" | "connection_refused" | "connection_reset" | "tls" | "blocked_address" | "protocol" | "crashed" | "internal";
            readonly failureDetail?: string;
            readonly responseHeaders?: {
                readonly [key: string]: string;
            };
            readonly responseBody?: string;
            readonly responseTruncated?: boolean;
            readonly remoteAddress?: string;
            readonly durationMs: number;
        };
        /** WebhookDeliveryWithAttempts */
        readonly WebhookDeliveryWithAttempts: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly webhookId: string;
            /** Format: uuid */
            readonly eventId: string;
            readonly eventType: components["schemas"]["EventTag"];
            /** Format: uuid */
            readonly correlationId?: string;
            /** @enum {unknown} */
            readonly status: "Pending" | "InFlight" | "Held" | "Delivered" | "Failed" | "Cancelled";
            readonly attemptCount: number;
            readonly url: string;
            readonly lastAttempt?: {
                /** Format: date-time */
                readonly time: string;
                readonly status?: number;
                /** @enum {unknown} */
                readonly failureReason?: "http_status" | "timeout" | "dns" | "connection_refused" | "connection_reset" | "tls" | "blocked_address" | "protocol" | "crashed" | "internal";
                readonly durationMs: number;
            };
            /** Format: date-time */
            readonly nextAttemptAt?: string;
            /** Format: date-time */
            readonly created: string;
            readonly test?: boolean;
            /** Format: uuid */
            readonly triggeredBy: string;
            readonly triggeredByName?: string;
            readonly triggeredByToken?: string;
            readonly correlatedEvents: number;
            readonly attempts: readonly components["schemas"]["WebhookAttempt"][];
        };
        /** RetryDeliveriesRequest */
        readonly RetryDeliveriesRequest: {
            readonly ids: readonly string[];
        };
        /** RetriedDelivery */
        readonly RetriedDelivery: {
            /** Format: uuid */
            readonly id: string;
            readonly delivery?: components["schemas"]["WebhookDelivery"];
            readonly problem?: string;
        };
        /** RetriedDeliveries */
        readonly RetriedDeliveries: {
            readonly data: readonly components["schemas"]["RetriedDelivery"][];
        };
        /** RecoverRequest */
        readonly RecoverRequest: {
            /** Format: date-time */
            readonly since: string;
            /** Format: date-time */
            readonly until?: string;
            /** @enum {unknown} */
            readonly status?: "Failed" | "Pending";
            readonly eventType?: components["schemas"]["EventTag"];
            readonly missed?: boolean;
            readonly dryRun?: boolean;
        };
        /** RecoverableCount */
        readonly RecoverableCount: {
            /** @constant */
            readonly dryRun: true;
            readonly total: number;
        };
        /** WebhookRecovery */
        readonly WebhookRecovery: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly webhookId: string;
            /** Format: date-time */
            readonly since: string;
            /** Format: date-time */
            readonly until: string;
            /** @enum {unknown} */
            readonly status?: "Failed" | "Pending";
            readonly eventType?: components["schemas"]["EventTag"];
            readonly missed?: boolean;
            /** @enum {unknown} */
            readonly state: "Running" | "Done" | "Cancelled";
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
        /** WebhookRecoveryPage */
        readonly WebhookRecoveryPage: {
            readonly data: readonly components["schemas"]["WebhookRecovery"][];
            readonly nextCursor?: string;
        };
        /** EmitEventRequest */
        readonly EmitEventRequest: {
            readonly eventType: components["schemas"]["EventTag"];
            readonly data: {
                readonly [key: string]: unknown;
            };
            /** Format: uuid */
            readonly correlationId?: string;
            /** @enum {unknown} */
            readonly source?: "Paywall";
        };
        /** Event */
        readonly Event: {
            /** Format: uuid */
            readonly id: string;
            readonly eventType: components["schemas"]["EventTag"];
            /** Format: uuid */
            readonly correlationId?: string;
            readonly source?: string;
            /** Format: date-time */
            readonly created: string;
            readonly deliveries: readonly {
                /** Format: uuid */
                readonly id: string;
                /** Format: uuid */
                readonly webhookId: string;
            }[];
        };
        /** EventEntry */
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
            readonly about?: string;
            readonly triggeredByName?: string;
            readonly deliveryCounts: {
                readonly made: number;
                readonly delivered: number;
                readonly failed: number;
            };
        };
        /** EventPage */
        readonly EventPage: {
            readonly data: readonly components["schemas"]["EventEntry"][];
            readonly nextCursor?: string;
        };
        /** EventWithDeliveries */
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
            readonly triggeredByName?: string;
            readonly triggeredByToken?: string;
            readonly correlatedEvents: number;
            readonly data: {
                readonly [key: string]: unknown;
            };
            readonly deliveries: readonly components["schemas"]["WebhookDelivery"][];
            readonly hasMoreDeliveries?: boolean;
        };
        /** ReplayEventRequest */
        readonly ReplayEventRequest: {
            /** Format: uuid */
            readonly webhookId?: string;
        };
        /** ReplayedEvent */
        readonly ReplayedEvent: {
            readonly deliveries: readonly {
                /** Format: uuid */
                readonly id: string;
                /** Format: uuid */
                readonly webhookId: string;
            }[];
        };
        /** EventType */
        readonly EventType: {
            readonly eventType: components["schemas"]["EventTag"];
            readonly group: string;
            readonly description: string;
            readonly alternativeSpellings: readonly components["schemas"]["EventTag"][];
            readonly example: {
                readonly [key: string]: unknown;
            };
        };
        /** ExchangeRateResponse */
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
            /** @enum {unknown} */
            readonly source: "central-bank" | "commercial" | "nbp" | "riksbank" | "manual";
        };
        /** ExchangeRateResponsePage */
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
        /** CreateExchangeRateRequest */
        readonly CreateExchangeRateRequest: {
            readonly fromCurrency: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly rate: Decimal;
            /** Format: date */
            readonly effectiveFromDate: string;
            /** Format: date */
            readonly effectiveToDate?: string;
        };
        /** ExchangeRateAsOf */
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
            /** @enum {unknown} */
            readonly source: "central-bank" | "commercial" | "nbp" | "riksbank" | "manual";
            /** Format: date-time */
            readonly observedAt?: string;
        };
        /** ExchangeRateTable */
        readonly ExchangeRateTable: {
            /** Format: date */
            readonly date: string;
            readonly toCurrency: string;
            readonly data: readonly components["schemas"]["ExchangeRateResponse"][];
        };
        /** Conversion */
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
        /** ExchangeRateSeries */
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
        /** Currency */
        readonly Currency: {
            /** Format: uuid */
            readonly id: string;
            readonly code: string;
            readonly description?: string;
        };
        /** CurrencyPage */
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
        /** CreateCurrencyRequest */
        readonly CreateCurrencyRequest: {
            readonly code: string;
            readonly description?: string | null;
        };
        /** CentralBankRates */
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
        /** RateProviderRequest */
        readonly RateProviderRequest: {
            readonly isEnabled?: boolean;
        };
        /** RateImportRequest */
        readonly RateImportRequest: {
            /** Format: date */
            readonly from?: string;
            /** Format: date */
            readonly to?: string;
        };
        /** RateImport */
        readonly RateImport: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {unknown} */
            readonly state: "Queued" | "Running" | "Succeeded" | "Failed";
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
            readonly progress: {
                readonly currencies: number;
                readonly done: number;
            };
            readonly createdCount: number;
            readonly conflictCount: number;
            readonly message?: string;
        };
        /** RateImportPage */
        readonly RateImportPage: {
            readonly data: readonly components["schemas"]["RateImport"][];
            readonly nextCursor?: string;
        };
        /** RateImportCurrency */
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
        /** RateConflict */
        readonly RateConflict: {
            /** Format: uuid */
            readonly id: string;
            readonly fromCurrency: string;
            readonly toCurrency: string;
            /** Format: date */
            readonly effectiveFromDate: string;
            readonly rate: Decimal;
            readonly sameValue: boolean;
            readonly existing: {
                /** Format: uuid */
                readonly id: string;
                readonly rate: Decimal;
                /** Format: date */
                readonly effectiveFromDate: string;
                /** Format: date */
                readonly effectiveToDate?: string;
            };
        };
        /** RateConflictPage */
        readonly RateConflictPage: {
            readonly data: readonly components["schemas"]["RateConflict"][];
            readonly nextCursor?: string;
        };
        /** RateImportResult */
        readonly RateImportResult: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {unknown} */
            readonly state: "Queued" | "Running" | "Succeeded" | "Failed";
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
            readonly progress: {
                readonly currencies: number;
                readonly done: number;
            };
            readonly createdCount: number;
            readonly conflictCount: number;
            readonly message?: string;
            readonly currencies: readonly components["schemas"]["RateImportCurrency"][];
            readonly conflicts: components["schemas"]["RateConflictPage"];
        };
        /** CommercialRates */
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
        /** CommercialRatesRequest */
        readonly CommercialRatesRequest: {
            readonly apiKey?: string;
            readonly isEnabled?: boolean;
        };
        /** PolishCentralBankRates */
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
        /** SwedishCentralBankRates */
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
        /** AccountBalances */
        readonly AccountBalances: {
            readonly data: readonly {
                /** Format: uuid */
                readonly accountId: string;
                readonly currencyCode: string;
                readonly balance: Decimal;
            }[];
        };
        /** NationalThirdParty */
        readonly NationalThirdParty: {
            /** @enum {unknown} */
            readonly role: "Factor" | "Recipient" | "OriginalEntity" | "AdditionalBuyer" | "Issuer" | "Payer" | "LocalGovernmentIssuer" | "LocalGovernmentRecipient" | "VatGroupIssuer" | "VatGroupRecipient" | "Employee";
            readonly name: string;
            readonly identifier?: string;
        };
        /** NationalEInvoiceChoice */
        readonly NationalEInvoiceChoice: {
            readonly excluded: boolean;
            readonly reason?: string;
            readonly localGovernmentUnit?: boolean;
            readonly vatGroupMember?: boolean;
            readonly thirdParties?: readonly components["schemas"]["NationalThirdParty"][];
        };
        /** Address */
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
        /** Account */
        readonly Account: {
            /** Format: uuid */
            readonly id: string;
            readonly accountNumber: string;
            readonly name: string;
            /** @enum {unknown} */
            readonly accountType: "Customer" | "Reseller" | "Subsidiary" | "Prospect" | "Other";
            readonly inactive: boolean;
            /** @enum {unknown} */
            readonly invoiceDeliveryMethod: "Email" | "Print" | "ElectronicInvoice" | "ExternalPrint" | "AutomaticElectronicRouting";
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
            readonly defaultInvoiceAddress?: components["schemas"]["Address"];
            readonly defaultDeliveryAddress?: components["schemas"]["Address"];
            readonly addresses: readonly components["schemas"]["Address"][];
            readonly customFields: {
                readonly [key: string]: unknown;
            };
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        /** AccountPage */
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
        /** CreateAccountRequest */
        readonly CreateAccountRequest: {
            readonly name: string;
            readonly currency: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly accountType?: ("Customer" | "Reseller" | "Subsidiary" | "Prospect" | "Other") | null;
            readonly inactive?: boolean;
            readonly invoiceDeliveryMethod?: ("Email" | "Print" | "ElectronicInvoice" | "ExternalPrint" | "AutomaticElectronicRouting") | null;
            readonly attachUBLToInvoice?: boolean | null;
            readonly attachZugferdXMLToInvoice?: boolean | null;
            readonly accountsReceivable?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly defaultPaymentTerm?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly taxTemplate?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly invoiceTemplateId?: string | null;
            readonly invoiceBatchGroupId?: string | null;
            readonly invoiceBatchGroup?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
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
            readonly defaultInvoiceAddress?: {
                readonly description?: string | null;
                readonly name?: string | null;
                readonly street?: string | null;
                readonly street2?: string | null;
                readonly city?: string | null;
                readonly county?: string | null;
                readonly state?: string | null;
                readonly zip?: string | null;
                readonly country?: (string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                }) | null;
            } | null;
            readonly defaultDeliveryAddress?: {
                readonly description?: string | null;
                readonly name?: string | null;
                readonly street?: string | null;
                readonly street2?: string | null;
                readonly city?: string | null;
                readonly county?: string | null;
                readonly state?: string | null;
                readonly zip?: string | null;
                readonly country?: (string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                }) | null;
            } | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
        };
        /** AccountPatchRequest */
        readonly AccountPatchRequest: {
            readonly name?: string;
            readonly currency?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly accountType?: ("Customer" | "Reseller" | "Subsidiary" | "Prospect" | "Other") | null;
            readonly inactive?: boolean;
            readonly invoiceDeliveryMethod?: ("Email" | "Print" | "ElectronicInvoice" | "ExternalPrint" | "AutomaticElectronicRouting") | null;
            readonly attachUBLToInvoice?: boolean | null;
            readonly attachZugferdXMLToInvoice?: boolean | null;
            readonly accountsReceivable?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly defaultPaymentTerm?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly taxTemplate?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly invoiceTemplateId?: string | null;
            readonly invoiceBatchGroupId?: string | null;
            readonly invoiceBatchGroup?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
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
            readonly defaultInvoiceAddress?: {
                readonly description?: string | null;
                readonly name?: string | null;
                readonly street?: string | null;
                readonly street2?: string | null;
                readonly city?: string | null;
                readonly county?: string | null;
                readonly state?: string | null;
                readonly zip?: string | null;
                readonly country?: (string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                }) | null;
            } | null;
            readonly defaultDeliveryAddress?: {
                readonly description?: string | null;
                readonly name?: string | null;
                readonly street?: string | null;
                readonly street2?: string | null;
                readonly city?: string | null;
                readonly county?: string | null;
                readonly state?: string | null;
                readonly zip?: string | null;
                readonly country?: (string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                }) | null;
            } | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
        };
        /** PriceDetails */
        readonly PriceDetails: {
            readonly currency: string;
            readonly tier: number;
            readonly price: Decimal;
            /** @enum {unknown} */
            readonly priceBase: "PerUnit" | "Flat";
            readonly fromQuantity?: Decimal;
            readonly toQuantity?: Decimal;
            readonly description?: string;
        };
        /** Feature */
        readonly Feature: {
            readonly code: string;
            readonly description?: string;
        };
        /** Charge */
        readonly Charge: {
            /** Format: uuid */
            readonly id: string;
            readonly chargeNumber: string;
            readonly name: string;
            /** @enum {unknown} */
            readonly model: "Flat" | "Quantity" | "Volume" | "Tiered" | "Rated";
            /** @enum {unknown} */
            readonly pricePeriod: "Monthly" | "Quarterly" | "Annual";
            /** @enum {unknown} */
            readonly billingPeriod: "Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm";
            /** @enum {unknown} */
            readonly billingTiming: "InAdvance" | "InArrears";
            /** @enum {unknown} */
            readonly periodAlignment: "None" | "AlignToOrder" | "AlignToCharge" | "AlignToMonth" | "AlignToCalendarQuarter" | "AlignToDate";
            /** @enum {unknown} */
            readonly billingDay: "None" | "FirstDayOfMonth" | "LastDayOfMonth" | "FromOrder" | "FromCharge" | "FromAccount" | "SpecificDay" | "DaysOffset";
            /** @enum {unknown} */
            readonly usageRating: "Sum" | "Max" | "Average";
            /** @enum {unknown} */
            readonly measurementsRule: "LatestDate" | "SumLatestDate";
            /** @enum {unknown} */
            readonly chargeType: "OneOff" | "Recurring" | "Usage" | "Measured";
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
            readonly customFields: {
                readonly [key: string]: unknown;
            };
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        /** ChargePlan */
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
            readonly customFields: {
                readonly [key: string]: unknown;
            };
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        /** Product */
        readonly Product: {
            /** Format: uuid */
            readonly id: string;
            readonly productNumber: string;
            readonly name: string;
            /** @enum {unknown} */
            readonly productType: "Simple" | "MultipleCharges" | "MultipleChargePlans" | "Full";
            readonly category?: string;
            /** @enum {unknown} */
            readonly taxPoint: "InvoiceDate" | "EndOfPeriod";
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
            readonly customFields: {
                readonly [key: string]: unknown;
            };
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        /** ProductPage */
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
        /** FeaturePage */
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
        /** FeatureRequest */
        readonly FeatureRequest: {
            readonly feature: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
        };
        /** CreatePriceDetailsRequest */
        readonly CreatePriceDetailsRequest: {
            readonly currency?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly tier?: number | null;
            readonly price?: Decimal | null;
            readonly description?: string | null;
            readonly priceBase?: ("PerUnit" | "Flat") | null;
            readonly toQuantity?: Decimal | null;
            readonly isInfinite?: boolean | null;
        };
        /** CreateChargeRequest */
        readonly CreateChargeRequest: {
            readonly pricePeriod?: ("Monthly" | "Quarterly" | "Annual") | null;
            readonly billingPeriod?: ("Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm") | null;
            readonly billingTiming?: ("InAdvance" | "InArrears") | null;
            readonly periodAlignment?: ("None" | "AlignToOrder" | "AlignToCharge" | "AlignToMonth" | "AlignToCalendarQuarter" | "AlignToDate") | null;
            readonly billingDay?: ("None" | "FirstDayOfMonth" | "LastDayOfMonth" | "FromOrder" | "FromCharge" | "FromAccount" | "SpecificDay" | "DaysOffset") | null;
            readonly usageRating?: ("Sum" | "Max" | "Average") | null;
            readonly specificBillingDay?: number | null;
            readonly offsetBillingDays?: number | null;
            readonly alignmentDate?: string | null;
            readonly taxTemplate?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly taxIncluded?: boolean | null;
            readonly createInvoiceLinesPerTier?: boolean | null;
            readonly deferredRevenueAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly recognizedRevenueAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly name?: string | null;
            readonly chargeType?: ("OneOff" | "Recurring" | "Usage" | "Measured") | null;
            readonly model?: ("Flat" | "Quantity" | "Volume" | "Tiered" | "Rated") | null;
            readonly unit?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly defaultQuantity?: Decimal | null;
            readonly measurementsRule?: ("LatestDate" | "SumLatestDate") | null;
            readonly revenueRecognition?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly features?: readonly components["schemas"]["FeatureRequest"][] | null;
            readonly priceDetails?: readonly components["schemas"]["CreatePriceDetailsRequest"][] | null;
        };
        /** CreateChargePlanRequest */
        readonly CreateChargePlanRequest: {
            readonly name?: string | null;
            readonly effectiveStartDate?: string | null;
            readonly endOfNewSalesDate?: string | null;
            readonly effectiveEndDate?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly charges?: readonly components["schemas"]["CreateChargeRequest"][] | null;
        };
        /** CreateProductRequest */
        readonly CreateProductRequest: {
            readonly name: string;
            /** @enum {unknown} */
            readonly productType: "Simple" | "MultipleCharges" | "MultipleChargePlans" | "Full";
            readonly taxPoint?: ("InvoiceDate" | "EndOfPeriod") | null;
            readonly activationDate?: string | null;
            readonly endOfNewSalesDate?: string | null;
            readonly endOfRenewalDate?: string | null;
            readonly endOfLifeDate?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly category?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly chargePlans?: readonly components["schemas"]["CreateChargePlanRequest"][] | null;
        };
        /** EventResponse */
        readonly EventResponse: {
            /** Format: uuid */
            readonly id: string;
            readonly message: string;
        };
        /** ChangeFeatureRequest */
        readonly ChangeFeatureRequest: {
            readonly operation?: ("Add" | "Remove") | null;
            readonly feature: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
        };
        /** UpdatePriceDetailsRequest */
        readonly UpdatePriceDetailsRequest: {
            readonly operation?: ("Change" | "Create" | "Remove") | null;
            readonly currency?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly tier?: number | null;
            readonly price?: Decimal | null;
            readonly description?: string | null;
            readonly priceBase?: ("PerUnit" | "Flat") | null;
            readonly toQuantity?: Decimal | null;
            readonly isInfinite?: boolean | null;
        };
        /** UpdateChargeRequest */
        readonly UpdateChargeRequest: {
            readonly operation?: ("Change" | "Create" | "Remove") | null;
            readonly charge?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly pricePeriod?: ("Monthly" | "Quarterly" | "Annual") | null;
            readonly billingPeriod?: ("Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm") | null;
            readonly billingTiming?: ("InAdvance" | "InArrears") | null;
            readonly periodAlignment?: ("None" | "AlignToOrder" | "AlignToCharge" | "AlignToMonth" | "AlignToCalendarQuarter" | "AlignToDate") | null;
            readonly billingDay?: ("None" | "FirstDayOfMonth" | "LastDayOfMonth" | "FromOrder" | "FromCharge" | "FromAccount" | "SpecificDay" | "DaysOffset") | null;
            readonly usageRating?: ("Sum" | "Max" | "Average") | null;
            readonly specificBillingDay?: number | null;
            readonly offsetBillingDays?: number | null;
            readonly alignmentDate?: string | null;
            readonly taxTemplate?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly taxIncluded?: boolean | null;
            readonly createInvoiceLinesPerTier?: boolean | null;
            readonly deferredRevenueAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly recognizedRevenueAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly name?: string | null;
            readonly chargeType?: ("OneOff" | "Recurring" | "Usage" | "Measured") | null;
            readonly model?: ("Flat" | "Quantity" | "Volume" | "Tiered" | "Rated") | null;
            readonly unit?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly defaultQuantity?: Decimal | null;
            readonly measurementsRule?: ("LatestDate" | "SumLatestDate") | null;
            readonly revenueRecognition?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly features?: readonly components["schemas"]["ChangeFeatureRequest"][] | null;
            readonly priceDetails?: readonly components["schemas"]["UpdatePriceDetailsRequest"][] | null;
        };
        /** UpdateChargePlanRequest */
        readonly UpdateChargePlanRequest: {
            readonly operation?: ("Change" | "Create" | "Remove") | null;
            readonly chargePlan?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly name?: string | null;
            readonly effectiveStartDate?: string | null;
            readonly endOfNewSalesDate?: string | null;
            readonly effectiveEndDate?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly charges?: readonly components["schemas"]["UpdateChargeRequest"][] | null;
        };
        /** UpdateProductRequest */
        readonly UpdateProductRequest: {
            readonly name?: string;
            /** @enum {unknown} */
            readonly productType?: "Simple" | "MultipleCharges" | "MultipleChargePlans" | "Full";
            readonly taxPoint?: ("InvoiceDate" | "EndOfPeriod") | null;
            readonly activationDate?: string | null;
            readonly endOfNewSalesDate?: string | null;
            readonly endOfRenewalDate?: string | null;
            readonly endOfLifeDate?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly category?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly chargePlans?: readonly components["schemas"]["UpdateChargePlanRequest"][] | null;
        };
        /** PatchChargeRequest */
        readonly PatchChargeRequest: {
            readonly pricePeriod?: ("Monthly" | "Quarterly" | "Annual") | null;
            readonly billingPeriod?: ("Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm") | null;
            readonly billingTiming?: ("InAdvance" | "InArrears") | null;
            readonly periodAlignment?: ("None" | "AlignToOrder" | "AlignToCharge" | "AlignToMonth" | "AlignToCalendarQuarter" | "AlignToDate") | null;
            readonly billingDay?: ("None" | "FirstDayOfMonth" | "LastDayOfMonth" | "FromOrder" | "FromCharge" | "FromAccount" | "SpecificDay" | "DaysOffset") | null;
            readonly usageRating?: ("Sum" | "Max" | "Average") | null;
            readonly specificBillingDay?: number | null;
            readonly offsetBillingDays?: number | null;
            readonly alignmentDate?: string | null;
            readonly taxTemplate?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly taxIncluded?: boolean | null;
            readonly createInvoiceLinesPerTier?: boolean | null;
            readonly deferredRevenueAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly recognizedRevenueAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly name?: string | null;
            readonly chargeType?: ("OneOff" | "Recurring" | "Usage" | "Measured") | null;
            readonly model?: ("Flat" | "Quantity" | "Volume" | "Tiered" | "Rated") | null;
            readonly unit?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly defaultQuantity?: Decimal | null;
            readonly measurementsRule?: ("LatestDate" | "SumLatestDate") | null;
            readonly revenueRecognition?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly features?: readonly components["schemas"]["ChangeFeatureRequest"][] | null;
            readonly priceDetails?: readonly components["schemas"]["UpdatePriceDetailsRequest"][] | null;
        };
        /** SimpleProduct */
        readonly SimpleProduct: {
            /** Format: uuid */
            readonly id: string;
            readonly productNumber: string;
            readonly name: string;
            readonly category?: string;
            /** @enum {unknown} */
            readonly priceModel?: "Flat" | "Quantity" | "Volume" | "Tiered" | "Rated";
            /** @enum {unknown} */
            readonly pricePeriod?: "Monthly" | "Quarterly" | "Annual";
            /** @enum {unknown} */
            readonly billingPeriod?: "Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm";
            /** @enum {unknown} */
            readonly billingTiming?: "InAdvance" | "InArrears";
            /** @enum {unknown} */
            readonly periodAlignment?: "None" | "AlignToOrder" | "AlignToCharge" | "AlignToMonth" | "AlignToCalendarQuarter" | "AlignToDate";
            /** @enum {unknown} */
            readonly billingDay?: "None" | "FirstDayOfMonth" | "LastDayOfMonth" | "FromOrder" | "FromCharge" | "FromAccount" | "SpecificDay" | "DaysOffset";
            /** @enum {unknown} */
            readonly usageRating?: "Sum" | "Max" | "Average";
            /** @enum {unknown} */
            readonly measurementsRule?: "LatestDate" | "SumLatestDate";
            /** @enum {unknown} */
            readonly chargeType?: "OneOff" | "Recurring" | "Usage" | "Measured";
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
            readonly customFields: {
                readonly [key: string]: unknown;
            };
        };
        /** SimpleProductPage */
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
        /** SimpleAccount */
        readonly SimpleAccount: {
            /** Format: uuid */
            readonly id: string;
            readonly accountNumber: string;
            readonly name: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        /** OrderChargeDetails */
        readonly OrderChargeDetails: {
            readonly tier: number;
            readonly price: Decimal;
            readonly listPrice: Decimal;
            readonly description?: string;
            readonly fromQuantity?: Decimal;
            readonly toQuantity?: Decimal;
            /** @enum {unknown} */
            readonly priceBase: "PerUnit" | "Flat";
            readonly lineDiscountPercent?: Decimal;
            readonly lineDiscountAmount?: Decimal;
        };
        /** OrderDiscountsCharge */
        readonly OrderDiscountsCharge: {
            /** Format: uuid */
            readonly orderDiscountId: string;
            /** Format: uuid */
            readonly chargeId: string;
        };
        /** CurrencyAmount */
        readonly CurrencyAmount: {
            readonly amount: Decimal;
            readonly currencyCode: string;
            /** Format: date */
            readonly currencyConversionDate?: string;
            readonly baseCurrencyAmount?: Decimal;
            readonly baseCurrencyCode?: string;
        };
        /** OrderProductCharge */
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
            /** @enum {unknown} */
            readonly chargeType: "OneOff" | "Recurring" | "Usage" | "Measured";
            /** @enum {unknown} */
            readonly priceModel: "Flat" | "Quantity" | "Volume" | "Tiered" | "Rated";
            /** Format: date */
            readonly effectiveStartDate?: string;
            /** Format: date */
            readonly effectiveEndDate?: string;
            readonly quantity?: Decimal;
            readonly unitCode: string;
            /** @enum {unknown} */
            readonly startOn: "AlignToSubscription" | "SpecificDate" | "Milestone";
            /** @enum {unknown} */
            readonly endOn: "AlignToSubscription" | "SpecificDate" | "Milestone";
            readonly startMilestone?: string;
            readonly endMilestone?: string;
            /** Format: date */
            readonly chargedThroughDate?: string;
            /** Format: date */
            readonly lastRenewalDate?: string;
            /** Format: date */
            readonly lastPriceAdjustmentDate?: string;
            /** @enum {unknown} */
            readonly pricePeriod: "Monthly" | "Quarterly" | "Annual";
            /** @enum {unknown} */
            readonly billingPeriod: "Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm";
            /** @enum {unknown} */
            readonly billingTiming: "InAdvance" | "InArrears";
            /** @enum {unknown} */
            readonly periodAlignment: "None" | "AlignToOrder" | "AlignToCharge" | "AlignToMonth" | "AlignToCalendarQuarter" | "AlignToDate";
            /** @enum {unknown} */
            readonly billingDay: "None" | "FirstDayOfMonth" | "LastDayOfMonth" | "FromOrder" | "FromCharge" | "FromAccount" | "SpecificDay" | "DaysOffset";
            /** @enum {unknown} */
            readonly usageRating: "Sum" | "Max" | "Average";
            /** @enum {unknown} */
            readonly measurementsRule: "LatestDate" | "SumLatestDate";
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
            /** @enum {unknown} */
            readonly changeState: "NotChanged" | "New" | "Cancelled" | "NewFromChange" | "CancelledFromChange" | "PartialDelivery" | "ClosedPartialDelivery";
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
            readonly customFields: {
                readonly [key: string]: unknown;
            };
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        /** OrderProduct */
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
            readonly customFields: {
                readonly [key: string]: unknown;
            };
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        /** SubscriptionMilestone */
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
        /** OrderDiscounts */
        readonly OrderDiscounts: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly orderId: string;
            /** @enum {unknown} */
            readonly startOn: "AlignToOrder" | "SpecificDate";
            /** @enum {unknown} */
            readonly endOn: "AlignToOrder" | "SpecificDate";
            /** Format: date */
            readonly startDate?: string;
            /** Format: date */
            readonly endDate?: string;
            readonly percent: Decimal;
            /** @enum {unknown} */
            readonly discountType: "Percent";
            readonly description?: string;
            readonly onSpecificCharges: boolean;
            readonly orderProductCharges: readonly components["schemas"]["OrderDiscountsCharge"][];
        };
        /** InvoiceBatchGroup */
        readonly InvoiceBatchGroup: {
            /** Format: uuid */
            readonly id: string;
            readonly code: string;
            readonly description?: string;
        };
        /** Subscription */
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
            /** @enum {unknown} */
            readonly orderPaymentMethod: "Invoice" | "Stripe" | "GoCardless";
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
            readonly customFields: {
                readonly [key: string]: unknown;
            };
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
            /** Format: date-time */
            readonly lastUpdated: string;
            /** @enum {unknown} */
            readonly status: "Draft" | "Active" | "Cancelled" | "Inactive" | "Deleted";
            /** @enum {unknown} */
            readonly orderType: "Subscription";
            readonly invoiceBatchGroup?: components["schemas"]["InvoiceBatchGroup"];
            /** Format: date */
            readonly effectiveStartDate: string;
            /** Format: date */
            readonly effectiveEndDate?: string;
            /** @enum {unknown} */
            readonly termType: "Termed" | "Evergreen";
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
            /** @enum {unknown} */
            readonly orderBillingPeriod: "Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm";
            readonly setOrderBillingPeriod: boolean;
            readonly currencyCodeToUseWhenInvoice: string;
            readonly cmrr: components["schemas"]["CurrencyAmount"];
            readonly acv: components["schemas"]["CurrencyAmount"];
            readonly emrr: components["schemas"]["CurrencyAmount"];
            readonly oneTimeFees: components["schemas"]["CurrencyAmount"];
            readonly tcv: components["schemas"]["CurrencyAmount"];
        };
        /** SubscriptionPage */
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
        /** SalesOrder */
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
            /** @enum {unknown} */
            readonly orderPaymentMethod: "Invoice" | "Stripe" | "GoCardless";
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
            readonly customFields: {
                readonly [key: string]: unknown;
            };
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
            /** Format: date-time */
            readonly lastUpdated: string;
            /** @enum {unknown} */
            readonly status: "OrderDraft" | "Order" | "PartiallyDelivered" | "Delivered" | "Invoiced" | "PartiallyPaid" | "Paid";
            /** @enum {unknown} */
            readonly orderType: "SalesOrder";
            readonly invoiceBatchGroup?: string;
            readonly invoicingCurrency: string;
        };
        /** SalesOrderPage */
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
        /** OrderProductChargePage */
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
        /** AmountWithBaseCurrency */
        readonly AmountWithBaseCurrency: {
            readonly amount: Decimal;
            readonly amountInBaseCurrency?: Decimal;
        };
        /** SimpleOrderProductCharge */
        readonly SimpleOrderProductCharge: {
            /** Format: uuid */
            readonly id: string;
            readonly chargeNumber: string;
            readonly name: string;
            readonly description?: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        /** BookingLine */
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
        /** BookingClassification */
        readonly BookingClassification: {
            readonly name: string;
            readonly description: string;
            readonly chartColor: string;
            readonly isSystemClassification: boolean;
            /** @enum {unknown} */
            readonly classificationType: "NewCustomer" | "Expansion" | "Contraction" | "CustomerChurn" | "NoChange" | "SplitOrder" | "Reactivate";
        };
        /** SimpleOrder */
        readonly SimpleOrder: {
            /** Format: uuid */
            readonly id: string;
            readonly orderNumber: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        /** Booking */
        readonly Booking: {
            /** Format: uuid */
            readonly id: string;
            readonly currency: string;
            /** @enum {unknown} */
            readonly bookingType: "New" | "Change" | "Churn";
            /** @enum {unknown} */
            readonly accountCategory: "New" | "Existing" | "Lost";
            /** @enum {unknown} */
            readonly changeType: "Upsell" | "Downsell" | "Renewal" | "None" | "PriceAdjustment" | "Milestone" | "CancelledDelivery" | "AssociatedCharge" | "SplitOrder" | "CancelOrderProduct";
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
        /** BookingPage */
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
        /** AccountSummary */
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
            /** Format: date */
            readonly lastInvoiced?: string;
        };
        /** SubscriptionMilestoneRequest */
        readonly SubscriptionMilestoneRequest: {
            readonly name: string;
            readonly description?: string | null;
            readonly plannedDate?: string | null;
        };
        /** OrderDiscountsChargeRequest */
        readonly OrderDiscountsChargeRequest: {
            readonly charge: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly operation?: ("Add" | "Remove") | null;
        };
        /** OrderDiscountsRequest */
        readonly OrderDiscountsRequest: {
            readonly operation?: ("Change" | "Create" | "Remove") | null;
            readonly startOn?: ("AlignToOrder" | "SpecificDate") | null;
            readonly endOn?: ("AlignToOrder" | "SpecificDate") | null;
            readonly startDate?: string | null;
            readonly endDate?: string | null;
            readonly percent?: Decimal | null;
            readonly description?: string | null;
            readonly onSpecificCharges?: boolean | null;
            readonly orderProductCharges?: readonly components["schemas"]["OrderDiscountsChargeRequest"][] | null;
            readonly chargeMappingKey?: string | null;
            readonly orderDiscountId?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
        };
        /** CreateOrderProductChargeDetailsRequest */
        readonly CreateOrderProductChargeDetailsRequest: {
            readonly tier?: number | null;
            readonly price?: Decimal | null;
            readonly listPrice?: Decimal | null;
            readonly lineDiscountPercent?: Decimal | null;
            readonly lineDiscountAmount?: Decimal | null;
            readonly priceBase?: ("PerUnit" | "Flat") | null;
            readonly description?: string | null;
            readonly fromQuantity?: Decimal | null;
            readonly toQuantity?: Decimal | null;
            readonly isInfinite?: boolean | null;
        };
        /** CreateOrderProductChargeRequest */
        readonly CreateOrderProductChargeRequest: {
            readonly charge?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly name?: string | null;
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly chargeType?: ("OneOff" | "Recurring" | "Usage" | "Measured") | null;
            readonly priceModel?: ("Flat" | "Quantity" | "Volume" | "Tiered" | "Rated") | null;
            readonly quantity?: Decimal | null;
            readonly estimatedUsage?: Decimal | null;
            readonly estimatedQuantity?: Decimal | null;
            readonly pricePeriod?: ("Monthly" | "Quarterly" | "Annual") | null;
            readonly billingPeriod?: ("Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm") | null;
            readonly billingTiming?: ("InAdvance" | "InArrears") | null;
            readonly periodAlignment?: ("None" | "AlignToOrder" | "AlignToCharge" | "AlignToMonth" | "AlignToCalendarQuarter" | "AlignToDate") | null;
            readonly billingDay?: ("None" | "FirstDayOfMonth" | "LastDayOfMonth" | "FromOrder" | "FromCharge" | "FromAccount" | "SpecificDay" | "DaysOffset") | null;
            readonly usageRating?: ("Sum" | "Max" | "Average") | null;
            readonly specificBillingDay?: number | null;
            readonly offsetBillingDays?: number | null;
            readonly alignmentDate?: string | null;
            readonly taxTemplate?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly taxIncluded?: boolean | null;
            readonly createInvoiceLinesPerTier?: boolean | null;
            readonly deferredRevenueAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly recognizedRevenueAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly unitCode?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly startOn?: ("AlignToSubscription" | "SpecificDate" | "Milestone") | null;
            readonly endOn?: ("AlignToSubscription" | "SpecificDate" | "Milestone") | null;
            readonly effectiveStartDate?: string | null;
            readonly effectiveEndDate?: string | null;
            readonly startMilestone?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly endMilestone?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly chargedThroughDate?: string | null;
            readonly lastPriceAdjustmentDate?: string | null;
            readonly revenueRecognitionRule?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly displayPrice?: Decimal | null;
            readonly orderDiscountMappingKey?: readonly string[] | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly orderedQuantity?: Decimal | null;
            readonly features?: readonly components["schemas"]["FeatureRequest"][] | null;
            readonly priceDetails?: readonly components["schemas"]["CreateOrderProductChargeDetailsRequest"][] | null;
        };
        /** CreateOrderProductRequest */
        readonly CreateOrderProductRequest: {
            readonly product: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly chargePlan?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly productLineNumber?: number | null;
            readonly name?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly charges?: readonly components["schemas"]["CreateOrderProductChargeRequest"][] | null;
        };
        /** CreateSubscriptionRequest */
        readonly CreateSubscriptionRequest: {
            /** @enum {unknown} */
            readonly status: "Draft" | "Active";
            readonly orderType?: "Subscription" | null;
            readonly account: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly yourReference?: string | null;
            readonly ourReference?: string | null;
            readonly yourOrderNumber?: string | null;
            readonly buyerReference?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly orderDate?: string | null;
            readonly effectiveStartDate?: string | null;
            readonly invoiceAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly currency?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly invoicingCurrency?: string | null;
            readonly orderPaymentMethod?: ("Invoice" | "Stripe" | "GoCardless") | null;
            readonly invoiceSeparatly?: boolean | null;
            readonly useAccountInvoiceBatchGroup?: boolean | null;
            readonly invoiceBatchGroupId?: string | null;
            readonly invoiceBatchGroup?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly invoiceTemplateId?: string | null;
            readonly invoiceAddressId?: string | null;
            readonly deliveryAddressId?: string | null;
            readonly paymentTerm?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly milestones?: readonly components["schemas"]["SubscriptionMilestoneRequest"][] | null;
            readonly orderDiscounts?: readonly components["schemas"]["OrderDiscountsRequest"][] | null;
            readonly subscriptionType?: ("Termed" | "Evergreen") | null;
            readonly effectiveEndDate?: string | null;
            readonly term?: number | null;
            readonly renewalTerm?: number | null;
            readonly noticePeriod?: number | null;
            readonly isAutoRenewed?: boolean | null;
            readonly orderBillingPeriod?: ("Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm") | null;
            readonly setOrderBillingPeriod?: boolean | null;
            readonly products?: readonly components["schemas"]["CreateOrderProductRequest"][] | null;
        };
        /** ChangeOrderProductChargeDetailsRequest */
        readonly ChangeOrderProductChargeDetailsRequest: {
            readonly operation?: ("Change" | "Create" | "Remove") | null;
            readonly tier?: number | null;
            readonly price?: Decimal | null;
            readonly listPrice?: Decimal | null;
            readonly lineDiscountPercent?: Decimal | null;
            readonly lineDiscountAmount?: Decimal | null;
            readonly priceBase?: ("PerUnit" | "Flat") | null;
            readonly description?: string | null;
            readonly fromQuantity?: Decimal | null;
            readonly toQuantity?: Decimal | null;
            readonly isInfinite?: boolean | null;
        };
        /** ChangeOrderProductChargeRequest */
        readonly ChangeOrderProductChargeRequest: {
            readonly charge: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly name?: string | null;
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly chargeType?: ("OneOff" | "Recurring" | "Usage" | "Measured") | null;
            readonly priceModel?: ("Flat" | "Quantity" | "Volume" | "Tiered" | "Rated") | null;
            readonly quantity?: Decimal | null;
            readonly estimatedUsage?: Decimal | null;
            readonly estimatedQuantity?: Decimal | null;
            readonly pricePeriod?: ("Monthly" | "Quarterly" | "Annual") | null;
            readonly billingPeriod?: ("Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm") | null;
            readonly billingTiming?: ("InAdvance" | "InArrears") | null;
            readonly periodAlignment?: ("None" | "AlignToOrder" | "AlignToCharge" | "AlignToMonth" | "AlignToCalendarQuarter" | "AlignToDate") | null;
            readonly billingDay?: ("None" | "FirstDayOfMonth" | "LastDayOfMonth" | "FromOrder" | "FromCharge" | "FromAccount" | "SpecificDay" | "DaysOffset") | null;
            readonly usageRating?: ("Sum" | "Max" | "Average") | null;
            readonly specificBillingDay?: number | null;
            readonly offsetBillingDays?: number | null;
            readonly alignmentDate?: string | null;
            readonly taxTemplate?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly taxIncluded?: boolean | null;
            readonly createInvoiceLinesPerTier?: boolean | null;
            readonly deferredRevenueAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly recognizedRevenueAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly unitCode?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly startOn?: ("AlignToSubscription" | "SpecificDate" | "Milestone") | null;
            readonly endOn?: ("AlignToSubscription" | "SpecificDate" | "Milestone") | null;
            readonly effectiveStartDate?: string | null;
            readonly effectiveEndDate?: string | null;
            readonly startMilestone?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly endMilestone?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly chargedThroughDate?: string | null;
            readonly lastPriceAdjustmentDate?: string | null;
            readonly revenueRecognitionRule?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly displayPrice?: Decimal | null;
            readonly orderDiscountMappingKey?: readonly string[] | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly features?: readonly components["schemas"]["ChangeFeatureRequest"][] | null;
            readonly priceDetails?: readonly components["schemas"]["ChangeOrderProductChargeDetailsRequest"][] | null;
        };
        /** ChangeOrderProductRequest */
        readonly ChangeOrderProductRequest: {
            readonly operation?: ("Change" | "Create" | "Cancel") | null;
            readonly product: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly chargePlan?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly productLineNumber?: number | null;
            readonly name?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly charges?: readonly components["schemas"]["ChangeOrderProductChargeRequest"][] | null;
            readonly cancelProductOn?: ("EffectiveEndDate" | "SpecificDate" | "InvoiceDate") | null;
            readonly cancelationDate?: string | null;
        };
        /** ChangeSubscriptionRequest */
        readonly ChangeSubscriptionRequest: {
            readonly account?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly yourReference?: string | null;
            readonly ourReference?: string | null;
            readonly yourOrderNumber?: string | null;
            readonly buyerReference?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly orderDate?: string | null;
            readonly effectiveStartDate?: string | null;
            readonly invoiceAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly currency?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly invoicingCurrency?: string | null;
            readonly orderPaymentMethod?: ("Invoice" | "Stripe" | "GoCardless") | null;
            readonly invoiceSeparatly?: boolean | null;
            readonly useAccountInvoiceBatchGroup?: boolean | null;
            readonly invoiceBatchGroupId?: string | null;
            readonly invoiceBatchGroup?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly invoiceTemplateId?: string | null;
            readonly invoiceAddressId?: string | null;
            readonly deliveryAddressId?: string | null;
            readonly paymentTerm?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly milestones?: readonly components["schemas"]["SubscriptionMilestoneRequest"][] | null;
            readonly orderDiscounts?: readonly components["schemas"]["OrderDiscountsRequest"][] | null;
            readonly subscriptionType?: ("Termed" | "Evergreen") | null;
            readonly effectiveEndDate?: string | null;
            readonly term?: number | null;
            readonly renewalTerm?: number | null;
            readonly noticePeriod?: number | null;
            readonly isAutoRenewed?: boolean | null;
            readonly orderBillingPeriod?: ("Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm") | null;
            readonly setOrderBillingPeriod?: boolean | null;
            readonly effectiveChangeDate?: string | null;
            readonly products?: readonly components["schemas"]["ChangeOrderProductRequest"][] | null;
        };
        /** RenewAndChangeSubscriptionRequest */
        readonly RenewAndChangeSubscriptionRequest: {
            readonly account?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly yourReference?: string | null;
            readonly ourReference?: string | null;
            readonly yourOrderNumber?: string | null;
            readonly buyerReference?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly orderDate?: string | null;
            readonly effectiveStartDate?: string | null;
            readonly invoiceAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly currency?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly invoicingCurrency?: string | null;
            readonly orderPaymentMethod?: ("Invoice" | "Stripe" | "GoCardless") | null;
            readonly invoiceSeparatly?: boolean | null;
            readonly useAccountInvoiceBatchGroup?: boolean | null;
            readonly invoiceBatchGroupId?: string | null;
            readonly invoiceBatchGroup?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly invoiceTemplateId?: string | null;
            readonly invoiceAddressId?: string | null;
            readonly deliveryAddressId?: string | null;
            readonly paymentTerm?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly milestones?: readonly components["schemas"]["SubscriptionMilestoneRequest"][] | null;
            readonly orderDiscounts?: readonly components["schemas"]["OrderDiscountsRequest"][] | null;
            readonly subscriptionType?: ("Termed" | "Evergreen") | null;
            readonly effectiveEndDate?: string | null;
            readonly term?: number | null;
            readonly renewalTerm?: number | null;
            readonly noticePeriod?: number | null;
            readonly isAutoRenewed?: boolean | null;
            readonly orderBillingPeriod?: ("Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm") | null;
            readonly setOrderBillingPeriod?: boolean | null;
            readonly effectiveChangeDate?: string | null;
            readonly products?: readonly components["schemas"]["ChangeOrderProductRequest"][] | null;
            readonly nextRenewalTerm?: number | null;
        };
        /** RenewSubscriptionRequest */
        readonly RenewSubscriptionRequest: {
            readonly renewalTerm: number;
            readonly nextRenewalTerm?: number | null;
        };
        /** CancelSubscriptionRequest */
        readonly CancelSubscriptionRequest: {
            /** Format: date */
            readonly cancellationDate: string;
            /** @enum {unknown} */
            readonly cancellationMode: "OnOrderCancellationDate" | "OnChargesInvoiceToDates" | "OnChargesEffectiveEndDates" | "OnCustomDates";
            readonly firstDayOfCancellation?: string | null;
            readonly endDate?: string | null;
            readonly cancellationDatePerCharges?: {
                readonly [key: string]: string | null;
            } | null;
        };
        /** SetSubscriptionMilestoneRequest */
        readonly SetSubscriptionMilestoneRequest: {
            /** Format: uuid */
            readonly milestoneId: string;
            /** Format: date */
            readonly milestoneDate: string;
        };
        /** OrderDiscountsOrder */
        readonly OrderDiscountsOrder: {
            readonly effectiveChangeDate?: string | null;
            readonly orderDiscounts?: readonly components["schemas"]["OrderDiscountsRequest"][] | null;
        };
        /** PatchSubscriptionRequest */
        readonly PatchSubscriptionRequest: {
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly yourReference?: string | null;
            readonly ourReference?: string | null;
            readonly yourOrderNumber?: string | null;
            readonly buyerReference?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly noticePeriod?: number | null;
            readonly invoiceSeparatly?: boolean | null;
            readonly useAccountInvoiceBatchGroup?: boolean | null;
            readonly invoiceBatchGroupId?: string | null;
            readonly invoiceBatchGroup?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly invoiceTemplateId?: string | null;
            readonly paymentTerm?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
        };
        /** CreateSalesOrderRequest */
        readonly CreateSalesOrderRequest: {
            readonly status?: ("OrderDraft" | "Order") | null;
            readonly orderType?: "SalesOrder" | null;
            readonly account: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly yourReference?: string | null;
            readonly ourReference?: string | null;
            readonly yourOrderNumber?: string | null;
            readonly buyerReference?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly orderDate?: string | null;
            readonly effectiveStartDate?: string | null;
            readonly invoiceAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly currency?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly invoicingCurrency?: string | null;
            readonly orderPaymentMethod?: ("Invoice" | "Stripe" | "GoCardless") | null;
            readonly invoiceSeparatly?: boolean | null;
            readonly useAccountInvoiceBatchGroup?: boolean | null;
            readonly invoiceBatchGroupId?: string | null;
            readonly invoiceBatchGroup?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly invoiceTemplateId?: string | null;
            readonly invoiceAddressId?: string | null;
            readonly deliveryAddressId?: string | null;
            readonly paymentTerm?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly milestones?: readonly components["schemas"]["SubscriptionMilestoneRequest"][] | null;
            readonly orderDiscounts?: readonly components["schemas"]["OrderDiscountsRequest"][] | null;
            readonly products?: readonly components["schemas"]["CreateOrderProductRequest"][] | null;
        };
        /** UpdateOrderProductChargeRequest */
        readonly UpdateOrderProductChargeRequest: {
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
        };
        /** UpdateInvoicedToDateRequest */
        readonly UpdateInvoicedToDateRequest: {
            /** Format: date */
            readonly invoicedToDate: string;
        };
        /** DeliverRequest */
        readonly DeliverRequest: {
            readonly quantity: Decimal;
            readonly deliveryDate?: string | null;
        };
        /** SimpleCharge */
        readonly SimpleCharge: {
            /** Format: uuid */
            readonly id: string;
            readonly chargeNumber: string;
            readonly name: string;
        };
        /** QuoteCharge */
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
            /** @enum {unknown} */
            readonly chargeType: "OneOff" | "Recurring" | "Usage" | "Measured";
            /** @enum {unknown} */
            readonly priceModel: "Flat" | "Quantity" | "Volume" | "Tiered" | "Rated";
            /** @enum {unknown} */
            readonly startOn: "AlignToSubscription" | "SpecificDate" | "Milestone";
            /** @enum {unknown} */
            readonly endOn: "AlignToSubscription" | "SpecificDate" | "Milestone";
            /** Format: date */
            readonly effectiveStartDate?: string;
            /** Format: date */
            readonly effectiveEndDate?: string;
            readonly quantity?: Decimal;
            readonly unitCode: string;
            /** @enum {unknown} */
            readonly pricePeriod: "Monthly" | "Quarterly" | "Annual";
            /** @enum {unknown} */
            readonly usageRating: "Sum" | "Max" | "Average";
            /** @enum {unknown} */
            readonly billingPeriod: "Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm";
            readonly remarks?: string;
            readonly displayPrice?: Decimal;
            readonly ppu?: Decimal;
            readonly priceDetails: readonly components["schemas"]["OrderChargeDetails"][];
            readonly cmrr: components["schemas"]["CurrencyAmount"];
            readonly acv: components["schemas"]["CurrencyAmount"];
            readonly tcv: components["schemas"]["CurrencyAmount"];
            readonly otf: components["schemas"]["CurrencyAmount"];
            readonly customFields: {
                readonly [key: string]: unknown;
            };
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        /** QuoteProduct */
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
            readonly customFields: {
                readonly [key: string]: unknown;
            };
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        /** Quote */
        readonly Quote: {
            /** Format: uuid */
            readonly id: string;
            readonly number: string;
            readonly version: number;
            /** @enum {unknown} */
            readonly status: "Open" | "ClosedLost" | "ClosedWon" | "Deleted";
            /** @enum {unknown} */
            readonly quoteType: "New" | "Change";
            /** @enum {unknown} */
            readonly orderType: "Subscription" | "SalesOrder";
            /** @enum {unknown} */
            readonly termType: "Termed" | "Evergreen";
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
            readonly customFields: {
                readonly [key: string]: unknown;
            };
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        /** QuotePage */
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
        /** QuoteProductRequest */
        readonly QuoteProductRequest: {
            readonly operation?: ("Change" | "Create" | "Cancel") | null;
            readonly product: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly chargePlan?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly productLineNumber?: number | null;
            readonly name?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly charges?: readonly components["schemas"]["CreateOrderProductChargeRequest"][] | null;
            readonly cancelProductOn?: ("EffectiveEndDate" | "SpecificDate" | "InvoiceDate") | null;
            readonly cancelationDate?: string | null;
        };
        /** CreateQuoteRequest */
        readonly CreateQuoteRequest: {
            readonly customer: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly quoteType?: ("New" | "Change") | null;
            readonly changeOrder?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly invoiceCustomer?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly orderType?: ("Subscription" | "SalesOrder") | null;
            readonly termType?: ("Termed" | "Evergreen") | null;
            readonly quoteDate?: string | null;
            readonly validToDate?: string | null;
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly yourReference?: string | null;
            readonly ourReference?: string | null;
            readonly orderEffectiveChangeDate?: string | null;
            readonly effectiveStartDate?: string | null;
            readonly initialTerm?: number | null;
            readonly renewalTerm?: number | null;
            readonly autoRenewal?: boolean | null;
            readonly noticePeriod?: number | null;
            readonly currency?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly products?: readonly components["schemas"]["QuoteProductRequest"][] | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
        };
        /** ConvertQuoteToOrderRequest */
        readonly ConvertQuoteToOrderRequest: {
            readonly quote: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly activateOrder?: boolean | null;
        };
        /** QuoteConverted */
        readonly QuoteConverted: {
            /** Format: uuid */
            readonly quoteId: string;
            readonly quoteNumber: string;
            readonly quote: components["schemas"]["Quote"];
            /** Format: uuid */
            readonly orderId: string;
            readonly orderNumber: string;
            /** @enum {unknown} */
            readonly orderType: "Subscription" | "SalesOrder";
            /** @enum {unknown} */
            readonly orderStatus: "Draft" | "Active" | "Cancelled" | "Inactive" | "Deleted" | "OrderDraft" | "Order" | "PartiallyDelivered" | "Delivered" | "Invoiced" | "PartiallyPaid" | "Paid";
        };
        /** UpdateQuoteRequest */
        readonly UpdateQuoteRequest: {
            readonly customer?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly invoiceCustomer?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly orderType?: ("Subscription" | "SalesOrder") | null;
            readonly termType?: ("Termed" | "Evergreen") | null;
            readonly quoteDate?: string | null;
            readonly validToDate?: string | null;
            readonly description?: string | null;
            readonly remarks?: string | null;
            readonly yourReference?: string | null;
            readonly ourReference?: string | null;
            readonly orderEffectiveChangeDate?: string | null;
            readonly effectiveStartDate?: string | null;
            readonly initialTerm?: number | null;
            readonly renewalTerm?: number | null;
            readonly autoRenewal?: boolean | null;
            readonly noticePeriod?: number | null;
            readonly currency?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly products?: readonly components["schemas"]["QuoteProductRequest"][] | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
        };
        /** UsageOrder */
        readonly UsageOrder: {
            /** Format: uuid */
            readonly id: string;
            readonly orderNumber: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        /** UsageOrderProduct */
        readonly UsageOrderProduct: {
            /** Format: uuid */
            readonly id: string;
            readonly productNumber: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        /** UsageOrderCharge */
        readonly UsageOrderCharge: {
            /** Format: uuid */
            readonly id: string;
            readonly chargeNumber: string;
            readonly name: string;
            readonly description?: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        /** Usage */
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
            readonly customFields: {
                readonly [key: string]: unknown;
            };
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        /** UsagePage */
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
        /** CreateUsageRequest */
        readonly CreateUsageRequest: {
            readonly account?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly order?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly product?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly charge?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly unit?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly quantity: Decimal;
            readonly description?: string | null;
            /** Format: date */
            readonly fromDate: string;
            readonly toDate?: string | null;
            readonly source?: string | null;
            readonly ratedPrice?: Decimal | null;
            readonly ratedPriceCurrency?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly validateData?: boolean | null;
        };
        /** UpdateUsageRequest */
        readonly UpdateUsageRequest: {
            readonly charge?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly unit?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly quantity?: Decimal | null;
            readonly description?: string | null;
            readonly fromDate?: string | null;
            readonly ratedPrice?: Decimal | null;
            readonly ratedPriceCurrency?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
        };
        /** Measurement */
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
            readonly customFields: {
                readonly [key: string]: unknown;
            };
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        /** MeasurementPage */
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
        /** CreateMeasurementRequest */
        readonly CreateMeasurementRequest: {
            readonly account?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly order?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly product?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly charge?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            /** Format: date */
            readonly fromDate: string;
            readonly quantity: Decimal;
            readonly tag?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly validateData?: boolean | null;
        };
        /** ImportUsageRequest */
        readonly ImportUsageRequest: {
            readonly mappingTemplateName: string;
            readonly dateFormat?: string | null;
            readonly decimalSeparator?: string | null;
            readonly dataFormat?: string | null;
            readonly batchName?: string | null;
            readonly data: unknown;
            readonly usePreprocessingRules?: boolean | null;
            readonly allowDuplicateEntries?: boolean | null;
            readonly breakOnValidationError?: boolean | null;
        };
        /** ImportError */
        readonly ImportError: {
            readonly row: number;
            readonly field: string;
            readonly message: string;
        };
        /** ImportDataResponse */
        readonly ImportDataResponse: {
            /** @enum {unknown} */
            readonly importDataType: "Usage" | "Measurements";
            /** Format: uuid */
            readonly batchId: string;
            readonly hasErrors: boolean;
            readonly errors: readonly components["schemas"]["ImportError"][];
        };
        /** ImportMeasurementRequest */
        readonly ImportMeasurementRequest: {
            readonly mappingTemplateName: string;
            readonly dateFormat?: string | null;
            readonly decimalSeparator?: string | null;
            readonly dataFormat?: string | null;
            readonly batchName?: string | null;
            readonly data: unknown;
            readonly usePreprocessingRules?: boolean | null;
            readonly allowDuplicateEntries?: boolean | null;
            readonly breakOnValidationError?: boolean | null;
        };
        /** UpdateBookingRequest */
        readonly UpdateBookingRequest: {
            /** @enum {unknown} */
            readonly bookingType?: "New" | "Change" | "Churn";
            /** @enum {unknown} */
            readonly accountCategory?: "New" | "Existing" | "Lost";
            /** @enum {unknown} */
            readonly changeType?: "Upsell" | "Downsell" | "Renewal" | "None" | "PriceAdjustment" | "Milestone" | "CancelledDelivery" | "AssociatedCharge" | "SplitOrder" | "CancelOrderProduct";
            readonly notes?: string | null;
            /** Format: date */
            readonly effectiveDate?: string;
            readonly classification?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
        };
        /** CalculateOrderMetricsChargeDetailsRequest */
        readonly CalculateOrderMetricsChargeDetailsRequest: {
            readonly tier?: number | null;
            readonly price?: Decimal | null;
            readonly listPrice?: Decimal | null;
            readonly lineDiscountAmount?: Decimal | null;
            readonly lineDiscountPercent?: Decimal | null;
            readonly toQuantity?: Decimal | null;
            readonly isInfinite?: boolean | null;
            readonly priceBase?: ("PerUnit" | "Flat") | null;
        };
        /** CalculateOrderMetricsProductChargeRequest */
        readonly CalculateOrderMetricsProductChargeRequest: {
            readonly charge?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly name?: string | null;
            readonly chargeType?: ("OneOff" | "Recurring" | "Usage" | "Measured") | null;
            readonly priceModel?: ("Flat" | "Quantity" | "Volume" | "Tiered" | "Rated") | null;
            readonly quantity?: Decimal | null;
            readonly pricePeriod?: ("Monthly" | "Quarterly" | "Annual") | null;
            readonly billingPeriod?: ("Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm") | null;
            readonly effectiveStartDate?: string | null;
            readonly effectiveEndDate?: string | null;
            readonly taxTemplate?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly taxIncluded?: boolean | null;
            readonly priceDetails?: readonly components["schemas"]["CalculateOrderMetricsChargeDetailsRequest"][] | null;
            readonly estimatedUsage?: Decimal | null;
            readonly estimatedQuantity?: Decimal | null;
            readonly orderDiscountMappingKey?: readonly string[] | null;
        };
        /** CalculateOrderMetricsProductRequest */
        readonly CalculateOrderMetricsProductRequest: {
            readonly product?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly chargePlan?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly charges?: readonly components["schemas"]["CalculateOrderMetricsProductChargeRequest"][] | null;
        };
        /** CalculateOrderMetricsOrderDiscountChargeRequest */
        readonly CalculateOrderMetricsOrderDiscountChargeRequest: {
            readonly charge: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
        };
        /** CalculateOrderMetricsOrderDiscountRequest */
        readonly CalculateOrderMetricsOrderDiscountRequest: {
            readonly startOn?: ("AlignToOrder" | "SpecificDate") | null;
            readonly endOn?: ("AlignToOrder" | "SpecificDate") | null;
            readonly startDate?: string | null;
            readonly endDate?: string | null;
            readonly percent?: Decimal | null;
            readonly description?: string | null;
            readonly onSpecificCharges?: boolean | null;
            readonly charges?: readonly components["schemas"]["CalculateOrderMetricsOrderDiscountChargeRequest"][] | null;
            readonly chargeMappingKey?: string | null;
        };
        /** CalculateOrderMetricsRequest */
        readonly CalculateOrderMetricsRequest: {
            readonly orderType?: ("Subscription" | "SalesOrder") | null;
            readonly effectiveStartDate?: string | null;
            readonly effectiveEndDate?: string | null;
            readonly term?: number | null;
            readonly currency?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly account?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly products?: readonly components["schemas"]["CalculateOrderMetricsProductRequest"][] | null;
            readonly orderDiscounts?: readonly components["schemas"]["CalculateOrderMetricsOrderDiscountRequest"][] | null;
        };
        /** ChargeMetricsResponse */
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
        /** OrderMetricsResponse */
        readonly OrderMetricsResponse: {
            readonly cmrr: components["schemas"]["CurrencyAmount"];
            readonly acv: components["schemas"]["CurrencyAmount"];
            readonly emrr: components["schemas"]["CurrencyAmount"];
            readonly oneTimeFees: components["schemas"]["CurrencyAmount"];
            readonly tcv: components["schemas"]["CurrencyAmount"];
            readonly fmrr: components["schemas"]["CurrencyAmount"];
            readonly charges: readonly components["schemas"]["ChargeMetricsResponse"][];
        };
        /** CalculateChargeMetricsRequest */
        readonly CalculateChargeMetricsRequest: {
            readonly term?: number | null;
            readonly currency?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly account?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly charge?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly name?: string | null;
            readonly chargeType?: ("OneOff" | "Recurring" | "Usage" | "Measured") | null;
            readonly priceModel?: ("Flat" | "Quantity" | "Volume" | "Tiered" | "Rated") | null;
            readonly quantity?: Decimal | null;
            readonly pricePeriod?: ("Monthly" | "Quarterly" | "Annual") | null;
            readonly billingPeriod?: ("Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm") | null;
            readonly effectiveStartDate?: string | null;
            readonly effectiveEndDate?: string | null;
            readonly taxTemplate?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly taxIncluded?: boolean | null;
            readonly priceDetails?: readonly components["schemas"]["CalculateOrderMetricsChargeDetailsRequest"][] | null;
            readonly estimatedUsage?: Decimal | null;
            readonly estimatedQuantity?: Decimal | null;
        };
        /** RevenueOfMonth */
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
        /** RecurringRevenue */
        readonly RecurringRevenue: {
            readonly data: readonly components["schemas"]["RevenueOfMonth"][];
        };
        /** InvoiceAttachment */
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
        /** InvoiceAttachmentPage */
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
        /** InvoiceFormerParties */
        readonly InvoiceFormerParties: {
            /** Format: date-time */
            readonly changed: string;
            /** Format: uuid */
            readonly changedBy: string;
            readonly seller: {
                readonly name: string;
                readonly organizationNumber?: string;
                readonly taxRegistrationNumber?: string;
                readonly electronicInvoiceAddress?: string;
                readonly electronicInvoiceAddressScheme?: string;
                readonly bankAccount?: string;
                readonly iban?: string;
                readonly bic?: string;
                readonly address: {
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
            };
            readonly buyer: {
                readonly name: string;
                readonly organizationNumber?: string;
                readonly taxRegistrationNumber?: string;
                readonly electronicInvoiceAddress?: string;
                readonly electronicInvoiceAddressScheme?: string;
                readonly accountNumber: string;
            };
            readonly invoiceAddress?: components["schemas"]["Address"];
            /** Format: uuid */
            readonly attachmentId: string;
        };
        /** MatchInvoiceRequest */
        readonly MatchInvoiceRequest: {
            /** Format: uuid */
            readonly creditInvoiceId: string;
            readonly amount?: Decimal | null;
        };
        /** UnitOfMeasure */
        readonly UnitOfMeasure: {
            /** Format: uuid */
            readonly id: string;
            readonly unitCode: string;
            readonly name: string;
            readonly displayName: string;
        };
        /** BookedOn */
        readonly BookedOn: {
            /** Format: uuid */
            readonly id: string;
            readonly code: string;
            readonly name: string;
        };
        /** InvoiceLine */
        readonly InvoiceLine: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly invoiceId: string;
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
            readonly customFields: {
                readonly [key: string]: unknown;
            };
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
        /** Invoice */
        readonly Invoice: {
            /** Format: uuid */
            readonly id: string;
            readonly invoiceNumber?: string;
            readonly ocrNumber?: string;
            readonly daysPastDue?: number;
            /** @enum {unknown} */
            readonly status: "Draft" | "Posted" | "Cancelled" | "Settled";
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
            readonly paymentTerm?: {
                /** Format: uuid */
                readonly id: string;
                readonly days: number;
                readonly name: string;
            };
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
            readonly allowances: readonly {
                readonly amount: Decimal;
                readonly reason?: string;
                readonly reasonCode?: string;
                readonly taxCategory: string;
                readonly taxRate: Decimal;
            }[];
            readonly invoiceAddress?: components["schemas"]["Address"];
            readonly deliveryAddress?: components["schemas"]["Address"];
            readonly invoiceLines: readonly components["schemas"]["InvoiceLine"][];
            readonly onlinePaymentStatus: string;
            readonly yourReference?: string;
            readonly ourReference?: string;
            readonly yourOrderNumber?: string;
            readonly buyerReference?: string;
            readonly referenceNumber?: string;
            /** @enum {unknown} */
            readonly invoiceType: "Invoice" | "Credit" | "OnAccount";
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
            readonly taxExchangeRate?: {
                /** @enum {unknown} */
                readonly source: "nbp";
                readonly tableNumber: string;
                /** Format: date */
                readonly date: string;
                readonly rate: Decimal;
            };
            /** @enum {unknown} */
            readonly invoiceDeliveryMethod: "Email" | "Print" | "ElectronicInvoice" | "ExternalPrint" | "AutomaticElectronicRouting";
            /** Format: uuid */
            readonly invoiceTemplateId?: string;
            readonly paymentMethodForInvoice: string;
            readonly disableAutomaticInvoiceReminder: boolean;
            readonly splitPayment?: boolean;
            readonly isAdvance?: boolean;
            readonly advanceOf?: readonly string[];
            readonly nationalEInvoice?: components["schemas"]["NationalEInvoiceChoice"];
            readonly accountsReceivable: components["schemas"]["BookedOn"];
            readonly customFields: {
                readonly [key: string]: unknown;
            };
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        /** PaymentAccount */
        readonly PaymentAccount: {
            /** Format: uuid */
            readonly id: string;
            readonly code: string;
            readonly name: string;
        };
        /** PaymentSettlementInvoice */
        readonly PaymentSettlementInvoice: {
            readonly account: components["schemas"]["SimpleAccount"];
            /** Format: uuid */
            readonly id: string;
            readonly invoiceNumber: string;
            /** @enum {unknown} */
            readonly status: "Draft" | "Posted" | "Cancelled" | "Settled";
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
        /** WriteOff */
        readonly WriteOff: {
            /** Format: uuid */
            readonly id: string;
            readonly amount: components["schemas"]["CurrencyAmount"];
            readonly postingText?: string;
            readonly financialAccount: components["schemas"]["PaymentAccount"];
        };
        /** PaymentSettlement */
        readonly PaymentSettlement: {
            readonly amount: components["schemas"]["CurrencyAmount"];
            readonly invoice: components["schemas"]["PaymentSettlementInvoice"];
            readonly writeOffs: readonly components["schemas"]["WriteOff"][];
            /** @enum {unknown} */
            readonly matchedBy?: "OCR number" | "Invoice number" | "Reference number" | "Payer and amount";
        };
        /** PaymentRefund */
        readonly PaymentRefund: {
            /** Format: uuid */
            readonly payment: string;
            readonly amount: components["schemas"]["CurrencyAmount"];
        };
        /** RefundedPayment */
        readonly RefundedPayment: {
            /** Format: uuid */
            readonly payment: string;
            readonly amount: components["schemas"]["CurrencyAmount"];
            /** Format: date */
            readonly effectiveDate: string;
        };
        /** Payment */
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
        /** PaymentPage */
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
        /** CreatePaymentRefundRequest */
        readonly CreatePaymentRefundRequest: {
            /** Format: uuid */
            readonly payment: string;
            readonly amount?: Decimal | null;
        };
        /** CreatePaymentWriteOffRequest */
        readonly CreatePaymentWriteOffRequest: {
            readonly amount?: Decimal | null;
            readonly postingText?: string | null;
            readonly financialAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
        };
        /** CreatePaymentRequest */
        readonly CreatePaymentRequest: {
            readonly paymentDate?: string | null;
            readonly amount: Decimal;
            readonly bankFeeAmount?: Decimal | null;
            readonly exchangeRate?: Decimal | null;
            readonly baseCurrencyAmount?: Decimal | null;
            readonly paymentAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly paymentMethod: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly account?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly currency?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly refundOf?: readonly components["schemas"]["CreatePaymentRefundRequest"][] | null;
            readonly bankFeeAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly paymentWriteOffs?: readonly components["schemas"]["CreatePaymentWriteOffRequest"][] | null;
            readonly reference?: string | null;
            readonly payerName?: string | null;
            readonly payerInformation?: string | null;
            readonly description?: string | null;
            readonly externalBankId?: string | null;
        };
        /** CreateAndPostPaymentRequest */
        readonly CreateAndPostPaymentRequest: {
            readonly invoice: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly description?: string | null;
            readonly externalBankId?: string | null;
            readonly paymentDate?: string | null;
            readonly amount: Decimal;
            readonly bankFeeAmount?: Decimal | null;
            readonly exchangeRate?: Decimal | null;
            readonly baseCurrencyAmount?: Decimal | null;
            readonly paymentAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly paymentMethod: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
        };
        /** UpdatePaymentRefundRequest */
        readonly UpdatePaymentRefundRequest: {
            readonly operation?: ("Change" | "Create" | "Remove") | null;
            /** Format: uuid */
            readonly payment: string;
            readonly amount?: Decimal | null;
        };
        /** UpdateSettlementWriteOffRequest */
        readonly UpdateSettlementWriteOffRequest: {
            readonly operation?: ("Change" | "Create" | "Remove") | null;
            readonly writeOff?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly amount?: Decimal | null;
            readonly postingText?: string | null;
            readonly financialAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
        };
        /** PaymentSettlementRequest */
        readonly PaymentSettlementRequest: {
            readonly operation?: ("Change" | "Create" | "Remove") | null;
            readonly invoice: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly amount?: Decimal | null;
            readonly writeOffs?: readonly components["schemas"]["UpdateSettlementWriteOffRequest"][] | null;
        };
        /** UpdatePaymentWriteOffRequest */
        readonly UpdatePaymentWriteOffRequest: {
            readonly operation?: ("Change" | "Create" | "Remove") | null;
            readonly writeOff?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly amount?: Decimal | null;
            readonly postingText?: string | null;
            readonly financialAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
        };
        /** UpdatePaymentSettlementsRequest */
        readonly UpdatePaymentSettlementsRequest: {
            /** Format: uuid */
            readonly id: string;
            readonly account?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly paymentDate?: string | null;
            readonly refundOf?: readonly components["schemas"]["UpdatePaymentRefundRequest"][] | null;
            readonly paymentSettlements?: readonly components["schemas"]["PaymentSettlementRequest"][] | null;
            readonly paymentWriteOffs?: readonly components["schemas"]["UpdatePaymentWriteOffRequest"][] | null;
            readonly reference?: string | null;
            readonly payerName?: string | null;
            readonly payerInformation?: string | null;
            readonly description?: string | null;
            readonly externalBankId?: string | null;
        };
        /** UpdatePaymentRequest */
        readonly UpdatePaymentRequest: {
            readonly account?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly paymentDate?: string | null;
            readonly refundOf?: readonly components["schemas"]["UpdatePaymentRefundRequest"][] | null;
            readonly paymentSettlements?: readonly components["schemas"]["PaymentSettlementRequest"][] | null;
            readonly paymentWriteOffs?: readonly components["schemas"]["UpdatePaymentWriteOffRequest"][] | null;
            readonly reference?: string | null;
            readonly payerName?: string | null;
            readonly payerInformation?: string | null;
            readonly description?: string | null;
            readonly externalBankId?: string | null;
        };
        /** PaymentImportError */
        readonly PaymentImportError: {
            readonly entry: string;
            readonly message: string;
        };
        /** PaymentImportResponse */
        readonly PaymentImportResponse: {
            /** Format: uuid */
            readonly batchId: string;
            readonly batchNumber: string;
            readonly created: number;
            readonly matched: number;
            readonly skipped: number;
            readonly errors: readonly components["schemas"]["PaymentImportError"][];
        };
        /** WriteOffInvoiceRequest */
        readonly WriteOffInvoiceRequest: {
            readonly date?: string | null;
            readonly reason: string;
            readonly account?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
        };
        /** InvoiceWriteOff */
        readonly InvoiceWriteOff: {
            /** Format: uuid */
            readonly id: string;
            readonly amount: Decimal;
            /** Format: date */
            readonly date: string;
            readonly account: components["schemas"]["PaymentAccount"];
            readonly reason: string;
            readonly recoveredAmount: Decimal;
            readonly takenBack?: {
                /** Format: date */
                readonly date: string;
            };
        };
        /** InvoiceWriteOffs */
        readonly InvoiceWriteOffs: {
            readonly data: readonly components["schemas"]["InvoiceWriteOff"][];
        };
        /** JournalSums */
        readonly JournalSums: {
            readonly data: readonly {
                /** Format: uuid */
                readonly journalId: string;
                readonly debitAmount: Decimal;
                readonly creditAmount: Decimal;
                readonly salesCurrencySums: readonly {
                    readonly salesCurrency: string;
                    readonly debitAmount: Decimal;
                    readonly creditAmount: Decimal;
                }[];
            }[];
        };
        /** AccountingPeriod */
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
            /** @enum {unknown} */
            readonly status: "Open" | "Closed";
            /** Format: date-time */
            readonly closedDate?: string;
        };
        /** Journal */
        readonly Journal: {
            /** Format: uuid */
            readonly id: string;
            readonly journalNumber: string;
            readonly accountingPeriod: components["schemas"]["AccountingPeriod"];
            /** @enum {unknown} */
            readonly journalType: "Invoice" | "RevenueRecognition" | "Payment" | "Payout" | "Order";
            readonly description: string;
            readonly posted: boolean;
            /** Format: date-time */
            readonly postedDate: string;
            readonly vouchers: readonly {
                readonly transactionNumber: string;
                /** Format: date */
                readonly effectiveDate: string;
                /** @enum {unknown} */
                readonly source: "Invoicing" | "RevenueRecognition" | "Payment" | "Payout" | "Order";
                readonly transactions: readonly {
                    readonly description: string;
                    readonly account: string;
                    readonly debitAmount: Decimal;
                    readonly creditAmount: Decimal;
                    readonly salesCurrencyDebitAmount: Decimal;
                    readonly salesCurrencyCreditAmount: Decimal;
                    readonly salesCurrency: string;
                    readonly exchangeRate: Decimal;
                }[];
                readonly orderChargeNumber?: string;
                /** Format: uuid */
                readonly orderChargeId?: string;
                /** Format: uuid */
                readonly revenueScheduleItemId?: string;
                readonly invoiceNumber?: string;
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
            }[];
            readonly externalERPId?: string;
            /** Format: date-time */
            readonly transferredToERP?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        /** JournalPage */
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
        /** JournalDetails */
        readonly JournalDetails: {
            /** Format: uuid */
            readonly id: string;
            readonly journalNumber: string;
            readonly accountingPeriod: components["schemas"]["AccountingPeriod"];
            /** @enum {unknown} */
            readonly journalType: "Invoice" | "RevenueRecognition" | "Payment" | "Payout" | "Order";
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
        /** JournalDetailsPage */
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
        /** PatchJournalRequest */
        readonly PatchJournalRequest: {
            readonly description?: string;
            readonly externalERPId?: string | null;
            readonly transferredToERP?: string | null;
        };
        /** JournalSummary */
        readonly JournalSummary: {
            readonly summaryLines: readonly {
                readonly accountCode: string;
                readonly accountName: string;
                readonly creditAmount: Decimal;
                readonly debitAmount: Decimal;
            }[];
            /** Format: uuid */
            readonly id: string;
            readonly journalNumber: string;
            readonly accountingPeriod: components["schemas"]["AccountingPeriod"];
            /** @enum {unknown} */
            readonly journalType: "Invoice" | "RevenueRecognition" | "Payment" | "Payout" | "Order";
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
        /** JournalSummaryPage */
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
        /** AccountingTransaction */
        readonly AccountingTransaction: {
            readonly transactionNumber: string;
            /** Format: date */
            readonly effectiveDate: string;
            /** @enum {unknown} */
            readonly source: "Invoicing" | "RevenueRecognition" | "Payment" | "Payout" | "Order";
            readonly transactions: readonly {
                readonly description: string;
                readonly account: string;
                readonly debitAmount: Decimal;
                readonly creditAmount: Decimal;
                readonly salesCurrencyDebitAmount: Decimal;
                readonly salesCurrencyCreditAmount: Decimal;
                readonly salesCurrency: string;
                readonly exchangeRate: Decimal;
            }[];
            readonly orderChargeNumber?: string;
            /** Format: uuid */
            readonly orderChargeId?: string;
            /** Format: uuid */
            readonly revenueScheduleItemId?: string;
            readonly invoice?: {
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
                readonly customFields: {
                    readonly [key: string]: unknown;
                };
                readonly externalERPId?: string;
                readonly externalCRMId?: string;
            };
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
            readonly invoiceAccount?: {
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
                readonly customFields: {
                    readonly [key: string]: unknown;
                };
                readonly externalERPId?: string;
                readonly externalCRMId?: string;
            };
            /** Format: uuid */
            readonly journalId: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        /** AccountingTransactionPage */
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
        /** AccountingPeriodPage */
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
        /** BooksVerification */
        readonly BooksVerification: {
            readonly agrees: boolean;
            readonly checks: readonly {
                readonly holds: string;
                readonly count: number;
                readonly disagreements: readonly {
                    readonly about: string;
                    readonly message: string;
                }[];
            }[];
        };
        /** RevenueScheduleInvoiceLine */
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
        /** RevenueScheduleItem */
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
        /** RevenueScheduleItemPage */
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
        /** RecognizeRevenueRequest */
        readonly RecognizeRevenueRequest: {
            readonly dryRun?: boolean;
        };
        /** RecognizedRevenue */
        readonly RecognizedRevenue: {
            readonly journalIds: readonly string[];
            readonly items: number;
            readonly amount: Decimal;
        };
        /** InvoicePage */
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
        /** InvoiceSums */
        readonly InvoiceSums: {
            readonly data: readonly {
                /** @enum {unknown} */
                readonly numberSeries: "Invoice" | "Credit";
                /** @enum {unknown} */
                readonly status: "Draft" | "Posted" | "Cancelled" | "Settled";
                readonly currency: string;
                readonly count: number;
                readonly subtotal: Decimal;
                readonly totalAmount: Decimal;
                readonly balancedAmount: Decimal;
                /** Format: date */
                readonly firstInvoiceDate: string;
                /** Format: date */
                readonly lastInvoiceDate: string;
            }[];
        };
        /** PatchInvoiceByIdRequest */
        readonly PatchInvoiceByIdRequest: {
            /** Format: uuid */
            readonly id: string;
            /** Format: date */
            readonly dueDate?: string;
            /** @enum {unknown} */
            readonly invoiceDeliveryMethod?: "Email" | "Print" | "ElectronicInvoice" | "ExternalPrint" | "AutomaticElectronicRouting";
            readonly disableAutomaticInvoiceReminder?: boolean;
            readonly notes?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly yourOrderNumber?: string | null;
            readonly referenceNumber?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly invoiceLines?: readonly {
                readonly productName: string;
                readonly price: Decimal;
                readonly quantity: Decimal;
                readonly notes?: string | null;
                readonly description?: string | null;
                readonly unitOfMeasure: string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                };
                readonly recognizedRevenueAccount: string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                };
                readonly taxTemplate?: (string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                }) | null;
                readonly discountPercent?: Decimal | null;
                readonly discountAmount?: Decimal | null;
                readonly servicePeriodStartDate?: string | null;
                readonly servicePeriodEndDate?: string | null;
                readonly goodsCodes?: readonly string[] | null;
                readonly procedureMarks?: readonly string[] | null;
                readonly customFields?: {
                    readonly [key: string]: unknown;
                } | null;
                readonly externalERPId?: string | null;
                readonly externalCRMId?: string | null;
            }[];
            readonly allowances?: readonly {
                readonly amount: Decimal;
                readonly taxTemplate?: (string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                }) | null;
                readonly reason?: string | null;
                readonly reasonCode?: string | null;
            }[];
        };
        /** CreateOnAccountInvoiceRequest */
        readonly CreateOnAccountInvoiceRequest: {
            readonly account: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            /** @enum {unknown} */
            readonly invoiceAction?: "CreateDraft" | "CreateDraftAndPostInvoice" | "CancelDraftIfPostFail";
            /** Format: date */
            readonly invoiceDate?: string;
            readonly currency: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly taxIncluded?: boolean;
            readonly paymentTerm?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly invoiceTemplate?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly accountsReceivable?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly invoiceDeliveryMethod?: ("Email" | "Print" | "ElectronicInvoice" | "ExternalPrint" | "AutomaticElectronicRouting") | null;
            readonly invoiceAddress?: {
                readonly description?: string | null;
                readonly name?: string | null;
                readonly street?: string | null;
                readonly street2?: string | null;
                readonly city?: string | null;
                readonly county?: string | null;
                readonly state?: string | null;
                readonly zip?: string | null;
                readonly country?: (string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                }) | null;
            } | null;
            readonly deliveryAddress?: {
                readonly description?: string | null;
                readonly name?: string | null;
                readonly street?: string | null;
                readonly street2?: string | null;
                readonly city?: string | null;
                readonly county?: string | null;
                readonly state?: string | null;
                readonly zip?: string | null;
                readonly country?: (string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                }) | null;
            } | null;
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
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly invoiceLines?: readonly {
                readonly productName: string;
                readonly price: Decimal;
                readonly quantity: Decimal;
                readonly notes?: string | null;
                readonly description?: string | null;
                readonly unitOfMeasure: string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                };
                readonly recognizedRevenueAccount: string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                };
                readonly taxTemplate?: (string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                }) | null;
                readonly discountPercent?: Decimal | null;
                readonly discountAmount?: Decimal | null;
                readonly servicePeriodStartDate?: string | null;
                readonly servicePeriodEndDate?: string | null;
                readonly goodsCodes?: readonly string[] | null;
                readonly procedureMarks?: readonly string[] | null;
                readonly customFields?: {
                    readonly [key: string]: unknown;
                } | null;
                readonly externalERPId?: string | null;
                readonly externalCRMId?: string | null;
            }[] | null;
            readonly allowances?: readonly {
                readonly amount: Decimal;
                readonly taxTemplate?: (string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                }) | null;
                readonly reason?: string | null;
                readonly reasonCode?: string | null;
            }[] | null;
            readonly attachments?: readonly {
                readonly name: string;
                readonly contentType: string;
                readonly content: string;
            }[] | null;
        };
        /** InvoicePreview */
        readonly InvoicePreview: {
            readonly invoiceNumber?: string;
            readonly ocrNumber?: string;
            readonly daysPastDue?: number;
            /** @enum {unknown} */
            readonly status: "Draft" | "Posted" | "Cancelled" | "Settled";
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
            readonly paymentTerm?: {
                /** Format: uuid */
                readonly id: string;
                readonly days: number;
                readonly name: string;
            };
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
            readonly allowances: readonly {
                readonly amount: Decimal;
                readonly reason?: string;
                readonly reasonCode?: string;
                readonly taxCategory: string;
                readonly taxRate: Decimal;
            }[];
            readonly invoiceAddress?: components["schemas"]["Address"];
            readonly deliveryAddress?: components["schemas"]["Address"];
            readonly invoiceLines: readonly {
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
                readonly customFields: {
                    readonly [key: string]: unknown;
                };
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
            }[];
            readonly onlinePaymentStatus: string;
            readonly yourReference?: string;
            readonly ourReference?: string;
            readonly yourOrderNumber?: string;
            readonly buyerReference?: string;
            readonly referenceNumber?: string;
            /** @enum {unknown} */
            readonly invoiceType: "Invoice" | "Credit" | "OnAccount";
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
            readonly taxExchangeRate?: {
                /** @enum {unknown} */
                readonly source: "nbp";
                readonly tableNumber: string;
                /** Format: date */
                readonly date: string;
                readonly rate: Decimal;
            };
            /** @enum {unknown} */
            readonly invoiceDeliveryMethod: "Email" | "Print" | "ElectronicInvoice" | "ExternalPrint" | "AutomaticElectronicRouting";
            /** Format: uuid */
            readonly invoiceTemplateId?: string;
            readonly paymentMethodForInvoice: string;
            readonly disableAutomaticInvoiceReminder: boolean;
            readonly splitPayment?: boolean;
            readonly isAdvance?: boolean;
            readonly advanceOf?: readonly string[];
            readonly nationalEInvoice?: components["schemas"]["NationalEInvoiceChoice"];
            readonly accountsReceivable: components["schemas"]["BookedOn"];
            readonly customFields: {
                readonly [key: string]: unknown;
            };
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        /** GeneratedInvoiceResponse */
        readonly GeneratedInvoiceResponse: {
            readonly successful: boolean;
            /** Format: uuid */
            readonly id: string;
            readonly message: string;
        };
        /** InvoicePaidRequest */
        readonly InvoicePaidRequest: {
            /** Format: uuid */
            readonly invoiceId: string;
            readonly paymentDate?: string | null;
        };
        /** OperationResponse */
        readonly OperationResponse: {
            readonly successful: boolean;
            /** Format: uuid */
            readonly id: string;
            readonly message: string;
        };
        /** PatchInvoiceRequest */
        readonly PatchInvoiceRequest: {
            /** Format: date */
            readonly dueDate?: string;
            /** @enum {unknown} */
            readonly invoiceDeliveryMethod?: "Email" | "Print" | "ElectronicInvoice" | "ExternalPrint" | "AutomaticElectronicRouting";
            readonly disableAutomaticInvoiceReminder?: boolean;
            readonly notes?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
            readonly yourOrderNumber?: string | null;
            readonly referenceNumber?: string | null;
            readonly customFields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly invoiceLines?: readonly {
                readonly productName: string;
                readonly price: Decimal;
                readonly quantity: Decimal;
                readonly notes?: string | null;
                readonly description?: string | null;
                readonly unitOfMeasure: string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                };
                readonly recognizedRevenueAccount: string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                };
                readonly taxTemplate?: (string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                }) | null;
                readonly discountPercent?: Decimal | null;
                readonly discountAmount?: Decimal | null;
                readonly servicePeriodStartDate?: string | null;
                readonly servicePeriodEndDate?: string | null;
                readonly goodsCodes?: readonly string[] | null;
                readonly procedureMarks?: readonly string[] | null;
                readonly customFields?: {
                    readonly [key: string]: unknown;
                } | null;
                readonly externalERPId?: string | null;
                readonly externalCRMId?: string | null;
            }[];
            readonly allowances?: readonly {
                readonly amount: Decimal;
                readonly taxTemplate?: (string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                }) | null;
                readonly reason?: string | null;
                readonly reasonCode?: string | null;
            }[];
        };
        /** CreditInvoiceRequest */
        readonly CreditInvoiceRequest: {
            readonly creditInvoiceDate?: string | null;
            /** @enum {unknown} */
            readonly invoiceAction?: "CreateDraft" | "CreateDraftAndPostInvoice" | "CancelDraftIfPostFail";
            readonly creditAllInvoiceLines?: boolean;
            readonly invoiceLineIds?: readonly string[] | null;
            readonly lines?: readonly {
                /** Format: uuid */
                readonly invoiceLineId: string;
                readonly amount: Decimal;
                readonly description?: string | null;
            }[] | null;
        };
        /** CorrectInvoiceRequest */
        readonly CorrectInvoiceRequest: {
            readonly reason: string;
            readonly correctionDate?: string | null;
            /** @enum {unknown} */
            readonly invoiceAction?: "CreateDraft" | "CreateDraftAndPostInvoice" | "CancelDraftIfPostFail";
            readonly buyer?: {
                readonly name?: string | null;
                readonly organizationNumber?: string | null;
                readonly taxRegistrationNumber?: string | null;
                readonly electronicInvoiceAddress?: string | null;
                readonly electronicInvoiceAddressScheme?: string | null;
                readonly address?: {
                    readonly description?: string | null;
                    readonly name?: string | null;
                    readonly street?: string | null;
                    readonly street2?: string | null;
                    readonly city?: string | null;
                    readonly county?: string | null;
                    readonly state?: string | null;
                    readonly zip?: string | null;
                    readonly country?: (string | {
                        readonly key?: string | null;
                        readonly value?: string | null;
                    }) | null;
                } | null;
            } | null;
            readonly lines?: readonly {
                /** Format: uuid */
                readonly invoiceLineId: string;
                readonly amount: Decimal;
            }[] | null;
        };
        /** ReplaceInvoiceRequest */
        readonly ReplaceInvoiceRequest: {
            readonly reason: string;
            readonly date?: string | null;
        };
        /** ReplacedInvoiceResponse */
        readonly ReplacedInvoiceResponse: {
            readonly successful: boolean;
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly creditInvoiceId: string;
            readonly message: string;
        };
        /** RelatedInvoice */
        readonly RelatedInvoice: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {unknown} */
            readonly invoiceType: "Invoice" | "Credit" | "OnAccount";
            /** Format: uuid */
            readonly debitInvoiceId: string;
            /** Format: uuid */
            readonly creditInvoiceId: string;
            readonly invoiceNumber?: string;
            /** @enum {unknown} */
            readonly status: "Draft" | "Posted" | "Cancelled" | "Settled";
            /** Format: date */
            readonly invoiceDate: string;
            readonly currency: string;
            readonly subtotal: Decimal;
            readonly totalAmount: Decimal;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        /** RelatedInvoicePage */
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
        /** InvoiceDocumentFacts */
        readonly InvoiceDocumentFacts: {
            readonly seller?: {
                readonly name: string;
                readonly organizationNumber?: string;
                readonly taxRegistrationNumber?: string;
                readonly electronicInvoiceAddress?: string;
                readonly electronicInvoiceAddressScheme?: string;
                readonly bankAccount?: string;
                readonly iban?: string;
                readonly bic?: string;
                readonly address: {
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
            };
            readonly buyer?: {
                readonly name: string;
                readonly organizationNumber?: string;
                readonly taxRegistrationNumber?: string;
                readonly electronicInvoiceAddress?: string;
                readonly electronicInvoiceAddressScheme?: string;
                readonly accountNumber: string;
            };
            readonly taxes: readonly {
                readonly taxCategoryName: string;
                readonly taxCategoryCode: string;
                readonly taxRate: Decimal;
                readonly subtotal: Decimal;
                readonly tax: Decimal;
            }[];
        };
        /** SimpleInvoice */
        readonly SimpleInvoice: {
            /** Format: uuid */
            readonly id: string;
            readonly invoiceNumber?: string;
            /** @enum {unknown} */
            readonly status: "Draft" | "Posted" | "Cancelled" | "Settled";
            /** Format: date */
            readonly invoiceDate: string;
            readonly currency: string;
            readonly subtotal: Decimal;
            readonly totalAmount: Decimal;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        /** InvoiceBatchLog */
        readonly InvoiceBatchLog: {
            /** Format: uuid */
            readonly entityId: string;
            /** @enum {unknown} */
            readonly entityName: "Account" | "Invoice";
            readonly reference: string;
            readonly errorMessage: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        /** InvoiceBatch */
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
        /** InvoiceBatchPage */
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
        /** InvoiceBatchProgress */
        readonly InvoiceBatchProgress: {
            readonly data: readonly {
                /** Format: uuid */
                readonly id: string;
                readonly batchNumber: string;
                readonly filter?: string;
                /** @enum {unknown} */
                readonly state: "Generating" | "Generated" | "Posting" | "Posted" | "Cancelling" | "Cancelled";
                readonly progress: {
                    readonly total?: number;
                    readonly done: number;
                    readonly made: number;
                    readonly creditNotes: number;
                    readonly failed: number;
                };
            }[];
        };
        /** GenerateInvoiceBatchRequest */
        readonly GenerateInvoiceBatchRequest: {
            readonly invoiceDate?: string | null;
            readonly targetDate?: string | null;
            readonly customizedTargetDates?: {
                readonly oneOff?: string | null;
                readonly recurringInAdvance?: string | null;
                readonly recurringInArrears?: string | null;
                readonly usage?: string | null;
                readonly measured?: string | null;
            } | null;
            readonly invoiceAllAccounts?: boolean | null;
            readonly accounts?: readonly string[] | null;
            readonly invoiceAllBatchGroups?: boolean | null;
            readonly invoiceBatchGroups?: readonly string[] | null;
            readonly minimumInvoiceAmount?: Decimal | null;
            readonly ensureWebhooksAreEnabled?: boolean | null;
            readonly jobDescription?: string | null;
        };
        /** SimpleWebhook */
        readonly SimpleWebhook: {
            /** Format: uuid */
            readonly id: string;
            readonly description?: string;
        };
        /** InvoiceBatchJob */
        readonly InvoiceBatchJob: {
            /** Format: uuid */
            readonly id: string;
            readonly batchNumber: string;
            /** Format: uuid */
            readonly jobId: string;
            /** @enum {unknown} */
            readonly resultStatus: "Pending" | "Succeeded" | "Failed";
            readonly webhooksTriggeredWhenCompleted: boolean;
            readonly webhookEvent: string;
            readonly webhooks: readonly components["schemas"]["SimpleWebhook"][];
            readonly message: string;
        };
        /** InvoiceBatchSummary */
        readonly InvoiceBatchSummary: {
            /** Format: uuid */
            readonly id: string;
            readonly batchNumber: string;
            readonly filter?: string;
            /** @enum {unknown} */
            readonly state: "Generating" | "Generated" | "Posting" | "Posted" | "Cancelling" | "Cancelled";
            readonly progress: {
                readonly total?: number;
                readonly done: number;
                readonly made: number;
                readonly creditNotes: number;
                readonly failed: number;
            };
            readonly invoices: readonly {
                /** @enum {unknown} */
                readonly status: "Draft" | "Posted" | "Cancelled" | "Settled";
                readonly currency: string;
                readonly count: number;
                readonly subtotal: Decimal;
                readonly totalAmount: Decimal;
            }[];
        };
        /** InvoiceBatchLogPage */
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
        /** BatchJobDetail */
        readonly BatchJobDetail: {
            /** Format: uuid */
            readonly batchId: string;
            readonly batchNumber: string;
            readonly message?: string;
        };
        /** GeneratedBatchJobStatus */
        readonly GeneratedBatchJobStatus: {
            readonly resultBody: components["schemas"]["BatchJobDetail"];
            /** @enum {unknown} */
            readonly resultStatus: "Pending" | "Succeeded" | "Failed";
            readonly statusMessage?: string;
        };
        /** PostedBatchJobStatus */
        readonly PostedBatchJobStatus: {
            readonly resultBody: readonly components["schemas"]["BatchJobDetail"][];
            /** @enum {unknown} */
            readonly resultStatus: "Pending" | "Succeeded" | "Failed";
            readonly statusMessage?: string;
        };
        /** JobRequest */
        readonly JobRequest: {
            readonly ensureWebhooksAreEnabled?: boolean | null;
            readonly jobDescription?: string | null;
        };
        /** PostDraftsRequest */
        readonly PostDraftsRequest: {
            readonly filter: string;
            readonly ensureWebhooksAreEnabled?: boolean | null;
            readonly jobDescription?: string | null;
        };
        /** GenerateInvoiceRequest */
        readonly GenerateInvoiceRequest: {
            /** @enum {unknown} */
            readonly invoiceAction?: "CreateDraft" | "CreateDraftAndPostInvoice" | "CancelDraftIfPostFail";
            readonly invoiceDate?: string | null;
            readonly targetDate?: string | null;
            readonly customizedTargetDates?: {
                readonly oneOff?: string | null;
                readonly recurringInAdvance?: string | null;
                readonly recurringInArrears?: string | null;
                readonly usage?: string | null;
                readonly measured?: string | null;
            } | null;
        };
        /** NothingIsDue */
        readonly NothingIsDue: {
            /** @constant */
            readonly successful: false;
            readonly message: string;
        };
        /** InvoiceLinePage */
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
        /** ReportResponse */
        readonly ReportResponse: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly description: string;
            readonly entityName: string;
            readonly fields: readonly string[];
        };
        /** ReportResponsePage */
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
        /** StringObjectDictionary */
        readonly StringObjectDictionary: {
            readonly [key: string]: string | Decimal | boolean;
        };
        /** StringObjectDictionaryPage */
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
        /** Country */
        readonly Country: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly twoAlphaCode: string;
            readonly threeAlphaCode: string;
            readonly active: boolean;
        };
        /** CountryPage */
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
        /** UnitOfMeasurePage */
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
        /** PaymentTerm */
        readonly PaymentTerm: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly description: string;
            /** @enum {unknown} */
            readonly termType: "NetDays" | "EndOfMonthNetDays" | "NetDaysEndOfMonth";
            readonly days: number;
        };
        /** PaymentTermPage */
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
        /** CreatePaymentTermRequest */
        readonly CreatePaymentTermRequest: {
            readonly name: string;
            readonly description: string;
            readonly days: number;
            /** @enum {unknown} */
            readonly termType?: "NetDays" | "EndOfMonthNetDays" | "NetDaysEndOfMonth";
        };
        /** FinancialAccount */
        readonly FinancialAccount: {
            /** Format: uuid */
            readonly id: string;
            readonly code: string;
            readonly name: string;
            readonly description?: string;
            readonly externalERPId?: string;
            readonly externalCRMId?: string;
        };
        /** FinancialAccountPage */
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
        /** CreateFinancialAccountRequest */
        readonly CreateFinancialAccountRequest: {
            readonly code: string;
            readonly name: string;
            readonly description?: string | null;
            readonly externalERPId?: string | null;
            readonly externalCRMId?: string | null;
        };
        /** DocumentTemplate */
        readonly DocumentTemplate: {
            /** Format: uuid */
            readonly id: string;
            readonly description: string;
            /** @enum {unknown} */
            readonly documentType: "Invoice" | "OrderConfirmation" | "Journal" | "FinancialAccountSummary" | "PasswordRequestNewUser" | "PasswordRequest" | "PackingSlip" | "OrderGeneric" | "InvoiceReminderGeneric" | "StripePaymentDetailsRequest" | "FinancialAccountAnalysis" | "AccountBalanceReport" | "Quote" | "ReportDocument" | "AccountStatementReport" | "GoCardlessMandateRequest";
        };
        /** DocumentTemplatePage */
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
        /** InvoiceBatchGroupPage */
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
        /** CreateInvoiceBatchGroupRequest */
        readonly CreateInvoiceBatchGroupRequest: {
            readonly code: string;
            readonly description?: string | null;
        };
        /** TaxCategory */
        readonly TaxCategory: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly isActive: boolean;
            readonly isEUTax: boolean;
            readonly externalCode: string;
        };
        /** TaxTemplateDetail */
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
        /** TaxTemplate */
        readonly TaxTemplate: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly description?: string;
            /** Format: date */
            readonly effectiveFrom: string;
            /** Format: date */
            readonly effectiveTo: string;
            readonly taxAccount?: {
                /** Format: uuid */
                readonly id: string;
                readonly code: string;
                readonly name: string;
            };
            /** Format: uuid */
            readonly taxAccountId?: string;
            readonly details: readonly components["schemas"]["TaxTemplateDetail"][];
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly modified: string;
        };
        /** TaxTemplatePage */
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
        /** CreateTaxTemplateRequest */
        readonly CreateTaxTemplateRequest: {
            readonly name: string;
            readonly description?: string | null;
            readonly effectiveFrom?: string | null;
            readonly effectiveTo?: string | null;
            readonly taxAccount?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly details: readonly {
                readonly country?: (string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                }) | null;
                readonly state?: string | null;
                readonly county?: string | null;
                readonly city?: string | null;
                readonly zip?: string | null;
                readonly tax1: Decimal;
                readonly tax2?: Decimal | null;
                readonly tax3?: Decimal | null;
                /** @enum {unknown} */
                readonly taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "L" | "M";
                readonly exemptionReason?: string | null;
                readonly exemptionReasonCode?: string | null;
            }[];
        };
        /** RevenueRecognitionRule */
        readonly RevenueRecognitionRule: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /** @enum {unknown} */
            readonly distribution: "OnInvoicing" | "Monthly" | "Days" | "FrontLoad" | "BackLoad";
            readonly upfrontPercent?: Decimal;
        };
        /** RevenueRecognitionRulePage */
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
        /** CreateRevenueRecognitionRuleRequest */
        readonly CreateRevenueRecognitionRuleRequest: {
            readonly name: string;
            /** @enum {unknown} */
            readonly distribution: "Monthly" | "Days" | "FrontLoad" | "BackLoad";
            readonly upfrontPercent?: Decimal | null;
        };
        /** PaymentMethod */
        readonly PaymentMethod: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
        };
        /** PaymentMethodPage */
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
        /** CreatePaymentMethodRequest */
        readonly CreatePaymentMethodRequest: {
            readonly name: string;
        };
        /** LegalEntity */
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
            /** @enum {unknown} */
            readonly prorationMethod: "DaysInPeriod" | "DaysInMonth" | "Fixed30";
            /** @enum {unknown} */
            readonly taxRateSource: "InvoiceRate" | "NationalBankOfPoland";
            readonly matchCreditsOnPost: boolean;
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
            readonly numberSeries: readonly {
                /** @enum {unknown} */
                readonly type: "Invoice" | "Credit" | "Journal" | "Account" | "Product" | "ChargePlan" | "Charge" | "Order" | "OrderProduct" | "OrderCharge" | "Quote" | "InvoiceBatch" | "PaymentBatch";
                readonly format: string;
                readonly nextNumber: number;
            }[];
        };
        /** LegalEntityPage */
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
        /** UpdateLegalEntityByIdRequest */
        readonly UpdateLegalEntityByIdRequest: {
            /** Format: uuid */
            readonly id?: string;
            /** @example Europe/Stockholm */
            readonly timeZone?: string;
            readonly organizationNumber?: string | null;
            readonly taxRegistrationNumber?: string | null;
            readonly bankAccount?: string | null;
            readonly iban?: string | null;
            readonly bic?: string | null;
            readonly electronicInvoiceAddress?: string | null;
            readonly electronicInvoiceAddressScheme?: string | null;
            readonly address?: {
                readonly description?: string | null;
                readonly name?: string | null;
                readonly street?: string | null;
                readonly street2?: string | null;
                readonly city?: string | null;
                readonly county?: string | null;
                readonly state?: string | null;
                readonly zip?: string | null;
                readonly country?: (string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                }) | null;
            } | null;
            readonly nationalEInvoice?: boolean;
            readonly autoRenew?: boolean;
            readonly totalRoundingUnit?: Decimal | null;
            /** @enum {unknown} */
            readonly prorationMethod?: "DaysInPeriod" | "DaysInMonth" | "Fixed30";
            /** @enum {unknown} */
            readonly taxRateSource?: "InvoiceRate" | "NationalBankOfPoland";
            readonly matchCreditsOnPost?: boolean;
            readonly paymentTolerance?: Decimal;
            readonly fiscalYearStartMonth?: number;
            readonly accountsReceivable?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly taxAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly roundingAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly deferredRevenueAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly recognizedRevenueAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly paymentAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly bankFeeAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly advanceAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly writeOffAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly exchangeGainAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly exchangeLossAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly defaultPaymentTerm?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly taxTemplate?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly numberSeries?: readonly {
                /** @enum {unknown} */
                readonly type: "Invoice" | "Credit" | "Journal" | "Account" | "Product" | "ChargePlan" | "Charge" | "Order" | "OrderProduct" | "OrderCharge" | "Quote" | "InvoiceBatch" | "PaymentBatch";
                readonly format?: string;
                readonly nextNumber?: number;
            }[];
        };
        /** UpdateLegalEntityRequest */
        readonly UpdateLegalEntityRequest: {
            /** @example Europe/Stockholm */
            readonly timeZone?: string;
            readonly organizationNumber?: string | null;
            readonly taxRegistrationNumber?: string | null;
            readonly bankAccount?: string | null;
            readonly iban?: string | null;
            readonly bic?: string | null;
            readonly electronicInvoiceAddress?: string | null;
            readonly electronicInvoiceAddressScheme?: string | null;
            readonly address?: {
                readonly description?: string | null;
                readonly name?: string | null;
                readonly street?: string | null;
                readonly street2?: string | null;
                readonly city?: string | null;
                readonly county?: string | null;
                readonly state?: string | null;
                readonly zip?: string | null;
                readonly country?: (string | {
                    readonly key?: string | null;
                    readonly value?: string | null;
                }) | null;
            } | null;
            readonly nationalEInvoice?: boolean;
            readonly autoRenew?: boolean;
            readonly totalRoundingUnit?: Decimal | null;
            /** @enum {unknown} */
            readonly prorationMethod?: "DaysInPeriod" | "DaysInMonth" | "Fixed30";
            /** @enum {unknown} */
            readonly taxRateSource?: "InvoiceRate" | "NationalBankOfPoland";
            readonly matchCreditsOnPost?: boolean;
            readonly paymentTolerance?: Decimal;
            readonly fiscalYearStartMonth?: number;
            readonly accountsReceivable?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly taxAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly roundingAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly deferredRevenueAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly recognizedRevenueAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly paymentAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly bankFeeAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly advanceAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly writeOffAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly exchangeGainAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly exchangeLossAccount?: string | {
                readonly key?: string | null;
                readonly value?: string | null;
            };
            readonly defaultPaymentTerm?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly taxTemplate?: (string | {
                readonly key?: string | null;
                readonly value?: string | null;
            }) | null;
            readonly numberSeries?: readonly {
                /** @enum {unknown} */
                readonly type: "Invoice" | "Credit" | "Journal" | "Account" | "Product" | "ChargePlan" | "Charge" | "Order" | "OrderProduct" | "OrderCharge" | "Quote" | "InvoiceBatch" | "PaymentBatch";
                readonly format?: string;
                readonly nextNumber?: number;
            }[];
        };
        /** CustomFieldConfiguration */
        readonly CustomFieldConfiguration: {
            /** Format: uuid */
            readonly id: string;
            readonly key: string;
            readonly name: string;
            readonly defaultValue?: string;
            /** @enum {unknown} */
            readonly fieldType: "Text" | "Integer" | "Checkbox" | "Amount" | "Date" | "Entity" | "Enum" | "List" | "DecimalNumber";
            /** @enum {unknown} */
            readonly entity: "Account" | "Order" | "OrderProduct" | "OrderProductCharge" | "Product" | "ChargePlan" | "Charge" | "ChargeDetails" | "Quote" | "QuoteProduct" | "QuoteProductCharge" | "Invoice" | "InvoiceLine" | "Posting" | "Measurement" | "Usage" | "Country";
            readonly typeEntity?: string;
        };
        /** CustomFieldConfigurationPage */
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
        /** CreateCustomFieldConfigurationRequest */
        readonly CreateCustomFieldConfigurationRequest: {
            /** @enum {unknown} */
            readonly fieldType: "Text" | "Integer" | "Checkbox" | "Amount" | "Date" | "Entity" | "Enum" | "List" | "DecimalNumber";
            /** @enum {unknown} */
            readonly entity: "Account" | "Order" | "OrderProduct" | "OrderProductCharge" | "Product" | "ChargePlan" | "Charge" | "ChargeDetails" | "Quote" | "QuoteProduct" | "QuoteProductCharge" | "Invoice" | "InvoiceLine" | "Posting" | "Measurement" | "Usage" | "Country";
            readonly key: string;
            readonly name?: string | null;
            readonly defaultValue?: string | null;
            readonly typeEntity?: ("Account" | "User") | null;
        };
        /** UpdateCustomFieldConfigurationRequest */
        readonly UpdateCustomFieldConfigurationRequest: {
            readonly name?: string | null;
            readonly defaultValue?: string | null;
        };
        /** AutoInvoiceConnection */
        readonly AutoInvoiceConnection: {
            readonly isConnected: boolean;
            readonly isActive: boolean;
            readonly companyId?: string;
            /** Format: date-time */
            readonly connected?: string;
            readonly notificationUrl?: string;
        };
        /** AutoInvoiceConnectionRequest */
        readonly AutoInvoiceConnectionRequest: {
            readonly companyId: string;
            readonly apiKey?: string;
            /** @default true */
            readonly isActive: boolean;
        };
        /** NationalEInvoiceSettings */
        readonly NationalEInvoiceSettings: {
            readonly isEnabled: boolean;
            readonly isIntegrationActive: boolean;
            readonly hasToken: boolean;
            readonly tokenEnding?: string;
            /** Format: date */
            readonly tokenExpires?: string;
            readonly isLinked: boolean;
            /** @enum {unknown} */
            readonly preflightOnPosting: "Warn" | "Refuse";
            readonly messages?: readonly string[];
        };
        /** NationalEInvoiceSettingsRequest */
        readonly NationalEInvoiceSettingsRequest: {
            readonly isEnabled: boolean;
            readonly nationalEInvoiceToken?: string | null;
            readonly tokenExpires?: string | null;
            /** @enum {unknown} */
            readonly preflightOnPosting?: "Warn" | "Refuse";
        };
        /** NationalEInvoiceValidation */
        readonly NationalEInvoiceValidation: {
            readonly isValid: boolean;
            readonly missingFields: readonly string[];
            readonly warnings: readonly string[];
        };
        /** NationalEInvoiceBuyerValidation */
        readonly NationalEInvoiceBuyerValidation: {
            readonly isValid: boolean;
            readonly isExcluded: boolean;
            readonly findings: readonly {
                readonly field: string;
                readonly rule: string;
                readonly text: string;
            }[];
        };
        /** DocumentFinding */
        readonly DocumentFinding: {
            readonly rule: string;
            /** @enum {unknown} */
            readonly scope: "Peppol" | "National";
            /** @enum {unknown} */
            readonly severity: "fatal" | "warning";
            readonly place: string;
            readonly text: string;
        };
        /** DocumentVerdict */
        readonly DocumentVerdict: {
            readonly isValid: boolean;
            readonly isNationallyValid: boolean;
            readonly release: string;
            readonly found: number;
            readonly findings: readonly components["schemas"]["DocumentFinding"][];
        };
        /** NationalEInvoiceCounts */
        readonly NationalEInvoiceCounts: {
            readonly pending: {
                readonly count: number;
                /** Format: date-time */
                readonly oldest?: string;
            };
            readonly waitsForInvoice: {
                readonly count: number;
                /** Format: date-time */
                readonly oldest?: string;
            };
            readonly submitted: {
                readonly count: number;
                /** Format: date-time */
                readonly oldest?: string;
            };
            readonly heldBack: {
                readonly count: number;
                /** Format: date-time */
                readonly oldest?: string;
            };
            readonly failed: {
                readonly count: number;
                /** Format: date-time */
                readonly oldest?: string;
            };
            readonly unknown: {
                readonly count: number;
                /** Format: date-time */
                readonly oldest?: string;
            };
            readonly processedToday: number;
        };
        /** NationalEInvoiceEntry */
        readonly NationalEInvoiceEntry: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly invoiceId?: string;
            readonly invoiceNumber: string;
            /** @enum {unknown} */
            readonly direction: "Sent" | "Received";
            /** @enum {unknown} */
            readonly status: "Pending" | "Submitted" | "Processed" | "Failed";
            readonly maventaReferenceId?: string;
            readonly nationalEInvoiceId?: string;
            readonly checkDigitValid?: boolean;
            readonly upoFileName?: string;
            /** @enum {unknown} */
            readonly heldBack?: "WaitsForInvoice";
            readonly heldBackBy?: string;
            readonly errorMessage?: string;
            /** @enum {unknown} */
            readonly outcome?: "NotSent" | "Refused" | "Unknown";
            readonly originalNationalNumber?: string;
            readonly lastProblem?: string;
            /** Format: date-time */
            readonly nextAttemptAt?: string;
            /** Format: date-time */
            readonly deadline?: string;
            readonly supplier?: {
                readonly name?: string;
                readonly taxRegistrationNumber?: string;
            };
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
        /** NationalEInvoicesOfInvoices */
        readonly NationalEInvoicesOfInvoices: {
            readonly data: readonly components["schemas"]["NationalEInvoiceEntry"][];
        };
        /** NationalEInvoiceReception */
        readonly NationalEInvoiceReception: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {unknown} */
            readonly state: "Queued" | "Running" | "Succeeded" | "Failed";
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
        /** NationalEInvoiceReceptionPage */
        readonly NationalEInvoiceReceptionPage: {
            readonly data: readonly components["schemas"]["NationalEInvoiceReception"][];
            readonly nextCursor?: string;
        };
        /** NationalEInvoiceEntryPage */
        readonly NationalEInvoiceEntryPage: {
            readonly data: readonly components["schemas"]["NationalEInvoiceEntry"][];
            readonly nextCursor?: string;
        };
        /** NationalEInvoiceEntryWithHistory */
        readonly NationalEInvoiceEntryWithHistory: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly invoiceId?: string;
            readonly invoiceNumber: string;
            /** @enum {unknown} */
            readonly direction: "Sent" | "Received";
            /** @enum {unknown} */
            readonly status: "Pending" | "Submitted" | "Processed" | "Failed";
            readonly maventaReferenceId?: string;
            readonly nationalEInvoiceId?: string;
            readonly checkDigitValid?: boolean;
            readonly upoFileName?: string;
            /** @enum {unknown} */
            readonly heldBack?: "WaitsForInvoice";
            readonly heldBackBy?: string;
            readonly errorMessage?: string;
            /** @enum {unknown} */
            readonly outcome?: "NotSent" | "Refused" | "Unknown";
            readonly originalNationalNumber?: string;
            readonly lastProblem?: string;
            /** Format: date-time */
            readonly nextAttemptAt?: string;
            /** Format: date-time */
            readonly deadline?: string;
            readonly supplier?: {
                readonly name?: string;
                readonly taxRegistrationNumber?: string;
            };
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
            readonly history: readonly {
                /** Format: date-time */
                readonly time: string;
                /** @enum {unknown} */
                readonly status: "Pending" | "Submitted" | "Processed" | "Failed";
                readonly text: string;
            }[];
        };
        /** IntegrationLogRecord */
        readonly IntegrationLogRecord: {
            /** Format: uuid */
            readonly id: string;
            /** Format: date-time */
            readonly time: string;
            /** @enum {unknown} */
            readonly level: "Information" | "Warning" | "Error";
            readonly code: string;
            readonly message: string;
            /** Format: uuid */
            readonly invoiceId?: string;
            /** Format: uuid */
            readonly entryId?: string;
        };
        /** IntegrationLogPage */
        readonly IntegrationLogPage: {
            readonly data: readonly components["schemas"]["IntegrationLogRecord"][];
            readonly nextCursor?: string;
        };
        /** ProviderNotification */
        readonly ProviderNotification: {
            readonly [key: string]: unknown;
        };
        /** Notification */
        readonly Notification: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {unknown} */
            readonly kind: "WebhookFailing" | "WebhookExhausted" | "WebhookRecovered" | "WebhookRecoveryEnded" | "ExchangeRateImportFailed" | "NationalEInvoiceFailed" | "NationalEInvoicesDue" | "NationalTokenEnding" | "PersonalTokenCreated" | "PasswordChanged" | "FactorAdded" | "FactorRemoved" | "SignedInFromNewBrowser" | "SecondFactorGuessed" | "PermissionsChanged" | "FirstFactorAdded" | "UserInvited" | "UserPermissionsChanged" | "SignInSettingsChanged";
            readonly subject: string;
            readonly text: string;
            /** Format: uuid */
            readonly legalEntityId?: string;
            /** Format: uuid */
            readonly webhookId?: string;
            readonly link?: {
                /** @enum {unknown} */
                readonly kind: "Webhook" | "RateProvider" | "NationalEInvoice" | "Security" | "User" | "SignIn" | "NationalEInvoiceSettings";
                readonly id: string;
            };
            readonly read: boolean;
            /** Format: date-time */
            readonly created: string;
        };
        /** NotificationPage */
        readonly NotificationPage: {
            readonly data: readonly components["schemas"]["Notification"][];
            readonly nextCursor?: string;
        };
        /** ReadNotificationsRequest */
        readonly ReadNotificationsRequest: {
            /** Format: uuid */
            readonly until: string;
        };
        /** UnreadNotificationsRequest */
        readonly UnreadNotificationsRequest: {
            /** Format: uuid */
            readonly first: string;
        };
        /** NotificationSettings */
        readonly NotificationSettings: {
            readonly webhooks: boolean;
            readonly rates?: boolean;
            readonly einvoices?: boolean;
            readonly security?: boolean;
        };
        /** UnwellWebhook */
        readonly UnwellWebhook: {
            /** Format: uuid */
            readonly id: string;
            /** Format: date-time */
            readonly failingSince?: string;
        };
        /** Pulse */
        readonly Pulse: {
            readonly build: string;
            /** Format: date-time */
            readonly now: string;
            readonly unread: number;
            readonly waiting: {
                readonly drafts?: number;
                readonly eInvoices?: number;
                readonly webhooks?: number;
            };
            readonly unwellWebhooks?: readonly components["schemas"]["UnwellWebhook"][];
            readonly moved: readonly ("deliveries" | "webhooks" | "recoveries" | "events" | "accounts" | "products" | "quotes" | "orders" | "usage" | "invoices" | "batches" | "eInvoices" | "payments" | "journals" | "rates" | "imports" | "notifications" | "security")[];
            readonly session?: {
                /** Format: date-time */
                readonly idleExpires: string;
            };
            readonly next: string;
        };
        /** Found */
        readonly Found: {
            /** @enum {unknown} */
            readonly kind: "Invoice" | "Account" | "Subscription" | "SalesOrder" | "Quote" | "Product" | "InvoiceBatch" | "Journal" | "Payment" | "NationalEInvoice" | "Webhook" | "Delivery" | "Event";
            /** Format: uuid */
            readonly id: string;
            readonly label: string;
            /** Format: uuid */
            readonly legalEntityId: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
