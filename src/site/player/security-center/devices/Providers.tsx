import { useSetAtom, atom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ActionRow } from '#components/ActionRow/ActionRow.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useFormat } from '../../../i18n/use-format.ts';
import { useMemberQuery, memberQuery } from '../../../remote/member-query.ts';
import type { Settings } from '../../../settings/settings.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { ProvedRemoval } from '../shared/ProvedRemoval.tsx';
import { ProtectionState } from '../shared/ProtectionState.tsx';
import { RowButton } from '../shared/RowButton.tsx';
import type { InputOf } from '#api/endpoint.ts';
import { linkedProviders, unlinkProvider } from '#api/sign-in-providers.ts';
import { callAtom } from '../../../client/call.state.ts';
import { takeParameter } from '../../../session/consume-parameter.ts';
import { useSignInErrorText } from '../../../sign-in-ways/use-sign-in-error.ts';
import { JoinProvider } from './JoinProvider.tsx';

/** The accounts elsewhere that this account can be signed in with. */
const providersQuery = memberQuery(linkedProviders);

/** Takes a provider off the account, with a proof of who sits there. */
const unlinkProviderAtom = atom(null, (get, _set, input: InputOf<typeof unlinkProvider>) =>
  get(callAtom)(unlinkProvider, input),
);

type Provider = Settings['signIn']['providers'][number];

/** Accounts elsewhere that the member can sign in with here. */
export const Providers = () => {
  const { t } = useTranslation();
  const { providers } = useSettings().signIn;
  const answer = useMemberQuery(providersQuery, {});
  const linked = answer.value?.providers ?? [];
  useTellWhatCame();
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

const ProviderRow = ({ provider, linkedAt, onChanged }: ProviderRowProps) => {
  const { id, kind, name } = provider;
  const { t } = useTranslation();
  const format = useFormat();
  const unlink = useSetAtom(unlinkProviderAtom);
  const [asked, setAsked] = useState<'join' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const removed = async () => {
    await onChanged();
    close();
  };
  return (
    <>
      <ActionRow
        icon={kind === 'facebook' ? 'facebook' : 'globe'}
        title={name}
        state={<ProtectionState isSet={linkedAt !== null} />}
        action={
          <RowButton about={name} onPress={() => setAsked(linkedAt === null ? 'join' : 'remove')}>
            {t(linkedAt === null ? 'security.providers.join' : 'security.remove')}
          </RowButton>
        }
      >
        {linkedAt
          ? t('security.providers.since', { date: format.date(linkedAt) })
          : t('security.providers.none', { name })}
      </ActionRow>
      {asked === 'join' && <JoinProvider provider={provider} onClose={close} />}
      {asked === 'remove' && (
        <ProvedRemoval
          title={t('security.providers.removeTitle', { name })}
          text={t('security.providers.removeText', { name })}
          remove={(proof) => unlink({ id, ...proof })}
          onRemoved={removed}
          onClose={close}
        />
      )}
    </>
  );
};

/** Says why the way to a provider's page and back has joined nothing; one that is joined is seen in the list. */
const useTellWhatCame = (): void => {
  const text = useSignInErrorText();
  useEffect(() => {
    takeParameter('linked');
    const signInError = takeParameter('signInError');
    if (signInError !== null) pushToast({ tone: 'error', title: text(signInError) });
  });
};
