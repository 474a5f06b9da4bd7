import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { formatMoney } from '#domain/format-money.ts';
import { Money } from '../Money/Money.tsx';
import { EnvelopeArt, type EnvelopeState } from './EnvelopeArt.tsx';
import * as styles from './RedEnvelope.css.ts';

export interface RedEnvelopeProps {
  state: EnvelopeState;
  /** What the state is called: "A red envelope for you", "You already took one". */
  title: string;
  /** Who it is from, until when it holds, or when the next one comes. */
  text?: string | undefined;
  /** What was in it, when something was; whole minor units. */
  wonMinor?: number | undefined;
  currency: string;
  language: string;
  /** The words of the button that opens it. */
  openLabel: string;
  onOpen: () => void;
  level?: 2 | 3 | 4 | undefined;
  /** A smaller envelope, where the page below matters more; not for one that shows an amount. */
  compact?: boolean | undefined;
}

/**
 * A red envelope to open. The platform has decided what is in it; opening shows it at once, with
 * no delay for show, and an empty one is told as plainly as a full one.
 */
export const RedEnvelope = ({
  state,
  title,
  text,
  wonMinor,
  currency,
  language,
  openLabel,
  onOpen,
  level = 3,
  compact,
}: RedEnvelopeProps) => {
  const Heading = `h${level}` as const;
  const canOpen = state === 'closed' || state === 'opening';
  return (
    <section className={styles.envelope} data-compact={compact || undefined}>
      <EnvelopeArt state={state} compact={compact}>
        {state === 'won' && wonMinor !== undefined && (
          <span
            className={styles.amount}
            style={assignInlineVars({
              [styles.characters]: String(formatMoney(wonMinor, { currency, language }).length),
            })}
          >
            <Money minor={wonMinor} currency={currency} language={language} />
          </span>
        )}
        {state === 'nothing' && (
          <span className={styles.nothing}>
            <Icon name="minus" size={36} />
          </span>
        )}
      </EnvelopeArt>
      <div role="status" className={styles.body}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {canOpen && (
        <Button size="lg" loading={state === 'opening'} onPress={onOpen}>
          {openLabel}
        </Button>
      )}
    </section>
  );
};
