import path from 'node:path';
import { checkMerchants } from '../check-merchants.ts';
import type { TemporaryMerchants, Values } from './temporary-merchants.ts';

/** What a check finds in these merchants, each as `file code pointer`. */
export const issuesOf = async ({ dir }: TemporaryMerchants): Promise<string[]> => {
  const { issues } = await checkMerchants(dir);
  return issues.map(({ code, file, pointer }) => `${path.basename(file)} ${code} ${pointer}`);
};

/** A promotion that only informs. */
export const promotion = (change: Values = {}): Values => ({
  id: 'week',
  title: { en: 'A week' },
  summary: { en: 'Seven days' },
  content: { en: '<p>Terms</p>' },
  art: 'assets/mark.svg',
  informational: true,
  ...change,
});

/** A deposit match. */
export const match = (change: Values = {}): Values => ({
  kind: 'depositMatch',
  nth: 1,
  percent: 50,
  mostMinor: 20_000,
  leastMinor: 1000,
  turnover: 8,
  joinDays: 14,
  budgetMinor: 100_000,
  ...change,
});

/** Tells all conditions of a match. */
export const TERMS =
  '<p>{{percent}} up to {{most}} from {{least}}; join, {{joinDays}} days. {{turnover}} times, {{days}} days.</p>';

/** A promotion with a deposit match that tells its conditions. */
export const matched = (change: Values = {}, mechanic: Values = {}): Values =>
  promotion({
    informational: undefined,
    mechanic: match(mechanic),
    content: { en: TERMS },
    ...change,
  });
