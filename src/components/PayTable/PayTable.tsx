import { Fragment } from 'react';
import * as styles from './PayTable.css.ts';

/** One symbol with what it pays. */
export interface PayTableEntry {
  picture: string;
  name: string;
  /** What it is for, where it does more than pay: "stands for every picture". */
  note?: string | undefined;
  /** "5" → "×40", the highest first; empty where it pays nothing by itself. */
  pays: readonly { count: string; worth: string }[];
}

export interface PayTableProps {
  /** Names the list: "Pay table". */
  label: string;
  entries: readonly PayTableEntry[];
  /** Lines that count, each as its row on every reel. */
  lines?: readonly (readonly number[])[] | undefined;
  /** Rows of the reels; needed with `lines`. */
  rows?: number | undefined;
  /** Names the lines: "25 lines". */
  linesLabel?: string | undefined;
  /** "Line 7". */
  lineLabel?: ((line: number) => string) | undefined;
}

const DOT = 10;

/** What every symbol of a slot pays, and the lines that count. */
export const PayTable = ({
  label,
  entries,
  lines = [],
  rows = 3,
  linesLabel,
  lineLabel = String,
}: PayTableProps) => (
  <div className={styles.sheet}>
    <ul className={styles.entries} aria-label={label}>
      {entries.map(({ picture, name, note, pays }) => (
        <li key={name} className={styles.entry}>
          <img className={styles.picture} src={picture} alt="" loading="lazy" />
          <span className={styles.text}>
            <strong>{name}</strong>
            {note && <span className={styles.note}>{note}</span>}
            {pays.length > 0 && (
              <span className={styles.pays}>
                {pays.map(({ count, worth }) => (
                  <Fragment key={count}>
                    <span className={styles.count}>{count}</span>
                    <bdi className={styles.worth}>{worth}</bdi>
                  </Fragment>
                ))}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
    {lines.length > 0 && (
      <ol className={styles.lines} aria-label={linesLabel}>
        {lines.map((line, at) => (
          <li key={line.join('')} className={styles.line}>
            <svg
              className={styles.grid}
              viewBox={`0 0 ${line.length * DOT} ${rows * DOT}`}
              role="img"
              aria-label={lineLabel(at + 1)}
            >
              {line.map((row, reel) => (
                <rect
                  key={`${reel} ${row}`}
                  className={styles.dot}
                  x={reel * DOT + 1}
                  y={row * DOT + 1}
                  width={DOT - 2}
                  height={DOT - 2}
                  rx={2}
                />
              ))}
              <path
                className={styles.path}
                d={`M${line.map((row, reel) => `${(reel + 0.5) * DOT} ${(row + 0.5) * DOT}`).join('L')}`}
              />
            </svg>
            <span aria-hidden="true" className={styles.number}>
              {at + 1}
            </span>
          </li>
        ))}
      </ol>
    )}
  </div>
);
