import { useTranslation } from 'react-i18next';

import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { useAccountOfPage } from '../shared/account-context.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { useAtomValue, useSetAtom, atom } from 'jotai';
import { useEffect, useState } from 'react';
import { ActionRow } from '#components/ActionRow/ActionRow.tsx';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { avatarAtom, loadAvatarAtom, setAvatarAtom } from '../../../session/avatar.state.ts';
import { memberAtom } from '../../../session/member.state.ts';
import { ConfirmRemoval } from '../shared/ConfirmRemoval.tsx';
import { RowButton } from '../shared/RowButton.tsx';
import { useChanged } from '../shared/use-changed.ts';
import type { ChosenFile } from '#components/FileUpload/FileUpload.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { refused } from '../../../client/outcome.ts';
import { useCallForm } from '../../../fields/use-call-form.ts';
import { PicturesInput } from '../../../uploads/PicturesInput.tsx';
import { useUploads } from '../../../uploads/use-uploads.ts';
import type { ChangeProps } from '../shared/change-dialog-props.ts';
import { ChangeDialog } from '../shared/ChangeDialog.tsx';
import { setMemberIcon } from '#api/uploads.ts';
import { callAtom } from '../../../client/call.state.ts';

/**
 * Shows an uploaded picture for the account, or the default again (null). Answers the refusal, or
 * null.
 */
const setAvatarPictureAtom = atom(null, async (get, set, uploadId: string | null) => {
  const outcome = await get(callAtom)(setMemberIcon, { uploadId });
  if (!outcome.ok) return outcome.refusal;
  set(setAvatarAtom, outcome.value.image);
  return null;
});

interface Values {
  picture: readonly ChosenFile[];
}

/** Chooses a picture for the account; the platform cuts it to a square. */
const AvatarDialog = ({ onDone, onClose }: ChangeProps) => {
  const { t } = useTranslation();
  const setPicture = useSetAtom(setAvatarPictureAtom);
  const { uploads, send } = useUploads('avatar');
  const used = useCallForm<Values, object>({
    defaultValues: { picture: [] },
    check: ({ picture }) => (picture.length === 0 ? { picture: t('profile.avatar.none') } : {}),
    call: async ({ picture }) => {
      const [uploadId] = (await send(picture)) ?? [];
      if (uploadId === undefined) return refused('upload_failed');
      const refusal = await setPicture(uploadId);
      return refusal === null ? { ok: true, value: {} } : refused(refusal);
    },
    onDone,
  });
  return (
    <ChangeDialog
      title={t('profile.avatar.title')}
      intro={t('profile.avatar.text')}
      submitLabel={t('security.save')}
      used={used}
      onClose={onClose}
    >
      <FormField<Values, 'picture'> name="picture">
        {(field) => (
          <PicturesInput
            field={field}
            required
            maxFiles={1}
            label={t('profile.avatar.picture')}
            uploads={uploads}
            disabled={used.busy}
          />
        )}
      </FormField>
    </ChangeDialog>
  );
};

/** The picture beside the member's name; without one its initials stand there. */
const AvatarRow = () => {
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

/** Who the account belongs to. */
export const ProfileTab = () => {
  const { t } = useTranslation();
  const { profile } = useAccountOfPage();
  return (
    <Stack gap="x8">
      <Surface>
        <AvatarRow />
        <DescriptionList
          items={[
            { id: 'username', term: t('fields.username'), value: <bdi>{profile.username}</bdi> },
          ]}
        />
      </Surface>
      <Section title={t('profile.title')} description={t('profile.text')}>
        <Surface padding="lg">
          <ProfileForm />
        </Surface>
      </Section>
    </Stack>
  );
};
