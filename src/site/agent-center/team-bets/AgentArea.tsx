import { PlayersOnly } from '../PlayersOnly.tsx';
import { TeamBetsPage } from './TeamBetsPage.tsx';

/** What an agent sees on a page of the member center: the bets of the team, or that it is only for players. */
export const AgentArea = ({ of }: { of?: string | undefined }) =>
  of === 'teamBets' ? <TeamBetsPage /> : <PlayersOnly />;
