import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ChallengeDetails } from '#api/session.ts';
import { AuthPanel } from '#components/AuthPanel/AuthPanel.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { KeptPanels } from '#components/Tabs/KeptPanels.tsx';
import { Tabs, type TabItem } from '#components/Tabs/Tabs.tsx';

import { useOpenPopup, usePopupDetails } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';

import { ProofForm } from './ProofForm.tsx';

/** The extra proof that a sign-in from an unregistered address needs (specification 4). */
export const VerifyLoginPopup = () => {
  const { t } = useTranslation();
  const close = useClosePopup();
  const openPopup = useOpenPopup();
  const details = usePopupDetails('verifyLogin');
  if (!details) return null;
  return (
    <Dialog
      open
      size="sm"
      title={t('verifyLogin.title')}
      closeLabel={t('common.close')}
      onOpenChange={close}
    >
      <AuthPanel
        intro={t('verifyLogin.intro')}
        other={{ label: t('verifyLogin.back'), onPress: () => openPopup('login') }}
      >
        <Kinds {...details} />
      </AuthPanel>
    </Dialog>
  );
};

interface KindsProps {
  challenge: ChallengeDetails;
  remember: boolean;
}

/** Where several proofs are taken, the member chooses; the strongest stands first. */
const Kinds = ({ challenge, remember }: KindsProps) => {
  const { t } = useTranslation();
  const { kinds } = challenge;
  const [chosen, setChosen] = useState(kinds[0]);
  if (!chosen) return null;
  // A form of its own for each: what was typed for one is no answer to another.
  const forms = Object.fromEntries(
    kinds.map((kind) => [kind, <ProofForm key={kind} {...{ challenge, remember, kind }} />]),
  );
  if (kinds.length === 1) return forms[chosen];
  const items: TabItem[] = kinds.map((kind) => ({ id: kind, label: t(`verifyLogin.${kind}`) }));
  return (
    <Tabs
      label={t('verifyLogin.kinds')}
      items={items}
      value={chosen}
      onChange={(id) => setChosen(kinds.find((kind) => kind === id))}
    >
      <KeptPanels shown={chosen} panels={forms} />
    </Tabs>
  );
};
