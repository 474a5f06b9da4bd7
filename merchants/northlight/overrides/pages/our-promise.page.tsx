import { Page } from '#components/Page/Page.tsx';
import { type OwnPartProps, ownPage } from '#domain/own-code.ts';

export const page = ownPage({
  path: '/our-promise',
  title: { en: 'Our promise', de: 'Unser Versprechen' },
});

export const OurPromisePage = ({ say, brand }: OwnPartProps) => (
  <Page width="text">
    <h1 className="promise-title">{say('promise.title', { brand })}</h1>
  </Page>
);
