import { type PointerEvent, useEffect, useRef, useState } from 'react';
import * as styles from './ScratchCard.css.ts';
import { ScratchFoil } from './ScratchFoil.tsx';
import { bareFields, scratchAlong, type ScratchCover } from './scratch-cover.ts';

/** The words of a ticket. */
export interface ScratchCardLabels {
  /** Names the fields: "Ticket". */
  ticket: string;
  /** A covered field: "Field 3, scratch". */
  covered: (field: number) => string;
  /** An open one: "Field 3: ×5". */
  open: (field: number, says: string) => string;
}

export interface ScratchCardProps {
  /** Which ticket this is; another one has new foil. */
  ticket: string;
  /** What each field says, a square of them; null before a ticket is bought. */
  fields: readonly string[] | null;
  /** Fields that won, lit when all are open. */
  winning?: readonly number[] | undefined;
  /** Takes all foil off at once. */
  revealed?: boolean | undefined;
  /** All fields are open: only now is it told what the ticket won. */
  onRevealed?: (() => void) | undefined;
  /** Above the fields: the name of the series. */
  title: string;
  /** Below the fields: how it is played, or what it paid. */
  message: string;
  labels: ScratchCardLabels;
}

/** A ticket whose fields are scratched open, by a finger, a mouse or the keyboard. */
export const ScratchCard = ({ title, message, ...props }: ScratchCardProps) => (
  <section className={styles.card} aria-label={props.labels.ticket}>
    <p className={styles.title}>{title}</p>
    <ScratchFields key={props.ticket} {...props} />
    <p className={styles.message}>{message}</p>
  </section>
);

const COVERED = Array.from({ length: 9 }, () => '');

/** Half a coin, as a share of the card's width. */
const COIN = 0.07;

type Point = { x: number; y: number };

const pointOf = (event: PointerEvent<HTMLElement>): Point => {
  const box = event.currentTarget.getBoundingClientRect();
  return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
};

const ScratchFields = ({
  fields,
  winning = [],
  revealed = false,
  onRevealed,
  labels,
}: Omit<ScratchCardProps, 'title' | 'message'>) => {
  const shown = fields ?? COVERED;
  const columns = Math.round(Math.sqrt(shown.length));
  const { bare, open, scratch, stroke, stop } = useScratching(shown.length, columns);
  const isAll = revealed || bare.size === shown.length;
  const all = new Set(shown.keys());
  useEffect(() => {
    if (isAll && fields) onRevealed?.();
    // oxlint-disable-next-line react/exhaustive-deps -- told once, when the last field opens
  }, [isAll]);
  return (
    <div
      className={styles.fields}
      data-columns={columns}
      onPointerDown={(event) => fields && scratch(pointOf(event), true)}
      onPointerMove={(event) => fields && event.buttons === 1 && scratch(pointOf(event), false)}
      onPointerUp={stop}
      onPointerLeave={stop}
    >
      {shown.map((says, field) => {
        const isOpen = fields !== null && (isAll || bare.has(field));
        const won = isAll && winning.includes(field);
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- fields never change their places
            key={field}
            type="button"
            className={styles.field}
            disabled={fields === null}
            aria-disabled={isOpen || undefined}
            data-open={isOpen ? '' : undefined}
            data-won={won ? '' : undefined}
            data-lost={isAll && fields && !won ? '' : undefined}
            aria-label={isOpen ? labels.open(field + 1, says) : labels.covered(field + 1)}
            onClick={() => open(field)}
          >
            <bdi dir="ltr">{isOpen || bare.has(field) || stroke ? says : ''}</bdi>
          </button>
        );
      })}
      <ScratchFoil
        columns={columns}
        bare={isAll && fields ? all : bare}
        stroke={stroke}
        radius={COIN}
      />
    </div>
  );
};

/** Where the foil is off, and what takes it off. */
const useScratching = (count: number, columns: number) => {
  const cover = useRef<ScratchCover>({ bare: new Set() });
  const last = useRef<Point | null>(null);
  const [bare, setBare] = useState<ReadonlySet<number>>(new Set());
  const [stroke, setStroke] = useState<readonly [Point, Point] | null>(null);
  const add = (more: readonly number[]): void => {
    const fresh = more.filter((field) => field < count && !bare.has(field));
    if (fresh.length > 0) setBare(new Set([...bare, ...fresh]));
  };
  return {
    bare,
    stroke,
    open: (field: number) => add([field]),
    scratch: (point: Point, isBegin: boolean) => {
      const way = [isBegin ? point : (last.current ?? point), point] as const;
      last.current = point;
      scratchAlong(cover.current, way, COIN, columns);
      setStroke(way);
      add(bareFields(cover.current, columns));
    },
    stop: () => {
      last.current = null;
    },
  };
};
