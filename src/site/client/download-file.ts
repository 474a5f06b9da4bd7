import ky from 'ky';

import { type AnyEndpoint, splitInput } from '#api/endpoint.ts';
import { refusalBody } from '#api/envelope.ts';

import { refused, type Refused } from './outcome.ts';
import { wholeEndpoint } from './whole-endpoint.ts';

/** A file that the platform answered. */
export interface Downloaded {
  ok: true;
  blob: Blob;
  /** As the platform names it; null when it does not. */
  name: string | null;
}

/** A year of statements takes the platform longer than a call. */
const TIMEOUT_MS = 120_000;

const nameIn = (header: string | null): string | null =>
  /filename="([^"]+)"/.exec(header ?? '')?.[1] ?? null;

/**
 * Fetches a file with the session's token in the header, so that it stands in no address. Never
 * throws.
 *
 * @param endpoint one whose success is a file, not an envelope
 */
export const downloadFile = async (
  endpoint: AnyEndpoint,
  input: object,
  token: string | null,
): Promise<Downloaded | Refused> => {
  try {
    const whole = await wholeEndpoint(endpoint);
    const { query } = splitInput(whole, { ...input });
    const response = await ky(new URL(whole.path, location.origin), {
      method: whole.method,
      searchParams: query,
      ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
      timeout: TIMEOUT_MS,
      retry: 0,
      throwHttpErrors: false,
    });
    if (!response.ok) {
      const said = refusalBody.safeParse(await response.json().catch(() => null));
      return refused(said.success ? said.data.code : 'unknown_system_error');
    }
    const name = nameIn(response.headers.get('content-disposition'));
    return { ok: true, blob: await response.blob(), name };
  } catch (error) {
    return refused(
      error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network_error',
    );
  }
};

/** Hands a file to the browser, which keeps it where downloads go. */
export const saveFile = (blob: Blob, name: string): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
