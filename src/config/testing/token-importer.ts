import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkMerchant } from '../check-merchant.ts';
import { loadMerchants } from '../load-merchants.ts';
import { placeIssues } from '../places/place-issues.ts';
import { parseJson } from '../read/read-json.ts';
import { importTokens } from '../token-import/import-tokens.ts';
import { emptyMap } from '../token-import/token-map.ts';
import type { TokenChoice } from '../token-files/token-file.ts';
import { temporaryMerchants } from './temporary-merchants.ts';

/** What an import is given beside its files. */
interface Given {
  names?: Record<string, string | null>;
  choice?: TokenChoice;
  /** Which of the files are named; all when left out. */
  named?: string[];
}

/** Takes design tokens over into a plain merchant, in a folder that is removed when the test is over. */
export const tokenImporter = () => {
  const merchants = temporaryMerchants();
  merchants.add('plain');
  const take = async (
    files: Record<string, unknown>,
    { names = {}, choice, named }: Given = {},
  ) => {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(merchants.dir, 'tokens', name);
      mkdirSync(path.dirname(file), { recursive: true });
      const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
      writeFileSync(file, text);
    }
    const [plain] = await loadMerchants(merchants.dir, ['plain']);
    if (!plain) throw new Error('there is no merchant');
    const paths = (named ?? Object.keys(files)).map((name) =>
      path.join(merchants.dir, 'tokens', name),
    );
    const map = { ...emptyMap, names: new Map(Object.entries(names)) };
    const imported = importTokens(plain, paths, { map, ...(choice && { choice }) });
    const checked = checkMerchant(plain.folder, parseJson(imported.file, imported.text));
    const problems = placeIssues(imported.issues.map((each) => ({ ...each, merchant: 'plain' })));
    return {
      ...imported,
      set: Object.fromEntries(
        imported.edits.map((edit) => [edit.pointer, 'value' in edit ? edit.value : undefined]),
      ),
      told: problems.map(
        ({ code, file, line, column, message }) =>
          `${path.basename(file)}:${line}:${column} ${code} ${message}`,
      ),
      faults: checked.issues.map(({ code }) => code),
    };
  };
  return { take, remove: merchants.remove };
};
