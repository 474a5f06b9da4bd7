import { sampleArt } from '../../art/sample-art.ts';
import { attributesOf } from '../../storybook/story-environment.ts';
import type { MerchantData } from '../../storybook/node/merchant-data.ts';
import * as styles from './welcome.css.ts';

const ART = [
  sampleArt.koi,
  sampleArt.roulette,
  sampleArt.crash,
  sampleArt.lantern,
  sampleArt.derby,
];

/** The same strip of a site in five brands: one product, dressed. */
export const Wardrobe = ({ brands }: { brands: readonly MerchantData[] }) => (
  <div className={styles.wardrobe} aria-hidden>
    {brands.map(({ code, defaultMode: mode, assets }, at) => (
      <div
        key={code}
        className={styles.pane}
        {...attributesOf({ merchant: code, mode, language: 'en', direction: 'ltr' })}
      >
        <img className={styles.paneArt} src={ART[at % ART.length]} alt="" />
        <div className={styles.paneFoot}>
          <img className={styles.paneMark} src={assets.mark} alt="" />
          <span className={styles.paneBar} />
        </div>
      </div>
    ))}
  </div>
);
