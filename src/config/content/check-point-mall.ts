import type { LocalizedText, MerchantConfig } from '#generated/merchant-config.ts';
import type { MallItem } from '#generated/merchant-content.ts';
import { minorDigits } from '#domain/minor-digits.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import { didYouMean, listed } from '../schema/nearest.ts';
import { findTurnoverFault } from './bonus-turnover.ts';
import { findFreeStakeFaults } from './check-free-stake.ts';
import { findByHand } from './figures-by-hand.ts';
import type { Figure } from './figure.ts';
import { mallFigures } from './mall-figures.ts';
import { placeholder } from './promotion-figures.ts';

type Found = Omit<UnplacedIssue, 'file' | 'pointer'> & { at: (string | number)[] };

const namesIn = (words: string): string[] =>
  [...words.matchAll(placeholder)].map(([, name = '']) => name);

/** What is wrong with the figures of one text: one that the item does not have, or one written by hand. */
const figureFault = (
  words: string,
  figures: Record<string, Figure>,
  writing: { currency: string; language: string },
): Omit<Found, 'at'> | undefined => {
  const known = Object.keys(figures);
  const unknown = namesIn(words).find((name) => !known.includes(name));
  if (unknown !== undefined)
    return {
      code: 'mall/placeholder',
      message: `{{${unknown}}} is no figure of this item.`,
      suggestion:
        didYouMean(unknown, known) ||
        (known.length > 0 ? `Known: ${listed(known)}.` : 'Goods have no figures.'),
    };
  // What goods are made of may be said in any number.
  const byHand = known.length > 0 ? findByHand(words, figures, writing) : undefined;
  if (byHand === undefined) return undefined;
  return {
    code: 'mall/figure-by-hand',
    message: byHand,
    suggestion: 'Figures come from the item, so that text and rule cannot differ.',
  };
};

const findTextIssues = (item: MallItem, config: MerchantConfig): Found[] =>
  Object.entries({ title: item.title, text: item.text }).flatMap(([key, text]) =>
    Object.entries(text).flatMap(([language, words]) => {
      const writing = { currency: config.currency, language };
      const fault = figureFault(words, mallFigures(item, config, language), writing);
      return fault ? [{ ...fault, at: [key, language] }] : [];
    }),
  );

/**
 * In every language, cash tells its amount and turnover, a bonus its days too, a free stake its games and its most.
 *
 * @yields one issue for each language that does not
 */
function* findConditionIssues(item: MallItem, config: MerchantConfig): Generator<Found> {
  const { title, text } = item;
  for (const language of Object.keys(text) as (keyof LocalizedText)[]) {
    const told = namesIn(`${title[language] ?? ''} ${text[language] ?? ''}`);
    const missing = Object.keys(mallFigures(item, config, language)).filter(
      (name) => !told.includes(name),
    );
    if (missing.length === 0) continue;
    yield {
      code: 'mall/condition-missing',
      at: ['text', language],
      message: `The text does not tell ${missing.map((name) => `{{${name}}}`).join(', ')}.`,
      suggestion: 'A member must be able to read every condition before redeeming.',
    };
  }
}

const rankFault = ({ leastRank }: MallItem, { ranks }: MerchantConfig): Found[] => {
  const known = ranks.enabled ? ranks.steps.map(({ id }) => id) : [];
  if (leastRank === undefined || known.includes(leastRank)) return [];
  return [
    {
      code: 'mall/rank',
      at: ['leastRank'],
      message: `The brand has no rank “${leastRank}”.`,
      suggestion:
        didYouMean(leastRank, known) ||
        (known.length > 0 ? `Known: ${listed(known)}.` : 'It has no ranks.'),
    },
  ];
};

/** What is wrong with a free stake: its games, and how often the licence lets it be staked. */
const freeStakeFaults = ({ gives }: MallItem, config: MerchantConfig): Found[] => {
  if (gives.kind !== 'freeStake') return [];
  const turnover = findTurnoverFault(gives.turnover, config);
  return [
    ...[...findFreeStakeFaults(gives, config)].map(({ at, ...fault }): Found => ({
      code: 'mall/free-stake',
      at: ['gives', ...at],
      ...fault,
    })),
    ...(turnover ? [{ ...turnover, at: ['gives', 'turnover'] }] : []),
  ];
};

/**
 * Cash that costs fewer points than it is worth would be a way around the rate, and around the most that is turned into money in a
 * day.
 */
const priceFault = (
  { gives, pricePoints }: MallItem,
  { currency, points }: MerchantConfig,
): Found[] => {
  if (gives.kind !== 'cash') return [];
  const { pointsPerUnit } = points.conversion;
  const units = gives.amountMinor / 10 ** minorDigits(currency);
  const worthPoints = Math.ceil(units * pointsPerUnit);
  if (pricePoints >= worthPoints) return [];
  return [
    {
      code: 'mall/price',
      at: ['pricePoints'],
      message: `${units} ${currency} are worth ${worthPoints} points and cost ${pricePoints}: merchant.json gives 1 ${currency} for ${pointsPerUnit} points (/points/conversion/pointsPerUnit).`,
      suggestion: `Write ${worthPoints} or more.`,
    },
  ];
};

/** A way in the navigation leads to something that can be had. */
const mallMissing = (
  items: readonly MallItem[],
  { navigation, points }: MerchantConfig,
  configFile: string,
): UnplacedIssue[] => {
  const at = navigation.indexOf('pointMall');
  if (at < 0 || (points.enabled && items.length > 0)) return [];
  return [
    {
      code: 'mall/missing',
      file: configFile,
      pointer: pointerTo('/navigation', at),
      message: points.enabled
        ? 'The navigation leads to a points mall that has no items.'
        : 'The navigation leads to a points mall, and members of this brand earn no points.',
      suggestion: points.enabled
        ? 'Add items to the file that /content/pointMall names, or take it out.'
        : 'Set /points/enabled, or take it out.',
    },
  ];
};

/** Without points nothing of the catalogue can be had. */
const pointsOff = (config: MerchantConfig, file: string): UnplacedIssue[] =>
  config.points.enabled
    ? []
    : [
        {
          code: 'mall/points-off',
          file,
          pointer: '/items',
          atKey: true,
          message: 'Members of this brand earn no points, so that nobody can redeem this.',
          suggestion: 'Set /points/enabled in merchant.json, or leave the items out.',
        },
      ];

/** Checks what the schema cannot say of the points mall: that text and item are one, and that there are points. */
export const checkPointMall = (
  items: readonly MallItem[],
  { config, file: configFile }: { config: MerchantConfig; file: string },
  file: string,
): UnplacedIssue[] => [
  ...mallMissing(items, config, configFile),
  ...(items.length > 0 ? pointsOff(config, file) : []),
  ...items.flatMap((item, index) =>
    [
      ...findTextIssues(item, config),
      ...findConditionIssues(item, config),
      ...rankFault(item, config),
      ...freeStakeFaults(item, config),
      ...priceFault(item, config),
    ].map(({ at, ...issue }) => ({ ...issue, file, pointer: pointerTo('/items', index, ...at) })),
  ),
];
