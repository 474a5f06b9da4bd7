/*
 * npm run bench:agents -- --tree --figures --proof: what agents cost the platform at 1,000,000 members (`--members N` for another
 * number; of the figures and the proof `--sizes N,N`). The database shares this machine.
 */
import { agentsScript, options } from './agents/agents-options.ts';
import { measureChosen } from './measure-chosen.ts';

await measureChosen(agentsScript, options, {
  brands: () => import('./agents/brands.ts'),
  figures: () => import('./agents/figures.ts'),
  proof: () => import('./agents/proof.ts'),
  tree: () => import('./agents/tree.ts'),
});
