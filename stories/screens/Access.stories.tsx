import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ChallengeDetails } from '#api/session.ts';
import { screenStory } from './screen-story.tsx';

export default {
  title: 'Screens/Access',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/** Popups stand beside the story, at the end of the page. */
const openedDialog = async (canvas: HTMLElement): Promise<HTMLElement> => {
  const dialog = await within(canvas.ownerDocument.body).findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};

const fieldOf = (dialog: HTMLElement, name: string): HTMLInputElement => {
  const found = dialog.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!found) throw new Error(`The form has no field ${name}.`);
  return found;
};

export const Login = screenStory({ path: '/login' }, async ({ canvasElement }) => {
  await openedDialog(canvasElement);
});

/** The platform refuses the password: said in the form. */
export const LoginRefused = screenStory(
  {
    path: '/login',
    answers: () => ({
      'POST /wps/session/login': {
        status: 401,
        body: { success: false, code: 'wrong_credentials', message: 'Wrong name or password.' },
      },
    }),
  },
  async ({ canvasElement, userEvent }) => {
    const dialog = await openedDialog(canvasElement);
    await userEvent.type(fieldOf(dialog, 'username'), 'somebody');
    await userEvent.type(fieldOf(dialog, 'password'), 'Secret-123{Enter}');
    await waitFor(() => expect(within(dialog).getByRole('alert')).toBeVisible());
  },
);

/** The password was right, but the address is new: a code is asked for. */
export const LoginVerification = screenStory(
  {
    path: '/',
    popup: 'verifyLogin',
    details: {
      remember: false,
      challenge: {
        challengeId: 'recorded',
        kinds: ['email', 'mobile'],
        masked: { email: 'd••••r@brand.example', mobile: '••••0121' },
        expiresAt: '2096-05-04T06:30:00Z',
      } satisfies ChallengeDetails,
    },
  },
  async ({ canvasElement }) => {
    const dialog = await openedDialog(canvasElement);
    await waitFor(() => expect(within(dialog).getByRole('form')).toBeVisible());
  },
);

export const Register = screenStory({ path: '/register' }, async ({ canvasElement }) => {
  await openedDialog(canvasElement);
});

export const ForgotPassword = screenStory(
  { path: '/', popup: 'forgotPassword' },
  async ({ canvasElement }) => {
    await openedDialog(canvasElement);
  },
);

/** A link that was cut, used or has expired. */
export const ResetLinkSpent = screenStory({ path: '/reset' }, async ({ canvasElement }) => {
  await openedDialog(canvasElement);
});

export const ChangePassword = screenStory({ path: '/', who: 'member', popup: 'changePassword' });

export const Logout = screenStory({ path: '/', who: 'member', popup: 'logout' });
