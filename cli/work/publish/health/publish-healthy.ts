import type { Decision, Target } from '../publishing.ts';
import {
  type Expected,
  type PublishReport,
  type PublishRequest,
  publishSites,
} from '../publish-sites.ts';
import { waitHealthy, type Waiting } from './wait-healthy.ts';

/** What to publish, and how it is waited for. */
export interface HealthyRequest extends PublishRequest {
  waiting: Waiting;
  /** Called each time that sites were switched: for a web server that has to be told. */
  onSwitch: (codes: readonly string[]) => Promise<void>;
}

/** Ends the trials of some brands: brand → the release that is served now, or why it did not end. */
const settle = async (
  target: Target,
  brands: readonly Expected[],
  decision: Decision,
): Promise<Map<string, { release: string; error?: string }>> => {
  if (brands.length === 0) return new Map();
  const tried = new Map(brands.map(({ code, release }) => [code, release]));
  const outcomes = await target.settle([...tried.keys()], decision, tried);
  return new Map(outcomes.map(({ code, ...outcome }) => [code, outcome]));
};

interface Sick {
  code: string;
  fault: string;
  /** What became of it; `undefined` when it was not on trial. */
  outcome: { release: string; error?: string } | undefined;
}

const reasonOf = ({ fault, outcome }: Sick): string => {
  if (!outcome)
    return `${fault}. It stays: nothing was served before it, or somebody else ended its trial.`;
  if (outcome.error !== undefined) return `${fault}. It was not taken back: ${outcome.error}`;
  const now = outcome.release === '' ? 'nothing is served' : `${outcome.release} is served again`;
  return `${fault}. Taken back: ${now}. Mend it and publish with --force.`;
};

/** The report once it is known who came up. */
const withHealth = (
  report: PublishReport,
  healthy: number,
  sick: readonly Sick[],
  unsettled: readonly { code: string; reason: string }[],
): PublishReport => {
  const takenBack = sick.flatMap(({ code, outcome }) =>
    outcome && outcome.error === undefined ? [{ code, release: outcome.release }] : [],
  );
  const away = new Set(takenBack.map(({ code }) => code));
  return {
    ...report,
    published: report.published.filter(({ code }) => !away.has(code)),
    failed: [
      ...report.failed,
      ...sick.map((each) => ({ code: each.code, reason: reasonOf(each) })),
      ...unsettled,
    ],
    health: { healthy, takenBack },
  };
};

/**
 * Publishes sites, and asks each brand where visitors reach it until it answers with its new release.
 * What does not come up in time is taken back. Meanwhile a release is on trial: a publisher that is
 * killed leaves what `--promote` and `--take-back` know.
 *
 * @throws {InputError} when nothing can be read or written at all
 * @throws {UsageError} when a brand was named that the source does not hold
 */
export const publishHealthy = async (request: HealthyRequest): Promise<PublishReport> => {
  const { source, target, waiting, onSwitch } = request;
  const isToAll = request.canary === undefined && request.canaryVisitors === undefined;
  const published = await publishSites({ ...request, onTrial: isToAll });
  const { expected } = published;
  const report: PublishReport = isToAll
    ? { ...published.report, serving: 'all' }
    : published.report;
  if (report.published.length > 0) await onSwitch(report.published.map(({ code }) => code));
  const faults = await waitHealthy(expected, source, waiting, report.serving === 'visitors');
  const isUp = ({ code }: Expected): boolean => !faults.has(code);
  const back = await settle(
    target,
    expected.filter((each) => !isUp(each)),
    'take-back',
  );
  if (back.size > 0) await onSwitch([...back.keys()]);
  const promoted = isToAll ? await settle(target, expected.filter(isUp), 'promote') : new Map();
  const sick = [...faults].map(([code, fault]) => ({ code, fault, outcome: back.get(code) }));
  const unsettled = [...promoted].flatMap(([code, { error }]) =>
    error === undefined ? [] : [{ code, reason: `it came up, but ${error}` }],
  );
  return withHealth(report, expected.length - sick.length, sick, unsettled);
};
