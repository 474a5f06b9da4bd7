import type { StorybookConfig } from '@storybook/react-vite';
import { viteConfig } from './node/vite-config.ts';
import { refuseStrangers } from './refuse-strangers.ts';

/** Under Vitest the stories are tested by checks of our own, in every brand. */
const isTest = process.env['VITEST'] === 'true';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../handbook', files: '*.mdx', titlePrefix: 'Handbook' },
    { directory: '../decisions', files: '*.mdx', titlePrefix: 'Decisions' },
    '../changelog.mdx',
    '../**/*.stories.tsx',
    '../../src/components/*/*.stories.tsx',
    // What brands bring themselves, under each brand.
    '../../merchants/*/overrides/**/*.stories.tsx',
  ],
  // Pages of documentation are not tested: their addon reads every file once more.
  addons: isTest ? [] : ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  features: {
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  // Before Storybook's own script: a window calls its listeners in the order in which they came.
  previewHead: (head = '') => `<script>(${refuseStrangers.toString()})();</script>\n${head}`,
  viteFinal: (base) => viteConfig(base),
};

export default config;
