import { useState } from 'react';
import { Chip } from '#components/Chip/Chip.tsx';
import { ChipRow } from '#components/ChipRow/ChipRow.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { useBrand } from '../../storybook/merchants.ts';
import type { StoryEnvironment } from '../../storybook/story-environment.ts';
import { useThemePage } from '../../storybook/theme-pages.ts';
import * as pages from '../pages.css.ts';
import { findTokens } from './token-facts.ts';
import { TokenRow } from './TokenRow.tsx';
import * as styles from './tokens.css.ts';

const groupName = (group: string): string => group.charAt(0).toUpperCase() + group.slice(1);

interface TokenBrowserProps {
  environment: StoryEnvironment;
  /** What is searched for at first. */
  search?: string;
  onSearch?: (search: string) => void;
}

/** Every design token in the brand and mode of the toolbar, found by name, value, meaning or source. */
export const TokenBrowser = ({
  environment: { merchant, mode },
  search: first = '',
  onSearch,
}: TokenBrowserProps) => {
  const brand = useBrand(merchant);
  const page = useThemePage(merchant);
  const [search, setSearch] = useState(first);
  const [only, setOnly] = useState('');
  const tokens = page?.explained.tokens ?? [];
  const groups = [...new Set(tokens.map(({ group }) => group))];
  const found = findTokens(tokens, search, mode).filter(
    ({ group }) => only === '' || group === only,
  );
  return (
    <main lang="en" className={pages.page} style={{ gap: 'var(--lv-space-x5)' }}>
      <header className={styles.head}>
        <div>
          <h1 className={pages.title}>Tokens</h1>
          <p className={pages.lead}>{`${brand?.name ?? merchant}, ${mode}`}</p>
        </div>
        <div className={styles.search}>
          <TextInput
            label="Find a token"
            type="search"
            hint="By name, value, meaning or source"
            value={search}
            onChange={(next) => {
              setSearch(next);
              onSearch?.(next);
            }}
          />
        </div>
      </header>
      <ChipRow label="Groups">
        {groups.map((group) => (
          <Chip
            key={group}
            selected={only === group}
            onChange={(isOn) => setOnly(isOn ? group : '')}
          >
            {groupName(group)}
          </Chip>
        ))}
      </ChipRow>
      <p className={pages.quiet} role="status">
        {found.length === tokens.length
          ? `${tokens.length} tokens`
          : `${found.length} of ${tokens.length} tokens`}
      </p>
      <ul className={styles.rows}>
        {found.map((token) => (
          <TokenRow key={token.token} token={token} mode={mode} />
        ))}
      </ul>
      {page && found.length === 0 && (
        <p className={pages.lead}>No token is like that. Search for less, or for another group.</p>
      )}
    </main>
  );
};
