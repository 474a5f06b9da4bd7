import { useTranslation } from 'react-i18next';

import type { BrandLogoProps } from '#components/BrandLogo/BrandLogo.tsx';

import { useSettings } from '../settings/use-settings.ts';

/** The brand's name and pictures, as the library's logo takes them. */
export const useBrand = (): BrandLogoProps['brand'] => {
  const { assets, brand } = useSettings();
  return { ...assets, name: brand.name };
};

/** What the logo in the header is and where it leads. */
export const useHomeLogo = (): Pick<BrandLogoProps, 'brand' | 'label'> => {
  const { t } = useTranslation();
  const brand = useBrand();
  return { brand, label: t('header.home', { brand: brand.name }) };
};
