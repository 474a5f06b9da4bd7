import { type BrandLine, type BrandPart, BRANDS_ROOT } from './node/merchant-data.ts';

/** Where Storybook is served: at the root while it is developed, anywhere once it is built. */
const base = new URL(import.meta.env.BASE_URL, document.baseURI).href;

/** A brand that cannot be shown. */
export class BrandError extends Error {
  /** Nobody has this code; otherwise its files are at fault. */
  readonly isUnknown: boolean;

  constructor(message: string, isUnknown: boolean) {
    super(message);
    this.name = 'BrandError';
    this.isUnknown = isUnknown;
  }
}

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('json') === true;

/** Every brand's code, name and languages, by code. */
export const fetchList = async (): Promise<BrandLine[]> =>
  (await (await fetch(new URL('brands/index.json', base))).json()) as BrandLine[];

/**
 * Fetches a part of what is known of a brand.
 *
 * @throws {BrandError} when there is no such brand, or its files are at fault
 */
export const fetchPart = async <Part>(code: string, part: BrandPart): Promise<Part> => {
  const response = await fetch(new URL(`brands/${encodeURIComponent(code)}/${part}.json`, base));
  if (response.status === 422) throw new BrandError(await response.text(), false);
  if (response.status >= 500) throw new Error(`${code}: ${await response.text()}`);
  if (!response.ok || !isJson(response)) throw new BrandError(`There is no brand “${code}”.`, true);
  return JSON.parse((await response.text()).replaceAll(BRANDS_ROOT, base)) as Part;
};
