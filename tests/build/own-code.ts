import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Own code that is in order: file → text. */
export const OWN_CODE: Record<string, string> = {
  'components/FooterSlim.tsx': `import {
  FooterSlim as LibraryFooter,
  type FooterSlimProps,
} from '#components/FooterSlim/FooterSlim.tsx';

export const FooterSlim = (props: FooterSlimProps) => (
  <div className="own-footer">
    <LibraryFooter {...props} />
  </div>
);
`,
  'pages/our-story.page.tsx': `import { Page } from '#components/Page/Page.tsx';
import { type OwnPartProps, ownPage } from '#domain/own-code.ts';

export const page = ownPage({ path: '/our-story', title: { en: 'Our story' } });

export const OurStoryPage = ({ say, brand }: OwnPartProps) => (
  <Page>
    <h1>{say('story.title', { brand })}</h1>
    <p>{say('story.text')}</p>
  </Page>
);
`,
  'home/story.section.tsx': `import { Section } from '#components/Section/Section.tsx';
import { type OwnPartProps, ownSection } from '#domain/own-code.ts';

export const section = ownSection({ after: 'banners' });

export const StorySection = ({ say, brand }: OwnPartProps) => (
  <Section id="story" title={say('story.title', { brand })}>
    <p className="own-story">{say('story.text')}</p>
  </Section>
);
`,
  'words/en.json': JSON.stringify({
    footer: { responsibleTitle: 'Play as long as it is fun' },
    own: { story: { title: 'How {{brand}} began', text: 'In a kitchen.' } },
  }),
  'styles.css': `@layer brand {
  .own-story {
    color: var(--lv-color-text-muted);
  }
}
`,
};

/** Gives a brand own code; whatever it had before goes. */
export const giveOwnCode = (merchant: string, files: Record<string, string>): void => {
  const folder = path.join(merchant, 'overrides');
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

/** The same own code with some files changed, added or, where the text is empty, left out. */
export const ownCodeWith = (changes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...OWN_CODE, ...changes }).filter(([, text]) => text !== ''));
