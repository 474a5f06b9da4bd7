import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkMerchants } from '../check-merchants.ts';
import {
  temporaryMerchants,
  type TemporaryMerchants,
  type Values,
} from '../testing/temporary-merchants.ts';

let merchants: TemporaryMerchants;
beforeEach(() => {
  merchants = temporaryMerchants();
});
afterEach(() => merchants.remove());

/** What is at fault below `/agents` in a brand whose default language is Burmese. */
const faultsOf = async (flag: boolean, agents: Values | undefined): Promise<string[]> => {
  merchants.add('one', (config) => {
    config['languages'] = { list: ['en', 'my'], default: 'my', fallback: 'en' };
    config['flags'] = { ...config['flags'], AGENTPOLICY3: flag };
    if (agents) config['agents'] = agents;
  });
  const { issues } = await checkMerchants(merchants.dir);
  return issues.flatMap(({ code, pointer }) =>
    pointer.startsWith('/agents') ? [`${code} ${pointer}`] : [],
  );
};

const closed = { enabled: false };

test.each<[string, boolean, Values | undefined, string[]]>([
  ['nothing said, without agents', false, undefined, []],
  ['nothing said, with agents', true, undefined, []],
  ['named kinds', true, { kinds: { master: { name: { my: 'မိတ်ဖက်' } } } }, []],
  ['affiliates closed', true, { kinds: { affiliate: closed } }, []],
  ['no master, but agents', true, { kinds: { master: closed } }, []],
  ['masks without agents', false, { maskNames: 'all' }, ['agents/off /agents']],
  ['a closed kind without agents', false, { kinds: { agent: closed } }, ['agents/off /agents']],
  [
    'nobody to lead a team',
    true,
    { kinds: { master: closed, agent: closed } },
    ['agents/no-leader /agents/kinds'],
  ],
  [
    'every kind closed',
    true,
    { kinds: { master: closed, agent: closed, subAgent: closed, affiliate: closed } },
    ['agents/no-leader /agents/kinds'],
  ],
  [
    'a name in another language alone',
    true,
    { kinds: { affiliate: { name: { th: 'พันธมิตร' } } } },
    ['agents/name /agents/kinds/affiliate/name'],
  ],
])('%s: %s %j', async (_, flag, agents, faults) => {
  expect(await faultsOf(flag, agents)).toEqual(faults);
});
