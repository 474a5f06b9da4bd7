import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type Ref, useId, useState } from 'react';
import { FieldMessage } from '../Field/Field.tsx';
import { label as labelStyle } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { SlideResult } from './slide-track.ts';
import { useSlide } from './use-slide.ts';
import * as styles from './SliderVerification.css.ts';

export type { SlideResult } from './slide-track.ts';

/** The words of a `SliderVerification`. */
export interface SlideLabels {
  label: string;
  /** On the rail: "Slide to the end". */
  instruction: string;
  busy: string;
  passed: string;
  failed: string;
  /** The way without sliding, for whoever cannot: "Confirm without sliding". */
  alternative: string;
}

export interface SliderVerificationProps {
  labels: SlideLabels;
  /** What the platform has said so far; the caller holds it. */
  state: 'idle' | 'busy' | 'passed' | 'failed';
  /** The handle is at its end, or the other way was chosen. The platform judges what it gets. */
  onDone: (result: SlideResult) => void;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLDivElement> | undefined;
}

const icons: Record<SliderVerificationProps['state'], IconName> = {
  idle: 'arrowEnd',
  busy: 'arrowEnd',
  passed: 'check',
  failed: 'refresh',
};

/**
 * A handle to slide to the end, by pointer or by keys, and a button beside it that needs neither.
 * It gathers how the handle moved and proves nothing by itself.
 */
export const SliderVerification = ({
  labels,
  state,
  onDone,
  disabled = false,
  inputRef,
}: SliderVerificationProps) => {
  const id = useId();
  const isOff = disabled || state === 'busy' || state === 'passed';
  const { share, held, handle, setShare } = useSlide(isOff, onDone);
  const [answered, setAnswered] = useState(state);
  if (state !== answered) {
    setAnswered(state);
    if (state === 'failed') setShare(0);
  }
  const place = state === 'passed' ? 1 : share;
  const said = state === 'busy' || state === 'passed' ? labels[state] : labels.instruction;
  return (
    <div className={styles.group}>
      <span id={`${id}-label`} className={labelStyle}>
        {labels.label}
      </span>
      <div
        className={styles.rail}
        data-state={state}
        data-held={held || undefined}
        data-disabled={disabled || undefined}
        {...(disabled && ({ role: 'group', 'aria-disabled': true } as const))}
        style={assignInlineVars({ [styles.share]: String(place) })}
      >
        <span className={styles.fill} />
        <span id={`${id}-said`} className={styles.said}>
          {said}
        </span>
        <div
          {...handle}
          ref={inputRef}
          role="slider"
          tabIndex={disabled ? undefined : 0}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-said${state === 'failed' ? ` ${id}-error` : ''}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(place * 100)}
          aria-disabled={isOff || undefined}
          className={styles.handle}
        >
          {state === 'busy' ? <Spinner size={20} /> : <Icon name={icons[state]} size={22} />}
        </div>
      </div>
      <div role="status" className={styles.foot}>
        {state === 'failed' && <FieldMessage id={`${id}-error`} text={labels.failed} />}
      </div>
      {!isOff && (
        <button
          type="button"
          className={styles.other}
          onClick={() => onDone({ method: 'button', track: [], durationMs: 0 })}
        >
          {labels.alternative}
        </button>
      )}
    </div>
  );
};
