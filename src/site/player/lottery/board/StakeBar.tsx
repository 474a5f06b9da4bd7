import { useTranslation } from 'react-i18next';

import type { LotteryGame } from '#api/lottery-board.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { MoneyInput } from '#components/MoneyInput/MoneyInput.tsx';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import type { BetType } from '#domain/lottery/course.ts';

import { useFormat } from '../../../i18n/use-format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

import { lineStakeMinor } from '../slip/slip-lines.ts';

/** What one bet is played with, and how often. */
export interface Stake {
  /** Null while the field is empty. */
  unitMinor: number | null;
  multiple: number;
}

interface StakeBarProps {
  game: LotteryGame;
  betType: BetType;
  /** What the picks make. */
  bets: number;
  stake: Stake;
  onStake: (stake: Stake) => void;
  onAdd: () => void;
  /** Tickets that are on the slip. */
  lines: number;
  disabled: boolean;
}

/** Stakes to pick with one tap, in steps of the least one. */
const QUICK = [1, 2, 5, 10, 50];

/** Sets the stake of one bet and its multiple, and puts the picks on the slip. */
export const StakeBar = (props: StakeBarProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { game, bets, stake, onStake, onAdd, disabled } = props;
  const { currency, minimumStakeMinor, maximumStakeMinor } = game;
  const language = useLanguage();
  const { stakeMinor, error } = useStakeCheck(props);
  return (
    <Surface>
      <Stack gap="x4">
        <Grid min="min(15rem, 100%)" gap="x4">
          <MoneyInput
            label={t('lottery.stake.unit')}
            hint={t('lottery.stake.bounds', {
              least: format.money(minimumStakeMinor, currency),
              most: format.money(maximumStakeMinor, currency),
            })}
            value={stake.unitMinor}
            onChange={(unitMinor) => onStake({ ...stake, unitMinor })}
            quickMinor={QUICK.map((times) => times * minimumStakeMinor).filter(
              (minor) => minor <= maximumStakeMinor,
            )}
            {...{ currency, language, disabled }}
          />
          <Stack>
            <NumberInput
              label={t('lottery.stake.times')}
              hint={t('money.atMost', { most: format.number(game.maximumMultiple) })}
              value={stake.multiple}
              onChange={(multiple) => onStake({ ...stake, multiple: multiple ?? 1 })}
              min={1}
              max={game.maximumMultiple}
              unit="×"
              increaseLabel={t('lottery.stake.more')}
              decreaseLabel={t('lottery.stake.fewer')}
              disabled={disabled}
            />
          </Stack>
        </Grid>
        {bets > 0 && error && <Banner tone="warning">{error}</Banner>}
        <Button
          size="lg"
          fullWidth
          icon="plus"
          isDisabled={disabled || bets === 0 || error !== null}
          onPress={onAdd}
        >
          {bets === 0
            ? t('lottery.stake.add')
            : t('lottery.stake.addFor', { amount: format.money(stakeMinor, currency) })}
        </Button>
      </Stack>
    </Surface>
  );
};

/** What the picks cost, and why they cannot be added as they are. */
const useStakeCheck = ({ game, betType, bets, stake, lines }: StakeBarProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { currency, minimumStakeMinor, maximumStakeMinor, maximumLines } = game;
  const stakeMinor = lineStakeMinor(bets, betType, { ...stake, unitMinor: stake.unitMinor ?? 0 });
  const money = (minor: number) => format.money(minor, currency);
  const findError = () => {
    if (lines >= maximumLines) return t('lottery.stake.slipFull', { most: maximumLines });
    if (stakeMinor < minimumStakeMinor) {
      return t('lottery.stake.tooLittle', { least: money(minimumStakeMinor) });
    }
    return stakeMinor > maximumStakeMinor
      ? t('lottery.stake.tooMuch', { most: money(maximumStakeMinor) })
      : null;
  };
  return { stakeMinor, error: findError() };
};
