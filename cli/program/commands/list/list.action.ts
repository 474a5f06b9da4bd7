import { list } from '../../../api/livery.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { print, printJson, printLine, tint, tintData } from '../../../base/terminal/print.ts';

/** Lists the merchants with the state of their sites. */
export const run = async ({
  merchants,
  out,
  json = false,
}: MerchantsOption & OutOption & JsonOption): Promise<void> => {
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
