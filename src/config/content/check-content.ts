import type { MerchantContent } from '#generated/merchant-content.ts';
import { customPaths } from './page-files.ts';
import { ownPaths } from './own-paths.ts';
import { checkAsset } from '../assets/check-asset.ts';
import type { Subject } from '../checks/check.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import {
  findAnchorIssue,
  findLinkIssue,
  findLinkKindIssue,
  type LinkIssue,
} from './check-links.ts';
import { anchorsOf } from './content-anchors.ts';
import { checkPointMall } from './check-point-mall.ts';
import { checkAudiences } from './check-audiences.ts';
import { checkPages } from './check-pages.ts';
import { checkTimes } from './check-times.ts';
import { checkToldFigures } from './check-told-figures.ts';
import { checkPromotions } from './check-promotions.ts';
import { strayFacts, type TextUse } from './stray-facts.ts';
import { contentKinds, type ContentKind, type LoadedContent } from './load-content.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { findHtmlIssues } from './html-issues.ts';

/**
 * A text must be there in the default language or in English, and its HTML must be clean.
 */
const checkText = (use: TextUse, { languages }: MerchantConfig): UnplacedIssue[] => {
  const { file, pointer, text } = use;
  const issues: UnplacedIssue[] = [];
  if (text[languages.default] === undefined && text.en === undefined) {
    const needed = languages.default === 'en' ? 'en' : `${languages.default} or en`;
    issues.push({
      code: 'content/text-missing',
      file,
      pointer,
      atKey: true,
      message: `This text is given in ${Object.keys(text).join(', ')}, but not in ${needed}.`,
      suggestion: `Add a text for ${needed}.`,
    });
  }
  if (use.html !== true) return issues;
  for (const [language, html] of Object.entries(text)) {
    const faults = findHtmlIssues(html);
    if (faults.length === 0) continue;
    issues.push({
      code: 'content/unsafe-html',
      file,
      pointer: pointerTo(pointer, language),
      message: `Cleaning would remove ${faults.join(', ')}.`,
      suggestion: 'Take it out.',
    });
  }
  return issues;
};

/** The localised texts of merchant.json itself. */
const configTexts = (file: string, config: MerchantConfig): TextUse[] => [
  { file, pointer: '/brand/slogan', text: config.brand.slogan },
  { file, pointer: '/brand/description', text: config.brand.description },
  { file, pointer: '/licence/text', text: config.licence.text },
  { file, pointer: '/maintenance/message', text: config.maintenance.message },
  ...(config.referral.text
    ? [{ file, pointer: '/referral/text', text: config.referral.text }]
    : []),
  ...config.payments.channels.map(({ name }, index) => ({
    file,
    pointer: `/payments/channels/${index}/name`,
    text: name,
  })),
];

/** Which localised texts an item of each kind has; HTML ones are marked. */
const textKeys: Record<ContentKind, Record<string, 'plain' | 'html'>> = {
  banners: { title: 'plain', subtitle: 'plain', cta: 'plain' },
  notices: { title: 'plain', content: 'html' },
  popups: { title: 'plain', content: 'html' },
  promotions: { title: 'plain', summary: 'plain', content: 'html' },
  help: { title: 'plain', content: 'html' },
  pointMall: { title: 'plain', text: 'plain' },
  pages: { title: 'plain', content: 'html' },
};

const textsOf = (kind: ContentKind, content: MerchantContent, file: string): TextUse[] =>
  content[kind].flatMap((item, index) =>
    Object.entries(textKeys[kind]).flatMap(([key, form]) => {
      const text = (item as unknown as Record<string, TextUse['text'] | undefined>)[key];
      if (text === undefined) return [];
      return [{ file, pointer: pointerTo('/items', index, key), text, html: form === 'html' }];
    }),
  );

const duplicateIds = (
  kind: ContentKind,
  content: MerchantContent,
  file: string,
): UnplacedIssue[] => {
  const first = new Map<string, number>();
  return content[kind].flatMap(({ id }, index): UnplacedIssue[] => {
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, index);
      return [];
    }
    const message = `The id “${id}” is taken by item ${earlier + 1}.`;
    return [
      { code: 'content/duplicate-id', file, pointer: pointerTo('/items', index, 'id'), message },
    ];
  });
};

const placed = (issue: LinkIssue | undefined, file: string, pointer: string): UnplacedIssue[] =>
  issue === undefined ? [] : [{ ...issue, file, pointer }];

const checkBanners = (subject: Subject, loaded: LoadedContent, file: string): UnplacedIssue[] =>
  loaded.content.banners.flatMap((banner, index) => [
    ...placed(
      findLinkIssue(banner.link, anchorsOf(loaded), subject.config, [
        ...ownPaths(subject.folder),
        ...customPaths(subject.folder),
      ]),
      file,
      pointerTo('/items', index, 'link'),
    ),
    ...placed(findLinkKindIssue(banner), file, pointerTo('/items', index, 'linkageType')),
  ]);

/** What leads to a promotion leads to one that there is. */
const checkPromotionTypes = (
  kind: 'notices' | 'popups',
  loaded: LoadedContent,
  file: string,
): UnplacedIssue[] =>
  loaded.content[kind].flatMap(({ promotionType = '' }, index) =>
    placed(
      findAnchorIssue('/promotions', promotionType, anchorsOf(loaded)['/promotions']),
      file,
      pointerTo('/items', index, 'promotionType'),
    ),
  );

const checkArt = ({ folder }: Subject, items: { art: string }[], file: string): UnplacedIssue[] =>
  items.flatMap(({ art }, index) =>
    checkAsset({ file, folder, asset: art, pointer: pointerTo('/items', index, 'art') }),
  );

/**
 * Checks what the schemas of the content files cannot say: texts, ids, links, pictures, times.
 */
export const checkContent = (subject: Subject, loaded: LoadedContent): UnplacedIssue[] => {
  const { content, files, unknown } = loaded;
  const texts = configTexts(subject.file, subject.config);
  const issues: UnplacedIssue[] = [];
  for (const kind of contentKinds) {
    const file = files[kind];
    if (file === undefined) continue;
    const ofKind = textsOf(kind, content, file);
    texts.push(...ofKind);
    if (kind === 'help' || kind === 'pages') issues.push(...strayFacts(ofKind, subject.config));
    issues.push(...duplicateIds(kind, content, file));
    if (kind === 'banners') {
      issues.push(
        ...checkBanners(subject, loaded, file),
        ...checkTimes('banner', content.banners, file),
        ...checkArt(subject, content.banners, file),
      );
    }
    if (kind === 'notices' || kind === 'popups') {
      issues.push(
        ...checkPromotionTypes(kind, loaded, file),
        ...checkTimes(kind === 'notices' ? 'notice' : 'popup', content[kind], file),
      );
    }
    if (kind === 'notices') issues.push(...checkAudiences(subject, content, file));
    if (kind === 'pointMall') issues.push(...checkArt(subject, content.pointMall, file));
    if (kind === 'promotions') {
      issues.push(
        ...checkTimes('promotion', content.promotions, file),
        ...checkArt(subject, content.promotions, file),
        ...checkPromotions(content.promotions, subject.config, file),
      );
    }
  }
  if (!unknown.has('pointMall'))
    issues.push(...checkPointMall(content.pointMall, subject, files.pointMall ?? subject.file));
  issues.push(...checkPages(subject, loaded), ...checkToldFigures(subject, loaded));
  return [...issues, ...texts.flatMap((use) => checkText(use, subject.config))];
};
