import type { RecordedAnswer, RecordedAnswers, ScreenData } from './recording.ts';

const CALLS = /^\/(wps|lgw)\//;
const GAME_ART = /\/game-art\/([\w-]+)\.svg(?:\?v=\d+)?/g;
/** A brand's picture on its built site: its name, a hash, its kind. */
const BRAND_ART = /\/brand\/([\w-]+)\.[\da-z]+\.(\w+)/g;

/** What a call is kept under: the order of its query does not matter. */
const keyOf = ({ method, url }: Request): string => {
  const { pathname, search, searchParams } = new URL(url);
  searchParams.sort();
  return `${method} ${pathname}${search === '' ? '' : `?${searchParams.toString()}`}`;
};

const NOT_RECORDED: RecordedAnswer = {
  status: 404,
  body: { success: false, code: 'not_found', message: 'Nothing was recorded for this call.' },
};

/** A call whatever its language: what a story itself answers is alike in all. */
export const withoutLanguage = (key: string): string =>
  key.replace(/(?<=[?&])language=[^&]+&?/, '').replace(/[?&]$/, '');

/** The member center was recorded in a brand's first language: its figures do for the others. */
const keysFor = (key: string, { recording }: ScreenData): string[] => {
  const [first = ''] = Object.keys(recording.member);
  return [key, key.replace(/\blanguage=[^&]+/, `language=${first}`), withoutLanguage(key)];
};

const findAnswer = (
  key: string,
  answers: readonly (RecordedAnswers | undefined)[],
): RecordedAnswer[] => answers.flatMap((each) => each?.[key] ?? []);

/** Puts the pictures that there are here in the place of the platform's addresses. */
const withPictures = (text: string, { art, assets }: ScreenData): string =>
  text
    .replace(GAME_ART, (_address, code: string) => art[code] ?? art['default'] ?? '')
    .replace(
      BRAND_ART,
      (address, name: string, kind: string) => assets[`${name}.${kind}`] ?? address,
    );

/**
 * Answers the platform's calls from a recording, and lets everything else through.
 *
 * @param answers by call; those of the story itself come first
 * @returns what takes the former `fetch` back
 */
export const playRecording = (
  data: ScreenData,
  answers: readonly (RecordedAnswers | undefined)[],
): (() => void) => {
  const former = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (!CALLS.test(new URL(request.url).pathname)) return former(input, init);
    const key = keyOf(request);
    const found = keysFor(key, data).flatMap((each) => findAnswer(each, answers))[0];
    const { status, body } = found ?? NOT_RECORDED;
    // A file is its text; every other answer is JSON.
    const isFile = typeof body === 'string';
    const text = isFile ? body : withPictures(JSON.stringify(body), data);
    const headers = { 'content-type': isFile ? 'text/plain' : 'application/json' };
    return Promise.resolve(new Response(text, { status, headers }));
  };
  return () => {
    globalThis.fetch = former;
  };
};
