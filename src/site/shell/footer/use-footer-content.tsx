import { useTranslation } from 'react-i18next';

import { BrandPicture } from '#components/BrandLogo/BrandPicture.tsx';
import type { FooterContent } from '#components/FooterFrame/footer-content.ts';
import type { FooterLink } from '#components/FooterFrame/footer-link.ts';

import { gamesAddress } from '../../games/game-addresses.ts';
import { useLanguage, useLocalized } from '../../i18n/use-language.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { hasDownloads } from '../../settings/what-is-on.ts';
import { useBrand } from '../../brand/use-brand.ts';
import { navCategories } from '../nav/nav-items.ts';
import { vendorLanes } from '../nav/vendors.state.ts';
import { contactLinks } from '../../contact/footer-links.ts';
import type { FooterLegalProps } from '#components/FooterFrame/FooterLegal.tsx';
import { MerchantText } from '../../i18n/MerchantText.tsx';
import { useFormat } from '../../i18n/use-format.ts';

/** What every footer of this brand holds. */
export const useFooterContent = (): FooterContent => {
  const { t } = useTranslation();
  const openPopup = useOpenPopup();
  const settings = useSettings();
  const { pages, own = [] } = settings;
  const say = useLocalized();
  const contacts = contactLinks(settings);
  return {
    label: t('footer.label'),
    logo: <BrandPicture brand={useBrand()} place="footer" />,
    products: { id: 'products', title: t('footer.products'), links: useProducts() },
    help: {
      id: 'help',
      title: t('footer.help'),
      links: [
        ...pages.map((page) => ({ id: page, label: t(`brandPage.${page}`), href: `/${page}` })),
        ...own.map(({ slug, title }) => ({ id: slug, label: say(title), href: `/${slug}` })),
        { id: 'help', label: t('nav.helpCenter'), href: '/help' },
        { id: 'contactUs', label: t('footer.contactUs'), href: '/contactUs' },
        { id: 'installGuide', label: t('footer.installGuide'), href: '/installGuide' },
        { id: 'feedback', label: t('footer.feedback'), onPress: () => openPopup('feedback') },
      ],
    },
    contact: {
      id: 'contact',
      title: t('footer.contact'),
      links: contacts.map(({ name, icon, url }) => ({
        id: name,
        label: name,
        icon,
        href: url,
        external: true,
      })),
    },
    vendors: { label: t('footer.vendors'), names: useVendorNames() },
    legal: useLegal(),
    newWindowLabel: t('common.newWindow'),
  };
};

/** The links to the games; home and promotions are not among them (specification 2). */
const useProducts = (): FooterLink[] => {
  const { t } = useTranslation();
  const settings = useSettings();
  const games = navCategories(settings).map(({ type }) => ({
    id: type,
    label: t(`categories.${type}`),
    href: gamesAddress(type),
  }));
  if (!hasDownloads(settings)) return games;
  return [...games, { id: 'download', label: t('nav.download'), href: '/down' }];
};

/** The names of the vendors whose games the brand offers, each once. */
const useVendorNames = (): string[] => {
  const lanes = useRemoteQuery(vendorLanes, { language: useLanguage() });
  const cards = (lanes.value ?? []).flatMap((lane) => lane.cards);
  return [...new Map(cards.map(({ vassalage, title }) => [vassalage, title])).values()];
};

/** The age mark, the licence, the helpline and the note on responsible play. */
const useLegal = (): FooterLegalProps => {
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
