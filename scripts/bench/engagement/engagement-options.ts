import type { Script, ScriptOptions } from '../../base/parse-options.ts';
import { readOptions } from '../../base/read-options.ts';

export const engagementScript = {
  command: 'npm run bench:engagement',
  does: 'What the platform does for many members at once: one measurement, or several one after the other.',
  options: {
    claims: { kind: 'flag', says: 'Measures rewards that are claimed, each by another member.' },
    envelope: { kind: 'flag', says: 'Measures a round of red envelopes that many want.' },
    messages: { kind: 'flag', says: 'Measures a message to all members.' },
    members: { kind: 'number', says: 'Members; claims 4000, envelope 10000, messages 100000.' },
    rounds: { kind: 'number', usual: 3, says: 'Of --claims: rounds; the medians are told.' },
    count: { kind: 'number', usual: 1000, says: 'Of --envelope: envelopes of a round.' },
    seconds: { kind: 'number', usual: 10, says: 'Of --envelope: within which all press.' },
    stored: { kind: 'number', usual: 1_000_000, says: 'Of --messages: messages that are there.' },
    json: { kind: 'flag', says: 'The figures as JSON.' },
  },
} as const satisfies Script<ScriptOptions>;

/** What `npm run bench:engagement` was asked for. */
export const options = readOptions(engagementScript);
