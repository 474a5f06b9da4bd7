import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { AgentRight } from '#domain/agents/agent-kinds.ts';
import { PageLoader } from '#components/PageLoader/PageLoader.tsx';
import { KeptPanels } from '#components/Tabs/KeptPanels.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { AgentPage } from '../../agent-center/AgentPage.tsx';
import { Domains } from './Domains.tsx';
import { Links } from './Links.tsx';
import { standingQuery } from '../../agent-center/standing.state.ts';
import { OpenAccount } from './OpenAccount.tsx';
import { OwnServer } from './OwnServer.tsx';

/** The parts, and who may open each. */
const PARTS = {
  links: { right: 'makeLinks', Part: Links },
  accounts: { right: 'openMembers', Part: OpenAccount },
  domains: { right: 'makeLinks', Part: Domains },
  postbacks: { right: 'sendPostbacks', Part: OwnServer },
} as const satisfies Record<string, { right: AgentRight; Part: () => unknown }>;

type PartName = keyof typeof PARTS;

/** Links, accounts that are opened by hand, own host names, and the agent's own server. */
export const RegisterCenterScreen = () => {
  const { t } = useTranslation();
  return (
    <AgentPage title={t('agentLinks.title')} intro={t('agentLinks.intro')}>
      <RegisterCenter />
    </AgentPage>
  );
};

const RegisterCenter = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [chosen, setChosen] = useState<PartName>('links');
  const remote = useMemberQuery(standingQuery, { language });
  if (remote.status === 'failed' && !remote.value)
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  if (!remote.value) return <PageLoader label={t('common.loading')} />;
  const { rights } = remote.value;
  const names = (Object.keys(PARTS) as PartName[]).filter((name) =>
    rights.includes(PARTS[name].right),
  );
  const panels = Object.fromEntries(
    names.map((name) => {
      const { Part } = PARTS[name];
      return [name, <Part key={name} />];
    }),
  );
  return (
    <Tabs
      label={t('agentLinks.parts')}
      items={names.map((id) => ({ id, label: t(`agentLinks.tabs.${id}`) }))}
      value={chosen}
      onChange={(id) => setChosen(id as PartName)}
    >
      <KeptPanels shown={chosen} panels={panels} />
    </Tabs>
  );
};
