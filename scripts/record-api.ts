import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import {
  demoToken,
  recordSite,
  type RecordedSite,
  type RecordedAnswers,
} from './record/record-site.ts';
import { chromiumFlags } from './setup/chromium-flags.ts';
import { findChromium } from './setup/find-chromium.ts';
import { runPlatform } from './setup/run-platform.ts';

/** What the member is answered otherwise than a visitor. */
const beside = (member: RecordedAnswers, visitor: RecordedAnswers): RecordedAnswers =>
  Object.fromEntries(
    Object.entries(member).filter(
      ([key, answer]) => JSON.stringify(answer) !== JSON.stringify(visitor[key]),
    ),
  );

const renderAnswers = (answers: RecordedAnswers): string => {
  const lines = Object.keys(answers)
    .toSorted()
    .map((key) => `   ${JSON.stringify(key)}: ${JSON.stringify(answers[key])}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`;
};

const renderLanguages = (languages: Record<string, RecordedAnswers>): string =>
  Object.entries(languages)
    .map(([language, answers]) => `  ${JSON.stringify(language)}: ${renderAnswers(answers)}`)
    .join(',\n');

/**
 * One recording as JSON, a line per answer, so that a change shows as the lines it changes. What a
 * member is answered alike in every language stands under the first one only.
 */
const renderRecord = ({ visitor, member }: RecordedSite): string => {
  const [first = {}] = Object.values(member);
  const own = Object.entries(member).map(([language, answers]) => {
    const told = beside(answers, visitor[language] ?? {});
    return [language, answers === first ? told : beside(told, first)] as const;
  });
  return `{\n "visitor": {\n${renderLanguages(visitor)}\n },\n "member": {\n${renderLanguages(
    Object.fromEntries(own),
  )}\n }\n}\n`;
};

/*
 * npm run record: what the platform answers to the screens of every brand, for the stories of whole
 * screens. Run it after a call or the demo world has changed; the result is committed.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const TARGET = path.join(ROOT, 'stories', 'screens', 'recorded');

interface Demo {
  member: { username: string; password: string };
}

/** The languages that a built site offers. */
const languagesOf = (code: string): string[] =>
  (
    JSON.parse(readFileSync(path.join(ROOT, 'dist', code, 'build.json'), 'utf8')) as {
      languages: string[];
    }
  ).languages;

const codes = readdirSync(path.join(ROOT, 'merchants'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

mkdirSync(TARGET, { recursive: true });
const { port, stop } = await runPlatform(ROOT);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  const demo = JSON.parse(readFileSync(path.join(ROOT, '.livery', 'demo.json'), 'utf8')) as Demo;
  const { username, password } = demo.member;
  const record = async (code: string): Promise<void> => {
    const origin = `http://${code}.localhost:${port}/`;
    const token = await demoToken(browser, origin, { username, password });
    const site: RecordedSite = { visitor: {}, member: {} };
    for (const [at, language] of languagesOf(code).entries()) {
      const asked = { origin, language, token, isFirst: at === 0 };
      const { visitor, member } = await recordSite(browser, asked);
      site.visitor[language] = visitor;
      site.member[language] = member;
    }
    writeFileSync(path.join(TARGET, `${code}.json`), renderRecord(site));
    process.stderr.write(`${code}: ${Object.keys(site.visitor).join(', ')}\n`);
  };
  for (const code of codes) await record(code);
} finally {
  await browser.close();
  await stop();
}
