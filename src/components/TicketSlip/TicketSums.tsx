import * as base from './slip.css.ts';
import { Money } from '../Money/Money.tsx';
import type { TicketSlipLabels } from './slip-ticket.ts';

interface TicketSumsProps {
  totalMinor: number;
  highestMinor: number;
  currency: string;
  language: string;
  labels: Pick<TicketSlipLabels, 'total' | 'highest'>;
}

/** What all tickets cost, large, and the most that they can pay. */
export const TicketSums = ({
  totalMinor,
  highestMinor,
  currency,
  language,
  labels,
}: TicketSumsProps) => (
  <dl className={base.sums}>
    <div className={base.sum}>
      <dt className={base.term}>{labels.highest}</dt>
      <dd className={base.figure}>
        <Money minor={highestMinor} currency={currency} language={language} />
      </dd>
    </div>
    <div className={base.sum}>
      <dt className={base.term}>{labels.total}</dt>
      <dd className={base.returns}>
        <Money minor={totalMinor} currency={currency} language={language} />
      </dd>
    </div>
  </dl>
);
