import type { ReactNode } from 'react';
import * as base from './slip.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Surface } from '../Surface/Surface.tsx';
import type { TicketSlipLabels } from './slip-ticket.ts';
import { TicketSums } from './TicketSums.tsx';
import * as styles from './TicketSlip.css.ts';

interface TicketsPlacedProps {
  totalMinor: number;
  highestMinor: number;
  receipt?: ReactNode;
  currency: string;
  language: string;
  labels: TicketSlipLabels;
  onDone: () => void;
}

/** The tickets were taken: for which issues, what they cost, what they may pay. */
export const TicketsPlaced = ({
  totalMinor,
  highestMinor,
  receipt,
  currency,
  language,
  labels,
  onDone,
}: TicketsPlacedProps) => (
  <Surface as="section" level="raised" padding="none">
    <div className={base.slip}>
      <div role="status" className={base.placed}>
        <span className={base.placedSign}>
          <Icon name="check" size={32} />
        </span>
        <p className={base.title}>{labels.placedTitle}</p>
        {receipt && <div className={styles.notes}>{receipt}</div>}
      </div>
      <footer className={base.foot}>
        <TicketSums {...{ totalMinor, highestMinor, currency, language, labels }} />
        <Button variant="secondary" size="lg" fullWidth onPress={onDone}>
          {labels.done}
        </Button>
      </footer>
    </div>
  </Surface>
);
