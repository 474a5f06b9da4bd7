import { AGENT_MARKERS } from '#platform/base/sites/site-paths.ts';
import { fileOfPage } from '../public-pages/page-address.ts';
import { addOwnFile, type SiteFiles } from '../settings/site-files.ts';
import type { RenderContext } from './render-context.ts';

/** The part of a site without which it has none of the pages that a marker stands for. */
const PARTS: Record<(typeof AGENT_MARKERS)[number], string> = {
  '/agentHome': 'AgentHomeScreen',
  '/agentContracts': 'AgentContractsScreen',
};

/**
 * Adds the files by which servers tell whether a site has pages of agents, in each of its languages.
 *
 * @param shell the page of every other address: what they would show
 */
export const addAgentMarkers = (
  files: SiteFiles,
  { offered, opening, home }: Pick<RenderContext, 'offered' | 'opening' | 'home'>,
  shell: string,
): void => {
  for (const marker of AGENT_MARKERS) {
    if (!home.features.includes(PARTS[marker])) continue;
    for (const language of offered)
      addOwnFile(files, fileOfPage({ path: marker, language, opening }), shell, {
        isPacked: false,
      });
  }
};
