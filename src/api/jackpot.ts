import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, language, moment } from './fields.ts';

/** The brand's pool now, and before it was last fed: a ticker goes from there to here. */
export const jackpotPool = z.object({
  /** ISO 4217. */
  currency: z.string(),
  amountMinor,
  previousMinor: amountMinor,
  fedAt: moment,
});

/** The brand's pool, fed by a part of the stakes, and its last winners with masked names. */
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
