import { list } from '../../../api/livery.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import { isStore } from '../../options/sites.option.ts';
import type { ListedBrand } from '../../../work/publish/store/stored-releases.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { print, printJson, printLine, tint, tintData } from '../../../base/terminal/print.ts';

const servingOf = ({ trial, refused, fault }: ListedBrand): string => {
  if (fault !== undefined) return 'unreadable';
  const held = refused.length > 0 ? ['held'] : [];
  if (!trial) return held.join(', ');
  const tried = trial.kind === 'brands' ? 'on trial' : `${trial.release} on trial with visitors`;
  return [tried, ...held].join(', ');
};

/** Lists what a store serves; merchants' files are not looked at. */
const showStore = async (out: string, json: boolean): Promise<void> => {
  const { listStore } = await import('../../../work/publish/store/stored-releases.ts');
  const listed = await listStore(out);
  if (json) printJson(listed);
  else {
    const head = ['code', 'served', 'releases', ''].map((word) => tintData('dim', word));
    const rows = listed.brands.map((brand) => [
      tintData('bold', brand.code),
      brand.release || '(nothing)',
      brand.releases.join(' '),
      servingOf(brand),
    ]);
    print(renderTable([head, ...rows]));
  }
  for (const { code, fault } of listed.brands)
    if (fault !== undefined) printLine(`${tint('yellow', code)}: ${fault}`);
};

/** Lists the merchants with the state of their sites, or the brands of a store. */
export const run = async ({
  merchants,
  out,
  json = false,
}: MerchantsOption & OutOption & JsonOption): Promise<void> => {
  if (isStore(out)) return showStore(out, json);
  const listed = await list({ merchants, out });
  if (json) {
    printJson(listed);
    return;
  }
  const head = ['code', 'name', 'languages', 'domain', 'site'].map((word) => tintData('dim', word));
  const rows = listed.merchants.map(({ code, name, languages, domain, site, setAside }) => [
    tintData('bold', code),
    name,
    languages.join(' '),
    domain,
    setAside === undefined ? site : `${site}, set aside`,
  ]);
  print(renderTable([head, ...rows]));
  for (const { code, setAside } of listed.merchants)
    if (setAside !== undefined) printLine(`${tint('yellow', code)} is set aside: ${setAside}`);
};
