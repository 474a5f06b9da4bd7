import { type ReactNode, useState } from 'react';
import { tabularText, visuallyHidden } from '#theme/text.css.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useSecondsLeft } from '../Countdown/use-seconds-left.ts';
import { clockText, minutesText } from './clock-text.ts';

export interface WaitButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'icon' | 'loading' | 'fullWidth' | 'onPress'
> {
  /** What it does: "Send the code again". */
  children: ReactNode;
  /** When it can be pressed again, in ms since 1970 by this device's clock; null for now. */
  until: number | null;
  /** Its words until then: "Send again in 4:32". */
  waitLabel: (time: string) => string;
  /** Told to a screen reader when the wait is over: "You can ask for a new code now." */
  readyText: string;
  /** BCP-47; decides the figures. */
  language: string;
}

/**
 * A button that rests after it was used and says how long. It keeps the focus while it rests. The
 * eye sees every second; a screen reader hears minutes, and once that the wait is over.
 */
export const WaitButton = ({
  children,
  until,
  waitLabel,
  readyText,
  language,
  onPress,
  ...look
}: WaitButtonProps) => {
  const [ready, setReady] = useState(false);
  const seconds = useSecondsLeft(until ?? 0, 0, () => setReady(true)) ?? 0;
  const waits = seconds > 0;
  return (
    <>
      <Button
        {...look}
        aria-disabled={waits || undefined}
        onPress={() => {
          if (waits) return;
          setReady(false);
          onPress?.();
        }}
      >
        {waits ? (
          <>
            <span aria-hidden className={tabularText}>
              {waitLabel(clockText(seconds, language))}
            </span>
            <span className={visuallyHidden}>{waitLabel(minutesText(seconds, language))}</span>
          </>
        ) : (
          children
        )}
      </Button>
      <span role="status" className={visuallyHidden}>
        {ready && !waits && readyText}
      </span>
    </>
  );
};
