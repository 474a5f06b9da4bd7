import type { ComponentType } from 'react';

import { loadUntilHere } from '#components/PageLoader/load-until-here.ts';

import type { Settings } from '../settings/settings.ts';

/** The component of a part. Whoever shows a part of a kind that takes props hands them in: a list of parts does not know them. */
type PartComponent = ComponentType;

/** A part of the site that stands in a file of its own, which only its dynamic import reaches. */
export interface Feature {
  name: string;
  /** Whether this brand has the part: asked at run time by the site, and by the build to prune. */
  when: (settings: Settings) => boolean;
  /**
   * Fetches the part; at most once, and again only after a failure.
   *
   * @throws {PartTooSlowError} after `timeoutS` seconds
   */
  load: (timeoutS?: number) => Promise<PartComponent>;
  /**
   * Fetches the part for a render, which React repeats until it is told how that ended: the same promise each
   * time, also after a failure, until `letTryAgain` is given that.
   */
  show: (timeoutS?: number) => Promise<PartComponent>;
  /** Fetches the part again until it comes; the same promise each time. */
  loadUntilHere: (timeoutS?: number) => Promise<PartComponent>;
  /** The part, once it has been fetched. */
  loaded: () => PartComponent | undefined;
}

interface Definition<Name extends string, Props> {
  /** Also the name under which the file exports the component. */
  name: Name;
  load: () => Promise<Record<Name, ComponentType<Props>>>;
  when: (settings: Settings) => boolean;
}

/** A part's file did not come in time. */
export class PartTooSlowError extends Error {
  override name = 'PartTooSlowError';
}

/** The specification's limit for a file of the site; a merchant may set another. */
const CHUNK_TIMEOUT_S = 120;

/** What ends the memory of a failure that renders were told of; parts of one file fail by the same. */
const shownFailures = new WeakMap<object, (() => void)[]>();

/**
 * Has a part that failed fetched anew when it is shown the next time: to be called once its failure is in
 * sight. Anything else that was thrown is passed over.
 */
export const letTryAgain = (fault: unknown): void => {
  if (typeof fault !== 'object' || fault === null) return;
  for (const forget of shownFailures.get(fault) ?? []) forget();
  shownFailures.delete(fault);
};

/** Defines an optional part: its component's name, its file, and which brands have it. */
export const feature = <Name extends string, Props>({
  name,
  load,
  when,
}: Definition<Name, Props>): Feature => {
  let component: PartComponent | undefined;
  let coming: Promise<PartComponent> | undefined;
  let shown: Promise<PartComponent> | undefined;
  let patient: Promise<PartComponent> | undefined;

  const fetchPart = async (timeoutS: number) => {
    try {
      component = (await inTime(load(), timeoutS))[name] as PartComponent;
      return component;
    } catch (error) {
      coming = undefined;
      throw error;
    }
  };

  const loadOnce = (timeoutS = CHUNK_TIMEOUT_S) => (coming ??= readable(fetchPart(timeoutS)));

  const keepFailure = (part: Promise<PartComponent>): Promise<PartComponent> => {
    part.catch((fault: unknown) => {
      if (typeof fault !== 'object' || fault === null) return;
      const forget = (): void => {
        shown = undefined;
      };
      shownFailures.set(fault, [...(shownFailures.get(fault) ?? []), forget]);
    });
    return part;
  };

  return {
    name,
    when,
    load: loadOnce,
    show: (timeoutS) => (shown ??= keepFailure(loadOnce(timeoutS))),
    loadUntilHere: (timeoutS) => (patient ??= loadUntilHere(() => loadOnce(timeoutS))),
    loaded: () => component,
  };
};

/** Tells React's `use`, in the fields that it looks for, once the value is there: it need not wait. */
const readable = <T>(promise: Promise<T>): Promise<T> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
};

const inTime = async <T>(promise: Promise<T>, timeoutS: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PartTooSlowError('too slow')), timeoutS * 1000);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};
