import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Form } from './Form.tsx';
import { useForm } from './form-state.ts';
import { FormField } from './FormField.tsx';
import { FormSummary } from './FormSummary.tsx';

interface Values {
  username: string;
  password: string;
  agree: boolean;
}

interface ExampleProps {
  onSubmit: (values: Values) => Promise<void> | void;
  /** A refusal of the whole form. */
  general?: string;
  username: string;
  password: string;
  agree: string;
  send: string;
  show: string;
  hide: string;
  required: string;
  title: string;
}

/** Three fields, their errors, a summary above them. */
const Example = ({ onSubmit, general, ...words }: ExampleProps) => {
  const form = useForm<Values>({
    defaultValues: { username: '', password: '', agree: false },
    resolver: ({ username, password, agree }) => {
      const wrong = { type: 'required', message: words.required };
      const errors = {
        ...(username === '' && { username: wrong }),
        ...(password === '' && { password: wrong }),
        ...(!agree && { agree: wrong }),
      };
      if (Object.keys(errors).length > 0) return { values: {}, errors };
      return { values: { username, password, agree }, errors: {} };
    },
  });
  const labels: Record<string, string> = { ...words };
  return (
    <Form form={form} label={words.send} onSubmit={onSubmit}>
      <FormSummary
        title={() => words.title}
        generalTitle={words.title}
        general={general}
        textOf={(name, message) => `${labels[name] ?? name}: ${message}`}
      />
      <FormField<Values, 'username'> name="username">
        {(field) => <TextInput {...field} required label={words.username} />}
      </FormField>
      <FormField<Values, 'password'> name="password">
        {(field) => (
          <PasswordInput
            {...field}
            required
            label={words.password}
            autoComplete="new-password"
            showLabel={words.show}
            hideLabel={words.hide}
          />
        )}
      </FormField>
      <FormField<Values, 'agree'> name="agree">
        {(field) => <Checkbox {...field} required label={words.agree} />}
      </FormField>
      <Button type="submit" fullWidth loading={form.formState.isSubmitting}>
        {words.send}
      </Button>
    </Form>
  );
};

const meta = {
  title: 'Forms/Form',
  component: Example,
  args: {
    onSubmit: fn(),
    username: word('fields.username'),
    password: word('fields.password'),
    agree: word('register.agreePrivacy'),
    send: word('register.submit'),
    show: word('login.showPassword'),
    hide: word('login.hidePassword'),
    required: word('fieldRules.required'),
    title: word('common.errorTitle'),
  },
  parameters: {
    docs: {
      notes: {
        do: [
          'Tie each control with FormField: value, error and focus come from the form.',
          'Put FormSummary above the fields: it lists what is wrong once the form was sent.',
          'Put a refusal of the platform under its field with showServerErrors.',
        ],
        dont: ['Do not disable the button until all is right: sending is how people learn why.'],
        accessibility: [
          'After a refused sending the first wrong field has the focus and its error is read.',
          'The summary is announced at once; each entry leads to its field.',
        ],
      },
    },
  },
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'thiri');
    await userEvent.type(canvasElement.querySelector('[type=password]') as Element, 'lamp river');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Error: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement);
    const summary = await canvas.findByRole('alert');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    const entries = [...summary.querySelectorAll('button')];
    await expect(entries).toHaveLength(3);
    await userEvent.click(entries[2] as HTMLElement);
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = { args: { general: word('refusals.rate_limited') } };

export const Loading: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox'), 'thiri');
    await userEvent.type(canvasElement.querySelector('[type=password]') as Element, 'lamp river');
    await userEvent.click(canvas.getByRole('checkbox'));
    const send = canvas.getAllByRole('button').at(-1) as HTMLElement;
    await userEvent.click(send);
    await waitFor(() => expect(send).toHaveAttribute('data-pending', 'true'));
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    username: 'Benutzername oder die bei der Registrierung angegebene Mobiltelefonnummer',
    required: 'ဤအကွက်ကို ဖြည့်ရန် လိုအပ်ပါသည်။ ကျေးဇူးပြု၍ ပြန်လည်စစ်ဆေးပါ။',
    title: 'Bitte überprüfen Sie die folgenden Angaben und senden Sie sie erneut ab',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement);
    await canvas.findByRole('alert');
  },
};
