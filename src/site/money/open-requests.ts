import type { AnyEndpoint } from '#api/endpoint.ts';

import { tabStorage } from '../storage/browser-storage.ts';

import { newRequestId } from './request-id.ts';

/** Gone with the tab, and when somebody signs out. */
const STORAGE_KEY = 'livery.requests';

/** Who asks for the same later than this means another one. */
const KEEP_MS = 3_600_000;

/**
 * Whether a request that was not answered is still the one that is meant when the same is asked for again.
 *
 * @param at when it was first sent, in milliseconds since 1970
 */
export const isStillMeant = (at: number): boolean => Date.now() - at < KEEP_MS;

/** A request that was sent and not answered. */
interface OpenRequest {
  /** SHA-256 of what was asked, in hexadecimal: neither amounts nor accounts are left behind. */
  asked: string;
  requestId: string;
  /** In milliseconds since 1970. */
  at: number;
}

const isOpenRequest = (value: unknown): value is OpenRequest =>
  typeof value === 'object' &&
  value !== null &&
  'asked' in value &&
  typeof value.asked === 'string' &&
  'requestId' in value &&
  typeof value.requestId === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

const readAll = (): OpenRequest[] => {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(STORAGE_KEY) ?? '[]');
    const all = Array.isArray(kept) ? kept.filter(isOpenRequest) : [];
    return all.filter(({ at }) => isStillMeant(at));
  } catch {
    return [];
  }
};

const writeAll = (all: readonly OpenRequest[]): void => {
  if (all.length > 0) tabStorage.setItem(STORAGE_KEY, JSON.stringify(all));
  else tabStorage.removeItem(STORAGE_KEY);
};

/** Without passwords: six digits are soon guessed from a hash, and the platform does not compare them either. */
const digest = async ({ method, path }: AnyEndpoint, input: object): Promise<string | null> => {
  // On an origin that is not secure there is none.
  if (!('subtle' in crypto)) return null;
  const said = Object.entries(input).filter(([name]) => !/password/i.test(name));
  const bytes = new TextEncoder().encode(JSON.stringify([method, path, said]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The id under which a request goes out. */
interface RequestUnderId {
  requestId: string;
  /** When it was first sent, in milliseconds since 1970. */
  at: number;
  /** It was sent before, and no answer came. */
  isRepeat: boolean;
  /** To be called once there is an answer. */
  close: () => void;
}

/**
 * Finds the id of a request that was sent and not answered, also when the page was reloaded meanwhile,
 * so that nothing is paid twice; otherwise makes one.
 */
export const requestUnderId = async (
  endpoint: AnyEndpoint,
  input: object,
): Promise<RequestUnderId> => {
  const asked = await digest(endpoint, input);
  const now = Date.now();
  if (asked === null)
    return { requestId: newRequestId(), at: now, isRepeat: false, close: () => {} };
  const all = readAll();
  const known = all.find((one) => one.asked === asked);
  const { requestId, at } = known ?? { requestId: newRequestId(), at: now };
  if (!known) writeAll([...all, { asked, requestId, at }]);
  return {
    requestId,
    at,
    isRepeat: known !== undefined,
    close: () => writeAll(readAll().filter((one) => one.requestId !== requestId)),
  };
};
