// Contact sheets of the whole library and of every screen, in every brand: a person sees at a
// look what a change did. Written to .livery/pictures/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { loadMerchants } from '#config/load-merchants.ts';
import { drawSheet } from './pictures/draw-sheet.ts';
import { planSheets, type IndexEntry, type SheetPlan } from './pictures/plan-sheets.ts';
import { openStage, type StoryStage } from './pictures/story-stage.ts';
import { scaleOf, takePictures, type Theme } from './pictures/take-pictures.ts';
import { chromiumFlags } from './setup/chromium-flags.ts';
import { findChromium } from './setup/find-chromium.ts';
import { root, runProgram } from './testing/run-program.ts';
import { serveFolder } from '../cli/work/plan/pictures/serve-folder.ts';

const HELP = `Usage: npm run pictures [-- group…] [options]

Draws contact sheets into .livery/pictures/: one for each group of components (brands × modes)
and one for each screen (brands × widths). Groups: basics, forms, overlays, charts, gaming, frame,
layout, screens; none means all.

  --only <text>      the components whose title contains the text, with all their stories
  --language <code>  the language of the words; each brand's first one if left out
  --no-build         takes the Storybook that was built last
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    only: { type: 'string' },
    language: { type: 'string', default: 'brand' },
    build: { type: 'boolean', default: true },
    help: { type: 'boolean', short: 'h' },
  },
});

const storybook = path.join(root, '.livery', 'storybook');
const out = path.join(root, '.livery', 'pictures');

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const buildStorybook = async (): Promise<void> => {
  const { code } = await runProgram(
    'node',
    ['scripts/bootstrap.mjs', 'storybook:build', '--quiet'],
    {
      env: {},
      output: 'shown',
    },
  );
  if (code !== 0) throw new Error('Storybook could not be built.');
};

const readIndex = (): IndexEntry[] => {
  const text = readFileSync(path.join(storybook, 'index.json'), 'utf8');
  return Object.values((JSON.parse(text) as { entries: Record<string, IndexEntry> }).entries);
};

/** Every brand in every mode that it offers, its own mode first. */
const readThemes = async (): Promise<Theme[]> =>
  (await loadMerchants(path.join(root, 'merchants'))).flatMap(({ code, config: { theme } }) =>
    theme.modes
      .toSorted((a, b) => Number(b === theme.defaultMode) - Number(a === theme.defaultMode))
      .map((mode) => ({ merchant: code, mode })),
  );

const drawAll = async (plans: readonly SheetPlan[], url: string): Promise<number> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  let broken = 0;
  const complain = (message: string): void => {
    broken += 1;
    say(`pictures: ${message}`);
  };
  const stages = new Map<number, Promise<StoryStage>>();
  const stageFor = (plan: SheetPlan): Promise<StoryStage> => {
    const scale = scaleOf(plan);
    const stage = stages.get(scale) ?? openStage(browser, url, plan.stories[0]?.id ?? '', scale);
    stages.set(scale, stage);
    return stage;
  };
  const themes = await readThemes();
  for (const plan of plans) {
    const startedAt = performance.now();
    const stage = await stageFor(plan);
    const studio = { stage, themes, language: values.language, complain };
    const sheet = await takePictures(plan, studio);
    const file = path.join(out, `${plan.file}.png`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await drawSheet(sheet));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    say(`${path.relative(root, file)}  ${sheet.cells.length} pictures, ${seconds} s`);
  }
  await browser.close();
  return broken;
};

const run = async (): Promise<void> => {
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  if (values.build) await buildStorybook();
  const plans = planSheets(readIndex(), { groups: positionals, only: values.only });
  if (plans.length === 0) throw new Error('no story fits what was asked for; see --help.');
  const server = await serveFolder(storybook);
  try {
    if ((await drawAll(plans, server.url)) > 0) process.exitCode = 1;
  } finally {
    await server.close();
  }
};

run().catch((error: unknown) => {
  say(`pictures: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
