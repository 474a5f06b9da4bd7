import { collectDefaultMetrics, type Counter, Registry } from 'prom-client';
import { createInstruments, type Instruments } from './instruments.ts';
import { createNamedBrands, type NamedBrands } from './named-brands.ts';

/** How long a part of the figures may take; without it the others are told. */
const SOURCE_WITHIN_MS = 4000;

/** Figures that are read when they are asked for. */
export interface MetricsSource {
  name: string;
  read: () => Promise<void> | void;
}

/** What one process measures. */
export interface Metrics extends Instruments {
  brands: NamedBrands;
  addSource: (source: MetricsSource) => void;
  /** Drops every series of labels of brands that are used no more. */
  forgetBrands: (labels: readonly string[]) => Promise<void>;
  /** All figures as Prometheus reads them, with the media type. */
  render: () => Promise<{ contentType: string; text: string }>;
}

/**
 * Makes the figures of one process, beside those that Node has of itself (memory, processor time, event
 * loop, garbage collection).
 *
 * @param options.brandLimit how many brands have a label of their own
 */
export const createMetrics = ({ brandLimit }: { brandLimit: number }): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const instruments = createInstruments(registry);
  const sources: MetricsSource[] = [];
  let reading: Promise<void> | null = null;
  const readAll = async (): Promise<void> => {
    for (const source of sources) {
      const isRead = await inTime(source);
      instruments.sourceFailed.set({ source: source.name }, isRead ? 0 : 1);
    }
  };
  return {
    ...instruments,
    brands: createNamedBrands(brandLimit),
    addSource: (source) => sources.push(source),
    forgetBrands: (labels) => forget(instruments, new Set(labels)),
    render: async () => {
      // Who asks at the same moment is told the same.
      reading ??= readAll().finally(() => (reading = null));
      await reading;
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
};

const inTime = async ({ read }: MetricsSource): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), SOURCE_WITHIN_MS);
  });
  const done = (async () => read())().then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
};

const forget = async (
  { refusals, business }: Instruments,
  labels: ReadonlySet<string>,
): Promise<void> => {
  if (labels.size === 0) return;
  await forgetIn(refusals, labels);
  for (const { times, minor } of Object.values(business)) {
    await forgetIn(times, labels);
    await forgetIn(minor, labels);
  }
};

const forgetIn = async <Label extends string>(
  counter: Counter<Label | 'brand'>,
  labels: ReadonlySet<string>,
): Promise<void> => {
  for (const { labels: of } of (await counter.get()).values)
    if (labels.has(String(of.brand))) counter.remove(of);
};
