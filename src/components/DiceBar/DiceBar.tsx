import {
  DICE_ROLLS,
  type DiceBet,
  diceMarkFor,
  diceWinningRolls,
} from '#games/dice/rules/dice-rules.ts';
import { intlLanguage } from '#domain/intl-language.ts';
import { gameFigure, gamePlate, gameSentence } from '#theme/game-plate.css.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import type { DiceBarLabels } from './dice-bar-labels.ts';
import { DiceFields } from './DiceFields.tsx';
import { DiceRuler } from './DiceRuler.tsx';
import { useTumble } from './use-tumble.ts';

export interface DiceBarProps {
  bet: DiceBet;
  onChange: (bet: DiceBet) => void;
  /** What a winning bet pays for each one staked. */
  multiplier: number;
  /** The last roll in hundredths and what it meant, in words; null before the first. */
  result: { roll: number; won: boolean; sentence: string } | null;
  /** The dice is on its way: figures tumble, nothing is told yet. */
  rolling?: boolean | undefined;
  /** A round is on: the bet stays as it is. */
  disabled?: boolean | undefined;
  labels: DiceBarLabels;
  language: string;
}

const format = (language: string, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(intlLanguage(language), options);

const twoPlaces = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/**
 * A dice from 0.00 to 99.99: the player sets the mark, the roll comes to rest beyond or below it.
 * Mark and chance are two ends of one thing; whichever is changed, the other follows.
 */
export const DiceBar = ({
  bet,
  onChange,
  multiplier,
  result: last,
  rolling = false,
  disabled = false,
  labels,
  language,
}: DiceBarProps) => {
  const { side, mark } = bet;
  const result = rolling ? null : last;
  const tumbling = useTumble(rolling, DICE_ROLLS);
  const winning = diceWinningRolls(bet);
  const number = format(language, twoPlaces);
  const ends = [diceMarkFor(side, 0), diceMarkFor(side, DICE_ROLLS)];
  const bounds = { lowest: Math.min(...ends), highest: Math.max(...ends) };
  const setMark = (next: number) =>
    onChange({ side, mark: Math.min(bounds.highest, Math.max(bounds.lowest, Math.round(next))) });
  return (
    <section className={gamePlate} aria-label={labels.dice}>
      <span
        className={gameFigure}
        data-result={result ? (result.won ? 'won' : 'lost') : 'none'}
        aria-hidden="true"
      >
        {number.format((result?.roll ?? tumbling) / 100)}
      </span>
      <p className={gameSentence}>
        {result?.sentence ?? (rolling ? labels.rolling : labels.ready)}
      </p>
      <DiceRuler
        {...{ side, mark, bounds, disabled }}
        result={result && { ...result, text: number.format(result.roll / 100) }}
        label={labels.mark}
        markText={`${side === 'over' ? labels.over : labels.under} ${number.format(mark / 100)}`}
        onMark={setMark}
      />
      <SegmentedControl
        label={labels.side}
        fullWidth
        value={side}
        options={(['under', 'over'] as const).map((value) => ({
          value,
          label: labels[value],
          disabled,
        }))}
        onChange={(value) =>
          onChange({
            side: value as DiceBet['side'],
            mark: diceMarkFor(value as DiceBet['side'], winning),
          })
        }
      />
      <DiceFields
        {...{ bet, onChange, multiplier, bounds, disabled, labels, language }}
        onMark={setMark}
      />
    </section>
  );
};
