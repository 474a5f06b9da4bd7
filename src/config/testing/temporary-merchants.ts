import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Values of a JSON file that a test changes at will. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests write values of any form on purpose
export type Values = Record<string, any>;

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';

/** The least that a merchant's file must say. */
export const plainMerchant = (code: string): Values => ({
  schemaVersion: 2,
  code,
  brand: {
    name: 'Plain',
    legalName: 'Plain Ltd',
    slogan: { en: 'Plain and simple' },
    description: { en: 'A site for tests.' },
  },
  licence: { authority: 'Board', number: '1', text: { en: 'Licensed.' } },
  site: { domains: [`${code}.example`] },
  languages: { list: ['en', 'my'] },
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  categories: [{ type: 'LIVE', vendors: ['VELVETATRIUM'] }],
});

/** A folder of merchants that is removed when the test is over. */
export interface TemporaryMerchants {
  dir: string;
  /** Writes any file; objects become JSON. */
  write: (file: string, content: unknown) => void;
  /** Adds a merchant without a fault, changed as the test wants. */
  add: (code: string, change?: (config: Values) => void) => void;
  /** Takes every merchant away. */
  clear: () => void;
  remove: () => void;
}

/** Makes an empty folder of merchants. */
export const temporaryMerchants = (): TemporaryMerchants => {
  const dir = mkdtempSync(path.join(tmpdir(), 'livery merchants '));
  const write = (file: string, content: unknown): void => {
    const target = path.join(dir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(target, isRaw ? content : JSON.stringify(content, null, 2));
  };
  const add = (code: string, change: (config: Values) => void = () => {}): void => {
    const config = plainMerchant(code);
    change(config);
    write(`${code}/merchant.json`, config);
    for (const name of ['logo-light', 'logo-dark', 'mark'])
      write(`${code}/assets/${name}.svg`, svg);
  };
  const clear = (): void => {
    for (const name of readdirSync(dir)) rmSync(path.join(dir, name), { recursive: true });
  };
  return { dir, write, add, clear, remove: () => rmSync(dir, { recursive: true, force: true }) };
};
