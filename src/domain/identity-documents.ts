/** The documents that prove who somebody is. */
export const identityDocuments = ['passport', 'identityCard', 'drivingLicence'] as const;

export type IdentityDocument = (typeof identityDocuments)[number];

/** Documents of which the back is looked at too. */
export const documentsWithBack: readonly IdentityDocument[] = ['identityCard', 'drivingLicence'];

/** Why a proof was not accepted; the site has a sentence for each that says what to do. */
export const identityReasons = [
  'unreadable',
  'expired',
  'notAccepted',
  'doesNotMatch',
  'tooYoung',
  'suspicious',
] as const;

export type IdentityReason = (typeof identityReasons)[number];
