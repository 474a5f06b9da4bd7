import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, language, moment } from './fields.ts';

/**
 * The brand's jackpot pool now and before its last contribution; a ticker counts up from
 * `previousMinor` to `amountMinor`.
 */
export const jackpotPool = z.object({
  /** ISO 4217. */
  currency: z.string(),
  amountMinor,
  previousMinor: amountMinor,
  fedAt: moment,
});

/**
 * The brand's jackpot pool, funded by a part of the stakes, and its last winners with masked names.
 */
export const jackpot = endpoint({
  name: 'jackpot',
  method: 'GET',
  path: '/wps/relay/GCSGAME_jackpot',
  access: 'any',
  summary: 'What is in the jackpot, and who won it last',
  query: z.object({ language }),
  value: z.extend(jackpotPool, {
    wins: z.array(
      z.object({
        customerName: z.string(),
        gameName: z.nullable(z.string()),
        amountMinor,
        wonAt: moment,
      }),
    ),
  }),
  refusals: [],
});

export type Jackpot = z.infer<typeof jackpot.value>;
