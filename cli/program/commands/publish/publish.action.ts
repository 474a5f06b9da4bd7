import path from 'node:path';
import type { JsonOption } from '../../options/json.option.ts';
import { orLeave, untilStopped } from '../../../build/fleet/until-stopped.ts';
import { followIn } from '../../serving/follow-in.ts';
import { openSource, openTarget } from '../../../work/publish/targets/open-target.ts';
import { OWN_DOMAINS, parseAddress } from '../../../work/publish/health/brand-address.ts';
import { publishHealthy } from '../../../work/publish/health/publish-healthy.ts';
import {
  type PublishReport,
  type PublishRequest,
  publishSites,
  settleTrials,
} from '../../../work/publish/publish-sites.ts';
import { UsageError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { runThen } from '../../serving/run-then.ts';
import { refuse, tell, tellSettled } from './tell-publishing.ts';

interface Options extends JsonOption {
  to: string;
  only?: string[];
  canary?: number;
  canaryVisitors?: number;
  waitHealthy?: string | true;
  healthyWithin?: number;
  then?: string;
  force?: boolean;
  mend?: boolean;
  follow?: boolean;
  promote?: boolean;
  takeBack?: boolean;
}

/** A command of `--then` that failed is told like a brand at fault: what is published stays. */
const withFaults = <Report extends { failed: { code: string; reason: string }[] }>(
  report: Report,
  faults: readonly string[],
): Report => ({
  ...report,
  failed: [...report.failed, ...faults.map((reason) => ({ code: '--then', reason }))],
});

/** So long brands have to come up, where nobody says otherwise; in seconds. */
const WAIT_S = 60;

const settle = async (options: Options, isLast: boolean): Promise<void> => {
  const { to, only = [], promote = false, json = false } = options;
  const target = await openTarget(to, sayWaiting);
  const report = await settleTrials(target, only, promote ? 'promote' : 'take-back');
  const fault = await runThen(
    options.then,
    report.settled.map(({ code }) => code),
  );
  if (json && isLast) printJson(report);
  else if (!json) tellSettled(report);
  refuse(withFaults(report, fault === '' ? [] : [fault]).failed);
};

/** Makes a folder follow a store until Ctrl-C. */
const follow = async (from: string, to: string, then?: string): Promise<void> => {
  if (!from.startsWith('s3://') || /^s3:|^[^/]+:/.test(to))
    throw new UsageError('--follow brings an s3:// store into a folder of this machine.');
  const stopped = untilStopped();
  const work = async (): Promise<void> => {
    const following = await followIn(from, path.resolve(to));
    following.start(async (codes) => {
      const fault = await runThen(then, codes);
      if (fault !== '') printLine(fault);
    });
    printLine(`${to} follows ${from}. Press Ctrl-C to stop.`);
    await stopped;
    await following.stop();
  };
  // The first look may bring thousands of sites; what is cut off there is cleared up by the next.
  await orLeave(work());
};

const sayWaiting = (holder: string): void =>
  printLine(`Another process (${holder || 'unknown'}) is writing there; waiting for it…`);

/** Publishes, and waits for the brands to come up where that was asked for. */
const publish = async (
  request: PublishRequest,
  { waitHealthy, healthyWithin = WAIT_S, then }: Options,
): Promise<PublishReport> => {
  const faults: string[] = [];
  const onSwitch = async (codes: readonly string[]): Promise<void> => {
    const fault = await runThen(then, codes);
    if (fault !== '') faults.push(fault);
  };
  if (waitHealthy === undefined) {
    const { report } = await publishSites(request);
    const codes = report.published.map(({ code }) => code);
    if (codes.length > 0) await onSwitch(codes);
    return withFaults(report, faults);
  }
  const address = parseAddress(waitHealthy === true ? OWN_DOMAINS : waitHealthy);
  const waiting = { address, withinMs: healthyWithin * 1000 };
  return withFaults(await publishHealthy({ ...request, waiting, onSwitch }), faults);
};

/**
 * Publishes sites, or ends what is on trial.
 *
 * @throws {InputError} when nothing could be done; and once the others are published, when a brand
 *   failed
 * @throws {UsageError} when a brand was named that is not there
 */
export const run = async (from: string | undefined, options: Options): Promise<void> => {
  const { to, only = [], canary, canaryVisitors, force = false, json = false } = options;
  const { promote = false, takeBack = false, mend = false } = options;
  // It may have been given what was meant to be the source.
  if (typeof options.waitHealthy === 'string') parseAddress(options.waitHealthy);
  if (takeBack && from !== undefined)
    throw new UsageError('--take-back takes no source: it serves what is there already.');
  if (promote || takeBack) await settle(options, from === undefined);
  if (from === undefined) {
    if (promote || takeBack) return;
    throw new UsageError('name what to publish: livery publish <folder> --to <target>.');
  }
  if (options.follow) return follow(from, to, options.then);
  const source = await openSource(from);
  const target = await openTarget(to, sayWaiting);
  const report = await publish(
    { source, target, only, canary, canaryVisitors, force, mend },
    options,
  );
  if (json) printJson(report);
  else tell(report);
  refuse(report.failed);
};
