import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { TeamMember } from '#api/agents.ts';
import { ForeignText } from '#components/ForeignText/ForeignText.tsx';

/** How a kind of account is called: by the brand, or else by the site. */
export const useKindText = (): ((
  member: Pick<TeamMember, 'kind' | 'kindName' | 'kindNameLanguage'>,
) => ReactNode) => {
  const { t } = useTranslation();
  return ({ kind, kindName, kindNameLanguage }) =>
    kindName === null ? (
      t(`agentTeam.kinds.${kind}`)
    ) : (
      <ForeignText language={kindNameLanguage ?? undefined}>{kindName}</ForeignText>
    );
};
