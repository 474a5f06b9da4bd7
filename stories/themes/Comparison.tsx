import { attributesOf } from '../storybook/story-environment.ts';
import { loadList, useBrand } from '../storybook/merchants.ts';
import { useEffect, useState } from 'react';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { findBrands } from '../pages/brands/find-brands.ts';
import type { BrandLine, MerchantData } from '../storybook/node/merchant-data.ts';
import type { ThemeMode } from '#generated/merchant-config.ts';
import { Samples } from './Samples.tsx';
import * as styles from './theme-page.css.ts';

const STRIPES = ['bg', 'surface', 'text', 'primary', 'accent', 'success', 'warning', 'danger'];

const Strip = ({ values }: { values: Record<string, string> }) => (
  <div className={styles.strip} aria-hidden>
    {STRIPES.map((role) => (
      <span
        key={role}
        className={styles.stripe}
        style={{ background: values[`lv-color-${role}`] ?? 'none' }}
      />
    ))}
  </div>
);

const Brand = ({ merchant, mode }: { merchant: MerchantData; mode: ThemeMode }) => (
  <section
    className={styles.column}
    {...attributesOf({ merchant: merchant.code, mode, language: 'en', direction: 'ltr' })}
  >
    <h2 className={styles.title}>{merchant.name}</h2>
    <p className={styles.lead}>{`${merchant.code}, ${mode}`}</p>
    <Strip values={merchant.values[mode]} />
    <Samples />
  </section>
);

/** As many as can be told apart beside each other. */
const MAX_BESIDE = 6;

const Column = ({ code }: { code: string }) => {
  const merchant = useBrand(code);
  return merchant?.modes.map((mode) => <Brand key={mode} merchant={merchant} mode={mode} />);
};

/** Brands beside each other, in each of their modes: the first ones, or those that a search finds. */
export const Comparison = () => {
  const [brands, setBrands] = useState<readonly BrandLine[]>([]);
  const [search, setSearch] = useState('');
  useEffect(() => {
    loadList().then(setBrands, () => {});
  }, []);
  const found = findBrands(brands, search);
  return (
    <main lang="en" className={styles.ground}>
      <h1 hidden>Brands beside each other</h1>
      {brands.length > MAX_BESIDE && (
        <div className={styles.chooser}>
          <TextInput
            label="Which brands"
            type="search"
            hint={`Up to ${MAX_BESIDE} stand beside each other, of ${found.length.toLocaleString('en')} found`}
            value={search}
            onChange={setSearch}
          />
        </div>
      )}
      <div className={styles.columns}>
        {found.slice(0, MAX_BESIDE).map(({ code }) => (
          <Column key={code} code={code} />
        ))}
      </div>
    </main>
  );
};
