import { attributesOf } from '../../storybook/story-environment.ts';
import type { MerchantData } from '../../storybook/node/merchant-data.ts';
import { StoryLink } from '../StoryLink.tsx';
import * as styles from './brand-card.css.ts';

const STRIPES = ['primary', 'accent', 'gradient-to', 'surface-raised', 'text', 'success', 'danger'];

const count = (many: number, one: string): string => `${many} ${one}${many === 1 ? '' : 's'}`;

/** A brand as its players know it: its logo on its own ground, its colors, its lettering. */
export const BrandCard = ({ brand, level = 3 }: { brand: MerchantData; level?: 2 | 3 }) => {
  const { code, name, defaultMode: mode, assets } = brand;
  const Name = `h${level}` as const;
  return (
    <article
      className={styles.card}
      {...attributesOf({ merchant: code, mode, language: 'en', direction: 'ltr' })}
    >
      <div className={styles.face}>
        <img
          className={styles.logo}
          src={mode === 'dark' ? assets.logoDark : assets.logoLight}
          alt=""
        />
      </div>
      <div className={styles.strip} aria-hidden>
        {STRIPES.map((role) => (
          <span
            key={role}
            className={styles.stripe}
            style={{ background: `var(--lv-color-${role})` }}
          />
        ))}
      </div>
      <div className={styles.words}>
        <Name className={styles.name}>
          <StoryLink
            className={styles.link}
            to={{ id: 'brands--this-brand', globals: { brand: code } }}
          >
            {name}
          </StoryLink>
        </Name>
        <p className={styles.slogan}>{brand.slogan['en'] ?? brand.slogan[brand.language]}</p>
        <p className={styles.facts}>
          <span>{code}</span>
          <span>{brand.modes.length === 1 ? `${mode} only` : `opens ${mode}`}</span>
          <span>{count(brand.languages.length, 'language')}</span>
        </p>
      </div>
    </article>
  );
};
