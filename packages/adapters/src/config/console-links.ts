/**
 * The page where a person accepts an invitation. The secret stands behind `#`, so that browsers send it to no server.
 */
export const invitationLink = (baseUrl: string, secret: string): string => `${baseUrl}/console/invitation#${secret}`

/** The address to which a sign-in provider sends people back; it is registered with the provider. */
export const signInCallback = (baseUrl: string): string => `${baseUrl}/Session/Oidc/Callback`
