import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * The purpose of a picture; it cannot be used for any other. A picture for `identity` is stored
 * encrypted and shown to operators only: not even its owner can read it back.
 */
export const uploadPurposes = ['avatar', 'feedback', 'proof', 'activity', 'identity'] as const;

export type UploadPurpose = (typeof uploadPurposes)[number];

/** A stored picture, as its owner sees it. */
const storedUpload = z.object({
  id: z.uuid(),
  /** `/uploads/…`: served as an attachment, only with the owner's token in the header. */
  url: z.string(),
  widthPx: z.int(),
  heightPx: z.int(),
  bytes: z.int(),
});

/**
 * Stores one picture, PNG or JPEG by its first bytes, of at most `limits.uploadMaxMb`. It is
 * re-encoded, so that nothing but the picture remains. Sent as `multipart/form-data`.
 */
export const upload = endpoint({
  name: 'upload',
  method: 'POST',
  path: '/wps/upload',
  access: 'member',
  multipart: true,
  summary: 'Upload a picture',
  perMinute: 30,
  body: z.object({
    purpose: z.enum(uploadPurposes),
    file: z.custom<Blob>((given) => given instanceof Blob),
  }),
  value: storedUpload,
  refusals: ['upload_too_large', 'upload_not_an_image', 'upload_too_many'],
});

/** The account's own picture as a `data:` URL; null when the default picture is shown. */
export const memberIcon = endpoint({
  name: 'memberIcon',
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'signedIn',
  summary: 'The picture of the account',
  value: z.object({ image: z.nullable(z.string()) }),
  refusals: [],
});

/**
 * Sets an uploaded picture (purpose `avatar`) as the account's picture; null restores the default.
 */
export const setMemberIcon = endpoint({
  name: 'setMemberIcon',
  method: 'POST',
  path: '/wps/member/info/icon',
  access: 'member',
  summary: 'Change the picture of the account',
  perMinute: 20,
  body: z.object({ uploadId: z.nullable(z.uuid()) }),
  value: z.object({ image: z.nullable(z.string()) }),
  refusals: ['upload_unknown'],
});

/** The path of one picture's bytes; the token is required in the header. */
export const uploadPath = (id: string): string => `/uploads/${id}`;

/** Pictures attached to a form: ids from `upload`, at most `limits.uploadMaxFiles`. */
export const imageIds = z.optional(z.array(z.uuid()).check(z.maxLength(10)));
