import { useAtomValue } from 'jotai';
import type { PlayFacts } from '#api/play.ts';
import { formatMoney } from '#domain/format-money.ts';
import { dateStyle, intlLanguage } from '#domain/intl-language.ts';
import type { PlayCall } from '../client/play-call.ts';
import type { Translate } from '../../../words/game-words.ts';
import { balanceAtom, sessionAtom } from './play.state.ts';

/** What every part of a game's page may need. */
export interface Play {
  /** Game, model, currency, stakes, brand: fixed for the session. */
  facts: PlayFacts;
  /** BCP-47, for components and numbers. */
  language: string;
  /** A word of src/games/words: `say('dice.over')`. */
  t: Translate;
  call: PlayCall;
  /** What the player can stake, without a payout that is still being shown. */
  balanceMinor: number | null;
  /** An amount in the session's currency. */
  money: (minor: number) => string;
  /** @param digits decimals at most; 2 when left out */
  number: (value: number, digits?: number) => string;
  /** @param ratio 0.99 is 99 % */
  percent: (ratio: number, digits?: number) => string;
  /** @param iso RFC 3339; told in the time zone of the player's device */
  moment: (iso: string) => string;
}

/** The session of play and the ways to write in its language. */
export const usePlay = (): Play => {
  const { facts, language, t, call } = useAtomValue(sessionAtom);
  const balanceMinor = useAtomValue(balanceAtom);
  const locale = intlLanguage(language);
  return {
    facts,
    language,
    t,
    call,
    balanceMinor,
    money: (minor) => formatMoney(minor, { currency: facts.currency, language }),
    number: (value, digits = 2) =>
      new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value),
    percent: (ratio, digits = 2) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(
        ratio,
      ),
    moment: (iso) =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: dateStyle(language),
        timeStyle: 'medium',
      }).format(new Date(iso)),
  };
};
