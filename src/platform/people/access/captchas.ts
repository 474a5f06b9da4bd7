import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../../base/database/tables.ts';

/** How long an answer is accepted. */
const LIFE_MINUTES = 5;

/** What is stored of an answer; letters count alike in both cases, blanks not at all. */
export const hashCaptchaAnswer = (id: string, answer: string): string =>
  createHash('sha256')
    .update(`${id}:${answer.replace(/\s/g, '').toUpperCase()}`)
    .digest('base64url');

/** Remembers the answer of a new captcha for one use. */
export const storeCaptcha = async (
  database: Database,
  merchantId: number,
  answer: string,
): Promise<{ id: string; expiresAt: Date }> => {
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + LIFE_MINUTES * 60_000);
  await database
    .insertInto('captcha')
    .values({ merchantId, id, answerHash: hashCaptchaAnswer(id, answer), expiresAt })
    .execute();
  return { id, expiresAt };
};

/** Whether the answer is right. Whatever it is, this captcha is used up now. */
export const useCaptcha = async (
  database: Database,
  merchantId: number,
  id: string | undefined,
  answer: string | undefined,
): Promise<boolean> => {
  if (!id || !answer) return false;
  const row = await database
    .deleteFrom('captcha')
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .returning(['answerHash', 'expiresAt'])
    .executeTakeFirst();
  if (!row || row.expiresAt.getTime() < Date.now()) return false;
  return row.answerHash === hashCaptchaAnswer(id, answer);
};
