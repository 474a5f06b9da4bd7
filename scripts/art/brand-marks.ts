/** Points on a circle around (32, 32), as an SVG point list. */
const star = (points: number, outer: number, inner: number, turn = 0): string =>
  Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / points + turn;
    return `${(32 + radius * Math.sin(angle)).toFixed(2)},${(32 - radius * Math.cos(angle)).toFixed(2)}`;
  }).join(' ');

const petal = (turn: number, length: number, width: number): string =>
  `<path transform="rotate(${turn} 32 50)" d="M32 50C${32 - width} ${50 - length * 0.45} ${32 - width * 0.5} ${50 - length * 0.85} 32 ${50 - length}C${32 + width * 0.5} ${50 - length * 0.85} ${32 + width} ${50 - length * 0.45} 32 50Z"`;

const gradient = (id: string, from: string, to: string, vertical = true): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${vertical ? 0 : 1}" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** A golden spire: three bells on a terrace, and the ring of the moon behind it. */
export const shweMark = `<defs>${gradient('g', '#ffe9a8', '#d9962b')}</defs>
<circle cx="32" cy="30" r="25" fill="none" stroke="url(#g)" stroke-width="2.5" stroke-dasharray="118 40" stroke-dashoffset="-99" stroke-linecap="round"/>
<path fill="url(#g)" d="M32 4c1 4 2 5 2 8s2 5 3 8c1.5 5 4 7 5 12 1 4 4 6 7 8v4H15v-4c3-2 6-4 7-8 1-5 3.5-7 5-12 1-3 3-5 3-8s1-4 2-8Z"/>
<path fill="url(#g)" d="M11 47h42l3 5H8zM6 55h52v5H6z"/>`;

/** A polar night sky: three curtains of light above a horizon. */
export const northlightMark = `<defs>${gradient('g', '#3ddc97', '#0b7285')}<clipPath id="c"><circle cx="32" cy="32" r="28"/></clipPath></defs>
<circle cx="32" cy="32" r="28" fill="#0f2733"/>
<g clip-path="url(#c)"><path fill="url(#g)" d="M2 30c8-8 12 4 20-4S36 8 44 14s8 2 18-8v18c-10 8-12 0-18-2s-12 12-20 18S12 40 2 48Z"/>
<path fill="url(#g)" opacity=".5" d="M2 46c8-6 14 0 22-6s14-16 22-12 8 2 16-4v14c-8 6-10 2-16 2s-12 8-20 12-14 0-24 6Z"/>
<path fill="#eef7f6" d="M0 58 14 45l8 6 12-12 12 11 6-4 12 12v10H0Z"/></g>`;

/** A bolt cut out of a leaning plate. */
export const voltMark = `<path fill="#c6ff1a" fill-rule="evenodd" d="M16 4h46L48 60H2Zm22 8L20 35h10l-5 17 19-24H33z"/>`;

/** A lotus of five petals on water. */
export const lotusMark = `<defs>${gradient('g', '#e5533d', '#b3261e')}${gradient('j', '#2f9e77', '#0f6b52')}</defs>
<g fill="url(#j)">${petal(-62, 30, 9)}/>${petal(62, 30, 9)}/></g>
<g fill="url(#g)">${petal(-32, 36, 11)} opacity=".86"/>${petal(32, 36, 11)} opacity=".86"/>${petal(0, 42, 12)}/></g>
<path d="M8 55c6-4 10-4 16 0s10 4 16 0 10-4 16 0" fill="none" stroke="url(#j)" stroke-width="3.5" stroke-linecap="round"/>`;

/** An eight-pointed star around a drop of water. */
export const oasisMark = `<defs>${gradient('g', '#1aa6a6', '#0b6e75')}</defs>
<polygon fill="none" stroke="#c98a3a" stroke-width="2.5" stroke-linejoin="round" points="${star(8, 29, 22)}"/>
<polygon fill="#c98a3a" opacity=".18" points="${star(8, 25, 18.5)}"/>
<path fill="url(#g)" d="M32 13c7 9.5 12 16 12 23a12 12 0 0 1-24 0c0-7 5-13.5 12-23Z"/>
<path d="M26.5 36a5.5 5.5 0 0 0 5.5 5.5" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" opacity=".85"/>`;
