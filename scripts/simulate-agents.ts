// Plays a random market of agents and members: what do a brand's ladders cost the house?
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadMerchants } from '#config/load-merchants.ts';
import { runMarket } from './simulate/agents/run-market.ts';
import { tellMarket } from './simulate/agents/tell-market.ts';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '1000000' },
    days: { type: 'string', default: '90' },
    brand: { type: 'string', default: 'lotus' },
    seed: { type: 'string', default: '1' },
    // What the house keeps in the mean, in percent.
    edge: { type: 'string', default: '2.5' },
    json: { type: 'boolean', default: false },
  },
});

const [members, days, seed, edge] = [values.members, values.days, values.seed, values.edge].map(
  Number,
) as [number, number, number, number];
const isWhole = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;
if (
  !isWhole(members, 10_000_000) ||
  !isWhole(days, 3660) ||
  !isWhole(seed, 2 ** 31) ||
  !(edge >= 0 && edge < 50)
) {
  process.stderr.write(
    'livery: --members, --days and --seed need whole numbers from 1, --edge a percentage below 50.\n',
  );
  process.exit(2);
}

const [brand] = await loadMerchants(path.join(import.meta.dirname, '..', 'merchants'), [
  values.brand,
]);
if (!brand) throw new Error(`no brand ${values.brand}`);
const { contracts } = brand.config.agents;
const result = runMarket({ members, days, seed, edge: edge / 100, contracts });
process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : tellMarket(result));
