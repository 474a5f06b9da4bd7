import { useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '#site/App.tsx';
import { Site } from '#site/Site.tsx';
import { type Surroundings, surroundPage } from '../storybook/surroundings.ts';
import type { OpenedScreen } from './open-screen.ts';

/** A whole site at one of its addresses. */
export const Screen = ({
  screen: { site, path },
  surroundings,
}: {
  screen: OpenedScreen;
  surroundings: Surroundings;
}) => {
  // The site sets the page's direction by its language; the toolbar's choice outweighs it.
  useEffect(() => surroundPage(surroundings), [surroundings]);
  return (
    <Site site={site}>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </Site>
  );
};
