import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandColor } from '../../scripts/bench/make-fleet.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- an edit reaches into values of any form
type Values = Record<string, any>;

/** Whole numbers below a bound, the same for the same seed (mulberry32). */
export const makeDraw = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

export type Draw = ReturnType<typeof makeDraw>;

export const pick = <Item>(draw: Draw, items: readonly Item[]): Item =>
  items[draw(items.length)] as Item;

const ODD = [
  '“Ünïcödé” & <b>bold</b>',
  'emoji 🎲🀄️ and ZWJ 👩‍🚀',
  'back\\slash \'single\' "double" `tick` ${x} {{y}}',
  '\u2067right to left\u2069',
  'မြန်မာ 中文 العربية',
  '</script><!-- --> ]]>',
  'tab\tand\u00A0space',
];

/** A fleet of merchants and their sites that edits are made to. */
export interface Ground {
  merchants: string;
  out: string;
}

const fileOf = ({ merchants }: Ground, code: string): string =>
  path.join(merchants, code, 'merchant.json');

/** Undefined when an edit before this one broke the file. */
const readValues = (file: string): Values | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Values;
  } catch {
    return undefined;
  }
};

const change = (ground: Ground, code: string, edit: (config: Values) => void): void => {
  const config = readValues(fileOf(ground, code));
  if (!config) return;
  edit(config);
  writeFileSync(fileOf(ground, code), `${JSON.stringify(config, null, 2)}\n`);
};

const changeContent = (
  ground: Ground,
  code: string,
  kind: string,
  edit: (items: Values[]) => void,
) => {
  const file = path.join(ground.merchants, code, 'content', `${kind}.json`);
  const { items } = JSON.parse(readFileSync(file, 'utf8')) as { items: Values[] };
  edit(items);
  writeFileSync(file, JSON.stringify({ items }, null, 2));
};

const hex = (draw: Draw): string => `#${draw(0x1000000).toString(16).padStart(6, '0')}`;

type EditKind = (ground: Ground, code: string, draw: Draw) => void;

/** What the least part of a merchant's file may be changed to, kind by kind. */
export const edits: Record<string, EditKind> = {
  flag: (ground, code, draw) =>
    change(ground, code, (config) => {
      const name = pick(draw, ['FREEPLAY3', 'AGENTPOLICY3', 'DIRECTREG3', 'CHNGPASSVERIF3']);
      config['flags'] = { ...config['flags'], [name]: draw(2) === 1 };
    }),
  color: (ground, code, draw) =>
    change(ground, code, (config) => {
      const [mode, role] = [pick(draw, ['light', 'dark']), pick(draw, ['bg', 'text', 'headerBg'])];
      const colors = (config['theme'].colors ??= {}) as Values;
      colors[mode] = { ...colors[mode], [role]: hex(draw) };
    }),
  brandColor: (ground, code, draw) =>
    change(ground, code, ({ theme }) => {
      theme.brand = { ...theme.brand, primary: brandColor(draw(360)) };
    }),
  token: (ground, code, draw) =>
    change(ground, code, ({ theme }) => {
      theme.tokens = { ...theme.tokens, radius: { md: `${draw(20)}px` } };
    }),
  pattern: (ground, code, draw) =>
    change(ground, code, ({ theme }) => {
      theme.pattern = pick(draw, ['none', 'dots', 'grid', 'waves', 'lotus', 'rays', 'dunes']);
      theme.glow = draw(11) / 10;
    }),
  text: (ground, code, draw) =>
    change(ground, code, ({ brand }) => {
      brand.slogan = { en: pick(draw, ODD) };
    }),
  languages: (ground, code, draw) =>
    change(ground, code, (config) => {
      const list = ['en', ...['my', 'de', 'ar', 'th', 'zh-Hans'].filter(() => draw(2) === 1)];
      config['languages'] = { list, default: pick(draw, list), fallback: 'en' };
    }),
  sections: (ground, code, draw) =>
    change(ground, code, ({ home }) => {
      home.sections = ['banners', 'notices', 'games', 'winners', 'promotions'].filter(
        () => draw(3) > 0,
      );
    }),
  layout: (ground, code, draw) =>
    change(ground, code, (config) => {
      config['layout'] = {
        ...config['layout'],
        header: pick(draw, ['classic', 'rail', 'centered']),
        footer: pick(draw, ['full', 'slim']),
        corner: pick(draw, [0, 8, 16]),
      };
    }),
  categories: (ground, code) =>
    change(ground, code, ({ categories }) => {
      categories.push(categories.shift());
    }),
  content: (ground, code, draw) =>
    changeContent(ground, code, 'notices', (items) => {
      if (items.length > 1 && draw(3) === 0) items.pop();
      else if (items[0]) items[0]['title'] = { en: pick(draw, ODD) };
    }),
  banners: (ground, code, draw) =>
    changeContent(ground, code, 'banners', (items) => {
      const [first] = items;
      if (first) items.push({ ...first, id: `n${draw(1_000_000)}`, art: 'assets/mark.svg' });
      if (items.length > 6) items.splice(0, 4);
    }),
  asset: (ground, code, draw) => {
    const name = pick(draw, ['art', 'mark', 'logo-light', 'logo-dark']);
    const file = path.join(ground.merchants, code, 'assets', `${name}.svg`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/fill="#\w+"/, `fill="${hex(draw)}"`));
  },
  whiteSpace: (ground, code, draw) => {
    const file = fileOf(ground, code);
    const config = readValues(file);
    if (!config) return;
    writeFileSync(file, `${JSON.stringify(config, null, draw(5))}${'\n'.repeat(draw(4))}`);
  },
  stray: (ground, code, draw) =>
    writeFileSync(path.join(ground.merchants, code, `notes-${draw(3)}.txt`), hex(draw)),
  damage: (ground, code, draw) => {
    const name = pick(draw, ['robots.txt', 'build.json', 'sitemap.xml']);
    rmSync(path.join(ground.out, code, name), { force: true });
  },
  syntax: (ground, code, draw) => {
    const text = readFileSync(fileOf(ground, code), 'utf8');
    const at = draw(text.length);
    writeFileSync(
      fileOf(ground, code),
      text.slice(0, at) + pick(draw, ['}', ',', '"', '\u0000']) + text.slice(at),
    );
  },
  wrong: (ground, code, draw) =>
    change(ground, code, (config) => {
      if (draw(2) === 0) config['color'] = 1;
      else config['currency'] = 'money';
    }),
  added: (ground, code, draw) => {
    const name = `n${draw(1000)}`;
    if (existsSync(path.join(ground.merchants, name)) || readdirSync(ground.merchants).length > 8)
      return;
    cpSync(path.join(ground.merchants, code), path.join(ground.merchants, name), {
      recursive: true,
    });
    change(ground, name, (config) => {
      config['code'] = name;
      config['site'] = { domains: [`${name}.bench.example`] };
      config['brand'].name = `Brand ${name}`;
    });
  },
  takenDomain: (ground, code) =>
    change(ground, code, (config) => {
      const other = readdirSync(ground.merchants).find((name) => name !== code) ?? '';
      config['site'] = { domains: [`${other}.bench.example`] };
    }),
  removed: (ground, code) => {
    const names = readdirSync(ground.merchants);
    if (names.length > 5) rmSync(path.join(ground.merchants, code), { recursive: true });
  },
};
