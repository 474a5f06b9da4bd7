import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registerFieldNames } from '#domain/register-fields.ts';
import { giveCraft } from './crafted-brand.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** The brands as they are. */
const brands = ['shwe', 'northlight', 'volt', 'oasis'] as const;

/** Any JSON object. */
type Json = Record<string, unknown>;

/** A brand's copy under another code, with what a test needs to be different. */
interface Copy {
  of: (typeof brands)[number];
  config: Json;
  /** Replaces items of content files: gets what the brand has. */
  content?: Record<string, (items: Json[]) => Json[]>;
  /** Gives it own code, in its folder. */
  own?: (folder: string) => Promise<void>;
}

/** Enough for three pages of notices, and for two of announcements. */
const NOTICES = 18;
const POPUPS = 10;

/** A raffle of old, which the demo world draws. */
const heldRaffle = ([first]: Json[]): Json => ({
  id: 'autumn-raffle',
  title: { en: 'The raffle of autumn' },
  summary: { en: 'A ticket for each {{step}}, {{mostTickets}} at most' },
  content: { en: '<p>{{prizes}}; staked {{turnover}} times within {{days}} days.</p>' },
  art: first?.['art'],
  startsAt: '2026-09-01T00:00:00Z',
  endsAt: '2026-10-01T00:00:00Z',
  mechanic: {
    kind: 'raffle',
    source: 'validBets',
    stepMinor: 1000,
    mostTickets: 50,
    prizes: [{ count: 3, amountMinor: 10_000 }],
    holdMinutes: 60,
    turnover: 2,
    budgetMinor: 30_000,
  },
});

/** A race of each week over all games. */
const weeklyRace = ([first]: Json[]): Json => ({
  id: 'calm-lap',
  title: { en: 'The calm lap' },
  summary: { en: '{{places}} places share {{pool}}; the first takes {{first}}' },
  content: {
    en: '<p>A point for each {{point}} of valid bets, ranked from {{least}}; the last place wins {{last}}, in cash.</p>',
  },
  art: first?.['art'],
  mechanic: {
    kind: 'race',
    every: 'week',
    leastMinor: 1000,
    prizesMinor: [5000, 3000, 1000],
    turnover: 0,
    budgetMinor: 1_000_000,
  },
});

/** Promotions that people apply for: one where a refusal is not the last word, and one where it is. */
const applications = ([first]: Json[]): Json[] =>
  [{ id: 'river-story', applyAgain: 1 }, { id: 'match-story' }].map(({ id, ...more }) => ({
    id,
    title: { en: `The ${id}` },
    summary: { en: 'Up to {{most}} for who tells it well' },
    content: {
      en: `<p>Answered within {{answerDays}} days; staked {{turnover}} times within {{days}} days.${'applyAgain' in more ? ' {{again}} more.' : ''}</p>`,
    },
    art: first?.['art'],
    mechanic: {
      kind: 'application',
      mostMinor: 20_000,
      turnover: 5,
      answerDays: 7,
      budgetMinor: 4_000_000,
      ...more,
    },
  }));

