import { MarketPrices } from '#components/MatchCard/MarketPrices.tsx';
import { RaceTrack } from '#components/RaceTrack/RaceTrack.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { usePlay } from '../play/use-play.ts';
import { type ContestProps, marketsOf } from './Contest.tsx';

/** A race with its prices. */
export const Race = ({ names, prices, show, phase, selected, onSelect }: ContestProps) => {
  const { language, say } = usePlay();
  const order = show?.order ?? null;
  return (
    <Stack>
      <RaceTrack
        label={say('match.race')}
        names={names}
        progress={show?.progress ?? null}
        places={
          order && names.map((_, lane) => say('match.placeOf', { place: order.indexOf(lane) + 1 }))
        }
        chosen={selected ? Number(selected.pick) : undefined}
      />
      <MarketPrices
        markets={marketsOf(names, prices, say)}
        selected={selected ? { market: selected.market, price: selected.pick } : undefined}
        onSelect={onSelect}
        closed={phase !== 'open'}
        language={language}
      />
    </Stack>
  );
};
