import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ActionRow } from '#components/ActionRow/ActionRow.tsx';
import { Avatar } from '#components/Avatar/Avatar.tsx';

import { avatarAtom, loadAvatarAtom } from '../../../session/avatar.state.ts';
import { memberAtom } from '../../../session/member.state.ts';

import { useAccountOfPage } from '../shared/account-context.ts';
import { setAvatarPictureAtom } from './avatar-change.state.ts';
import { AvatarDialog } from './AvatarDialog.tsx';
import { ConfirmRemoval } from '../shared/ConfirmRemoval.tsx';
import { RowButton } from '../shared/RowButton.tsx';
import { useChanged } from '../shared/use-changed.ts';

/** The picture beside the member's name; without one its initials stand there. */
export const AvatarRow = () => {
  const { t } = useTranslation();
  const { username } = useAccountOfPage().profile;
  const member = useAtomValue(memberAtom);
  const avatar = useAtomValue(avatarAtom);
  const load = useSetAtom(loadAvatarAtom);
  const setPicture = useSetAtom(setAvatarPictureAtom);
  const [dialog, setDialog] = useState<'choose' | 'remove' | null>(null);
  const changed = useChanged(() => setDialog(null));
  const title = t('profile.avatar.title');
  useEffect(() => void load(), [load]);
  return (
    <>
      <ActionRow
        icon="image"
        picture={
          <Avatar name={member?.nickname || username} src={avatar ?? undefined} sizePx={44} />
        }
        title={title}
        action={
          <>
            {avatar !== null && (
              <RowButton about={title} onPress={() => setDialog('remove')}>
                {t('security.remove')}
              </RowButton>
            )}
            <RowButton about={title} onPress={() => setDialog('choose')}>
              {t('profile.avatar.choose')}
            </RowButton>
          </>
        }
      >
        {t('profile.avatar.text')}
      </ActionRow>
      {dialog === 'choose' && (
        <AvatarDialog
          onDone={() => changed(t('profile.avatar.done'))}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'remove' && (
        <ConfirmRemoval
          title={t('profile.avatar.removeTitle')}
          text={t('profile.avatar.removeText')}
          remove={() => setPicture(null)}
          onRemoved={() => changed(t('profile.avatar.removed'))}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
};
