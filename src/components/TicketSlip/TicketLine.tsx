import { visuallyHidden } from '#theme/text.css.ts';
import * as base from './slip.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Money } from '../Money/Money.tsx';
import type { SlipTicket, TicketSlipLabels } from './slip-ticket.ts';
import * as styles from './TicketSlip.css.ts';

interface TicketLineProps {
  ticket: SlipTicket;
  currency: string;
  language: string;
  labels: TicketSlipLabels;
  disabled: boolean;
  onRemove: () => void;
}

/** One ticket: its picks, how many bets they make, what they cost and pay. */
export const TicketLine = ({
  ticket,
  currency,
  language,
  labels,
  disabled,
  onRemove,
}: TicketLineProps) => (
  <li className={base.leg} data-wrong={ticket.error ? '' : undefined}>
    <div className={base.line}>
      <div className={base.what}>
        <span className={styles.kind}>{ticket.kind}</span>
        <bdi className={styles.picks}>{ticket.picks}</bdi>
      </div>
      <span className={base.remove}>
        <IconButton
          icon="close"
          size="sm"
          label={`${labels.remove}: ${ticket.kind}`}
          isDisabled={disabled}
          onPress={onRemove}
        />
      </span>
    </div>
    <div className={styles.amounts}>
      <span>
        {labels.odds}{' '}
        {ticket.oddsBefore !== undefined && (
          <span className={base.was}>
            <span className={visuallyHidden}>{labels.was} </span>
            <bdi>{ticket.oddsBefore}</bdi>{' '}
          </span>
        )}
        <bdi className={styles.stake}>{ticket.odds}</bdi>
      </span>
      <span>
        {labels.bets(ticket.bets)} ·{' '}
        <span className={styles.stake}>
          <Money minor={ticket.stakeMinor} currency={currency} language={language} />
        </span>
      </span>
    </div>
    {ticket.error && (
      <p role="alert" className={base.wrong}>
        <span className={base.wrongSign}>
          <Icon name="error" size={18} />
        </span>
        {ticket.error}
      </p>
    )}
  </li>
);
