import path from 'node:path';
import type { JsonOption } from '../../options/json.option.ts';
import { orLeave, untilStopped } from '../../../build/fleet/until-stopped.ts';
import { followIn } from '../../serving/follow-in.ts';
import { openSource, openTarget } from '../../../work/publish/targets/open-target.ts';
import {
  type PublishReport,
  publishSites,
  type SettleReport,
  settleTrials,
} from '../../../work/publish/publish-sites.ts';
import { InputError, UsageError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine } from '../../../base/terminal/print.ts';

interface Options extends JsonOption {
  to: string;
  only?: string[];
  canary?: number;
  canaryVisitors?: number;
  force?: boolean;
  follow?: boolean;
  promote?: boolean;
  takeBack?: boolean;
}

const NAMED = 10;

/** A few names, and how many more there are. */
const few = (names: readonly string[]): string =>
  names.length > NAMED
    ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`
    : names.join(', ');

const servedTo = ({ serving, share = 1 }: PublishReport): string => {
  if (serving === 'all') return '';
  if (serving === 'trial') return ', on trial';
  return `, on trial with ${(share * 100).toFixed(1)} % of the visitors`;
};

const tell = (report: PublishReport): void => {
  const { brands, published, unchanged, held, traffic, target } = report;
  print(
    `${published.length} of ${brands} brands published to ${target}${servedTo(report)}; ` +
      `${unchanged} unchanged. Sent ${traffic.files} files (${Math.ceil(traffic.bytes / 1000)} kB); ` +
      `${traffic.known} were there.`,
  );
  if (published.length > 0) print(few(published.map(({ code, release }) => `${code} ${release}`)));
  if (held.length > 0)
    printLine(
      `Rolled back or taken back, and left as they are: ${few(held)}. --force publishes them.`,
    );
};

const refuse = (failed: readonly { code: string; reason: string }[]): void => {
  for (const { code, reason } of failed) printLine(`${code}: ${reason}`);
  if (failed.length > 0)
    throw new InputError(`${failed.length} brands failed: ${few(failed.map(({ code }) => code))}.`);
};

const tellSettled = ({ decision, settled, target }: SettleReport): void => {
  const what = decision === 'promote' ? 'served to all' : 'taken back';
  print(
    `${settled.length} brands in ${target} ${what}: ` +
      few(settled.map(({ code, release }) => `${code} ${release || '(nothing)'}`)),
  );
};

const settle = async (options: Options, isLast: boolean): Promise<void> => {
  const { to, only = [], promote = false, json = false } = options;
  const target = await openTarget(to, sayWaiting);
  const report = await settleTrials(target, only, promote ? 'promote' : 'take-back');
  if (json && isLast) printJson(report);
  else if (!json) tellSettled(report);
  refuse(report.failed);
};

/** Makes a folder follow a store until Ctrl-C. */
const follow = async (from: string, to: string): Promise<void> => {
  if (!from.startsWith('s3://') || /^s3:|^[^/]+:/.test(to))
    throw new UsageError('--follow brings an s3:// store into a folder of this machine.');
  const stopped = untilStopped();
  const work = async (): Promise<void> => {
    const following = await followIn(from, path.resolve(to));
    following.start();
    printLine(`${to} follows ${from}. Press Ctrl-C to stop.`);
    await stopped;
    await following.stop();
  };
  // The first look may bring thousands of sites; what is cut off there is cleared up by the next.
  await orLeave(work());
};

const sayWaiting = (holder: string): void =>
  printLine(`Another process (${holder}) is writing there; waiting for it…`);

/**
 * Publishes sites, or ends what is on trial.
 *
 * @throws {InputError} when nothing could be done; and once the others are published, when a brand
 *   failed
 * @throws {UsageError} when a brand was named that is not there
 */
export const run = async (from: string | undefined, options: Options): Promise<void> => {
  const { to, only = [], canary, canaryVisitors, force = false, json = false } = options;
  const { promote = false, takeBack = false } = options;
  if (takeBack && from !== undefined)
    throw new UsageError('--take-back takes no source: it serves what is there already.');
  if (promote || takeBack) await settle(options, from === undefined);
  if (from === undefined) {
    if (promote || takeBack) return;
    throw new UsageError('name what to publish: livery publish <folder> --to <target>.');
  }
  if (options.follow) return follow(from, to);
  const source = await openSource(from);
  const target = await openTarget(to, sayWaiting);
  const request = { source, target, only, canary, canaryVisitors, force };
  const { report } = await publishSites(request);
  if (json) printJson(report);
  else tell(report);
  refuse(report.failed);
};
