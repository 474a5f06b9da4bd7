import type { Plugin } from 'vite';
import { checkMerchants } from '#config/check-merchants.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';

/** A kind of module that there is one of for each brand. */
export interface BrandModules {
  /** The module that lists them: `virtual:livery/screens`. */
  id: string;
  /** What the list exports them as: brand's code → what loads its module. */
  exportName: string;
  /** The code of one brand's module. */
  render: (merchant: ResolvedMerchant) => string;
  /** Files beside the merchant's own that its module is made from. */
  filesOf?: (code: string) => string[];
}

/** Vite marks what a plugin made up. */
const own = (id: string): string => `\0${id}`;

/**
 * Offers data of each brand in a module of its own, loaded when it is wanted, and a module that
 * lists them.
 *
 * @param merchantsDir absolute
 */
export const brandModulesPlugin = (
  merchantsDir: string,
  { id: list, exportName, render, filesOf = () => [] }: BrandModules,
): Plugin => ({
  name: `livery:${exportName}`,
  resolveId: (id) => (id === list || id.startsWith(`${list}/`) ? own(id) : null),
  async load(id) {
    if (id !== own(list) && !id.startsWith(own(`${list}/`))) return null;
    const code = id.slice(own(list).length + 1);
    const { merchants } = await checkMerchants(merchantsDir, code === '' ? undefined : [code]);
    if (code === '') {
      const lines = merchants.map(
        (each) => `${JSON.stringify(each.code)}: () => import('${list}/${each.code}')`,
      );
      return `export const ${exportName} = { ${lines.join(', ')} };`;
    }
    const [merchant] = merchants;
    if (!merchant) return this.error(`The merchant "${code}" is at fault: run \`livery check\`.`);
    for (const file of [...merchant.files, ...filesOf(code)]) this.addWatchFile(file);
    return render(merchant);
  },
});
