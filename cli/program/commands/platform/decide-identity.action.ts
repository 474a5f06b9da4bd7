import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { IdentityReason } from '#platform/people/identity/identity-reasons.ts';
import {
  decideIdentity,
  type IdentityDecision,
} from '#platform/people/identity/decide-identity.ts';
import {
  type OperatorIdentity,
  readOperatorIdentity,
} from '#platform/people/identity/read-waiting-identities.ts';
import { openIdentityPictures } from '#platform/people/identity/open-identity-pictures.ts';
import type { Refused } from '#platform/base/ledger/refusal-as-value.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { type OpenedPlatform, withPlatform } from './open-platform.ts';

type Options = JsonOption & { as: string };

/** Readable by whoever looks, and nobody else on the machine. */
const PRIVATE = 0o600;

/**
 * Writes the pictures of a proof into a folder.
 *
 * @throws {InputError} when there is no such proof
 */
export const show = async (
  id: number,
  { savePictures, json = false, ...options }: Options & { savePictures: string },
): Promise<void> => {
  const by = nameOf(options);
  const pictures = await withPlatform(async (platform) =>
    openIdentityPictures(platform.database, await find(platform, id), by),
  );
  await mkdir(savePictures, { recursive: true, mode: 0o700 });
  const files: string[] = [];
  for (const { side, mime, bytes } of pictures) {
    const ending = mime === 'image/jpeg' ? 'jpg' : mime.slice('image/'.length);
    const file = path.join(savePictures, `${id}-${side}.${ending}`);
    await writeFile(file, bytes, { mode: PRIVATE });
    files.push(file);
  }
  if (json) printJson({ id, files });
  else printLine(files.map((file) => `Written: ${file}`).join('\n'));
};

/** Accepts a proof. */
export const approve = (
  id: number,
  options: Options & { birthday: string; reason: string },
): Promise<void> => {
  const seen = options.reason.trim();
  if (!seen) throw new InputError('Say what was seen: --reason "passport, clear, the same face".');
  return decide(id, options, { birthday: options.birthday.trim(), seen, by: nameOf(options) });
};

/**
 * Refuses a proof.
 *
 * @throws {InputError} of who is too young, without the birthday on the document: by it play and deposits are closed
 */
export const reject = (
  id: number,
  { birthday, ...options }: Options & { reason: IdentityReason; birthday?: string },
): Promise<void> => {
  const { reason } = options;
  const by = nameOf(options);
  if (reason !== 'tooYoung') return decide(id, options, { reason, by });
  if (birthday === undefined)
    throw new InputError(
      'Say the birthday on the document: --birthday 2012-02-28. It closes play and deposits for the member.',
    );
  return decide(id, options, { reason, birthday: birthday.trim(), by });
};

const nameOf = ({ as }: { as: string }): string => {
  const name = as.trim();
  if (name) return name;
  throw new InputError('Say who decides: --as "anna".');
};

const decide = async (
  id: number,
  { json = false }: JsonOption,
  decision: IdentityDecision,
): Promise<void> => {
  const status = await withPlatform(async (platform) => {
    const { merchant: code } = await find(platform, id);
    const outcome = await decideIdentity(
      platform.database,
      platform.findMerchant(code),
      id,
      decision,
    );
    if (!outcome.ok) throw new InputError(explain(id, outcome));
    return outcome.status;
  });
  if (json) printJson({ id, status });
  else printLine(`Proof ${id} is ${status}; the member is told.`);
};

const find = async ({ database }: OpenedPlatform, id: number): Promise<OperatorIdentity> => {
  const found = await readOperatorIdentity(database, id);
  if (found) return found;
  throw new InputError(
    `There is no proof ${id}. See livery platform identity for those that wait.`,
  );
};

const explain = (id: number, { code, details = {} }: Refused): string => {
  const sentences: Partial<Record<Refused['code'], () => string>> = {
    identity_decided: () =>
      `Proof ${id} is ${String(details['status'])} already. The member may send another one.`,
    birthday_wrong: () =>
      `To approve, the birthday must be a day such as 1990-02-28, at least ${String(details['minimum'])} years ago. Who is younger is refused with it: reject ${id} --reason tooYoung --birthday <yyyy-mm-dd>.`,
    birthday_differs: () =>
      `The profile has another verified birthday, ${String(details['told'])}. Reject with --reason doesNotMatch, or correct it first: livery platform profile.`,
  };
  return sentences[code]?.() ?? `Proof ${id} was refused: ${code.replaceAll('_', ' ')}.`;
};
