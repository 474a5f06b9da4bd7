import { Button } from '#components/Button/Button.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { shuffled } from '#domain/fair/shuffle.ts';
import { KENO_MOST_PICKS } from '../rules/keno-rules.ts';
import { usePlay } from '../../shared/page/play/use-play.ts';

/** A quick pick is the player's own choice by chance: it decides nothing about the draw. */
const anyBelow = (bound: number): number => Math.floor(Math.random() * bound);

const quickPick = (count: number): number[] =>
  shuffled(count, anyBelow, KENO_MOST_PICKS)
    .map((at) => at + 1)
    .toSorted((first, second) => first - second);

interface KenoPickerProps {
  /** How many numbers there are. */
  count: number;
  picks: readonly number[];
  onChange: (picks: number[]) => void;
  disabled: boolean;
}

/** Ten numbers by chance, or none. */
export const KenoPicker = ({ count, picks, onChange, disabled }: KenoPickerProps) => {
  const { t } = usePlay();
  return (
    <Columns gap="x3">
      <Button
        variant="secondary"
        fullWidth
        isDisabled={disabled}
        onPress={() => onChange(quickPick(count))}
      >
        {t('keno.quick')}
      </Button>
      <Button
        variant="secondary"
        fullWidth
        isDisabled={disabled || picks.length === 0}
        onPress={() => onChange([])}
      >
        {t('keno.clear')}
      </Button>
    </Columns>
  );
};
