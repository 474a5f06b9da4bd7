import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listCodes } from '../../fleet/list-codes.ts';
import { planBuild } from '../../fleet/plan-build.ts';
import { loadState, stateFile } from '../../fleet/state.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import { renderTable } from '../../terminal/table.ts';
import { print, printJson, tintData } from '../../terminal/say.ts';

/** What the list says of a merchant; a file that cannot be read leaves the fields empty. */
interface Listed {
  code: string;
  name: string;
  languages: string[];
  domain: string;
  /** fresh: as its files are; stale: they changed since; missing: never built. */
  site: 'fresh' | 'stale' | 'missing';
}

/** What is written in a merchant's own file: without defaults, and without a check. */
const glance = (merchantsDir: string, code: string): Omit<Listed, 'site'> => {
  const listed = { code, name: '', languages: [], domain: '' };
  try {
    const file = path.join(merchantsDir, code, 'merchant.json');
    const { brand, languages, site } = JSON.parse(readFileSync(file, 'utf8')) as {
      brand?: { name?: string };
      languages?: { list?: string[] };
      site?: { mainDomain?: string; domains?: string[] };
    };
    return {
      code,
      name: brand?.name ?? '',
      languages: languages?.list ?? [],
      domain: site?.mainDomain ?? site?.domains?.[0] ?? `${code}.localhost`,
    };
  } catch (error) {
    if (error instanceof SyntaxError) return listed;
    throw error;
  }
};

/** Lists the merchants with the state of their sites. */
export const run = async ({
  merchants: merchantsDir,
  out: outDir,
  json = false,
}: MerchantsOption & OutOption & JsonOption): Promise<void> => {
  const codes = listCodes(merchantsDir);
  const state = loadState(stateFile(merchantsDir, outDir));
  const fresh = new Set(planBuild({ merchantsDir, outDir, codes }, state, false).unchanged);
  const siteOf = (code: string): Listed['site'] => {
    if (fresh.has(code)) return 'fresh';
    return existsSync(path.join(outDir, code, 'build.json')) ? 'stale' : 'missing';
  };
  const listed = codes.map((code): Listed => ({
    ...glance(merchantsDir, code),
    site: siteOf(code),
  }));
  if (json) {
    printJson({ merchants: listed });
    return;
  }
  const head = ['code', 'name', 'languages', 'domain', 'site'].map((word) => tintData('dim', word));
  const rows = listed.map(({ code, name, languages, domain, site }) => [
    tintData('bold', code),
    name,
    languages.join(' '),
    domain,
    site,
  ]);
  print(renderTable([head, ...rows]));
};
