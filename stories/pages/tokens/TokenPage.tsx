import { useBrand } from '../../storybook/merchants.ts';
import type { ExplainedToken, ThemePageData } from '../../storybook/node/theme-page-data.ts';
import type { StoryEnvironment } from '../../storybook/story-environment.ts';
import { useThemePage } from '../../storybook/theme-pages.ts';
import { ContrastTable } from '../../themes/ContrastTable.tsx';
import { sourceInWords } from '../../themes/sources.ts';
import * as pages from '../pages.css.ts';
import { StoryLink } from '../StoryLink.tsx';
import { builtOn, groupUses, namedUses, slugOf, type TokenUse } from './token-facts.ts';
import { TokenSample } from './TokenSample.tsx';
import * as styles from './tokens.css.ts';

const MODES = ['light', 'dark'] as const;

const Values = ({ token, brand }: { token: ExplainedToken; brand: string }) => (
  <div className={styles.values}>
    {MODES.map((mode) => (
      <section key={mode} className={styles.valueCard} data-brand={brand} data-mode={mode}>
        <h2 className={styles.mode}>{mode === 'light' ? 'Light' : 'Dark'}</h2>
        <span className={styles.large} aria-hidden>
          <TokenSample token={token} />
        </span>
        <p className={styles.value} dir="ltr">
          {token.modes[mode].value}
        </p>
        {token.modes[mode].css !== token.modes[mode].value && (
          <p className={styles.value} dir="ltr">{`as ${token.modes[mode].css}`}</p>
        )}
        <p className={styles.cardQuiet}>{sourceInWords(token.modes[mode].source)}</p>
      </section>
    ))}
  </div>
);

const Links = ({ names, tokens }: { names: string[]; tokens: readonly ExplainedToken[] }) => (
  <ul className={styles.links}>
    {names.map((name) => {
      const token = tokens.find((each) => each.token === name);
      return (
        <li key={name}>
          {token ? (
            <StoryLink
              className={pages.link}
              to={{ id: 'tokens--token', args: { token: slugOf(token) } }}
            >
              {name}
            </StoryLink>
          ) : (
            name
          )}
        </li>
      );
    })}
  </ul>
);

const Uses = ({ uses, title }: { uses: TokenUse[]; title: string }) =>
  uses.length > 0 && (
    <section className={styles.part}>
      <h2 className={pages.heading}>{title}</h2>
      <ul className={styles.files} data-testid="uses">
        {uses.map(({ file, lines }) => (
          <li key={file} className={styles.file} dir="ltr">
            <span className={pages.code}>{file}</span>
            <span className={styles.lines}>{lines.join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );

const Known = ({
  token,
  page,
  brand,
}: {
  token: ExplainedToken;
  page: ThemePageData;
  brand: string;
}) => {
  const { tokens } = page.explained;
  const from = [...new Set(MODES.flatMap((mode) => token.modes[mode].source.from ?? []))];
  const on = builtOn(token.token);
  const pairs = page.contrasts.filter(
    ({ color, ground }) => token.group === 'color' && [color, ground].includes(token.name),
  );
  const named = namedUses(token.token);
  return (
    <>
      <Values token={token} brand={brand} />
      {pairs.length > 0 && <ContrastTable rows={pairs} />}
      {from.length > 0 && (
        <section className={styles.part}>
          <h2 className={pages.heading}>Worked out from</h2>
          <Links names={from} tokens={tokens} />
        </section>
      )}
      {on.length > 0 && (
        <section className={styles.part}>
          <h2 className={pages.heading}>What builds on it</h2>
          <Links names={on} tokens={tokens} />
        </section>
      )}
      {named.length === 0 && <p className={pages.lead}>No source uses it by its name.</p>}
      <Uses uses={named} title="Where it is used" />
      <Uses uses={groupUses(token.token)} title="Where its group is chosen from" />
    </>
  );
};

/** One design token: its value in both modes, where it comes from, its contrast, and every place that uses it. */
export const TokenPage = ({
  slug,
  environment,
}: {
  slug: string;
  environment: StoryEnvironment;
}) => {
  const { merchant } = environment;
  const brand = useBrand(merchant);
  const page = useThemePage(merchant);
  const token = page?.explained.tokens.find((each) => slugOf(each) === slug);
  return (
    <main lang="en" className={pages.page} style={{ gap: 'var(--lv-space-x8)' }}>
      <header className={styles.part}>
        <StoryLink className={pages.link} to={{ id: 'tokens--browser' }}>
          All tokens
        </StoryLink>
        <h1 className={pages.title}>{token?.token ?? slug}</h1>
        {token && (
          <p className={pages.lead}>
            {`${token.description} In ${brand?.name ?? merchant}: `}
            <span className={pages.code} dir="ltr">{`var(${token.property})`}</span>
          </p>
        )}
        {page && !token && (
          <p className={pages.lead}>There is no token of this name; look it up among all tokens.</p>
        )}
      </header>
      {page && token && <Known token={token} page={page} brand={merchant} />}
    </main>
  );
};
