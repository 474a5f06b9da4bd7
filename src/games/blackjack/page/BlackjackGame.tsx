import { CardHand } from '#components/CardHand/CardHand.tsx';
import { CardTable } from '#components/CardTable/CardTable.tsx';
import type { BlackjackView, BlackjackHandView } from '../rules/blackjack-view.ts';
import type { BlackjackAct } from '../rules/play-blackjack.ts';
import { cardText } from '../../shared/page/cards/card-text.ts';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { type Round, useRound } from '../../shared/page/play/use-round.ts';
import { totalText } from './total-text.ts';
import { type BlackjackRules, blackjackTables } from '../rules/blackjack-rules.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import type { HandTone } from '#components/PieceHand/PieceHand.tsx';
import type { HandResult } from '../rules/settle-blackjack.ts';
import type { GameKey } from '../../words/game-words.ts';

const results: Record<HandResult, { key: GameKey; tone: HandTone }> = {
  blackjack: { key: 'blackjack.resultBlackjack', tone: 'won' },
  won: { key: 'blackjack.resultWon', tone: 'won' },
  push: { key: 'blackjack.resultPush', tone: 'even' },
  lost: { key: 'blackjack.resultLost', tone: 'lost' },
  bust: { key: 'blackjack.resultBust', tone: 'lost' },
  surrendered: { key: 'blackjack.resultSurrendered', tone: 'lost' },
};

/** The player's hands; two backs of cards before the first deal. */
const BlackjackHands = ({ view, over }: { view: BlackjackView | null; over: boolean }) => {
  const { t, money } = usePlay();
  const cardLabel = (card: number | null) => cardText(t, card);
  if (!view)
    return <CardHand label={t('blackjack.hand')} cards={[null, null]} cardLabel={cardLabel} />;
  const { hands, insurance } = view;
  const label = (at: number) =>
    hands.length === 1 ? t('blackjack.hand') : t('blackjack.handOf', { count: at + 1 });
  const resultOf = ({ result }: BlackjackHandView) =>
    over && result ? { text: t(results[result].key), tone: results[result].tone } : undefined;
  return hands.map((hand, at) => (
    <CardHand
      // oxlint-disable-next-line react/no-array-index-key -- a hand keeps its place
      key={at}
      label={label(at)}
      cards={hand.cards}
      cardLabel={cardLabel}
      total={totalText(t, hand)}
      result={resultOf(hand)}
      active={hand.active && !over}
      dealtFrom={0}
    >
      <span>{t('cards.stake', { amount: money(hand.stakeMinor) })}</span>
      {at === 0 && insurance.stakeMinor > 0 && (
        <span>{t('blackjack.insured', { stake: money(insurance.stakeMinor) })}</span>
      )}
    </CardHand>
  ));
};

interface BlackjackMovesProps {
  view: BlackjackView;
  /** The last act is still on its way or being shown. */
  busy: boolean;
  onMove: (act: BlackjackAct) => void;
}

/** What the player may do now, each as a button of the same weight. */
const BlackjackMoves = ({ view, busy, onMove }: BlackjackMovesProps) => {
  const { t, money } = usePlay();
  const labels: Partial<Record<BlackjackAct, string>> = {
    hit: t('blackjack.hit'),
    stand: t('blackjack.stand'),
    double: t('blackjack.double'),
    split: t('blackjack.split'),
    surrender: t('blackjack.surrender'),
    insure: t('blackjack.insure', { amount: money(view.insurance.costMinor) }),
    decline: t('blackjack.decline'),
  };
  return (
    <Stack gap="x3">
      {view.acts.includes('insure') && <Banner tone="info">{t('blackjack.insuranceOffer')}</Banner>}
      {view.acts.map((act) => (
        <Button
          key={act}
          variant={act === 'hit' || act === 'stand' ? 'primary' : 'secondary'}
          size="lg"
          fullWidth
          loading={busy}
          onPress={() => onMove(act)}
        >
          {labels[act]}
        </Button>
      ))}
    </Stack>
  );
};

/** Until the last of the cards that came has been dealt. */
const DEAL_MS = 1300;
const CARD_MS = 600;

/** Nothing is chosen before the deal. */
const NO_CHOICE = {};

type BlackjackRound = Round<object, { act: BlackjackAct }, BlackjackView>;

/** Blackjack: hit, stand, double, split, surrender, insurance. */
export const BlackjackGame = () => {
  const play = usePlay();
  const { t } = play;
  const round: BlackjackRound = useRound({
    showMs: (view, step) => (step === 0 ? DEAL_MS : CARD_MS + view.dealer.cards.length * 250),
  });
  const { view, phase } = round;
  const isBusy = phase === 'sending' || phase === 'showing';
  const isOpen = view !== null && view.acts.length > 0 && phase !== 'ended' && !round.replay;
  const dealer = view?.dealer;
  return (
    <GameStage
      announcement={announcementOf(round, play)}
      replay={round.replay}
      rules={<BlackjackRulesText />}
      panel={
        isOpen ? (
          <BlackjackMoves view={view} busy={isBusy} onMove={(act) => void round.move({ act })} />
        ) : (
          <RoundPanel round={round} choice={NO_CHOICE} playLabel={t('blackjack.deal')} />
        )
      }
    >
      <CardTable
        inscription={t('blackjack.inscription')}
        house={
          <CardHand
            label={t('blackjack.dealer')}
            cards={dealer ? [...dealer.cards, ...(view.holeHidden ? [null] : [])] : [null, null]}
            cardLabel={(card) => cardText(t, card)}
            total={dealer && totalText(t, dealer)}
            dealtFrom={dealer ? 1 : undefined}
          />
        }
      >
        <BlackjackHands view={view} over={phase === 'ended'} />
      </CardTable>
    </GameStage>
  );
};

const announcementOf = (
  { phase, view, round, replay }: BlackjackRound,
  play: ReturnType<typeof usePlay>,
): string => {
  if (phase === 'ended' && round) return resultSentence(round, play);
  const active = view?.hands.find((hand) => hand.active);
  if (phase !== 'open' || !active || !view || replay) return '';
  return play.t('blackjack.yourTurn', {
    total: totalText(play.t, active),
    dealer: totalText(play.t, view.dealer),
  });
};

/** The rules of this table, one paragraph each. */
const BlackjackRulesText = () => {
  const { facts, t } = usePlay();
  const tables: Record<string, BlackjackRules> = blackjackTables;
  const rules = tables[facts.model.variant];
  if (!rules) return null;
  const texts = [
    t('blackjack.rulesAim'),
    t('blackjack.rulesDecks', { count: rules.decks }),
    t(rules.hitsSoft17 ? 'blackjack.rulesHits17' : 'blackjack.rulesStands17'),
    t(rules.doubleOn === 'any' ? 'blackjack.rulesDoubleAny' : 'blackjack.rulesDoubleSome'),
    t('blackjack.rulesSplit'),
    t(rules.doubleAfterSplit ? 'blackjack.rulesSplitDouble' : 'blackjack.rulesNoSplitDouble'),
    ...(rules.surrender ? [t('blackjack.rulesSurrender')] : []),
    t('blackjack.rulesPeek'),
    t('blackjack.rulesReturn'),
    t('blackjack.rulesLeft'),
  ];
  return texts.map((text) => <p key={text}>{text}</p>);
};
