import { HairBefore, HairBehind } from './HostHair.tsx';
import { lookOf } from './host-looks.ts';
import * as styles from './HostPortrait.css.ts';

export interface HostPortraitProps {
  /** Which host: 0 to 11; another number takes one of them. */
  look: number;
  /** Says whose portrait it is; left out where the name stands beside it. */
  label?: string | undefined;
}

const INK = '#2a1a16';

/**
 * The drawn portrait of a live table's host, in the brand's colors. It is a drawing and says so:
 * nobody is imitated.
 */
export const HostPortrait = ({ look, label }: HostPortraitProps) => {
  const { skin, hair, cut, garment, extra } = lookOf(look);
  return (
    <svg
      viewBox="0 0 120 140"
      className={styles.portrait}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect width="120" height="140" className={styles.ground} />
      <circle cx="60" cy="56" r="46" className={styles.light} />
      <HairBehind {...{ cut, hair }} />
      <path d="M49 78h22v22c0 6-22 6-22 0Z" fill={skin} />
      <path d="M49 84c4 8 18 8 22 0v6c-5 8-17 8-22 0Z" fill={INK} opacity="0.16" />
      <path d="M14 140c0-26 16-40 34-44 3 7 21 7 24 0 18 4 34 18 34 44Z" className={styles.cloth} />
      {garment === 'gown' && (
        <path d="M44 97c2 14 9 22 16 22s14-8 16-22c-3 6-29 6-32 0Z" fill={skin} />
      )}
      {garment === 'vest' && <Vest />}
      {garment === 'jacket' && <Jacket />}
      <ellipse cx="37" cy="60" rx="4.5" ry="7" fill={skin} />
      <ellipse cx="83" cy="60" rx="4.5" ry="7" fill={skin} />
      <path d="M37 52c0-18 10-27 23-27s23 9 23 27c0 20-10 36-23 36S37 72 37 52Z" fill={skin} />
      {extra === 'beard' && (
        <path
          d="M39 60c1 18 10 29 21 29s20-11 21-29c-3 6-7 9-11 9-6-3-14-3-20 0-4 0-8-3-11-9Z"
          fill={hair}
        />
      )}
      <Face />
      <HairBefore {...{ cut, hair }} />
      {extra === 'glasses' && (
        <g fill="none" stroke={INK} strokeWidth="1.8">
          <circle cx="50" cy="57" r="7.5" />
          <circle cx="70" cy="57" r="7.5" />
          <path d="M57.5 56c2-1.5 3-1.5 5 0" />
        </g>
      )}
      {extra === 'flower' && (
        <g className={styles.jewel}>
          <circle cx="82" cy="34" r="5" />
          <circle cx="90" cy="38" r="5" />
          <circle cx="84" cy="43" r="5" />
        </g>
      )}
      {extra === 'earrings' && (
        <g className={styles.jewel}>
          <circle cx="37" cy="71" r="3" />
          <circle cx="83" cy="71" r="3" />
        </g>
      )}
    </svg>
  );
};

const Face = () => (
  <g fill="none" stroke={INK} strokeWidth="2" strokeLinecap="round">
    <path d="M45 49c3-2.5 7-2.5 10-.5M65 48.5c3-2 7-2 10 .5" />
    <path d="M60 58v6c0 1.5-2 2-3 1.5" strokeWidth="1.5" opacity="0.6" />
    <path d="M52 74c4 4.5 12 4.5 16 0" />
    <g fill={INK} stroke="none">
      <ellipse cx="50" cy="57" rx="2.6" ry="3.2" />
      <ellipse cx="70" cy="57" rx="2.6" ry="3.2" />
    </g>
  </g>
);

const Vest = () => (
  <>
    <path d="M48 96 60 120 72 96l6 3-10 41H52L42 99Z" fill="#fbf7f2" />
    <path d="m60 104-9-5v11Zm0 0 9-5v11Z" className={styles.jewel} />
  </>
);

const Jacket = () => (
  <>
    <path d="M48 96 60 126 72 96l4 2-8 42H52L44 98Z" fill="#fbf7f2" />
    <path d="M48 96 36 108l20 32h4Zm24 0 12 12-20 32h-4Z" className={styles.lapel} />
  </>
);
