import { useSetAtom, atom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ActionRow } from '#components/ActionRow/ActionRow.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useRefusalText } from '../../../fields/refusal-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useMemberQuery, memberQuery } from '../../../remote/member-query.ts';
import type { Settings } from '../../../settings/settings.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { ConfirmRemoval } from '../shared/ConfirmRemoval.tsx';
import { ProtectionState } from '../shared/ProtectionState.tsx';
import { RowButton } from '../shared/RowButton.tsx';
import {
  linkedProviders,
  linkProvider,
  providerSignInPath,
  unlinkProvider,
} from '#api/sign-in-providers.ts';
import { callAtom } from '../../../client/call.state.ts';
import { refusalOf } from '../../../client/outcome.ts';
import { languageAtom } from '../../../i18n/language.state.ts';

/** The accounts elsewhere that this account can be signed in with. */
const providersQuery = memberQuery(linkedProviders);

/** Asks for the address of the provider's own page, where the member says yes. */
const linkAddressAtom = atom(
  null,
  async (
    get,
    _set,
    id: string,
  ): Promise<{ ok: true; address: string } | { ok: false; refusal: string }> => {
    const outcome = await get(callAtom)(linkProvider, { id });
    if (!outcome.ok) return outcome;
    const { link } = outcome.value;
    return { ok: true, address: providerSignInPath(id, { link, language: get(languageAtom) }) };
  },
);

/** Takes a provider off the account; answers the refusal, or null. */
const unlinkProviderAtom = atom(null, async (get, _set, id: string) =>
  refusalOf(await get(callAtom)(unlinkProvider, { id })),
);

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
