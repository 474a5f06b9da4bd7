import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ActionRow } from '#components/ActionRow/ActionRow.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useRefusalText } from '../../../fields/refusal-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useMemberQuery } from '../../../remote/member-query.ts';
import type { Settings } from '../../../settings/settings.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { ConfirmRemoval } from '../shared/ConfirmRemoval.tsx';
import { ProtectionState } from '../shared/ProtectionState.tsx';
import { linkAddressAtom, providersQuery, unlinkProviderAtom } from './providers.state.ts';
import { RowButton } from '../shared/RowButton.tsx';

type Provider = Settings['signIn']['providers'][number];

/** Accounts elsewhere that the member can sign in with here. */
export const Providers = () => {
  const { t } = useTranslation();
  const { providers } = useSettings().signIn;
  const answer = useMemberQuery(providersQuery, {});
  const linked = answer.value?.providers ?? [];
  return (
    <Section title={t('security.providers.title')} description={t('security.providers.text')}>
      <Surface>
        {providers.map((provider) => (
          <ProviderRow
            key={provider.id}
            provider={provider}
            linkedAt={linked.find(({ id }) => id === provider.id)?.linkedAt ?? null}
            onChanged={answer.reload}
          />
        ))}
      </Surface>
    </Section>
  );
};

interface ProviderRowProps {
  provider: Provider;
  linkedAt: string | null;
  onChanged: () => Promise<void>;
}

const ProviderRow = ({ provider: { id, kind, name }, linkedAt, onChanged }: ProviderRowProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const join = useJoin();
  const unlink = useSetAtom(unlinkProviderAtom);
  const [asked, setAsked] = useState(false);
  const removed = async () => {
    await onChanged();
    setAsked(false);
  };
  return (
    <>
      <ActionRow
        icon={kind === 'facebook' ? 'facebook' : 'globe'}
        title={name}
        state={<ProtectionState isSet={linkedAt !== null} />}
        action={
          <RowButton
            about={name}
            onPress={() => (linkedAt === null ? void join(id) : setAsked(true))}
          >
            {t(linkedAt === null ? 'security.providers.join' : 'security.remove')}
          </RowButton>
        }
      >
        {linkedAt
          ? t('security.providers.since', { date: format.date(linkedAt) })
          : t('security.providers.none', { name })}
      </ActionRow>
      {asked && (
        <ConfirmRemoval
          title={t('security.providers.removeTitle', { name })}
          text={t('security.providers.removeText', { name })}
          remove={() => unlink(id)}
          onRemoved={removed}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};

/** Goes to the provider's own page; it leads back to the site. */
const useJoin = () => {
  const fetchNow = useSetAtom(linkAddressAtom);
  const refusalText = useRefusalText();
  return async (id: string) => {
    const answer = await fetchNow(id);
    if (answer.ok) location.assign(answer.address);
    else pushToast({ tone: 'error', title: refusalText(answer.refusal) });
  };
};
