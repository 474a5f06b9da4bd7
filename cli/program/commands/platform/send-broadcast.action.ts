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
import { withPlatform } from './open-platform.ts';

interface Options extends JsonOption, DeciderOption {
  merchant: string;
  template: string;
  segment: string;
  at?: Date;
  dryRun?: boolean;
}

/**
 * Schedules a message to a part of a brand's members, or counts whom it would reach.
 *
 * @throws {InputError} when the template or the segment is wrong
 */
export const run = async (options: Options): Promise<void> => {
  const { at: dueAt = new Date(), dryRun = false, json = false } = options;
  const given = await readJson(options.template);
  const sent = await withPlatform(async ({ database, findMerchant }) => {
    const merchant = findMerchant(options.merchant);
    const figures = await readPromotionFigures(database, merchant);
    const template = templateOf(given, merchant, figures);
    const segment = segmentOf(options.segment, merchant);
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
    printLine(`It would reach ${sent.reaches} members now. Nothing was sent.`);
  else
    printLine(
      `Message ${sent.id} is due at ${dueAt.toISOString()}; it would reach ${sent.reaches} members now.`,
    );
};

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

const segmentOf = (text: string, { config }: Merchant): Segment => {
  try {
    return parseSegment(text, (amount) => parseAmountMinor(amount, config.currency));
  } catch (error) {
    throw error instanceof SegmentError ? new InputError(error.message) : error;
  }
};
