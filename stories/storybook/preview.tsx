import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { PageLocale } from '#components/PageLocale/PageLocale.tsx';
import '#theme/reset.css.ts';
import { firstBrand } from 'virtual:livery/first-brand';
import { ComponentPage } from '../docs/ComponentPage.tsx';
import { BrandProblem } from '../pages/brands/BrandProblem.tsx';
import type { ExpectedViolations } from './checks/check-story.ts';
import { freshenPage } from './fresh-page.ts';
import { loadBrand, loadEveryBrand, problemOf } from './merchants.ts';
import { pasteable, writtenJsx } from './snippets/pasteable.ts';
import { chooseMotion, takeOverMotion } from './motion.ts';
import { speak, speaker } from './speak.ts';
import { attributesOf, environmentOf, applyEnvironment } from './story-environment.ts';
import { stayOnPage } from './stay-on-page.ts';
import { toolbar, viewports } from './toolbar.ts';

/** Known at build time: what only the test run needs is in no built Storybook. */
const isTest = import.meta.env.MODE === 'test';

// What a story waits for is there as soon as it comes: this only ends what would never come.
configure({ asyncUtilTimeout: 60_000 });

takeOverMotion();
stayOnPage();
// The checks look at every brand while they are being set up.
if (isTest) await loadEveryBrand();

/** The brand's own ground under a story that stands on a docs page. */
const docsGround = {
  padding: '1rem',
  background: 'var(--lv-color-bg)',
  color: 'var(--lv-color-text)',
  fontFamily: 'var(--lv-font-text)',
};

const brandOf = (globals: Record<string, unknown>): string =>
  typeof globals['brand'] === 'string' ? globals['brand'] : '';

/** A brand that cannot be shown is told in the place of any story. */
const told: Decorator = (Story, { globals }) => {
  const problem = problemOf(brandOf(globals));
  return problem ? <BrandProblem code={brandOf(globals)} problem={problem} /> : <Story />;
};

/** On a docs page each story has its own surroundings; alone it has the page's. */
const surrounded: Decorator = (Story, { globals, viewMode }) => (
  <PageLocale>
    {viewMode === 'docs' ? (
      <div {...attributesOf(environmentOf(globals))} style={docsGround}>
        <Story />
      </div>
    ) : (
      <Story />
    )}
  </PageLocale>
);

const preview: Preview = {
  globalTypes: toolbar(),
  initialGlobals: {
    brand: firstBrand,
    mode: 'brand',
    direction: 'auto',
    language: 'brand',
    motion: 'device',
    viewport: { value: undefined, isRotated: false },
  },
  parameters: {
    layout: 'padded',
    docs: { page: ComponentPage, source: { type: 'dynamic', transform: pasteable } },
    jsx: writtenJsx,
    viewport: { options: viewports },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Playroom',
          'Brands',
          'Tokens',
          'Handbook',
          'Changelog',
          'Basics',
          'Forms',
          'Overlays',
          'Charts',
          'Gaming',
          'Frame',
          'Layout',
          'Screens',
          'Decisions',
        ],
      },
    },
  },
  // Every component has a page of its own beside its stories.
  tags: ['autodocs'],
  decorators: [told, surrounded],
  loaders: [
    async (context) => {
      await Promise.allSettled([loadBrand(brandOf(context.globals)), loadBrand(firstBrand)]);
      const environment = environmentOf(context.globals);
      applyEnvironment(environment);
      if (isTest) freshenPage(context.parameters['layout']);
      chooseMotion(context.globals['motion'] ?? 'device');
      const say = await speaker(environment.language);
      context.args = speak(context.args, say);
      const { originalStoryFn } = context;
      context.originalStoryFn = (args, inner) => speak(originalStoryFn(args, inner), say);
    },
  ],
  // Only the test run asks for it: it looks at every story in every brand.
  afterEach: async (context) => {
    if (!isTest) return;
    const { checkStory, expectViolations } = await import('./checks/check-story.ts');
    const onPurpose = context.parameters['expectedViolations'] as ExpectedViolations | undefined;
    await (onPurpose ? expectViolations(context, onPurpose) : checkStory(context));
  },
};

export default preview;
