import { PayTable } from '#components/PayTable/PayTable.tsx';
import type { SlotSymbol, SlotTable } from '../rules/slot-table.ts';
import { JACKPOT_STAKES_MINOR } from '../rules/slot-jackpot.ts';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { wordedSymbols } from './symbol-text.ts';

/** Counts at which a symbol begins to pay more, the highest first. */
const steps = ({ pays }: SlotSymbol): number[] =>
  [...pays.keys()]
    .filter((count) => (pays[count] ?? 0) > (count === 0 ? 0 : (pays[count - 1] ?? 0)))
    .toReversed();

/** How many ways a grid has; every cell of a reel goes with every cell of the next. */
const waysOf = ({ rows, reels }: SlotTable): number => rows ** reels.strips.length;

/** What a slot pays and how: its counting, its wilds and scatters, every pay, every line. */
export const SlotRules = ({ table }: { table: SlotTable }) => {
  const play = usePlay();
  const { t, number, money } = play;
  const { pays, freeSpins } = table;
  const worth = (coins: number): string => `×${number(coins / table.coins)}`;
  const symbols = wordedSymbols(table, play);
  const multipliers = (freeSpins?.reels.multipliers ?? []).map(({ multiplier }) => multiplier);
  return (
    <>
      <p>
        {pays.by === 'lines'
          ? t(pays.bothWays ? 'slot.rulesBothWays' : 'slot.rulesLines', {
              lines: number(pays.lines.length),
            })
          : pays.by === 'ways'
            ? t('slot.rulesWays', { ways: number(waysOf(table)) })
            : t('slot.rulesAnywhere')}
      </p>
      {table.expandingWilds && <p>{t('slot.rulesExpanding')}</p>}
      {table.reels.multipliers.length > 1 && (
        <p>
          {t('slot.rulesMultiplier', {
            most: number(Math.max(...table.reels.multipliers.map(({ multiplier }) => multiplier))),
          })}
        </p>
      )}
      {freeSpins && (
        <>
          <p>
            {freeSpins.awards
              .map((spins, scatters) => ({ spins, scatters }))
              .filter(({ spins, scatters }) => spins > (freeSpins.awards[scatters - 1] ?? 0))
              .map(({ spins, scatters }) =>
                t('slot.rulesAward', { scatters: number(scatters), spins: number(spins) }),
              )
              .join(' ')}
          </p>
          <p>
            {t(freeSpins.retriggers ? 'slot.rulesRetrigger' : 'slot.rulesNoRetrigger', {
              most: number(freeSpins.atMost),
            })}
          </p>
          {Math.max(...multipliers) > 1 && (
            <p>
              {t('slot.rulesFreeMultiplier', {
                multipliers: multipliers.map((one) => `×${number(one)}`).join(', '),
              })}
            </p>
          )}
        </>
      )}
      {table.hasJackpot && <p>{t('slot.rulesJackpot', { amount: money(JACKPOT_STAKES_MINOR) })}</p>}
      <p>{t('slot.rulesStakes')}</p>
      <PayTable
        label={t('slot.payTable')}
        entries={table.symbols.map((symbol, at) => ({
          picture: symbols[at]?.picture ?? '',
          name: symbols[at]?.name ?? '',
          ...(symbol.role === 'wild' && { note: t('slot.wildNote') }),
          ...(symbol.role === 'scatter' && { note: t('slot.scatterNote') }),
          pays: steps(symbol).map((count) => ({
            count: t('slot.count', { count: number(count) }),
            worth: worth(symbol.pays[count] ?? 0),
          })),
        }))}
        {...(pays.by === 'lines' && {
          lines: pays.lines,
          rows: table.rows,
          linesLabel: t('slot.lines', { lines: number(pays.lines.length) }),
          lineLabel: (line: number) => t('slot.line', { line: number(line) }),
        })}
      />
    </>
  );
};
