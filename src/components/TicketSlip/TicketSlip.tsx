import { type ReactNode, useId } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import * as base from './slip.css.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Surface } from '../Surface/Surface.tsx';
import type { SlipTicket, TicketSlipLabels, TicketSlipState } from './slip-ticket.ts';
import { TicketLine } from './TicketLine.tsx';
import { TicketSums } from './TicketSums.tsx';
import * as styles from './TicketSlip.css.ts';
import { Icon } from '../Icon/Icon.tsx';

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
const TicketsPlaced = ({
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

export interface TicketSlipProps {
  tickets: readonly SlipTicket[];
  onRemove: (id: string) => void;
  onClear: () => void;
  onPlace: () => void;
  /** The player agrees to the odds as they are now. */
  onAcceptOdds: () => void;
  /** After it was placed: begin a new one. */
  onDone: () => void;
  state?: TicketSlipState | undefined;
  /** How many single bets all tickets make, over all issues that they run for. */
  bets: number;
  /** What placing costs at once; whole minor units. */
  totalMinor: number;
  /** The most that a single bet of the slip can pay. */
  highestMinor: number;
  /** More issues: a `FollowPlan`. */
  plan?: ReactNode;
  /** Why the platform did not take it. */
  refusal?: string | undefined;
  /** Why nothing can be placed now: "Sales of this issue are closed." */
  closed?: string | undefined;
  /** Which draw it is for. */
  draw?: ReactNode;
  /** What was placed: draws, references. */
  receipt?: ReactNode;
  currency: string;
  language: string;
  labels: TicketSlipLabels;
}

/**
 * Tickets on their way to a draw: what each stands for, what all cost, what they may pay. Nothing is
 * placed twice, odds that have changed must be agreed to, and a lost answer is told as lost.
 */
export const TicketSlip = (props: TicketSlipProps) => {
  const titleId = useId();
  const { tickets, state = 'editing', labels, currency, language } = props;
  if (state === 'placed') return <TicketsPlaced {...props} />;
  const isFixed = state !== 'editing';
  return (
    <Surface as="section" level="raised" padding="none">
      <section aria-labelledby={titleId} className={base.slip}>
        <header className={base.head}>
          <h2 id={titleId} className={base.title}>
            {labels.title}
          </h2>
          <span className={base.count}>{tickets.length > 0 && labels.bets(props.bets)}</span>
          {tickets.length > 0 && (
            <Button variant="ghost" size="sm" isDisabled={isFixed} onPress={props.onClear}>
              {labels.clear}
            </Button>
          )}
        </header>
        {tickets.length === 0 && (
          <EmptyState icon="ticket" title={labels.emptyTitle}>
            {labels.emptyText}
          </EmptyState>
        )}
        <ul className={base.legs}>
          {tickets.map((ticket) => (
            <TicketLine
              key={ticket.id}
              {...{ ticket, currency, language, labels }}
              disabled={isFixed}
              onRemove={() => props.onRemove(ticket.id)}
            />
          ))}
        </ul>
        {tickets.length > 0 && props.plan && <div className={styles.section}>{props.plan}</div>}
        {tickets.length > 0 && <TicketFoot {...props} />}
      </section>
    </Surface>
  );
};

const TicketFoot = ({
  tickets,
  state,
  labels,
  currency,
  language,
  totalMinor,
  highestMinor,
  refusal,
  closed,
  draw,
  onAcceptOdds,
  onPlace,
}: TicketSlipProps) => {
  const isPlacing = state === 'placing';
  const isUnknown = state === 'unknown';
  const hasChanged = tickets.some(({ oddsBefore }) => oddsBefore !== undefined);
  const hasError = tickets.some(({ error }) => error !== undefined);
  return (
    <footer className={base.foot}>
      {draw && <p className={styles.draw}>{draw}</p>}
      <TicketSums {...{ totalMinor, highestMinor, currency, language, labels }} />
      {isUnknown && (
        <Banner tone="warning" title={labels.unknownTitle}>
          {labels.unknownText}
        </Banner>
      )}
      {!isUnknown && refusal && <Banner tone="danger">{refusal}</Banner>}
      {!isUnknown && closed && <Banner tone="info">{closed}</Banner>}
      {!isUnknown && hasChanged && <Banner tone="warning">{labels.changed}</Banner>}
      {hasChanged && !isUnknown ? (
        <Button
          size="lg"
          fullWidth
          variant="secondary"
          isDisabled={isPlacing}
          onPress={onAcceptOdds}
        >
          {labels.accept}
        </Button>
      ) : (
        <Button
          size="lg"
          fullWidth
          loading={isPlacing}
          // An answer that was lost is asked for again, whatever has changed since.
          isDisabled={!isUnknown && (closed !== undefined || hasError || totalMinor === 0)}
          onPress={onPlace}
        >
          {isUnknown ? labels.askAgain : labels.place}
        </Button>
      )}
    </footer>
  );
};
