import { Button } from '#components/Button/Button.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { type HiloChoice, type HiloMove, hiloRank, type HiloView } from '../rules/hilo-rules.ts';
import { type Play, usePlay } from '../../shared/page/play/use-play.ts';
import type { Round } from '../../shared/page/play/use-round.ts';

/** What a call on a rank asks for, next to the ends in other words. */
const callText = (rank: number, call: 'higher' | 'lower', t: Play['t']): string => {
  if (rank === 1) return t(call === 'higher' ? 'hilo.onlyHigher' : 'hilo.same');
  if (rank === 13) return t(call === 'lower' ? 'hilo.onlyLower' : 'hilo.same');
  return t(`hilo.${call}`);
};

interface HiloCallsProps {
  round: Round<HiloChoice, HiloMove, HiloView>;
  view: HiloView;
}

/** The calls on the open card, each with what it would make the stake worth. */
export const HiloCalls = ({ round, view }: HiloCallsProps) => {
  const { t, number } = usePlay();
  const rank = hiloRank(view.cards.at(-1) ?? 0);
  const isDisabled = round.phase !== 'open';
  const calls = [
    { call: 'higher', icon: 'arrowUp', worth: view.higherWorth },
    { call: 'lower', icon: 'arrowDown', worth: view.lowerWorth },
  ] as const;
  return (
    <Stack gap="x2">
      {calls.map(({ call, icon, worth }) => (
        <Button
          key={call}
          variant="secondary"
          size="lg"
          fullWidth
          icon={icon}
          isDisabled={isDisabled}
          onPress={() => void round.move({ act: 'call', call })}
        >
          {t('hilo.callPays', { call: callText(rank, call, t), worth: number(worth ?? 0) })}
        </Button>
      ))}
      <Button
        variant="ghost"
        fullWidth
        isDisabled={isDisabled}
        onPress={() => void round.move({ act: 'call', call: 'pass' })}
      >
        {t('hilo.pass')}
      </Button>
    </Stack>
  );
};
