import { useTranslation } from 'react-i18next';

import type { AgentRight } from '#domain/agents/agent-kinds.ts';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import type { IconName } from '#components/Icon/icon-paths.ts';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';

import { useSettings } from '../../settings/use-settings.ts';
import { hasContracts, hasMemberTransfers } from '../../settings/what-is-on.ts';

const WAYS = [
  { name: 'registerCenter', icon: 'plus', right: 'makeLinks' },
  { name: 'downlineManagmentView', icon: 'users', right: 'seeTeam' },
  { name: 'agentContracts', icon: 'copy', right: 'signContracts' },
  { name: 'myIncome', icon: 'coin', right: 'signContracts' },
] as const satisfies { name: string; icon: IconName; right: AgentRight }[];

/** The ways that agents take most, as far as this one may go them. */
export const QuickWays = ({ rights }: { rights: readonly AgentRight[] }) => {
  const { t } = useTranslation();
  const settings = useSettings();
  const isOpen = hasContracts(settings);
  const ways = WAYS.filter(
    ({ right }) => rights.includes(right) && (isOpen || right !== 'signContracts'),
  );
  return (
    <nav aria-label={t('agentArea.ways')}>
      <Cluster gap="x3">
        {ways.map(({ name, icon }, at) => (
          <LinkButton
            key={name}
            href={`/${name}`}
            icon={icon}
            variant={at === 0 ? 'primary' : 'secondary'}
          >
            {t(`agentCenter.pages.${name}`)}
          </LinkButton>
        ))}
        {hasMemberTransfers(settings) && (
          <LinkButton href="/transferUpline" icon="wallet" variant="secondary">
            {t('memberCenter.pages.transferUpline')}
          </LinkButton>
        )}
      </Cluster>
    </nav>
  );
};
