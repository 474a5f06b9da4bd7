import { useTranslation } from 'react-i18next';

import type { FooterLegalProps } from '#components/FooterFrame/FooterLegal.tsx';

import { MerchantText } from '../../i18n/MerchantText.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useSettings } from '../../settings/use-settings.ts';

/** The age mark, the licence, the helpline and the note on responsible play. */
export const useLegal = (): FooterLegalProps => {
  const { t } = useTranslation();
  const { ages, brand, licence } = useSettings();
  const { authority, number, url, text, helpline } = licence;
  const licensee = licence.licensee || brand.legalName;
  const age = useFormat().number(ages.minimum);
  return {
    age: { mark: t('footer.ageMark', { age }), note: t('footer.ageNote', { age }) },
    responsible: { title: t('footer.responsibleTitle'), text: t('footer.responsibleNote') },
    licence: {
      words: t('footer.licenceNumber', { licensee, authority, number }),
      href: url || undefined,
      text: <MerchantText text={text} />,
    },
    helpline: helpline.name ? { label: t('footer.help'), ...helpline } : undefined,
    copyright: t('footer.copyright', { legalName: brand.legalName }),
  };
};
