import type { Agents } from '#generated/merchant-config.ts';
import type { UnplacedIssue } from '../issues/issue.ts';
import { type Check, makeIssue, type Subject } from './check.ts';

type Kind = keyof Agents['kinds'];

/** Those who open accounts of agents below themselves; without them nobody has a team. */
const LEADERS: readonly Kind[] = ['master', 'agent'];

/**
 * The agents of a brand: something is said of them only where there are any, somebody can lead a team, and a kind that has a
 * name can be called by it.
 *
 * @yields what is at fault
 */
export const checkAgents: Check = function* (subject) {
  const { agents, flags } = subject.config;
  if (flags.AGENTPOLICY3) yield* findLeaderIssues(subject);
  else if (saysSomething(agents))
    yield makeIssue(
      subject,
      'agents/off',
      ['agents'],
      'The brand says how its agents work, and AGENTPOLICY3, which opens the agent center, is off.',
      'Turn AGENTPOLICY3 on, or leave agents out.',
    );
  yield* findNameIssues(subject);
};

const saysSomething = ({ kinds, maskNames }: Agents): boolean =>
  maskNames !== 'none' || Object.values(kinds).some(({ enabled, name }) => !enabled || name);

function* findLeaderIssues(subject: Subject): Generator<UnplacedIssue> {
  const { kinds } = subject.config.agents;
  if (LEADERS.some((kind) => kinds[kind].enabled)) return;
  const rest = Object.values(kinds).some(({ enabled }) => enabled);
  yield makeIssue(
    subject,
    'agents/no-leader',
    ['agents', 'kinds'],
    rest
      ? 'Masters and agents are closed: nobody could open sub-agents or affiliates.'
      : 'Every kind of agents is closed, and AGENTPOLICY3 opens the agent center.',
    'Open master or agent, or turn AGENTPOLICY3 off.',
  );
}

function* findNameIssues(subject: Subject): Generator<UnplacedIssue> {
  const { agents, languages } = subject.config;
  for (const [kind, { name }] of Object.entries(agents.kinds)) {
    if (!name || name[languages.default] !== undefined || name.en !== undefined) continue;
    yield makeIssue(
      subject,
      'agents/name',
      ['agents', 'kinds', kind, 'name'],
      `The name of this kind stands neither in ${languages.default}, the default language, nor in English.`,
      `Add “${languages.default}”, or leave the name out: the site has a word of its own.`,
    );
  }
}
