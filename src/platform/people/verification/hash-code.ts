import { createHash } from 'node:crypto';

/** What is stored of a code: it lives for minutes, and some wrong tries end it. */
export const hashCode = (salt: string, code: string): string =>
  createHash('sha256').update(`${salt}:${code}`).digest('base64url');
