import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumFlags } from '../setup/chromium-flags.ts';
import { findChromium } from '../setup/find-chromium.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** Every story as a test in a real Chromium. What is checked beside: `stories/storybook/checks`. */
export const storiesProject = async (): Promise<TestProjectInlineConfiguration> => ({
  root,
  logLevel: 'error',
  plugins: [
    await storybookTest({
      configDir: path.join(root, 'stories', 'storybook'),
      initialGlobals: { language: 'en', motion: 'reduced' },
    }),
  ],
  test: {
    name: 'stories',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Each story keeps one core busy with axe: two pages, two cores.
    fileParallelism: true,
    maxWorkers: 2,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: chromiumFlags },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
