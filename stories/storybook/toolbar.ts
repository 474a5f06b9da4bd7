import type { Preview } from '@storybook/react-vite';
import { ownName } from '#site/i18n/own-name.ts';
import { translatedLanguages } from './story-environment.ts';

type GlobalType = NonNullable<Preview['globalTypes']>[string];
type ToolbarItems = NonNullable<NonNullable<GlobalType['toolbar']>['items']>;
type ToolbarIcon = NonNullable<NonNullable<GlobalType['toolbar']>['icon']>;

const menu = (
  title: string,
  icon: ToolbarIcon,
  description: string,
  items: ToolbarItems,
): GlobalType => ({ description, toolbar: { title, icon, dynamicTitle: true, items } });

/** The toolbar's menus; the brand's own stands in `manager`, for there may be thousands. */
export const toolbar = (): NonNullable<Preview['globalTypes']> => ({
  mode: menu('Mode', 'mirror', 'Light or dark', [
    { value: 'brand', title: 'Brand’s own mode' },
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
  ]),
  direction: menu('Direction', 'transfer', 'Which way the page reads', [
    { value: 'auto', title: 'Direction of the language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  language: menu('Language', 'globe', 'The language of the words', [
    { value: 'brand', title: 'Brand’s first language' },
    ...translatedLanguages().map((code) => ({ value: code, title: ownName(code), right: code })),
  ]),
  motion: menu('Motion', 'lightning', 'How much may move', [
    { value: 'device', title: 'Motion as the device asks' },
    { value: 'reduced', title: 'Reduced motion' },
    { value: 'full', title: 'Full motion' },
  ]),
});

/** The toolbar's widths. */
export const viewports = {
  phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const;
