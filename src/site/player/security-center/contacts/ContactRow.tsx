import { useTranslation } from 'react-i18next';

import { ActionRow } from '#components/ActionRow/ActionRow.tsx';
import type { IconName } from '#components/Icon/icon-paths.ts';

import { ProtectionState } from '../shared/ProtectionState.tsx';
import { RowButton } from '../shared/RowButton.tsx';

export interface ContactRowProps {
  icon: IconName;
  title: string;
  /** Shortened by the platform; null when none is bound. */
  contact: string | null;
  isVerified: boolean;
  /** The protection to add next. */
  isNext: boolean;
  /** What it is for; shown while there is none. */
  text: string;
  onPress: () => void;
}

/** A number or an address of the account. */
export const ContactRow = ({
  icon,
  title,
  contact,
  isVerified,
  isNext,
  text,
  onPress,
}: ContactRowProps) => {
  const { t } = useTranslation();
  const isSet = contact !== null;
  return (
    <ActionRow
      icon={icon}
      title={title}
      state={<ProtectionState isSet={isSet} unverified={isSet && !isVerified} />}
      action={
        <RowButton about={title} strong={isNext} onPress={onPress}>
          {t(isSet ? 'security.change' : 'security.add')}
        </RowButton>
      }
    >
      {contact === null ? text : <bdi>{contact}</bdi>}
    </ActionRow>
  );
};
