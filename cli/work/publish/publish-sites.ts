import { type FailedBrand, failureOf } from '../../base/files/brand-failure.ts';
import { loadTrusted } from '../../base/keys/signing-keys.ts';
import { InputError, UsageError } from '../../base/terminal/errors.ts';
import { drawBrands, lotsOf } from './draw-brands.ts';
import { proveManifest } from './prove-manifest.ts';
import {
  type BrandState,
  type Decision,
  hashOf,
  type Order,
  type Outcome,
  type Serving,
  type Source,
  type Target,
  type Traffic,
  triedRelease,
} from './publishing.ts';

/** What to publish, and how. */
export interface PublishRequest {
  source: Source;
  target: Target;
  /** Only these brands; all when empty. */
  only: readonly string[];
  /** Only this share of the brands first, above 0 and at most 1. */
  canary?: number | undefined;
  /** Only this share of the visitors of each brand first. */
  canaryVisitors?: number | undefined;
  /** Serves all brands on trial: what they had before stays at hand. */
  onTrial?: boolean;
  /** Publishes also what somebody turned back from. */
  force?: boolean;
  /** Looks also at what is there already, and mends it. */
  mend?: boolean;
}

/** One brand's release, as a publishing left it. */
export interface PublishedBrand {
  code: string;
  release: string;
  /** The hash of what its files said, and of its compile: as in its manifest. */
  config: string;
  compile: string;
}

/** What a publishing did: what `livery publish --json` prints. */
export interface PublishReport {
  source: string;
  target: string;
  /** How many brands were looked at. */
  brands: number;
  /** Brands with a new release. */
  published: PublishedBrand[];
  /** How many were as they should be. */
  unchanged: number;
  /** Brands that somebody turned back from this very release; `--force` publishes them. */
  held: string[];
  failed: FailedBrand[];
  /** How the new releases are served. */
  serving: 'all' | 'trial' | 'visitors';
  /** The share of the visitors that see them, where it is not all. */
  share?: number;
  traffic: Traffic;
  /** With `--wait-healthy`: how many brands answered in time, and those that were taken back. */
  health?: { healthy: number; takenBack: { code: string; release: string }[] };
}

const chooseCodes = async (source: Source, only: readonly string[]): Promise<string[]> => {
  const there = await source.codes();
  const unknown = only.filter((code) => !there.includes(code));
  if (unknown.length > 0)
    throw new UsageError(`${source.shown} holds no site of ${unknown.join(', ')}.`);
  return only.length === 0 ? there : [...new Set(only)].toSorted();
};

/** Whether a brand is served as it was asked for already. */
const isDone = (state: BrandState, hash: string, serving: Serving): boolean => {
  const { trial } = state;
  if (serving.to === 'all') return state.hash === hash && !trial;
  if (serving.to === 'trial') return state.hash === hash && trial?.kind !== 'visitors';
  if (trial?.kind !== 'visitors') return state.hash === hash;
  return trial.release.endsWith(`-${hash}`) && trial.lots === serving.lots;
};

const servingOf = ({ canary, canaryVisitors, onTrial = false }: PublishRequest): Serving => {
  if (canaryVisitors !== undefined) return { to: 'visitors', lots: lotsOf(canaryVisitors) };
  return { to: canary === undefined && !onTrial ? 'all' : 'trial' };
};

interface Sorted {
  orders: Order[];
  unchanged: Expected[];
  held: string[];
  failed: FailedBrand[];
}

/** Proves the manifest of each brand, and tells what is to be done. */
const sort = async (
  codes: readonly string[],
  { source, target, force = false, mend = false }: PublishRequest,
  serving: Serving,
): Promise<Sorted> => {
  const trusted = loadTrusted();
  const states = await target.state();
  const sorted: Sorted = { orders: [], unchanged: [], held: [], failed: [] };
  for (const code of codes) {
    try {
      const manifest = await proveManifest(source, code, trusted);
      const hash = hashOf(manifest);
      const state = states.get(code);
      if (state?.fault !== undefined && !mend) sorted.failed.push({ code, reason: state.fault });
      else if (!force && state?.refused.includes(hash)) sorted.held.push(code);
      else if (!mend && state && isDone(state, hash, serving))
        sorted.unchanged.push({ code, manifest, release: triedRelease(state) || state.release });
      else sorted.orders.push({ code, manifest });
    } catch (error) {
      sorted.failed.push({ code, ...failureOf(error) });
    }
  }
  return sorted;
};

