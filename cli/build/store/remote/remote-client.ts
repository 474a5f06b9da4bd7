import { sha256 } from '../../../base/files/fingerprint.ts';
import { noteFailure } from './remote-run.ts';
import type { RemoteSettings } from './remote-settings.ts';

/** The kinds of artefacts that are worth a network. */
export type Kind = 'compile' | 'icons' | 'shapes';

/** What an artefact is called: its kind, and a key that its inputs give. */
export interface ArtefactName {
  kind: Kind;
  key: string;
}

/** The name as messages show it. */
export const showName = ({ kind, key }: ArtefactName): string => `${kind}-${key}`;

/** A store that is up answers in this time. */
const STATUS_MS = 3000;

/** A request with a body may take this long. */
const REQUEST_MS = 20_000;

/** A bucket that takes longer was not worth it: too many of them, and the store is left alone. */
const SLOW_MS = 5000;

/** No artefact of ours is as large; 100 MiB is also what servers take at most by default. */
export const MAX_PACKED_BYTES = 100 * 1024 * 1024;

/** The protocol wants a hash: hexadecimal, and the same for the same name. */
const addressOf = ({ url, team }: RemoteSettings, name: ArtefactName): string => {
  const hash = sha256(`livery\n${name.kind}\n${name.key}`).slice(0, 32);
  const query = team.startsWith('team_') ? 'teamId' : 'slug';
  return `${url}/v8/artifacts/${hash}?${query}=${encodeURIComponent(team)}`;
};

const reasonOf = (error: unknown): string => {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return 'it does not answer in time';
  return cause?.code ?? cause?.message ?? message;
};

const send = async (
  settings: RemoteSettings,
  address: string,
  init: RequestInit & { timeoutMs: number; isFinal?: boolean },
): Promise<Response | undefined> => {
  const { timeoutMs, isFinal = false, headers, ...rest } = init;
  const authorization = settings.token === '' ? {} : { authorization: `Bearer ${settings.token}` };
  try {
    return await fetch(address, {
      ...rest,
      headers: { ...authorization, ...(headers as Record<string, string>) },
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    noteFailure(`${settings.url}: ${reasonOf(error)}`, isFinal);
    return undefined;
  }
};

/** Notes an answer that is none: without leave every request would fail, so it is the last. */
const noteStatus = ({ url }: RemoteSettings, { status }: Response): void => {
  const isFinal = status === 400 || status === 401 || status === 403;
  noteFailure(`${url} answers with ${status}`, isFinal);
};

/** Reads a body up to a limit; `undefined` when there is more. */
const readBody = async (answer: Response): Promise<Buffer | undefined> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > MAX_PACKED_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** What became of a request for an artefact. */
export type Got = { is: 'here'; body: Buffer } | { is: 'missing' | 'too-large' | 'failed' };

/** Asks for an artefact. Faults of the network are noted, never thrown. */
export const getArtefact = async (settings: RemoteSettings, name: ArtefactName): Promise<Got> => {
  const started = performance.now();
  const answer = await send(settings, addressOf(settings, name), { timeoutMs: REQUEST_MS });
  if (!answer) return { is: 'failed' };
  if (answer.status === 404) {
    await answer.body?.cancel();
    return { is: 'missing' };
  }
  if (!answer.ok) {
    await answer.body?.cancel();
    noteStatus(settings, answer);
    return { is: 'failed' };
  }
  try {
    const body = await readBody(answer);
    const isSlow = name.kind !== 'compile' && performance.now() - started > SLOW_MS;
    if (isSlow) noteFailure(`${settings.url} is slow`);
    return body ? { is: 'here', body } : { is: 'too-large' };
  } catch (error) {
    noteFailure(`${settings.url}: ${reasonOf(error)}`);
    return { is: 'failed' };
  }
};

/** Whether the store has an artefact; `undefined` when it does not say. */
export const hasArtefact = async (
  settings: RemoteSettings,
  name: ArtefactName,
): Promise<boolean | undefined> => {
  // Others are packed and sent meanwhile: a busy machine hears of an answer late.
  const init = { method: 'HEAD', timeoutMs: REQUEST_MS };
  const answer = await send(settings, addressOf(settings, name), init);
  if (!answer) return undefined;
  if (answer.ok || answer.status === 404) return answer.ok;
  noteStatus(settings, answer);
  return undefined;
};

/**
 * Hands an artefact over.
 *
 * @param durationMs what it took to make it, for the server's figures
 * @param tag travels beside it; our own proof is inside
 * @returns whether the store has it now
 */
export const putArtefact = async (
  settings: RemoteSettings,
  name: ArtefactName,
  { body, durationMs, tag }: { body: Buffer; durationMs: number; tag: string },
): Promise<boolean> => {
  const answer = await send(settings, addressOf(settings, name), {
    method: 'PUT',
    body: new Uint8Array(body),
    headers: {
      'content-type': 'application/octet-stream',
      'x-artifact-duration': String(Math.round(durationMs)),
      'x-artifact-tag': tag,
    },
    timeoutMs: REQUEST_MS,
  });
  await answer?.body?.cancel();
  if (answer && !answer.ok) noteStatus(settings, answer);
  return answer?.ok === true;
};

/** Asks whether the store is there and switched on; it is left alone when it is not. */
export const isRemoteUp = async (settings: RemoteSettings): Promise<boolean> => {
  const address = `${settings.url}/v8/artifacts/status`;
  const answer = await send(settings, address, { timeoutMs: STATUS_MS, isFinal: true });
  if (!answer) return false;
  const body = answer.ok ? await answer.json().catch(() => undefined) : undefined;
  const { status } = (body ?? {}) as { status?: unknown };
  if (status === 'enabled') return true;
  const why = answer.ok
    ? `says that it is ${JSON.stringify(status ?? 'no such store')}`
    : `answers with ${answer.status}`;
  noteFailure(`${settings.url} ${why}`, true);
  return false;
};
