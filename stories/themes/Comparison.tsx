import { attributesOf } from '../storybook/story-environment.ts';
import { useMerchants } from '../storybook/merchants.ts';
import type { MerchantData } from '../storybook/node/merchant-data.ts';
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

/** All brands side by side, in each of their modes. */
export const Comparison = () => (
  <main className={styles.columns}>
    <h1 hidden>All brands</h1>
    {useMerchants().flatMap((merchant) =>
      merchant.modes.map((mode) => (
        <Brand key={`${merchant.code} ${mode}`} merchant={merchant} mode={mode} />
      )),
    )}
  </main>
);
