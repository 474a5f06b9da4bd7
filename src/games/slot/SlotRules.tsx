import { PayTable } from '#components/PayTable/PayTable.tsx';
import type { SlotSymbol, SlotTable } from '#domain/games/slot/slot-table.ts';
import { JACKPOT_STAKES_MINOR } from '#domain/games/slot/slot-jackpot.ts';
import { usePlay } from '../play/use-play.ts';
import { wordedSymbols } from './symbol-words.ts';

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
  const { say, number, money } = play;
  const { pays, freeSpins } = table;
  const worth = (coins: number): string => `×${number(coins / table.coins)}`;
  const symbols = wordedSymbols(table, play);
  const multipliers = (freeSpins?.reels.multipliers ?? []).map(({ multiplier }) => multiplier);
  return (
    <>
      <p>
        {pays.by === 'lines'
          ? say(pays.bothWays ? 'slot.rulesBothWays' : 'slot.rulesLines', {
              lines: number(pays.lines.length),
            })
          : pays.by === 'ways'
            ? say('slot.rulesWays', { ways: number(waysOf(table)) })
            : say('slot.rulesAnywhere')}
      </p>
      {table.expandingWilds && <p>{say('slot.rulesExpanding')}</p>}
      {table.reels.multipliers.length > 1 && (
        <p>
          {say('slot.rulesMultiplier', {
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
                say('slot.rulesAward', { scatters: number(scatters), spins: number(spins) }),
              )
              .join(' ')}
          </p>
          <p>
            {say(freeSpins.retriggers ? 'slot.rulesRetrigger' : 'slot.rulesNoRetrigger', {
              most: number(freeSpins.atMost),
            })}
          </p>
          {Math.max(...multipliers) > 1 && (
            <p>
              {say('slot.rulesFreeMultiplier', {
                multipliers: multipliers.map((one) => `×${number(one)}`).join(', '),
              })}
            </p>
          )}
        </>
      )}
      {table.hasJackpot && (
        <p>{say('slot.rulesJackpot', { amount: money(JACKPOT_STAKES_MINOR) })}</p>
      )}
      <p>{say('slot.rulesStakes')}</p>
      <PayTable
        label={say('slot.payTable')}
        entries={table.symbols.map((symbol, at) => ({
          picture: symbols[at]?.picture ?? '',
          name: symbols[at]?.name ?? '',
          ...(symbol.role === 'wild' && { note: say('slot.wildNote') }),
          ...(symbol.role === 'scatter' && { note: say('slot.scatterNote') }),
          pays: steps(symbol).map((count) => ({
            count: say('slot.count', { count: number(count) }),
            worth: worth(symbol.pays[count] ?? 0),
          })),
        }))}
        {...(pays.by === 'lines' && {
          lines: pays.lines,
          rows: table.rows,
          linesLabel: say('slot.lines', { lines: number(pays.lines.length) }),
          lineLabel: (line: number) => say('slot.line', { line: number(line) }),
        })}
      />
    </>
  );
};
