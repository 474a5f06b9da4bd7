import { useTranslation } from 'react-i18next';

import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { HostShelf } from '#components/HostShelf/HostShelf.tsx';
import { Section } from '#components/Section/Section.tsx';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { usePlay } from '../../games/use-play.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { type LiveModel, liveModelList } from '#api/game-lobby.ts';
import { remoteQuery } from '../../remote/remote-query.ts';

/** The live tables by their hosts. */
const liveHostsQuery = remoteQuery<{ language: string; vassalage?: string }, LiveModel[]>(
  (call, input) => call(liveModelList, input),
);

/** The live tables by who leads them; a press on a host starts the table. */
export const LiveHosts = ({ vendor }: { vendor: string | null }) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const play = usePlay();
  const hosts = useRemoteQuery(liveHostsQuery, {
    language: useLanguage(),
    ...(vendor !== null && { vassalage: vendor }),
  });
  if (hosts.status === 'ready' && hosts.value.length === 0) return null;
  return (
    <Section title={t('liveHosts.title')} description={t('liveHosts.text')}>
      {hosts.status === 'failed' && !hosts.value ? (
        <ErrorState
          title={t('liveHosts.failed')}
          retryLabel={t('common.retry')}
          onRetry={hosts.retry}
        >
          {refusalText(hosts.refusal)}
        </ErrorState>
      ) : (
        <HostShelf
          label={t('liveHosts.title')}
          loading={!hosts.value}
          hosts={(hosts.value ?? []).map(({ modelId, name, look, game }) => ({
            id: modelId,
            name,
            look,
            table: game.displayName,
            vendor: game.vendorName,
            joinLabel: t('liveHosts.join', { name: game.displayName }),
            closedLabel: game.maintenance ? t('game.maintenance') : undefined,
            onJoin: () => play(game),
          }))}
        />
      )}
    </Section>
  );
};