const copies: Record<string, Copy> = {
  /** Brings own code of every kind: fonts of two scripts, components and words of site and games. */
  crafted: { of: 'shwe', config: {}, own: giveCraft },
  /** In maintenance (status 1). */
  resting: {
    of: 'shwe',
    config: {
      maintenance: {
        active: true,
        until: '2096-05-04T06:30:00Z',
        message: { en: 'The lanterns are being cleaned.', my: 'မီးအိမ်များကို သန့်စင်နေသည်။' },
      },
    },
  },
  /** Not offered where the tests run (status 2), and closed to new accounts everywhere. */
  walled: {
    of: 'northlight',
    config: {
      flags: { USERNAMEREG3: false, MOBILENUMREG3: false, DIRECTREG3: false },
      regionRestriction: { blockedIps: ['127.0.0.0/8', '::1'] },
    },
  },
  /** Asks for a slider at every door, and lets in whoever has an account elsewhere. */
  guarded: {
    of: 'volt',
    config: {
      security: { sliderOnSms: true, sliderOnLogin: true, sliderOnRegister: true },
      signIn: {
        providers: [
          {
            id: 'google',
            kind: 'google',
            name: 'Google',
            issuer: 'https://accounts.google.com',
            clientId: 'tests.apps.googleusercontent.com',
          },
        ],
      },
    },
  },
  /** Takes new accounts by mobile number alone, with a password and without a code; has held a raffle. */
  mobile: {
    of: 'volt',
    config: {
      flags: { USERNAMEREG3: false, MOBILENUMREG3: true, MOBILENUMPASSREG3: true },
    },
    content: { promotions: (items) => [...items, heldRaffle(items)] },
  },
  /** Asks for every field there is, has more news than fits on a page, agents, a race and applications. */
  plenty: {
    of: 'northlight',
    config: {
      flags: { AGENTPOLICY3: true },
      registerFields: Object.fromEntries(
        registerFieldNames.map((name) => [name, { enabled: true, required: true }]),
      ),
    },
    content: {
      promotions: (items) => [...items, weeklyRace(items), ...applications(items)],
      notices: ([first]) =>
        Array.from({ length: NOTICES }, (_, at) => ({
          ...first,
          id: `notice-${at + 1}`,
          title: { en: `Notice number ${at + 1}` },
          content: { en: `<p>Text of notice ${at + 1}.</p>` },
          publishedAt: new Date(Date.UTC(2026, 9, 30 - at)).toISOString(),
        })),
      popups: (items) => [
        ...Array.from({ length: POPUPS }, (_, at) => ({
          id: `popup-${at + 1}`,
          execution: 'B',
          title: { en: `Announcement number ${at + 1}` },
          content: { en: `<p>Text of announcement ${at + 1}.</p>` },
        })),
        ...items.filter(({ execution }) => execution !== 'B'),
      ],
    },
  },
};

/** The codes of all merchants that the browser tests look at. */
export const siteCodes: readonly string[] = [...brands, ...Object.keys(copies)];

/**
 * Writes the merchants of the browser tests: brands as they are, and copies that differ. A second
 * time the files are the same, so that nothing is built anew.
 */
export const writeSiteMerchants = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!siteCodes.includes(name)) await rm(path.join(folder, name), { recursive: true });
  }
  for (const code of brands) await copyBrand(code, path.join(folder, code));
  // The home page of shwe has no room for one more link.
  await lendPage(path.join(folder, 'shwe'), 'none', ['en', 'zh-Hans']);
  await lendPage(path.join(folder, 'volt'), 'footer', ['en']);
  for (const [code, copy] of Object.entries(copies)) {
    await copyBrand(copy.of, path.join(folder, code));
    await change(path.join(folder, code), code, copy);
  }
};

const copyBrand = async (code: string, target: string): Promise<void> => {
  await rm(target, { recursive: true, force: true });
  const own = path.join(root, 'merchants', code, 'overrides');
  const isItself = path.basename(target) === code;
  await cp(path.join(root, 'merchants', code), target, {
    recursive: true,
    // A copy stands for any brand: it has what settings say, and no own code.
    filter: (source) => isItself || source !== own,
    preserveTimestamps: true,
  });
};

/** The page that lotus has in Markdown, for brands that the tests look at: in some languages, with a link or without. */
const lendPage = async (code: string, place: string, languages: string[]): Promise<void> => {
  const name = (language: string): string => `responsible-play.${language}.md`;
  await mkdir(path.join(code, 'pages'), { recursive: true });
  for (const language of languages) {
    const text = await readFile(path.join(root, 'merchants/lotus/pages', name(language)), 'utf8');
    const placed = text.replace('---\n', `---\nplace: ${place}\n`);
    await writeFile(path.join(code, 'pages', name(language)), placed);
  }
};

const change = async (
  folder: string,
  code: string,
  { config, content = {}, own }: Copy,
): Promise<void> => {
  await own?.(folder);
  await rewrite(path.join(folder, 'merchant.json'), (raw) => ({
    ...raw,
    ...config,
    code,
    site: { domains: [`${code}.example`], mainDomain: `${code}.example` },
  }));
  for (const [kind, replace] of Object.entries(content)) {
    await rewrite(path.join(folder, 'content', `${kind}.json`), (raw) => ({
      ...raw,
      items: replace(raw['items'] as Json[]),
    }));
  }
};

const rewrite = async (file: string, replace: (raw: Json) => Json): Promise<void> => {
  const raw = JSON.parse(await readFile(file, 'utf8')) as Json;
  await writeFile(file, `${JSON.stringify(replace(raw), null, 2)}\n`);
};
