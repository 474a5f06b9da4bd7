import type { TextInputProps } from '#components/TextInput/TextInput.tsx';

import type { TextFieldName } from './register-fields.ts';

/** What helps to fill a field in: the browser's memory, and the right keyboard on a phone. */
type EntryHelp = Pick<TextInputProps, 'type' | 'inputMode' | 'autoComplete'>;

const HELP: Partial<Record<TextFieldName, EntryHelp>> = {
  username: { autoComplete: 'username' },
  payeeName: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  qqNum: { inputMode: 'numeric', autoComplete: 'off' },
  whatsapp: { inputMode: 'tel', autoComplete: 'off' },
};

/** How a field helps with its entry; fields without anything special are left to the player. */
export const entryHelp = (name: TextFieldName): EntryHelp => HELP[name] ?? { autoComplete: 'off' };
