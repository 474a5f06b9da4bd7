import { readFileSync } from 'node:fs';
import { LOT_COOKIE } from '#platform/base/sites/visitor-lots.ts';
import { styleHashes } from '#platform/base/sites/content-security-policy.ts';
import { isPlainPage, pageAt } from '#platform/base/sites/site-paths.ts';
import { sha256 } from '../../../base/files/fingerprint.ts';
import type { Order, Source } from '../publishing.ts';
import { type Answer, askBrand } from './ask-brand.ts';
import { addressOf, type BrandAddress } from './brand-address.ts';

/** What is asked of one brand. */
export interface Question {
  place: BrandAddress;
  /** Address → the sha256 of the page that it must answer. */
  pages: ReadonlyMap<string, string>;
  /** The page that stands for all others while a brand is in maintenance or blocked. */
  shell: string | undefined;
  /** Files that the home page asks for at once. */
  files: readonly string[];
  cookie: string | undefined;
}

/** The first lot sees every release that is on trial with visitors. */
export const FIRST_LOT = `${LOT_COOKIE}=00`;

/** The address of a page's file in a site; `undefined` for what is no page of the rules. */
const addressOfPage = (name: string): string | undefined => {
  if (name === 'index.html') return '/';
  const [, inner] = /^(?:pages|own)(\/.+)\.html$/.exec(name) ?? [];
  if (inner !== undefined) return pageAt(inner)?.file === name ? inner : undefined;
  return isPlainPage(`/${name}`) ? `/${name}` : undefined;
};

const filesOf = (html: string, known: Readonly<Record<string, unknown>>): string[] => {
  const named = [...html.matchAll(/\b(?:src|href)="\/([^"?#]+)"/g)].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => name in known && !name.endsWith('.html'));
};

/**
 * What a brand must answer once a release is served.
 *
 * @param address as `addressOf` takes it
 * @param isTried whether visitors of the first lot alone see it
 */
export const questionOf = async (
  { code, manifest }: Order,
  source: Source,
  address: string,
  isTried: boolean,
): Promise<Question> => {
  const { files } = manifest;
  const found = await source.file(code, 'index.html', files['index.html']?.sha256 ?? '');
  const html = (typeof found === 'string' ? readFileSync(found) : found).toString('utf8');
  const pages = Object.entries(files).flatMap(([name, { sha256: digest }]) => {
    const at = addressOfPage(name);
    return at === undefined ? [] : [[at, digest] as const];
  });
  // The home page first: it says soonest that the release before is still served.
  pages.sort(([a], [b]) => Number(a !== '/') - Number(b !== '/'));
  return {
    place: addressOf(address, code, html),
    pages: new Map(pages),
    shell: files['shell.html']?.sha256,
    files: filesOf(html, files),
    cookie: isTried ? FIRST_LOT : undefined,
  };
};

/** Styles of a page that the policy it came with forbids: a web server's file is older than the site. */
const isForbidden = ({ headers, body }: Answer): boolean => {
  const policy = headers['content-security-policy'];
  return (
    typeof policy === 'string' &&
    styleHashes(body.toString('utf8')).some((digest) => !policy.includes(digest))
  );
};

const faultOfPage = (at: string, digest: string, answer: Answer): string | undefined => {
  const { status, headers, body } = answer;
  if (status >= 300 && status < 400) return `${at} leads to ${headers.location ?? 'nowhere'}`;
  if (status !== 200) return `${at} answers with ${status}`;
  if (sha256(body) !== digest) return `${at} is not that of the new release`;
  if (!isForbidden(answer)) return undefined;
  return (
    `${at} comes with a policy that forbids its own styles: write the web server's file again ` +
    '(livery host) and reload it, as --then can do'
  );
};

/** Whether the platform shows a page in the place of all others, and of which release. */
const isClosed = ({ status, body }: Answer, shell: string | undefined): boolean =>
  (status === 503 || status === 451) && sha256(body) === shell;

/**
 * Asks a brand until something is amiss.
 *
 * @returns what is; `undefined` when the release is served whole
 */
export const faultOfBrand = async (question: Question): Promise<string | undefined> => {
  const { place, pages, shell, files, cookie } = question;
  const ask = (at: string): Promise<Answer> => askBrand(place, at, cookie);
  try {
    for (const [at, digest] of pages) {
      const answer = await ask(at);
      if (at === '/' && isClosed(answer, shell)) return undefined;
      const fault = faultOfPage(at, digest, answer);
      if (fault !== undefined) return fault;
    }
    for (const name of files) {
      const { status } = await ask(`/${name}`);
      if (status !== 200) return `/${name} answers with ${status}`;
    }
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return `it does not answer (${code ?? message})`;
  }
};