const NOTHING: Traffic = { files: 0, bytes: 0, known: 0 };

/** A brand that is as it should be, and the release that makes it so. */
export interface Expected extends Order {
  release: string;
}

/** What a publishing did, and every brand that is now as it should be. */
export interface PublishResult {
  report: PublishReport;
  /** What visitors must find now, for `publishHealthy`. */
  expected: Expected[];
}

/**
 * Publishes sites whose manifests prove them: only what differs travels, each brand for itself.
 *
 * @throws {InputError} when nothing can be read or written at all
 * @throws {UsageError} when a brand was named that the source does not hold
 */
export const publishSites = async (request: PublishRequest): Promise<PublishResult> => {
  const { source, target, canary } = request;
  const chosen = await chooseCodes(source, request.only);
  const codes = canary === undefined ? chosen : drawBrands(chosen, canary);
  const serving = servingOf(request);
  const { orders, unchanged, held, failed } = await sort(codes, request, serving);
  const { outcomes, traffic } =
    orders.length === 0
      ? { outcomes: [], traffic: NOTHING }
      : await target.publish(orders, source, serving, request.mend ?? false);
  const byCode = new Map(orders.map((order) => [order.code, order]));
  const done = outcomes.filter(({ error }) => error === undefined);
  return {
    report: {
      source: source.shown,
      target: target.shown,
      brands: codes.length,
      published: done.map(({ code, release }) => {
        const { config = '', compile = '' } = byCode.get(code)?.manifest ?? {};
        return { code, release, config, compile };
      }),
      unchanged: unchanged.length,
      held,
      failed: [...failed, ...faultsOf(outcomes)],
      serving: serving.to,
      ...(serving.to === 'visitors' && { share: serving.lots / 256 }),
      traffic,
    },
    expected: [
      ...unchanged,
      ...done.flatMap(({ code, release }) => {
        const order = byCode.get(code);
        return order ? [{ ...order, release }] : [];
      }),
    ],
  };
};

/** The brands at fault among some outcomes. */
const faultsOf = (outcomes: readonly Outcome[]): FailedBrand[] =>
  outcomes.flatMap(({ code, error, isOurs }) =>
    error === undefined ? [] : [{ code, reason: error, ...(isOurs && { isOurs }) }],
  );

/** How trials ended: what `livery publish --promote --json` and `--take-back --json` print. */
export interface SettleReport {
  target: string;
  decision: Decision;
  /** Each brand that was on trial, with the release that it is served from now. */
  settled: { code: string; release: string }[];
  failed: FailedBrand[];
}

/**
 * Ends what is on trial: all visitors get it, or none. A brand that was named and has nothing on trial, or is
 * not there at all, fails alone.
 *
 * @throws {InputError} when nothing is on trial, or nothing can be written there
 */
export const settleTrials = async (
  target: Target,
  only: readonly string[],
  decision: Decision,
): Promise<SettleReport> => {
  const outcomes = await target.settle(only, decision);
  if (outcomes.length === 0) {
    const which = only.length > 0 ? ` of ${only.join(', ')}` : '';
    throw new InputError(`nothing${which} is on trial in ${target.shown}.`);
  }
  const settled = outcomes.filter(({ error }) => error === undefined);
  const found = new Set(outcomes.map(({ code }) => code));
  const missing = [...new Set(only)].filter((code) => !found.has(code)).toSorted();
  const reason = `nothing of it is on trial in ${target.shown}; look at its code.`;
  return {
    target: target.shown,
    decision,
    settled: settled.map(({ code, release }) => ({ code, release })),
    failed: [...faultsOf(outcomes), ...missing.map((code) => ({ code, reason }))],
  };
};
