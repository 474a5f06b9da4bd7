import type { ThemeSource } from '../storybook/node/theme-page-data.ts';

const place = ({ file, line, column }: ThemeSource): string =>
  [file, line, column].filter((part) => part !== undefined).join(':');

/** Where a value comes from, in words: `merchants/shwe/merchant.json:270:17`. */
export const sourceInWords = (source: ThemeSource): string => {
  const from = source.from?.join(', ') ?? '';
  const moved =
    source.movedFrom === undefined ? '' : `, moved from ${source.movedFrom} to be readable`;
  switch (source.kind) {
    case 'merchant':
      return place(source);
    case 'theme':
      return `${source.name ?? ''}, ${place(source)}`;
    case 'base':
      return `base ${source.name ?? ''}, ${place(source)}${moved}`;
    case 'derived':
      return `from ${from}${moved}`;
    case 'default':
      return from === '' ? 'default' : `as ${from}`;
  }
};
