import { useEffect, useSyncExternalStore } from 'react';
import { firstBrand } from 'virtual:livery/first-brand';
import { fetchList, fetchPart } from './fetch-brand.ts';
import type { BrandFile, BrandLine, MerchantData } from './node/merchant-data.ts';
import { addFaces, setThemeCss } from './theme-styles.ts';

const loads = new Map<string, Promise<MerchantData>>();
let loaded: readonly MerchantData[] = [];
let problems: ReadonlyMap<string, Error> = new Map();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

const keep = (data: MerchantData): void => {
  loaded = [...loaded.filter(({ code }) => code !== data.code), data].toSorted((a, b) =>
    a.code < b.code ? -1 : 1,
  );
};

const setProblem = (code: string, problem: Error | undefined): void => {
  const next = new Map(problems);
  if (problem) next.set(code, problem);
  else next.delete(code);
  problems = next;
};

const load = async (code: string): Promise<MerchantData> => {
  try {
    const { data, themeCss, fontFaces } = await fetchPart<BrandFile>(code, 'brand');
    setThemeCss(code, themeCss);
    addFaces(fontFaces);
    keep(data);
    setProblem(code, undefined);
    tell();
    return data;
  } catch (error) {
    loads.delete(code);
    setProblem(code, error instanceof Error ? error : new Error(String(error)));
    tell();
    throw error;
  }
};

/**
 * Loads a brand's data and its theme, once.
 *
 * @throws {BrandError} when there is no such brand, or its files are at fault
 */
export const loadBrand = (code: string): Promise<MerchantData> => {
  const known = loads.get(code) ?? load(code);
  loads.set(code, known);
  return known;
};

/** Loads every brand: for checks, which look at all of them. */
export const loadEveryBrand = async (): Promise<void> => {
  await Promise.all((await fetchList()).map(({ code }) => loadBrand(code)));
};

// An edited merchant.json brings new data without a reload.
import.meta.hot?.on('livery:brands', ({ codes }: { codes: string[] }) => {
  list = undefined;
  for (const code of codes) {
    if (loads.delete(code) || problems.has(code)) loadBrand(code).catch(() => {});
  }
});

/** Every brand that was loaded, as its folder has it now, by code. */
export const getMerchants = (): readonly MerchantData[] => loaded;

/** Why a brand cannot be shown; nothing when it can. */
export const problemOf = (code: string): Error | undefined => problems.get(code);

/**
 * The brand of this code, once it was loaded; for a code that is not there the one that is shown first.
 *
 * @throws {Error} when no brand was loaded
 */
export const getMerchant = (code: string): MerchantData => {
  const merchant =
    loaded.find((each) => each.code === code) ??
    loaded.find((each) => each.code === firstBrand) ??
    loaded[0];
  if (!merchant) throw new Error('There is no merchant whose files are without fault.');
  return merchant;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Every brand that was loaded; drawn anew when one comes, and after an edit of their files. */
export const useMerchants = (): readonly MerchantData[] =>
  useSyncExternalStore(subscribe, getMerchants, getMerchants);

/** A brand by its code, which is loaded if it was not yet; until then nothing. */
export const useBrand = (code: string): MerchantData | undefined => {
  const brand = useMerchants().find((each) => each.code === code);
  useEffect(() => {
    if (code !== '') loadBrand(code).catch(() => {});
  }, [code]);
  return brand;
};

let list: Promise<BrandLine[]> | undefined;

/** Every brand's code, name and languages. */
export const loadList = (): Promise<BrandLine[]> => (list ??= fetchList());
