import { readFileSync } from 'node:fs';
import { RELEASE_HEADER } from '#platform/base/sites/site-releases.ts';
import { LOT_COOKIE } from '#platform/base/sites/visitor-lots.ts';
import { styleHashes } from '#platform/base/sites/content-security-policy.ts';
import { isPlainPage, pageAt } from '#platform/base/sites/site-paths.ts';
import { sha256 } from '../../../base/files/fingerprint.ts';
import { hashOf, type Order, type Source } from '../publishing.ts';
import { type Answer, askBrand } from './ask-brand.ts';
import { addressOf, type BrandAddress } from './brand-address.ts';

/** What is asked of one brand. */
export interface Question {
  place: BrandAddress;
  /** Address → the sha256 of the page that it must answer. */
  pages: ReadonlyMap<string, string>;
  /** The sha256 of the page that stands for all others while a brand is in maintenance or blocked. */
  shell: string | undefined;
  /** The release, as `hashOf` names it. */
  release: string;
  /** Files that the home page and that page ask for at once. */
  files: readonly string[];
  cookie: string | undefined;
}

/** The file of the page that stands for all others. */
const SHELL = 'shell.html';

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
  return [...new Set(named)].filter(
    (name) => Object.hasOwn(known, name) && !name.endsWith('.html'),
  );
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
  const textOf = async (name: string): Promise<string> => {
    const known = files[name];
    if (!known) return '';
    const found = await source.file(code, name, known.sha256);
    return (typeof found === 'string' ? readFileSync(found) : found).toString('utf8');
  };
  const [html, shell] = [await textOf('index.html'), await textOf(SHELL)];
  const pages = Object.entries(files).flatMap(([name, { sha256: digest }]) => {
    const at = addressOfPage(name);
    return at === undefined ? [] : [[at, digest] as const];
  });
  // The home page first: it says soonest that the release before is still served.
  pages.sort(([a], [b]) => Number(a !== '/') - Number(b !== '/'));
  return {
    place: addressOf(address, code, html),
    pages: new Map(pages),
    shell: files[SHELL]?.sha256,
    release: hashOf(manifest),
    files: filesOf(`${html}\n${shell}`, files),
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

/** Whether the platform shows one page in the place of all others. */
const isClosed = ({ status, headers }: Answer): boolean =>
  (status === 503 || status === 451) && headers['content-type']?.startsWith('text/html') === true;

/** What is amiss with the page that stands for all others: which release it is of, no other page can tell. */
const faultOfClosed = (
  at: string,
  { shell, release }: Question,
  answer: Answer,
): string | undefined => {
  const { status, headers, body } = answer;
  const what = `${at} answers with ${status}, and what stands there`;
  if (sha256(body) !== shell) return `${what} is not the page of the new release`;
  const named = headers[RELEASE_HEADER];
  if (named === undefined || named === '')
    return `${what} does not say of which release it is: bring the platform there up to date`;
  return named === release ? undefined : `${what} is of another release (${String(named)})`;
};

const faultOfPages = async (
  question: Question,
  ask: (at: string) => Promise<Answer>,
): Promise<string | undefined> => {
  for (const [at, digest] of question.pages) {
    const answer = await ask(at);
    // One in maintenance or blocked is so with every page that it has, but for those without a script.
    if (isClosed(answer)) return faultOfClosed(at, question, answer);
    const fault = faultOfPage(at, digest, answer);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

/** Certificates that nobody vouches for whom this machine trusts. */
const UNTRUSTED =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(?:_LOCALLY)?))$/;

const faultOfConnection = ({ code = '', message }: NodeJS.ErrnoException): string => {
  if (UNTRUSTED.test(code))
    return (
      `nobody whom this machine trusts vouches for its certificate (${code}): name the file of its ` +
      'authority in NODE_EXTRA_CA_CERTS, or add it to those of the system'
    );
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return `its certificate is not its own (${message})`;
  if (code === 'CERT_HAS_EXPIRED') return 'its certificate has expired';
  return `it does not answer (${code || message})`;
};

/**
 * Asks a brand until something is amiss.
 *
 * @returns what is; `undefined` when the release is served whole
 */
export const faultOfBrand = async (question: Question): Promise<string | undefined> => {
  const { place, files, cookie } = question;
  const ask = (at: string): Promise<Answer> => askBrand(place, at, cookie);
  try {
    const fault = await faultOfPages(question, ask);
    if (fault !== undefined) return fault;
    for (const name of files) {
      const { status } = await ask(`/${name}`);
      if (status !== 200) return `/${name} answers with ${status}`;
    }
    return undefined;
  } catch (error) {
    return faultOfConnection(error as NodeJS.ErrnoException);
  }
};
