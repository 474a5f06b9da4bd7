import { lookOf, type HostLook } from './host-looks.ts';
import * as styles from './HostPortrait.css.ts';

/** What of the hair lies behind the head. */
const HairBehind = ({ cut, hair }: Pick<HostLook, 'cut' | 'hair'>) => (
  <g fill={hair}>
    {cut === 'bun' && <circle cx="60" cy="24" r="13" />}
    {cut === 'bob' && (
      <path d="M32 58c0-24 10-36 28-36s28 12 28 36v24c0 5-12 6-14 0V60H46v22c-2 6-14 5-14 0Z" />
    )}
    {cut === 'long' && (
      <path d="M31 60c0-26 11-38 29-38s29 12 29 38v46c-8 6-18 4-20-4V62H51v40c-2 8-12 10-20 4Z" />
    )}
    {cut === 'braid' && (
      <path d="M34 56c0-22 10-33 26-33s26 11 26 33l4 18c3 14 1 26-4 36-5-3-8-6-9-10l1-40H42Z" />
    )}
    {cut === 'curls' && (
      <path d="M60 18c8 0 12 3 15 6 8 0 14 7 13 15 5 5 5 14 1 19 2 8-3 15-10 16l-19-8-19 8c-7-1-12-8-10-16-4-5-4-14 1-19-1-8 5-15 13-15 3-3 7-6 15-6Z" />
    )}
    {cut === 'scarf' && (
      <path d="M60 18c22 0 31 16 31 38 0 22 3 38 7 50H22c4-12 7-28 7-50 0-22 9-38 31-38Z" />
    )}
  </g>
);

/** What of the hair lies over the forehead. */
const HairBefore = ({ cut, hair }: Pick<HostLook, 'cut' | 'hair'>) => (
  <g fill={hair}>
    {(cut === 'bun' || cut === 'long') && (
      <path d="M37 54c-1-20 9-29 23-29s24 9 23 29c-5-8-12-16-23-16s-18 8-23 16Z" />
    )}
    {cut === 'bob' && (
      <path d="M36 54c0-20 10-30 24-30s24 10 24 30c-2-9-6-14-10-15-10 4-26 4-34 2-2 3-3 7-4 13Z" />
    )}
    {cut === 'braid' && (
      <path d="M36 56c0-20 9-31 24-31s24 11 24 31c-6-6-9-13-10-17-8 6-28 8-38 17Z" />
    )}
    {cut === 'short' && (
      <path d="M38 50c-2-18 8-27 22-27s24 9 22 27c-2-5-4-8-6-10-10 2-22 2-32 0-2 2-4 5-6 10Z" />
    )}
    {cut === 'parted' && (
      <path d="M37 54c-2-20 8-31 23-31 16 0 25 11 23 31-2-6-4-10-7-13-12 0-20-3-25-8-3 8-9 13-14 21Z" />
    )}
    {cut === 'curls' && <path d="M40 46c2-10 10-15 20-15s18 5 20 15c-6-4-12-6-20-6s-14 2-20 6Z" />}
    {cut === 'scarf' && (
      <path d="M37 62c-2-24 8-36 23-36s25 12 23 36c-1-16-9-25-23-25s-22 9-23 25Z" />
    )}
  </g>
);

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
