import { type BlackjackRules, blackjackTables } from '#domain/games/blackjack/blackjack-rules.ts';
import { usePlay } from '../play/use-play.ts';

/** The rules of this table, one paragraph each. */
export const BlackjackRulesText = () => {
  const { facts, say } = usePlay();
  const tables: Record<string, BlackjackRules> = blackjackTables;
  const rules = tables[facts.model.variant];
  if (!rules) return null;
  const texts = [
    say('blackjack.rulesAim'),
    say('blackjack.rulesDecks', { count: rules.decks }),
    say(rules.hitsSoft17 ? 'blackjack.rulesHits17' : 'blackjack.rulesStands17'),
    say(rules.doubleOn === 'any' ? 'blackjack.rulesDoubleAny' : 'blackjack.rulesDoubleSome'),
    say('blackjack.rulesSplit'),
    say(rules.doubleAfterSplit ? 'blackjack.rulesSplitDouble' : 'blackjack.rulesNoSplitDouble'),
    ...(rules.surrender ? [say('blackjack.rulesSurrender')] : []),
    say('blackjack.rulesPeek'),
    say('blackjack.rulesReturn'),
    say('blackjack.rulesLeft'),
  ];
  return texts.map((text) => <p key={text}>{text}</p>);
};
