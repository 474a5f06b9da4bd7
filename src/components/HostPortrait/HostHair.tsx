import type { HostLook } from './host-looks.ts';

/** What of the hair lies behind the head. */
export const HairBehind = ({ cut, hair }: Pick<HostLook, 'cut' | 'hair'>) => (
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
export const HairBefore = ({ cut, hair }: Pick<HostLook, 'cut' | 'hair'>) => (
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
