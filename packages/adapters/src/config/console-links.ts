/** Where an invitation is taken up. The secret stands behind `#`, so no server and no referrer hears it. */
export const invitationLink = (baseUrl: string, secret: string): string => `${baseUrl}/console/invitation#${secret}`

/** Where a sign-in provider sends people back to; registered there. */
export const signInCallback = (baseUrl: string): string => `${baseUrl}/Session/Oidc/Callback`
