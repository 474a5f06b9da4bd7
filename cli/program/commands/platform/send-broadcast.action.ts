import { readFile } from 'node:fs/promises';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { parseAmountMinor } from '#platform/base/ledger/parse-amount.ts';
import {
  type BroadcastTemplate,
  type PromotionFigures,
  readBroadcastTemplate,
} from '#platform/people/inbox/broadcasts/broadcast-template.ts';
import {
  countAudience,
  findUnknown,
} from '#platform/people/inbox/broadcasts/broadcast-audience.ts';
import { findRecipient } from '#platform/people/inbox/broadcasts/find-recipient.ts';
import { readPromotionFigures } from '#platform/people/inbox/broadcasts/promotion-figures.ts';
import { scheduleBroadcast } from '#platform/people/inbox/broadcasts/operate-broadcasts.ts';
import {
  parseSegment,
  type Segment,
  SegmentError,
} from '#platform/people/inbox/broadcasts/segment.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { type OpenedPlatform, withPlatform } from './open-platform.ts';

interface Options extends JsonOption, DeciderOption {
  merchant: string;
  template: string;
  segment?: string;
  member?: string;
  at?: Date;
  dryRun?: boolean;
}

/**
 * Schedules a message to one member or to a part of a brand's members, or counts whom it would reach.
 *
 * @throws {InputError} when the template or the segment is wrong, or the member cannot be written to
 */
export const run = async (options: Options): Promise<void> => {
  const { at: dueAt = new Date(), dryRun = false, json = false } = options;
  const given = await readJson(options.template);
  const sent = await withPlatform(async ({ database, findMerchant }) => {
    const merchant = findMerchant(options.merchant);
    const figures = await readPromotionFigures(database, merchant);
    const template = templateOf(given, merchant, figures);
    const segment = await recipientsOf(database, merchant, template.kind, options);
    const unknown = await findUnknown(database, merchant.id, segment);
    if (unknown.length > 0) throw new InputError(`${merchant.code} has ${unknown.join(', ')}.`);
    const reaches = await countAudience(database, merchant.id, { kind: template.kind, segment });
    const id = dryRun
      ? null
      : await scheduleBroadcast(
          database,
          merchant,
          { template, segment, dueAt },
          deciderOf(options),
        );
    return { id, reaches, dueAt };
  });
  if (json) printJson(sent);
  else if (sent.id === null)
    printLine(`It would reach ${membersOf(sent.reaches)} now. Nothing was sent.`);
  else
    printLine(
      `Message ${sent.id} is due at ${dueAt.toISOString()}; it would reach ${membersOf(sent.reaches)} now.`,
    );
};

const membersOf = (count: number): string => (count === 1 ? '1 member' : `${count} members`);

const readJson = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new InputError(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
};

const templateOf = (
  given: unknown,
  { config }: Merchant,
  figures: PromotionFigures,
): BroadcastTemplate => {
  const read = readBroadcastTemplate(given, config.languages.list, figures);
  if ('template' in read) return read.template;
  throw new InputError(`The template is not sound:\n${read.issues.join('\n')}`);
};

/** What `--member` or `--segment` says. */
const recipientsOf = async (
  database: OpenedPlatform['database'],
  merchant: Merchant,
  kind: BroadcastTemplate['kind'],
  { member, segment }: Options,
): Promise<Segment> => {
  if (segment !== undefined) return segmentOf(segment, merchant);
  if (member === undefined)
    throw new InputError(
      'Say to whom: --member <account>, or --segment <spec> (all for everybody).',
    );
  const found = await findRecipient(database, merchant.id, member, kind);
  if (found.ok) return { memberId: found.memberId };
  throw new InputError(
    {
      no_member: `${merchant.code} has no account ${member}.`,
      trial: `${member} is a trial account, which has no inbox.`,
      not_active: `The account ${member} is frozen or closed; nothing is written to it.`,
      no_offers: `${member} takes no offers, or has a break from play. Only a template of kind mail, which is service, reaches them.`,
    }[found.reason],
  );
};

const segmentOf = (text: string, { config }: Merchant): Segment => {
  try {
    return parseSegment(text, (amount) => parseAmountMinor(amount, config.currency));
  } catch (error) {
    throw error instanceof SegmentError ? new InputError(error.message) : error;
  }
};
