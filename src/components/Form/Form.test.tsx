import { useForm } from 'react-hook-form';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Form } from './Form.tsx';
import { FormField } from './FormField.tsx';

interface Values {
  username: string;
}

const Example = () => {
  const form = useForm<Values>({
    defaultValues: { username: 'ana' },
    errors: { username: { type: 'server.taken', message: 'This name is taken' } },
  });
  return (
    <Form form={form} label="Register" onSubmit={() => {}}>
      <FormField<Values, 'username'> name="username">
        {(field) => <TextInput label="Username" required {...field} />}
      </FormField>
    </Form>
  );
};

test('a field gets its value, its name and its error from the form', () => {
  const html = renderToString(<Example />);

  expect(html).toContain('name="username"');
  expect(html).toContain('value="ana"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('This name is taken');
});
