import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Livery', brandUrl: './' }),
  sidebar: { showRoots: true },
  layoutCustomisations: {
    // A page is no component: it has no controls that a panel could show.
    showPanel: ({ index, storyId }, isShown) =>
      index?.[storyId]?.tags?.includes('page') === true ? false : isShown,
  },
});
