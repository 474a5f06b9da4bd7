import { MarketPrices } from '#components/MatchCard/MarketPrices.tsx';
import { RaceTrack } from '#components/RaceTrack/RaceTrack.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { type ContestProps, marketsOf } from './Contest.tsx';

/** A race with its prices. */
export const Race = ({ names, prices, show, phase, selected, onSelect }: ContestProps) => {
  const { language, t } = usePlay();
  const order = show?.order ?? null;
  return (
    <Stack>
      <RaceTrack
        label={t('match.race')}
        names={names}
        progress={show?.progress ?? null}
        places={
          order && names.map((_, lane) => t('match.placeOf', { place: order.indexOf(lane) + 1 }))
        }
        chosen={selected ? Number(selected.pick) : undefined}
      />
      <MarketPrices
        markets={marketsOf(names, prices, t)}
        selected={selected ? { market: selected.market, price: selected.pick } : undefined}
        onSelect={onSelect}
        closed={phase !== 'open'}
        language={language}
      />
    </Stack>
  );
};
