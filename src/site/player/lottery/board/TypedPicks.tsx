import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { BetType } from '#domain/lottery/course.ts';

import { readNumbers } from './typed-numbers.ts';

interface TypedPicksProps {
  betType: BetType;
  disabled: boolean;
  picked: readonly (readonly string[])[];
  /** Numbers of a grid become picks of the board. */
  onPick: (picks: string[][]) => void;
  /** Numbers of several places are tickets of their own. */
  onTickets: (tickets: string[][][]) => void;
  /** How many more tickets the slip holds. */
  room: number;
}

/** How many digits one typed number has; 0 where a bet is no number. */
const widthOf = ({ rows, rule }: BetType): number => {
  if (rows.length === 1 && rows[0]?.look === 'pairs') return 2;
  const isDigits = rows.every(({ options }) => options.length === 10 && options[0] === '0');
  return rule.kind === 'straight' && isDigits ? rows.length : 0;
};

/** Numbers by the keyboard, for who has a list of them. */
export const TypedPicks = (props: TypedPicksProps) => {
  const { t } = useTranslation();
  const { betType, disabled, picked, onPick, onTickets, room } = props;
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const width = widthOf(betType);
  if (width === 0) return null;
  const add = () => {
    const { numbers, wrong } = readNumbers(text, width);
    if (wrong.length > 0) {
      return setError(t('lottery.typed.wrong', { width, text: wrong.join(', ') }));
    }
    if (betType.rows.length === 1) {
      const all = new Set([...(picked[0] ?? []), ...numbers]);
      onPick([(betType.rows[0]?.options ?? []).filter((option) => all.has(option))]);
    } else {
      if (numbers.length > room) {
        return setError(t('lottery.stake.slipFull', { most: room }));
      }
      onTickets(numbers.map((number) => number.split('').map((digit) => [digit])));
    }
    setError(undefined);
    setText('');
  };
  return (
    <TextInput
      label={t('lottery.typed.label')}
      hint={t('lottery.typed.hint', { width })}
      error={error}
      value={text}
      onChange={setText}
      disabled={disabled}
      trailing={
        <Button variant="ghost" size="sm" isDisabled={disabled || text.trim() === ''} onPress={add}>
          {t('lottery.typed.add')}
        </Button>
      }
    />
  );
};
