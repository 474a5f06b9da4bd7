import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import type { ChosenFile } from '#components/FileUpload/FileUpload.tsx';
import { FormField } from '#components/Form/FormField.tsx';

import { refused } from '../../../client/outcome.ts';
import { useCallForm } from '../../../fields/use-call-form.ts';
import { PicturesInput } from '../../../uploads/PicturesInput.tsx';
import { useUploads } from '../../../uploads/use-uploads.ts';

import { setAvatarPictureAtom } from './avatar-change.state.ts';
import type { ChangeProps } from '../shared/change-dialog-props.ts';
import { ChangeDialog } from '../shared/ChangeDialog.tsx';

interface Values {
  picture: readonly ChosenFile[];
}

/** Chooses a picture for the account; the platform cuts it to a square. */
export const AvatarDialog = ({ onDone, onClose }: ChangeProps) => {
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
