import type { ThemeMode } from '#generated/merchant-config.ts';
import type { ExplainedToken } from '../../storybook/node/theme-page-data.ts';
import { sourceInWords } from '../../themes/sources.ts';
import * as pages from '../pages.css.ts';
import { StoryLink } from '../StoryLink.tsx';
import { countUses, slugOf } from './token-facts.ts';
import { TokenSample } from './TokenSample.tsx';
import * as styles from './tokens.css.ts';

const KINDS = {
  merchant: 'brand',
  theme: 'theme',
  base: 'base theme',
  derived: 'derived',
  default: 'default',
} as const;

const usesInWords = (count: number): string =>
  count === 0 ? 'no place by name' : `${count} ${count === 1 ? 'place' : 'places'}`;

/** One token: what it looks like, its value here, where that comes from, how much it is used. */
export const TokenRow = ({ token, mode }: { token: ExplainedToken; mode: ThemeMode }) => {
  const { value, source } = token.modes[mode];
  return (
    <li className={styles.row}>
      <span className={styles.sample} aria-hidden>
        <TokenSample token={token} />
      </span>
      <span className={styles.name}>
        <StoryLink
          className={styles.rowLink}
          to={{ id: 'tokens--token', args: { token: slugOf(token) } }}
        >
          {token.token}
        </StoryLink>
        <span className={pages.quiet}>{token.description}</span>
      </span>
      <span className={styles.value} dir="ltr">
        {value}
      </span>
      <span className={styles.source} title={sourceInWords(source)}>
        <span className={styles.kind} data-kind={source.kind}>
          {KINDS[source.kind]}
        </span>
        <span className={pages.quiet}>{usesInWords(countUses(token.token))}</span>
      </span>
    </li>
  );
};
