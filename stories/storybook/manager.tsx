/* @jsxRuntime classic -- the manager runs on a React of its own, without `jsx-runtime`. */
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { BrandTool } from './manager/BrandTool.tsx';
import { keepAddress } from './manager/keep-address.ts';
import { openByAddress } from './manager/open-by-address.ts';
import { refuseStrangers } from './refuse-strangers.ts';

refuseStrangers();
openByAddress();
keepAddress();

/** Names of pages that are written otherwise than their files. */
const SPELLED: Record<string, string> = { api: 'API', asvs: 'ASVS' };

const spell = (name: string): string =>
  SPELLED[name] ?? (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Livery', brandUrl: './' }),
  sidebar: {
    showRoots: true,
    renderLabel: ({ id, name }) => (id.startsWith('handbook-') ? spell(name) : name),
  },
  layoutCustomisations: {
    // A page is no component: it has no controls that a panel could show.
    showPanel: ({ index, storyId }, isShown) => {
      const entry = index?.[storyId];
      return entry && 'tags' in entry && entry.tags.includes('page') ? false : isShown;
    },
  },
});

addons.register('livery/brand', () => {
  addons.add('livery/brand', {
    type: types.TOOL,
    title: 'Brand',
    match: ({ viewMode, tabId }) => !tabId && (viewMode === 'story' || viewMode === 'docs'),
    render: () => <BrandTool />,
  });
});
