import type { LanguageCode } from '#generated/merchant-config.ts';
import { inLanguages, type StarterTexts } from './starter-texts.ts';

/** Texts by language; English is always among them. */
export type Texts = ReadonlyMap<LanguageCode, StarterTexts>;

/** The pictures that the first contents show, below the merchant's folder. */
export const STARTER_ART = [
  'assets/banner-welcome.svg',
  'assets/banner-promotions.svg',
  'assets/promotion-first-steps.svg',
  'assets/promotion-rebate.svg',
] as const;

const titleOf = (texts: Texts, pick: (each: StarterTexts) => { title: string } | undefined) =>
  inLanguages(texts, (each) => pick(each)?.title);

const contentOf = (texts: Texts, pick: (each: StarterTexts) => { content: string } | undefined) =>
  inLanguages(texts, (each) => pick(each)?.content);

const banners = (texts: Texts) =>
  [
    { id: 'welcome', link: '/?category=RNG#games', linkageType: 'URL', art: STARTER_ART[0] },
    { id: 'promotions', link: '/promotions', linkageType: 'PROMOTION', art: STARTER_ART[1] },
  ].map(({ id, ...rest }, index) => ({
    id,
    groupName: 'w_home',
    title: titleOf(texts, ({ banners: all }) => all[index]),
    subtitle: inLanguages(texts, ({ banners: all }) => all[index]?.subtitle),
    cta: inLanguages(texts, ({ banners: all }) => all[index]?.cta),
    ...rest,
  }));

const notices = (texts: Texts, publishedAt: string) =>
  ['open', 'limits'].map((id, index) => ({
    id,
    title: titleOf(texts, (each) => each.notices[index]),
    content: contentOf(texts, (each) => each.notices[index]),
    publishedAt,
  }));

const promotions = (texts: Texts) =>
  [
    { id: 'first-steps', art: STARTER_ART[2], category: 'ALL', informational: true },
    {
      id: 'rebate',
      art: STARTER_ART[3],
      category: 'RNG',
      mechanic: { kind: 'dailyRebate' },
    },
  ].map(({ id, ...rest }, index) => ({
    id,
    title: titleOf(texts, (each) => each.promotions[index]),
    summary: inLanguages(texts, (each) => each.promotions[index]?.summary),
    content: contentOf(texts, (each) => each.promotions[index]),
    ...rest,
    sequence: index + 1,
  }));

const help = (texts: Texts) =>
  ['about', 'account', 'money', 'games', 'safety', 'rules'].map((group) => ({
    id: group,
    title: titleOf(texts, (each) => each.help[group]),
    content: contentOf(texts, (each) => each.help[group]),
    group,
  }));

/**
 * The first contents of a merchant, by the kind that names their file.
 *
 * @param publishedAt RFC 3339
 */
export const starterContent = (texts: Texts, publishedAt: string): Record<string, object[]> => ({
  banners: banners(texts),
  notices: notices(texts, publishedAt),
  popups: [
    {
      id: 'welcome',
      execution: 'B',
      title: titleOf(texts, ({ popup }) => popup),
      content: contentOf(texts, ({ popup }) => popup),
    },
  ],
  promotions: promotions(texts),
  help: help(texts),
});
