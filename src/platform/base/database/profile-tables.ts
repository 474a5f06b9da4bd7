import type { ColumnType, Generated } from 'kysely';
import type { IdentityDocument, IdentityReason } from '#domain/identity-documents.ts';
import type { UploadPurpose } from '#api/uploads.ts';

/** Written by the database itself unless given. */
type WrittenMoment = ColumnType<Date, Date | undefined, Date>;

/** Null unless given. */
type Missing<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

interface MemberContactTable {
  merchantId: number;
  kind: 'mobile' | 'email';
  /** E.164, or an address in lower case. */
  value: string;
  memberId: number;
  verifiedAt: WrittenMoment;
}

interface AuthenticatorTable {
  merchantId: number;
  memberId: number;
  secret: string;
  confirmedAt: Missing<Date>;
  lastStep: Generated<number>;
  createdAt: WrittenMoment;
}

interface RecoveryCodeTable {
  merchantId: number;
  memberId: number;
  codeHash: string;
}

interface PasskeyTable {
  merchantId: number;
  credentialId: string;
  memberId: number;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  name: string;
  synced: boolean;
  createdAt: WrittenMoment;
  lastUsedAt: Missing<Date>;
}

interface ProviderIdentityTable {
  merchantId: number;
  providerId: string;
  subject: string;
  memberId: number;
  linkedAt: WrittenMoment;
}

interface UploadTable {
  merchantId: number;
  id: string;
  memberId: number;
  purpose: UploadPurpose;
  mime: string;
  bytes: Uint8Array;
  /** The bytes are sealed: see `openBytes`. */
  sealed: Generated<boolean>;
  widthPx: number;
  heightPx: number;
  createdAt: WrittenMoment;
  usedAt: Missing<Date>;
}

interface IdentityCheckTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  document: IdentityDocument;
  frontUploadId: string;
  backUploadId: Missing<string>;
  selfieUploadId: string;
  status: ColumnType<'submitted' | 'approved' | 'rejected', undefined, 'approved' | 'rejected'>;
  submittedAt: WrittenMoment;
  decidedAt: Missing<Date>;
  decidedBy: Missing<string>;
  reason: Missing<IdentityReason>;
}

interface FeedbackImageTable {
  merchantId: number;
  feedbackId: number;
  uploadId: string;
}

/** The tables of what a member binds to the account: authenticator, passkeys, other sign-ins, pictures. */
export interface ProfileTables {
  memberContact: MemberContactTable;
  authenticator: AuthenticatorTable;
  recoveryCode: RecoveryCodeTable;
  passkey: PasskeyTable;
  providerIdentity: ProviderIdentityTable;
  upload: UploadTable;
  identityCheck: IdentityCheckTable;
  feedbackImage: FeedbackImageTable;
}
