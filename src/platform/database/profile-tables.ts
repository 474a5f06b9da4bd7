/** The tables of what a member binds to the account: authenticator, passkeys, other sign-ins, pictures. */
export interface ProfileTables {}
