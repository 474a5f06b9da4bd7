import path from 'node:path';
import type { Plugin } from 'vite';
import { checkMerchants } from '#config/check-merchants.ts';
import { screensModule } from './screens-module.ts';

const LIST = 'virtual:livery/screens';

/** Vite marks what a plugin made up. */
const own = (id: string): string => `\0${id}`;

/** Where merchants and recordings stand, absolute. */
export interface ScreensOptions {
  merchantsDir: string;
  recordedDir: string;
}

/** Offers what whole screens need of every brand, each brand in a module of its own. */
export const screensPlugin = ({ merchantsDir, recordedDir }: ScreensOptions): Plugin => ({
  name: 'livery:screens',
  resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? own(id) : null),
  async load(id) {
    if (!id.startsWith(own(LIST))) return null;
    const code = id.slice(own(LIST).length + 1);
    const { merchants } = await checkMerchants(merchantsDir, code === '' ? undefined : [code]);
    if (code === '') {
      const lines = merchants.map(
        (each) => `${JSON.stringify(each.code)}: () => import('${LIST}/${each.code}')`,
      );
      return `export const screens = { ${lines.join(', ')} };`;
    }
    const [merchant] = merchants;
    if (!merchant) return this.error(`The merchant "${code}" is at fault: run \`livery check\`.`);
    for (const file of merchant.files) this.addWatchFile(file);
    this.addWatchFile(path.join(recordedDir, `${code}.json`));
    return screensModule(merchant, recordedDir);
  },
});
