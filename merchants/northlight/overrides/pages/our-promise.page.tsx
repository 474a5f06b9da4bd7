import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { type OwnPartProps, ownPage } from '#domain/own-code.ts';
import { Promises } from '../parts/Promises.tsx';

export const page = ownPage({
  path: '/our-promise',
  title: { en: 'Our promise', de: 'Unser Versprechen' },
  description: {
    en: 'Limits first, numbers in plain sight, and quiet when you want it: what Northlight holds itself to.',
  },
});

/** What Northlight holds itself to, and the way to one's own limits. */
export const OurPromisePage = ({ say, brand }: OwnPartProps) => (
  <Page>
    <Stack gap="x8">
      <PageHeader title={say('page.title')} intro={say('page.intro', { brand })} />
      <Promises say={say} level={2} />
      <Section title={say('page.howTitle')}>
        <ol className="promise-steps">
          <li>{say('page.how.open')}</li>
          <li>{say('page.how.choose')}</li>
          <li>{say('page.how.rest')}</li>
        </ol>
        <div className="promise-ways">
          <LinkButton href="/limits" icon="shield">
            {say('page.toLimits')}
          </LinkButton>
          <LinkButton href="/help" variant="ghost">
            {say('page.toHelp')}
          </LinkButton>
        </div>
      </Section>
    </Stack>
  </Page>
);
