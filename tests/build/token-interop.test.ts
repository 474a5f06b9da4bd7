import path from 'node:path';
import { expect, test } from 'vitest';
import { tokenModels } from '#generated/theme-model.ts';
import { loadMerchants } from '#config/load-merchants.ts';
import { compareCss } from '../../scripts/interop/compare-css.ts';
import { compareTools } from '../../scripts/interop/token-interop.ts';
import { ROOT } from './run-livery.ts';

test('Terrazzo and Style Dictionary make of every token what the site has, in each brand and mode', async () => {
  const merchants = await loadMerchants(path.join(ROOT, 'merchants'));

  const rows = await compareTools(merchants);

  expect(rows).toHaveLength(4 * 5 * 2 + 2 * 2);
  const commands = rows.filter(({ tool }) => / build,/.test(tool));
  expect(commands.map(({ mode }) => mode)).toEqual(['light', 'dark', 'light', 'dark']);
  expect(rows.flatMap(({ differences }) => differences)).toEqual([]);
  for (const { tokens } of rows) expect(tokens).toBe(tokenModels.length);
});

test.each([
  ['a color that is one step off', '--lv-a:#010203', '--lv-a:#010204'],
  ['a transparency', '--lv-a:#01020380', '--lv-a:#01020381'],
  ['a length', '--lv-a:1px', '--lv-a:1rem'],
  [
    'the order of shadows',
    '--lv-a:0 1px 2px #000, 0 2px 3px #000',
    '--lv-a:0 2px 3px #000, 0 1px 2px #000',
  ],
  [
    'the direction of a gradient',
    '--lv-a:linear-gradient(1deg,#000,#fff)',
    '--lv-a:linear-gradient(2deg,#000,#fff)',
  ],
  ['what a reference leads to', '--lv-a:var(--lv-b);--lv-b:1px', '--lv-a:var(--lv-b);--lv-b:2px'],
  ['a property that is missing', '--lv-a:1px;--lv-b:1px', '--lv-a:1px'],
  ['a property too many', '--lv-a:1px', '--lv-a:1px;--lv-b:1px'],
])('%s is a difference', (_, site, tool) => {
  expect(compareCss(site, tool).differences.length).toBeGreaterThan(0);
});

test.each([
  ['0 1px 2px #00000080', '0px 1px 2px 0px rgb(0% 0% 0% / 0.502)'],
  ['"A B", system-ui', "'A B', system-ui"],
  ['linear-gradient(1deg,#000, #fff)', 'linear-gradient(1deg, rgb(0, 0, 0), #ffffff)'],
])('%s and %s are the same', (site, tool) => {
  expect(compareCss(`--lv-a:${site}`, `--lv-a:${tool}`).differences).toEqual([]);
});
