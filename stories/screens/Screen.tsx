import { useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '#site/App.tsx';
import { Site } from '#site/Site.tsx';
import { type StoryEnvironment, applyEnvironment } from '../storybook/story-environment.ts';
import type { OpenedScreen } from './open-screen.ts';

/** A whole site at one of its addresses. */
export const Screen = ({
  screen: { site, path },
  environment,
}: {
  screen: OpenedScreen;
  environment: StoryEnvironment;
}) => {
  // The site sets the page's direction by its language; the toolbar's choice outweighs it.
  useEffect(() => applyEnvironment(environment), [environment]);
  return (
    <Site site={site}>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </Site>
  );
};
