import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#components/PageLoader/lazy-part.ts';
import { BalanceChip } from '#components/BalanceChip/BalanceChip.tsx';
import { Banner } from '#components/Banner/Banner.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Menu } from '#components/Menu/Menu.tsx';
import { PlayStage } from '#components/PlayStage/PlayStage.tsx';
import { isFramed } from '../play/site-messages.ts';
import { refusalAtom } from '../play/play.state.ts';
import { refusalSentence } from '../play/refusal-sentence.ts';
import { ReplayPanel } from '../play/ReplayPanel.tsx';
import { usePlay } from '../play/use-play.ts';
import type { Replay } from '../play/use-replay.ts';

const HistoryDialog = lazyPart(() => import('../history/HistoryDialog.tsx'), 'HistoryDialog');
const FairnessDialog = lazyPart(() => import('../fairness/FairnessDialog.tsx'), 'FairnessDialog');
const RulesDialog = lazyPart(() => import('../play/RulesDialog.tsx'), 'RulesDialog');

const parts = ['history', 'fairness', 'rules'] as const;

type Part = (typeof parts)[number];

const icons = { history: 'clock', fairness: 'shield', rules: 'info' } as const;

interface GameStageProps {
  /** The playing area. */
  children: ReactNode;
  /** `RoundPanel`, or the page's own panel made of components. */
  panel: ReactNode;
  /** One sentence about what has just happened, read aloud whenever it changes. */
  announcement: string;
  /** What the rules are: bets, odds, pay table. The exact return is added by the stage. */
  rules: ReactNode;
  /** `replay` of `useRound` or `useSharedRounds`: while it is set, it takes the panel's place. */
  replay?: Replay | null | undefined;
}

/** What every game's page stands in: name, balance, menus, refusals, panel, announcements. */
export const GameStage = ({ children, panel, announcement, rules, replay }: GameStageProps) => {
  const { facts, language, t, balanceMinor } = usePlay();
  const refusal = useAtomValue(refusalAtom);
  const [open, setOpen] = useState<Part | null>(null);
  const close = () => setOpen(null);
  // A site's frame shows the name and the money itself.
  const framed = isFramed();
  return (
    <PlayStage
      title={facts.game.name}
      framed={framed}
      panelLabel={t('play.panel')}
      announcement={announcement}
      tools={
        <>
          {!framed && (
            <BalanceChip
              compact
              label={t(facts.wallet === 'real' ? 'play.balance' : 'play.trialBalance')}
              minor={balanceMinor}
              currency={facts.currency}
              language={language}
            />
          )}
          <Menu
            trigger={<Icon name="more" size={24} />}
            triggerLabel={t('play.more')}
            align="end"
            items={parts.map((id) => ({ id, label: t(`play.${id}`), icon: icons[id] }))}
            onSelect={(id) => setOpen(parts.find((part) => part === id) ?? null)}
          />
        </>
      }
      notices={refusal && <Banner tone="warning">{refusalSentence(refusal, t)}</Banner>}
      panel={replay ? <ReplayPanel replay={replay} /> : panel}
    >
      {children}
      <Suspense>
        {open === 'history' && <HistoryDialog onClose={close} />}
        {open === 'fairness' && <FairnessDialog onClose={close} />}
        {open === 'rules' && <RulesDialog onClose={close}>{rules}</RulesDialog>}
      </Suspense>
    </PlayStage>
  );
};
