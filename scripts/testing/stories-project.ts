import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumFlags } from '../setup/chromium-flags.ts';
import { findChromium } from '../setup/find-chromium.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/**
 * Nobody looks on: the frame in which stories stand is laid out and styled as ever, and not painted,
 * which is a seventh of all the work. What is checked is read from styles and boxes.
 */
const UNPAINTED = `
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('iframe { opacity: 0 !important; }');
  document.adoptedStyleSheets = [sheet];
`;

/** Every story as a test in a real Chromium. What is checked beside: `stories/storybook/checks`. */
export const storiesProject = async (): Promise<TestProjectInlineConfiguration> => ({
  root,
  logLevel: 'error',
  plugins: [
    await storybookTest({
      configDir: path.join(root, 'stories', 'storybook'),
      // `npm run test:all` asks for the whole proof: see `stories/storybook/checks/story-runs.ts`.
      initialGlobals: {
        language: 'en',
        motion: 'reduced',
        proof: process.env['LIVERY_PROOF'] === 'whole' ? 'whole' : 'daily',
      },
    }),
  ],
  test: {
    name: 'stories',
    // Only what hangs: a story that is looked at in all themes takes a slow machine half a minute.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // A page waits for frames a third of its time: three of them keep two cores busy.
    fileParallelism: true,
    maxWorkers: 3,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      // A machine that is busy opens its browser late.
      connectTimeout: 240_000,
      orchestratorScripts: [{ content: UNPAINTED }],
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: chromiumFlags },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
