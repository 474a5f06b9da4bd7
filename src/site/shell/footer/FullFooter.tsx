import { FooterFull } from '#components/FooterFull/FooterFull.tsx';

import { MerchantText } from '../../i18n/MerchantText.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { useFooterContent } from './use-footer-content.tsx';

/** The brand in a sentence, columns of links, the vendors and the small print. */
export const FullFooter = () => (
  <FooterFull
    {...useFooterContent()}
    description={<MerchantText text={useSettings().brand.description} />}
  />
);
