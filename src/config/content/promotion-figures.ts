import type { GameType, MerchantConfig } from '#generated/merchant-config.ts';
import type {
  DailyRebate,
  PointsMultiplier,
  Promotion,
  PromotionMechanic,
  Raffle,
  RebateBoost,
} from '#generated/merchant-content.ts';
import { formatMoney } from '#domain/format-money.ts';
import { dateFormat, numberFormat } from '#domain/intl-formats.ts';
import { audienceFigures } from './audience-figures.ts';
import { boostFigures } from './boost-figures.ts';
import { boundNames } from './free-stake-figures.ts';
import { contestFigures } from './contest-figures.ts';
import type { Figure, Writers } from './figure.ts';
import { minorDigits } from '#domain/minor-digits.ts';
import { multiplierFigures } from './multiplier-figures.ts';

/** What a promotion's placeholders are filled from: the parts of the merchant's file. */
export type FigureSource = Pick<MerchantConfig, 'currency' | 'rebates'> & {
  ranks: Pick<MerchantConfig['ranks'], 'steps'>;
  withdrawals: Pick<MerchantConfig['withdrawals'], 'bonusDays' | 'turnover'>;
};

/** `{{percent}}`, `{{weightLIVE}}`: the name of a figure in a promotion's text; whatever stands in such braces is one. */
export const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * The figures that a promotion's texts may name, by the name of their placeholder. Those of the mechanic,
 * of the bonus that it pays (`days`, `weight` and a category), of the merchant (`rebate`) and of the audience
 * (`countries`, `ranks`).
 *
 * @param language BCP-47; decides digits, separators and where a symbol stands
 */
export const promotionFigures = (
  promotion: Pick<Promotion, 'mechanic' | 'category' | 'audience'>,
  config: FigureSource,
  language: string,
): Record<string, Figure> => ({
  ...mechanicFigures(promotion, config, language),
  ...(promotion.audience && audienceFigures(promotion.audience, config.ranks, language)),
});

const writersOf = (currency: string, language: string): Writers => {
  const numbers = numberFormat(language, {});
  const shares = numberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return {
    plain: (value) => ({ value, text: numbers.format(value) }),
    percent: (value) => ({ value, text: shares.format(value / 100) }),
    money: (minor) => majorOf(minor, currency, language),
  };
};

const mechanicFigures = (
  { mechanic, category }: Pick<Promotion, 'mechanic' | 'category'>,
  config: FigureSource,
  language: string,
): Record<string, Figure> => {
  if (!mechanic) return {};
  const writers = writersOf(config.currency, language);
  const { plain, percent } = writers;
  const { rebateTimes } = config.withdrawals.turnover;
  const rebate = rebateOf(category, config) ?? 0;
  if (mechanic.kind === 'dailyRebate')
    return { rebate: percent(rebate), turnover: plain(rebateTimes) };
  if (mechanic.kind === 'pointsMultiplier') return multiplierFigures(mechanic, plain, language);
  if (mechanic.kind === 'rebateBoost')
    return { ...boostFigures(mechanic, rebate, writers, language), turnover: plain(rebateTimes) };
  // Without a turnover it is cash, and no bonus that expires.
  const isCash = mechanic.turnover === 0 && cashKinds.has(mechanic.kind);
  return {
    ...(!isCash && bonusFigures(mechanic.turnover, config, writers)),
    ...kindFigures(mechanic, { currency: config.currency, language }, writers),
  };
};

/** What these kinds give without a turnover is cash. */
const cashKinds: ReadonlySet<PromotionMechanic['kind']> = new Set([
  'redEnvelope',
  'raffle',
  'missionSet',
  'race',
]);

