import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { type OwnPartProps, ownSection } from '#domain/own-code.ts';
import { Promises } from '../parts/Promises.tsx';

export const section = ownSection({ before: 'promotions' });

/** The promise in three sentences, on the home page. */
export const PromiseSection = ({ say, brand }: OwnPartProps) => (
  <Section
    id="promise"
    title={say('home.title', { brand })}
    action={
      <LinkButton href="/our-promise" variant="ghost" size="sm">
        {say('home.more')}
      </LinkButton>
    }
  >
    <Promises say={say} level={3} />
  </Section>
);
