import { explainErrors } from '#config/schema/explain-errors.ts';
import { findErrors } from '#config/schema/full-validators.ts';
import { readJson } from '#config/read/read-json.ts';
import type { UnplacedIssue } from '#config/issues/issue.ts';
import type { Asker } from './ask-source.ts';
import type { ContentAnswer } from './content-answer.ts';
import { PullError, shownAddress, type PullFault } from './pull-fault.ts';

/** The most that one answer may weigh; a file of the merchant's holds no more. */
const MOST_BYTES = 2 * 1024 ** 2;

/** As many faults of one answer are told. */
const TOLD = 20;

const asFaults = (
  code: PullFault['code'],
  address: URL,
  issues: readonly UnplacedIssue[],
): PullFault[] => {
  const where = shownAddress(address);
  const told = issues.slice(0, TOLD).map(({ pointer, message, suggestion = '' }) => ({
    code,
    where,
    pointer,
    message,
    suggestion,
  }));
  const rest = issues.length - told.length;
  if (rest === 0) return told;
  const message = `And ${rest} more faults of this answer.`;
  return [...told, { code, where, pointer: '', message, suggestion: '' }];
};

/**
 * Asks for an answer and reads it with the care that a merchant's files are read with: its encoding, its
 * form, hidden characters, then the schema of the contract.
 *
 * @throws {PullError} with what is wrong with it
 */
export const readAnswer = async <Kind extends ContentAnswer['kind']>(
  { ask }: Asker,
  address: URL,
  kind: Kind,
): Promise<Extract<ContentAnswer, { kind: Kind }>> => {
  const bytes = await ask(address, 'application/json', MOST_BYTES);
  const { value, issues } = readJson(address.href, () => ({ ok: true, bytes }));
  if (value === undefined) throw new PullError(asFaults('cms/form', address, issues));
  // The check fills defaults, which no file should hold.
  const errors = findErrors('contentAnswer', structuredClone(value));
  if (errors.length > 0)
    throw new PullError(asFaults('cms/contract', address, explainErrors(address.href, errors)));
  const answer = value as ContentAnswer;
  if (answer.kind === kind) return answer as Extract<ContentAnswer, { kind: Kind }>;
  const message = `The answer is of the kind “${answer.kind}”; asked for was “${kind}”.`;
  throw new PullError([
    {
      code: 'cms/contract',
      where: shownAddress(address),
      pointer: '/kind',
      message,
      suggestion: '',
    },
  ]);
};
