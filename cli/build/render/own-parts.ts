import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { OwnParts } from '../compile/compile-record.ts';

type Section = MerchantConfig['home']['sections'][number];

/** The sections of a home page with a brand's own among them, each in its place. */
const placed = (sections: readonly Section[], own: OwnParts['sections']): Section[] =>
  own.reduce<Section[]>(
    (all, { name, place }) => {
      const beside = 'before' in place ? place.before : place.after;
      const at = all.findIndex((each) => each === beside);
      // The check has seen to it that there is one; the site knows own sections by such a key.
      const key = `own:${name}` as Section;
      return at < 0 ? [...all, key] : all.toSpliced('before' in place ? at : at + 1, 0, key);
    },
    [...sections],
  );

/** A brand's settings with its own sections on the home page. */
export const withOwnSections = (
  config: MerchantConfig,
  own: OwnParts | undefined,
): MerchantConfig =>
  !own || own.sections.length === 0
    ? config
    : { ...config, home: { ...config.home, sections: placed(config.home.sections, own.sections) } };
