import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { attributesOf, type StoryEnvironment } from '../storybook/story-environment.ts';
import { useBrand } from '../storybook/merchants.ts';
import { useThemePage } from '../storybook/theme-pages.ts';
import type { MerchantData } from '../storybook/node/merchant-data.ts';
import type { ThemePageData } from '../storybook/node/theme-page-data.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { Samples } from './Samples.tsx';
import { sourceInWords } from './sources.ts';
import { TokenTables } from './TokenTables.tsx';
import * as styles from './theme-page.css.ts';
import { TypeSpecimens } from './TypeSpecimens.tsx';

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const Settings = ({ explained }: Pick<ThemePageData, 'explained'>) => (
  <DescriptionList
    items={explained.settings.map(({ setting, value, source }) => ({
      id: setting,
      term: setting,
      value: `${asText(value)} (${sourceInWords(source)})`,
    }))}
  />
);

/** All that there is to know of one brand's theme, from its files. */
export const ThemePage = ({ environment }: { environment: StoryEnvironment }) => {
  const merchant = useBrand(environment.merchant);
  const page = useThemePage(environment.merchant);
  return (
    merchant && page && <LoadedPage merchant={merchant} page={page} environment={environment} />
  );
};

interface LoadedPageProps {
  merchant: MerchantData;
  page: ThemePageData;
  environment: StoryEnvironment;
}

const LoadedPage = ({ merchant, page, environment }: LoadedPageProps) => {
  const { code, name } = merchant;
  const chain = page.explained.chain.map((link) => link.name).join(', then ');
  return (
    <main className={styles.page} {...attributesOf({ ...environment, language: 'en' })}>
      <header>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.lead}>
          {`${code} extends ${chain}. Edit merchants/${code}/merchant.json: this page follows.`}
        </p>
      </header>
      <section>
        <h2 className={styles.heading}>At a glance</h2>
        <div className={styles.samples}>
          <Samples />
        </div>
      </section>
      <section>
        <h2 className={styles.heading}>Layout and settings</h2>
        <Settings explained={page.explained} />
      </section>
      <section>
        <h2 className={styles.heading}>Type, in every language of the brand</h2>
        <TypeSpecimens merchant={merchant} />
      </section>
      <section>
        <h2 className={styles.heading}>Contrast</h2>
        <ContrastTable rows={page.contrasts} />
      </section>
      <section>
        <h2 className={styles.heading}>Tokens</h2>
        <TokenTables tokens={page.explained.tokens} />
      </section>
    </main>
  );
};
