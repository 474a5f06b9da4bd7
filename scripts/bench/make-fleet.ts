import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A row of whole numbers that a seed gives (mulberry32). */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

type Draw = ReturnType<typeof numbers>;

const pick = <Item>(draw: Draw, items: readonly Item[]): Item => items[draw(items.length)] as Item;

const shuffle = <Item>(draw: Draw, items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: draw(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

const LANGUAGES = ['en', 'my', 'zh-Hans', 'de', 'vi', 'th', 'ar', 'pt-BR', 'ru', 'tr'];
const THEMES = ['night', 'nordic', 'neon', 'paper', 'dune'];
const SECTIONS = ['banners', 'notices', 'games', 'rng', 'winners', 'promotions', 'jackpot'];
const CATEGORIES = [
  { type: 'RNG', vendors: ['MOONFERRY', 'EMBERWICK', 'POLARQUILL'] },
  { type: 'LIVE', vendors: ['VELVETATRIUM', 'PARLOURNINE'] },
  { type: 'SPORTS', vendors: ['TOUCHLINEROW', 'FARPOST'] },
  { type: 'PVP', vendors: ['RIVERDECK'] },
  { type: 'FISH', vendors: ['CORALFOUNDRY', 'TIDEWHEEL'] },
];

/** A color dark enough for white words: hue by draw, lightness fixed. */
export const brandColor = (hue: number): string => {
  const channel = (offset: number): string => {
    const at = (offset + hue / 30) % 12;
    const value = 0.3 - 0.21 * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
};

const flagsOf = (draw: Draw) => {
  const mobile = draw(2) === 1;
  return {
    USERNAMEREG3: !mobile || draw(3) > 0,
    MOBILENUMREG3: mobile,
    MOBILENUMPASSREG3: mobile && draw(2) === 1,
    DIRECTREG3: draw(3) > 0,
    FREEPLAY3: draw(2) === 1,
    PWDEXPFORCECHANGE3: draw(2) === 1,
    AGENTPOLICY3: draw(2) === 1,
    CHNGPASSVERIF3: draw(2) === 1,
  };
};

const merchantOf = (draw: Draw, code: string) => {
  const languages = shuffle(draw, LANGUAGES).slice(0, 1 + draw(5));
  const list = languages.includes('en') ? languages : [...languages, 'en'];
  const name = code.replace('m', 'Brand ');
  const flags = flagsOf(draw);
  return {
    schemaVersion: 2,
    code,
    brand: {
      name,
      legalName: `${name} Limited`,
      slogan: { en: `The house of ${name}` },
      description: { en: `${name} brings games of every kind together in one place.` },
    },
    licence: {
      authority: 'Bench',
      licensee: `${name} Limited`,
      number: code,
      text: { en: 'Made for a measurement.' },
    },
    site: { domains: [`${code}.bench.example`] },
    flags,
    ...(flags.MOBILENUMREG3 && { registerFields: { mobileNum: { enabled: true } } }),
    languages: { list, default: list[0], fallback: 'en' },
    currency: pick(draw, ['USD', 'EUR', 'MMK', 'VND', 'BRL']),
    timeZone: pick(draw, ['UTC', 'Asia/Yangon', 'Europe/Berlin']),
    categories: shuffle(draw, CATEGORIES).slice(0, 2 + draw(4)),
    resources: {
      ...(draw(2) === 1 && { TELEGRAM: { url: `https://t.example/${code}` } }),
      ...(draw(2) === 1 && { Android: { url: `https://apps.example/${code}.apk` } }),
    },
    home: { sections: shuffle(draw, SECTIONS).slice(0, 3 + draw(5)) },
    layout: {
      header: pick(draw, ['classic', 'rail', 'centered']),
      hero: pick(draw, ['carousel', 'split', 'mosaic']),
      tile: pick(draw, ['portrait', 'landscape', 'square']),
      corner: pick(draw, [0, 8, 16]),
      density: pick(draw, ['airy', 'compact']),
      footer: pick(draw, ['full', 'slim']),
    },
    theme: {
      extends: pick(draw, THEMES),
      brand: { primary: brandColor(draw(360)), accent: brandColor(draw(360)) },
    },
  };
};

const picture = (code: string, width: number, color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" width="${width}" height="64">` +
  `<title>${code}</title><rect width="${width}" height="64" rx="12" fill="${color}"/>` +
  `<circle cx="32" cy="32" r="18" fill="#fff"/></svg>\n`;

const contentOf = (draw: Draw, code: string): Record<string, object[]> => ({
  banners: Array.from({ length: 1 + draw(3) }, (_, index) => ({
    id: `b${index}`,
    groupName: 'w_home',
    title: { en: `Evening ${index + 1} at ${code}` },
    subtitle: { en: 'Tables, reels and draws until late.' },
    link: '/promotions',
    art: 'assets/art.svg',
    linkageType: 'PROMOTION',
  })),
  notices: Array.from({ length: 1 + draw(4) }, (_, index) => ({
    id: `n${index}`,
    title: { en: `Notice ${index + 1} of ${code}` },
    content: { en: '<p>The night shift is open.</p>' },
    publishedAt: `2026-01-0${index + 1}T09:00:00Z`,
  })),
  popups: [],
  promotions: Array.from({ length: draw(4) }, (_, index) => ({
    id: `p${index}`,
    title: { en: `Promotion ${index + 1}` },
    informational: true,
    summary: { en: `What ${code} gives back.` },
    content: { en: '<p>The conditions.</p>' },
    art: 'assets/art.svg',
    category: 'ALL',
    sequence: index + 1,
  })),
  help: [],
});

/**
 * Writes a fleet of merchants that differ in flags, languages, sections, layout and colors; the
 * same seed gives the same fleet.
 *
 * @returns their codes
 */
export const makeFleet = (merchantsDir: string, size: number, seed = 7): string[] => {
  const draw = numbers(seed);
  return Array.from({ length: size }, (_, index) => {
    const code = `m${String(index).padStart(5, '0')}`;
    const folder = path.join(merchantsDir, code);
    const write = (name: string, text: string): void => {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    };
    const merchant = merchantOf(draw, code);
    const { primary, accent } = merchant.theme.brand;
    write('merchant.json', `${JSON.stringify(merchant, null, 2)}\n`);
    write('assets/logo-light.svg', picture(code, 200, primary));
    write('assets/logo-dark.svg', picture(code, 200, accent));
    write('assets/mark.svg', picture(code, 64, primary));
    write('assets/art.svg', picture(code, 128, accent));
    for (const [kind, items] of Object.entries(contentOf(draw, code))) {
      write(`content/${kind}.json`, `${JSON.stringify({ items }, null, 2)}\n`);
    }
    return code;
  });
};
