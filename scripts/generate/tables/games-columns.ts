import type { ColumnFacts } from './column-facts.ts';

/** The games' own database. */
export const gamesColumns: ColumnFacts = {
  imports: {
    '#api/vendor-protocol.ts': 'VendorSession',
    '#games/shared/rules/game-model.ts': 'GameModel',
    './pending-act.ts': 'PendingAct',
  },
  holds: {
    'message.answer': 'Record<string, unknown>',
    'message.body': 'Record<string, unknown>',
    'playSession.facts': 'VendorSession',
    'round.model': 'GameModel',
    'round.pending': 'PendingAct',
    'sharedRound.model': 'GameModel',
  },
  types: {},
  notes: {
    'round.startStakeMinor': 'What the player asked to play for.',
    'round.stakeMinor': 'What was staked in all.',
    'sharedChain.clientSeed':
      "Null until the beacon's value is there; rounds are of chains that have it.",
    'sharedChain.beaconRound':
      "Which of the beacon's values; null for chains of before, and those that follow from a secret.",
    'sharedRound.ledAt': 'Until when a process was there to lead it.',
    'sharedBet.odds':
      'Frozen at purchase; where the money can be taken early, what was taken, and null before.',
  },
};
