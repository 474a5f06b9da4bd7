import { pointsConfig } from '#api/points.ts';
import { minorDigits } from '#domain/minor-digits.ts';
import { readText } from '#domain/read-text.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { fillCountryOf } from '../../people/access/fill-countries.ts';
import { readConvertedToday } from './read-converted-today.ts';

/** The brand's rules of points, and what the member can still turn into money today. */
export const pointsConfigHandler = handle(pointsConfig, async (_input, context) => {
  const { database, merchant, session } = context;
  const { currency, categories, points } = merchant.config;
  const { conversion } = points;
  const mostPointsPerDay = conversion.mostPointsPerDay * 100;
  const converted = await readConvertedToday(database, merchant, session.memberId);
  const types = [...new Set(categories.map(({ type }) => type))];
  return {
    enabled: points.enabled,
    currency,
    perMinor: points.perAmount * 10 ** minorDigits(currency),
    weights: types.map((gameType) => ({ gameType, percent: points.weights[gameType] })),
    into: points.enabled ? [...conversion.into] : [],
    pointsPerUnit: conversion.pointsPerUnit,
    leastPoints: conversion.leastPoints * 100,
    mostPointsPerDay,
    leftToday: Math.max(0, mostPointsPerDay - converted),
    cashTimes: conversion.cashTimes,
    bonusTimes: conversion.bonusTimes,
    multipliers: await readMultipliers(context),
  };
});

interface Asked {
  database: Database;
  merchant: Merchant;
  session: { memberId: number };
  language: string;
}

interface Multiplier {
  promotionId: string;
  title: Record<string, string>;
  times: number;
  endsAt: Date | null;
}

/** What multiplies at this moment, and is for the member. */
const readMultipliers = async ({ database, merchant, session, language }: Asked) => {
  const { id, config } = merchant;
  const { memberId } = session;
  await fillCountryOf(database, id, memberId);
  const { rows } = await sql<Multiplier>`
    select x.promotion_id, p.title, x.times, x.ends_at from points_multiplier x
      join promotion p on p.merchant_id = x.merchant_id and p.id = x.promotion_id
      where x.merchant_id = ${id} and x.until_at is null
        and coalesce(x.starts_at, '-infinity') <= now() and coalesce(x.ends_at, 'infinity') > now()
        and is_in_audience(x.merchant_id, ${memberId}, x.audience, now())
      order by p.sequence, p.id`.execute(database);
  return rows.map(({ title, endsAt, ...row }) => ({
    ...row,
    title: readText(title, language, config.languages.fallback),
    endsAt: endsAt?.toISOString() ?? null,
  }));
};
