/** For the command, which knows the platform only. */
export { type IdentityReason, identityReasons } from '#domain/identity-documents.ts';
