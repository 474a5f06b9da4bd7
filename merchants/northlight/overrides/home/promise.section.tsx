import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { type OwnPartProps, ownSection } from '#domain/own-code.ts';

export const section = ownSection({ after: 'games' });

export const PromiseSection = ({ say, brand }: OwnPartProps) => (
  <Section
    id="promise"
    title={say('promise.title', { brand })}
    action={<LinkButton href="/our-promise">{say('promise.more')}</LinkButton>}
  >
    <p className="promise-lead">{say('promise.lead')}</p>
  </Section>
);
