// Plays a random market of agents and members: what do a brand's ladders cost the house?
import path from 'node:path';
import { loadMerchants } from '#config/load-merchants.ts';
import { readOptions } from './base/read-options.ts';
import { runMarket } from './simulate/agents/run-market.ts';
import { tellMarket } from './simulate/agents/tell-market.ts';

const {
  members,
  days,
  seed,
  edge,
  brand: code,
  json,
} = readOptions({
  command: 'npm run agents:simulate',
  does: 'Plays a random market of agents and members: what a brand’s ladders cost the house.',
  options: {
    members: { kind: 'number', usual: 1_000_000, most: 10_000_000, says: 'Members.' },
    days: { kind: 'number', usual: 90, most: 3660, says: 'Days that are played.' },
    brand: { kind: 'text', usual: 'lotus', says: 'Whose ladders.' },
    seed: { kind: 'number', usual: 1, most: 2 ** 31, says: 'The same seed gives the same market.' },
    edge: {
      kind: 'number',
      usual: 2.5,
      least: 0,
      most: 49.999,
      isBroken: true,
      says: 'What the house keeps in the mean, in percent.',
    },
    json: { kind: 'flag', says: 'The result as JSON.' },
  },
});

const [brand] = await loadMerchants(path.join(import.meta.dirname, '..', 'merchants'), [code]);
if (!brand) throw new Error(`no brand ${code}`);
const { contracts } = brand.config.agents;
const result = runMarket({ members, days, seed, edge: edge / 100, contracts });
process.stdout.write(json ? `${JSON.stringify(result)}\n` : tellMarket(result));