/** What is particular to a kind that pays a bonus. */
const kindFigures = (
  mechanic: Exclude<PromotionMechanic, DailyRebate | PointsMultiplier | RebateBoost>,
  { currency, language }: { currency: string; language: string },
  { plain, percent, money }: Writers,
): Record<string, Figure> => {
  if (mechanic.kind === 'redEnvelope')
    return {
      pool: money(mechanic.poolMinor),
      count: plain(mechanic.count),
      least: money(mechanic.leastMinor),
      minutes: plain(mechanic.openMinutes),
      hours: hoursOf(mechanic.hours, language),
    };
  if (mechanic.kind === 'raffle') return drawnFigures(mechanic, { plain, money });
  if (mechanic.kind === 'application')
    return {
      most: money(mechanic.mostMinor),
      answerDays: plain(mechanic.answerDays),
      ...(mechanic.applyAgain !== undefined && { again: plain(mechanic.applyAgain) }),
    };
  if (mechanic.kind === 'missionSet' || mechanic.kind === 'race')
    return contestFigures(mechanic, currency, { plain, percent, money });
  if (mechanic.kind === 'freeStake')
    return {
      amount: money(mechanic.amountMinor),
      winMost: money(mechanic.winMostMinor),
      joinDays: plain(mechanic.joinDays),
      games: boundNames(mechanic, language),
      ...(mechanic.trigger?.kind === 'deposit' && {
        least: money(mechanic.trigger.leastMinor),
        ...(mechanic.trigger.nth !== undefined && { nth: plain(mechanic.trigger.nth) }),
      }),
    };
  if (mechanic.kind === 'signUpReward')
    return { joinDays: plain(mechanic.joinDays), amount: money(mechanic.amountMinor) };
  return {
    percent: percent(mechanic.percent),
    most: money(mechanic.mostMinor),
    least: money(mechanic.leastMinor),
    ...(mechanic.kind === 'depositMatch' && {
      nth: plain(mechanic.nth),
      joinDays: plain(mechanic.joinDays),
    }),
  };
};

/** The figures of the bonus that a promotion pays. */
const bonusFigures = (
  turnover: number,
  config: FigureSource,
  { plain, percent }: Pick<Writers, 'plain' | 'percent'>,
): Record<string, Figure> => ({
  turnover: plain(turnover),
  days: plain(config.withdrawals.bonusDays),
  odds: plain(config.withdrawals.turnover.minimumOdds),
  ...weightsOf(config, percent),
});

/** An amount as a figure; whole amounts without their cents. */
export const majorOf = (minor: number, currency: string, language: string): Figure => {
  const perMajor = 10 ** minorDigits(currency);
  // Whole amounts are advertised without their cents.
  const isWhole = minor % perMajor === 0;
  const text = formatMoney(minor, { currency, language, ...(isWhole && { digits: 0 }) });
  return { value: minor / perMajor, text };
};

/** The step, the most tickets, every prize as `prize1`, `prize2` …, and all of them as `1 × €500, 10 × €50`. */
const drawnFigures = (
  { stepMinor, mostTickets, prizes }: Raffle,
  { plain, money }: Pick<Writers, 'plain' | 'money'>,
): Record<string, Figure> => {
  const each = prizes.map(({ amountMinor }) => money(amountMinor));
  const text = prizes
    .map(({ count }, at) => `${plain(count).text} × ${each[at]?.text ?? ''}`)
    .join(', ');
  return {
    step: money(stepMinor),
    mostTickets: plain(mostTickets),
    ...Object.fromEntries(each.map((figure, at) => [`prize${at + 1}`, figure])),
    // It is no number to look for.
    prizes: { value: Number.NaN, text },
  };
};

/** Hours of the day, as `20:00`; times of day may be written by hand, so that none has a value to look for. */
const hoursOf = (hours: readonly number[], language: string): Figure => {
  const written = dateFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const sorted = hours.toSorted((one, other) => one - other);
  return {
    value: Number.NaN,
    text: sorted.map((hour) => written.format(new Date(hour * 3_600_000))).join(', '),
  };
};

/** The daily rebate of a category in percent of valid bets; undefined when it has none. */
export const rebateOf = (
  category: GameType | 'ALL',
  { rebates }: Pick<FigureSource, 'rebates'>,
): number | undefined => (category === 'ALL' ? undefined : rebates[category] || undefined);

const weightsOf = (
  { withdrawals }: FigureSource,
  percent: (value: number) => Figure,
): Record<string, Figure> =>
  Object.fromEntries(
    Object.entries(withdrawals.turnover.contributions).map(([type, share]) => [
      `weight${type}`,
      percent(Number(share)),
    ]),
  );

/** Puts the figures in place of their names; a name that is none stays, for the check to tell. */
export const fillFigures = (text: string, figures: Record<string, Figure>): string =>
  text.replaceAll(placeholder, (whole, name: string) => figures[name]?.text ?? whole);
