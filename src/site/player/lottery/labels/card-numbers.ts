import type { DrawnTiers, Lottery } from '#api/lottery.ts';
import type { LotteryCardProps } from '#components/LotteryCard/LotteryCard.tsx';
import { lotteryFamilies, type LotteryFamily } from '#domain/lottery/families.ts';
import { type LotteryWave, lotteryWave } from '#domain/lottery/waves.ts';

/** Whether a family's draw is a row of balls; the others draw prizes. */
export const drawsBalls = (family: Lottery['family']): family is LotteryFamily =>
  lotteryFamilies.some((each) => each === family);

/**
 * The numbers of a draw in short: all its balls, or the highest prize.
 *
 * @param waveWord the words for a color of LHC
 */
export const cardNumbers = (
  family: Lottery['family'],
  result: DrawnTiers,
  waveWord: (wave: LotteryWave) => string,
): NonNullable<LotteryCardProps['last']> => {
  if (!drawsBalls(family)) return { prize: result[0]?.numbers[0] ?? '' };
  return {
    shape: family === 'PK10' ? 'tile' : 'ball',
    balls: result
      .flatMap(({ numbers }) => numbers)
      .map((number) => {
        if (family !== 'LHC') return { number };
        const tone = lotteryWave(Number(number));
        return { number, tone, label: waveWord(tone) };
      }),
  };
};
