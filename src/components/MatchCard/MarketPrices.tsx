import { PriceButton } from '../PriceButton/PriceButton.tsx';
import * as styles from './MatchCard.css.ts';

/** Prices of one question: who wins, how many goals. */
export interface MatchMarket {
  id: string;
  label: string;
  prices: readonly { id: string; label: string; odds: number }[];
}

export interface MarketPricesProps {
  markets: readonly MatchMarket[];
  /** The chosen price. */
  selected?: { market: string; price: string } | undefined;
  onSelect: (market: string, price: string) => void;
  /** Bets are no longer taken. */
  closed?: boolean | undefined;
  language: string;
}

/** The prices of a contest, a group for each question. */
export const MarketPrices = ({
  markets,
  selected,
  onSelect,
  closed = false,
  language,
}: MarketPricesProps) => (
  <div className={styles.markets}>
    {markets.map((market) => (
      <fieldset key={market.id} className={styles.market}>
        <legend className={styles.heading}>{market.label}</legend>
        <div className={styles.prices}>
          {market.prices.map(({ id, label, odds }) => (
            <PriceButton
              key={id}
              {...{ label, odds, language }}
              disabled={closed}
              selected={selected?.market === market.id && selected.price === id}
              onSelect={() => onSelect(market.id, id)}
            />
          ))}
        </div>
      </fieldset>
    ))}
  </div>
);
