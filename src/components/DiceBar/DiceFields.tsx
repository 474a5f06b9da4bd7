import { type DiceBet, diceMarkFor, diceWinningRolls } from '#games/dice/rules/dice-rules.ts';
import { gameFact, gameFacts, gameTerm, gameValue } from '#theme/game-plate.css.ts';
import { multiplierText } from '../CrashGraph/multiplier-text.ts';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import type { DiceBarLabels } from './dice-bar-labels.ts';

interface DiceFieldsProps {
  bet: DiceBet;
  onChange: (bet: DiceBet) => void;
  onMark: (mark: number) => void;
  multiplier: number;
  bounds: { lowest: number; highest: number };
  disabled: boolean;
  labels: DiceBarLabels;
  language: string;
}

const twoPlaces = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Mark and chance to be set exactly, and what a win pays. */
export const DiceFields = ({
  bet,
  onChange,
  onMark,
  multiplier,
  bounds,
  disabled,
  labels,
  language,
}: DiceFieldsProps) => {
  const shared = {
    step: 0.01,
    format: twoPlaces,
    increaseLabel: labels.increase,
    decreaseLabel: labels.decrease,
    disabled,
  };
  return (
    <div className={gameFacts}>
      <NumberInput
        {...shared}
        label={labels.mark}
        value={bet.mark / 100}
        min={bounds.lowest / 100}
        max={bounds.highest / 100}
        onChange={(value) => value !== null && onMark(value * 100)}
      />
      <NumberInput
        {...shared}
        label={labels.chance}
        value={diceWinningRolls(bet) / 100}
        min={1}
        max={95}
        unit="%"
        onChange={(value) =>
          value !== null && onChange({ side: bet.side, mark: diceMarkFor(bet.side, value * 100) })
        }
      />
      <p className={gameFact}>
        <span className={gameTerm}>{labels.multiplier}</span>
        <strong className={gameValue}>{multiplierText(multiplier, language, 4)}</strong>
      </p>
    </div>
  );
};
