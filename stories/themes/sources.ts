import type { ThemeSource } from '../storybook/node/theme-page-data.ts';

const place = ({ file, line, column }: ThemeSource): string =>
  [file, line, column].filter((part) => part !== undefined).join(':');

/** Where a value comes from, in words: `merchants/shwe/merchant.json:270:17`. */
export const sourceInWords = (source: ThemeSource): string => {
  const from = source.from?.join(', ') ?? '';
  const moved =
    source.movedFrom === undefined ? '' : `, moved from ${source.movedFrom} to be readable`;
  const words: Record<ThemeSource['kind'], string> = {
    merchant: place(source),
    theme: `${source.name ?? ''}, ${place(source)}`,
    base: `base ${source.name ?? ''}, ${place(source)}${moved}`,
    derived: `from ${from}${moved}`,
    default: from === '' ? 'default' : `as ${from}`,
  };
  return words[source.kind];
};
