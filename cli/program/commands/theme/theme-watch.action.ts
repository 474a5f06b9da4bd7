import path from 'node:path';
import { shownPath } from '#config/places/shown-path.ts';
import { requireMerchant } from '../../../build/fleet/require-merchants.ts';
import { orLeave, untilStopped } from '../../../build/fleet/until-stopped.ts';
import { rememberedMap } from '../../../work/tokens/remembered-map.ts';
import { type Side, type SyncEvent, TokenSync } from '../../../work/tokens/sync-tokens.ts';
import { watchFiles } from '../../../work/tokens/watch-files.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { toDiskError } from '../../../base/files/disk-error.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { renderIssues } from '../../../base/terminal/render-issues.ts';
import { printError, printJsonLine, printLine, tint } from '../../../base/terminal/print.ts';
import { choiceOf, type TokenOptions } from './theme-import.action.ts';

type Options = MerchantsOption & JsonOption & TokenOptions & { prefer?: Side; partial?: boolean };

const count = (values: number): string => `${values} ${values === 1 ? 'value' : 'values'}`;

const sentenceOf = (event: SyncEvent, code: string): string => {
  switch (event.event) {
    case 'created':
      return `made ${shownPath(event.file)} from the theme of ${code}.`;
    case 'in-step':
      return 'file and theme are in step.';
    case 'to-theme':
      return `file → theme: ${count(event.values)}.`;
    case 'to-file':
      return `theme → file: ${count(event.values)}.`;
    case 'refused':
      return event.side === 'file'
        ? 'the file cannot be taken over; the theme stays as it is.'
        : 'the merchant is at fault; the file stays as it is.';
    case 'conflict':
    default:
      return (
        'both the file and the theme were edited, and differ. Neither is overwritten: take one edit ' +
        'back, or start again with --prefer file or --prefer theme.'
      );
  }
};

const say = (event: SyncEvent | undefined, code: string, json: boolean): void => {
  if (event === undefined) return;
  if (json) {
    printJsonLine({ merchant: code, ...event });
    return;
  }
  if ('problems' in event && event.problems.length > 0) {
    printLine(`${renderIssues(event.problems)}\n`);
  }
  const isBad = event.event === 'refused' || event.event === 'conflict';
  printLine(`${tint(isBad ? 'yellow' : 'green', event.event)} ${sentenceOf(event, code)}`);
};

/** A full disk or a file that may not be written ends nothing: the next edit is carried over again. */
const sayFault = (thrown: unknown): void => {
  const error = toDiskError(thrown) ?? thrown;
  if (error instanceof InputError) printError(error.message);
  else printError(`a fault of ours: ${error instanceof Error ? error.stack : String(error)}`);
};

/**
 * Keeps a theme and a file of design tokens in step until Ctrl-C.
 *
 * @throws {InputError} when the map cannot be used
 */
export const run = async (code: string, files: string[], options: Options): Promise<void> => {
  const { merchants: merchantsDir, json = false, prefer, partial = false } = options;
  const stopped = untilStopped();
  const merchant = await requireMerchant(merchantsDir, code);
  const { map, issues } = rememberedMap(merchant, options.map, false);
  if (issues.length > 0) {
    printLine(`${renderIssues(issues)}\n`);
    throw new InputError('the map cannot be used.');
  }
  const paths = files.map((file) => path.resolve(file));
  const choice = choiceOf(options);
  const sync = new TokenSync({ merchantsDir, code, paths, map, choice, partial });
  const look = (): Promise<void> => sync.step().then((event) => say(event, code, json), sayFault);
  const created = await sync.create();
  // From here on an edit is heard, also one that comes while the first look is taken.
  const close = watchFiles([...sync.files, ...merchant.files], look);
  try {
    say(created ?? (await sync.step(prefer)), code, json);
    if (!json) printLine(tint('dim', 'Press Ctrl-C to stop.'));
    await stopped;
  } finally {
    await orLeave(close());
  }
};
