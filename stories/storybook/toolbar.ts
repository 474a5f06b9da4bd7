import type { Preview } from '@storybook/react-vite';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { ownName } from '#site/i18n/own-name.ts';
import { getMerchants } from './merchants.ts';
import { spokenLanguages } from './surroundings.ts';

/** The toolbar's menus. Merchants and languages are those that are there. */
export const toolbar = (): NonNullable<Preview['globalTypes']> => ({
  merchant: {
    description: 'The brand that the story wears',
    toolbar: {
      title: 'Merchant',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: getMerchants().map(({ code, name }) => ({ value: code, title: name, right: code })),
    },
  },
  mode: {
    description: 'Light or dark',
    toolbar: {
      title: 'Mode',
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'brand', title: 'Brand’s own mode' },
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
    },
  },
  direction: {
    description: 'Which way the page reads',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'auto', title: 'Direction of the language' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  language: {
    description: 'The language of the words',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'brand', title: 'Brand’s first language' },
        ...spokenLanguages().map((code: LanguageCode) => ({
          value: code,
          title: ownName(code),
          right: code,
        })),
      ],
    },
  },
  motion: {
    description: 'How much may move',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'device', title: 'Motion as the device asks' },
        { value: 'reduced', title: 'Reduced motion' },
        { value: 'full', title: 'Full motion' },
      ],
    },
  },
});

/** The toolbar's widths. */
export const viewports = {
  phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const;
