import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { ActionRow } from '#components/ActionRow/ActionRow.tsx';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { type Channel, channels } from '../../contact/channels.ts';
import { openCustomerService } from '../../contact/open-customer-service.ts';
import { isLoginAtom } from '../../session/member.state.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { MemberCenter } from '../member-center/MemberCenter.tsx';

/** Every way to reach the brand, and what helps at once. */
export const ContactUsScreen = () => {
  const { t } = useTranslation();
  const { brand } = useSettings();
  return (
    <MemberCenter page="contactUs" intro={t('contact.intro', { brand: brand.name })}>
      <Stack gap="x8">
        <People />
        <SelfHelp />
      </Stack>
    </MemberCenter>
  );
};

/** The brand's own channels; none are made up for a brand that has none. */
const People = () => {
  const { t } = useTranslation();
  const found = channels(useSettings());
  if (found.length === 0) return null;
  return (
    <Section title={t('contact.people')} description={t('contact.peopleText')}>
      <Surface padding="md">
        {found.map((channel, index) => (
          <ChannelRow key={channel.id} channel={channel} isFirst={index === 0} />
        ))}
      </Surface>
    </Section>
  );
};

const ChannelRow = ({ channel, isFirst }: { channel: Channel; isFirst: boolean }) => {
  const { t } = useTranslation();
  const { id, url, icon, name } = channel;
  const second = id === 'CUSTOMERSERVICE2';
  const title = name ?? t(second ? 'rightBar.customerService2' : 'rightBar.customerService');
  return (
    <ActionRow
      icon={icon}
      title={title}
      action={
        <LinkButton
          href={url}
          size="sm"
          variant={isFirst ? 'primary' : 'secondary'}
          iconEnd="external"
          target="_blank"
          rel="noopener"
          aria-label={`${t('contact.open')}: ${title} (${t('common.newWindow')})`}
          {...(name === null && { onPress: openCustomerService })}
        >
          {t('contact.open')}
        </LinkButton>
      }
    >
      {name === null ? t('contact.serviceText') : null}
    </ActionRow>
  );
};

const SelfHelp = () => {
  const { t } = useTranslation();
  const isLogin = useAtomValue(isLoginAtom);
  const openPopup = useOpenPopup();
  const words = t('contact.write');
  const write = {
    variant: 'secondary',
    size: 'sm',
    'aria-label': `${words}: ${t('feedback.title')}`,
  } as const;
  return (
    <Section title={t('contact.selfHelp')}>
      <Surface padding="md">
        <ActionRow
          icon="help"
          title={t('nav.helpCenter')}
          action={
            <LinkButton
              href="/help"
              variant="secondary"
              size="sm"
              aria-label={`${t('contact.open')}: ${t('nav.helpCenter')}`}
            >
              {t('contact.open')}
            </LinkButton>
          }
        >
          {t('contact.helpText')}
        </ActionRow>
        <ActionRow
          icon="chat"
          title={t('feedback.title')}
          action={
            isLogin ? (
              <LinkButton href="/feedback" {...write}>
                {words}
              </LinkButton>
            ) : (
              <Button {...write} onPress={() => openPopup('feedback')}>
                {words}
              </Button>
            )
          }
        >
          {t('feedback.intro')}
        </ActionRow>
      </Surface>
    </Section>
  );
};
