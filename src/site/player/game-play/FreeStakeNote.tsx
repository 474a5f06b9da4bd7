import { useTranslation } from 'react-i18next';

import type { Bonus } from '#api/bonuses.ts';
import type { Game } from '#api/games.ts';
import { Icon } from '#components/Icon/Icon.tsx';

import { useFormat } from '../../i18n/use-format.ts';

/** Whether a bonus is a free stake that is used in a game. */
export const isUsedIn = (
  { bound, status }: Pick<Bonus, 'bound' | 'status'>,
  { nodeId, gameType }: Pick<Game, 'nodeId' | 'gameType'>,
): boolean =>
  status === 'ACTIVE' &&
  bound !== undefined &&
  (bound.games.some((game) => game.nodeId === nodeId) || bound.categories.includes(gameType));

export interface FreeStakeNoteProps {
  bonus: Bonus;
  /** What is left of it, with what it has won. In minor units. */
  heldMinor: number;
}

/** What is staked here before the player's own money, and what becomes of what it wins. */
export const FreeStakeNote = ({ bonus, heldMinor }: FreeStakeNoteProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { currency, requiredMinor, doneMinor, expiresAt, bound } = bonus;
  const money = (minor: number) => format.money(minor, currency);
  return (
    <>
      <Icon name="gift" size={20} />
      <p>
        <strong>{t('freeStake.here', { amount: money(heldMinor) })}</strong>{' '}
        {t('freeStake.wins', { left: money(requiredMinor - doneMinor) })}{' '}
        {bound?.mostMinor != null && t('freeStake.upTo', { most: money(bound.mostMinor) })}{' '}
        {expiresAt !== null && t('freeStake.until', { date: format.date(expiresAt, 'dateTime') })}
      </p>
    </>
  );
};
