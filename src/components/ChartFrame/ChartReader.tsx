import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type PointerEvent, useState } from 'react';
import { placeAt } from './chart-scales.ts';
import * as styles from './ChartReader.css.ts';

/** What a chart's reader says of one place. */
export interface Reading {
  place: string;
  lines: { id: string; look: number; name: string; value: string }[];
}

export interface ChartReaderProps {
  /** The chart's name. */
  label: string;
  count: number;
  /** Width of the plot in px. */
  width: number;
  readingOf: (index: number) => Reading;
  /** The place that is read, or null. */
  index: number | null;
  onRead: (index: number | null) => void;
}

const inWords = ({ place, lines }: Reading): string =>
  `${place}: ${lines.map(({ name, value }) => `${name} ${value}`).join(', ')}`;

const shareAlong = (event: PointerEvent<HTMLElement>): number => {
  const { left, right, width } = event.currentTarget.getBoundingClientRect();
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  return (isRtl ? right - event.clientX : event.clientX - left) / width;
};

/**
 * Reads a chart place by place. An unseen slider over the plot: arrows, Home and End, a finger
 * and a screen reader work as on any slider, and right to left too.
 */
export const ChartReader = ({
  label,
  count,
  width,
  readingOf,
  index,
  onRead,
}: ChartReaderProps) => {
  const [hasFocus, setHasFocus] = useState(false);
  const [last, setLast] = useState(count - 1);
  const value = Math.min(index ?? last, count - 1);
  const read = (next: number) => {
    setLast(next);
    onRead(next);
  };
  const shown = index === null ? undefined : readingOf(value);
  return (
    <>
      <input
        type="range"
        className={styles.slider}
        style={assignInlineVars({ [styles.thumb]: `${width / count}px` })}
        min={0}
        max={count - 1}
        step={1}
        value={value}
        aria-label={label}
        aria-valuetext={inWords(readingOf(value))}
        onChange={(event) => read(Number(event.currentTarget.value))}
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse') read(placeAt(shareAlong(event), count));
        }}
        onPointerLeave={() => !hasFocus && onRead(null)}
        onFocus={() => {
          setHasFocus(true);
          onRead(value);
        }}
        onBlur={() => {
          setHasFocus(false);
          onRead(null);
        }}
        onKeyDown={(event) => event.key === 'Escape' && onRead(null)}
      />
      {shown && (
        <div
          aria-hidden
          className={styles.place}
          data-late={value >= count / 2 || undefined}
          style={{ insetInlineStart: `${((value + 0.5) / count) * 100}%` }}
        >
          <div className={styles.bubble}>
            <p className={styles.title}>{shown.place}</p>
            {shown.lines.map((line) => (
              <p key={line.id} className={styles.line}>
                <span className={styles.dot} data-look={line.look} />
                <span className={styles.name}>{line.name}</span>
                <bdi className={styles.value}>{line.value}</bdi>
              </p>
            ))}
          </div>
        </div>
      )}
    </>
  );
};
