import type { GameType, MerchantConfig } from '#generated/merchant-config.ts';
import type { Promotion } from '#generated/merchant-content.ts';
import { formatMoney } from '#domain/format-money.ts';
import { intlLanguage } from '#domain/intl-language.ts';
import { contestFigures } from './contest-figures.ts';
import type { Figure, Writers } from './figure.ts';
import { minorDigits } from '#domain/minor-digits.ts';
import { multiplierFigures } from './multiplier-figures.ts';

/** What a promotion's placeholders are filled from: the parts of the merchant's file. */
export type FigureSource = Pick<MerchantConfig, 'currency' | 'rebates'> & {
  withdrawals: Pick<MerchantConfig['withdrawals'], 'bonusDays' | 'turnover'>;
};

/** `{{percent}}`, `{{weightLIVE}}`: the name of a figure in a promotion's text. */
export const placeholder = /\{\{\s*(\w*)\s*\}\}/g;

/**
 * The figures that a promotion's texts may name, by the name of their placeholder. Those of the mechanic,
 * of the bonus that it pays (`days`, `weight` and a category) and of the merchant (`rebate`).
 *
 * @param language BCP-47; decides digits, separators and where a symbol stands
 */
export const promotionFigures = (
  { mechanic, category }: Pick<Promotion, 'mechanic' | 'category'>,
  config: FigureSource,
  language: string,
): Record<string, Figure> => {
  if (!mechanic) return {};
  const numbers = new Intl.NumberFormat(intlLanguage(language));
  const shares = new Intl.NumberFormat(intlLanguage(language), {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  const plain = (value: number): Figure => ({ value, text: numbers.format(value) });
  const percent = (value: number): Figure => ({ value, text: shares.format(value / 100) });
  const money = (minor: number): Figure => majorOf(minor, config.currency, language);
  if (mechanic.kind === 'dailyRebate') {
    const { rebateTimes } = config.withdrawals.turnover;
    return { rebate: percent(rebateOf(category, config) ?? 0), turnover: plain(rebateTimes) };
  }
  if (mechanic.kind === 'pointsMultiplier') return multiplierFigures(mechanic, plain, language);
  const ofBonus = bonusFigures(mechanic.turnover, config, { plain, percent });
  if (mechanic.kind === 'redEnvelope')
    return {
      // Without a turnover it is cash, and no bonus that expires.
      ...(mechanic.turnover > 0 && ofBonus),
      pool: money(mechanic.poolMinor),
      count: plain(mechanic.count),
      least: money(mechanic.leastMinor),
      minutes: plain(mechanic.openMinutes),
      hours: hoursOf(mechanic.hours, language),
    };
  if (mechanic.kind === 'application')
    return {
      ...ofBonus,
      most: money(mechanic.mostMinor),
      answerDays: plain(mechanic.answerDays),
    };
  if (mechanic.kind === 'missionSet' || mechanic.kind === 'race')
    return {
      ...(mechanic.turnover > 0 && ofBonus),
      ...contestFigures(mechanic, config.currency, { plain, percent, money }),
    };
  const joined = { ...ofBonus, joinDays: plain(mechanic.joinDays) };
  if (mechanic.kind === 'signUpReward') return { ...joined, amount: money(mechanic.amountMinor) };
  return {
    ...joined,
    percent: percent(mechanic.percent),
    most: money(mechanic.mostMinor),
    least: money(mechanic.leastMinor),
    nth: plain(mechanic.nth),
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

/** Hours of the day, as `20:00`; times of day may be written by hand, so that none has a value to look for. */
const hoursOf = (hours: readonly number[], language: string): Figure => {
  const written = new Intl.DateTimeFormat(intlLanguage(language), {
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
