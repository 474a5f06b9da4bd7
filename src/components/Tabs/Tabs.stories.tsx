import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Badge } from '../Badge/Badge.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { KeptPanels } from './KeptPanels.tsx';
import { Tabs } from './Tabs.tsx';

const HeldTabs = (props: ComponentProps<typeof Tabs>) => {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <Tabs {...props} value={value} onChange={change} />;
};

const meta = {
  title: 'Basics/Tabs',
  component: Tabs,
  args: {
    label: word('home.gamesTitle'),
    items: [
      { id: 'hot', label: word('home.tabHot'), icon: 'flame' },
      { id: 'favorites', label: word('home.tabFavorites'), icon: 'heart' },
      { id: 'recommended', label: word('home.tabRecommended') },
    ],
    value: 'hot',
    onChange: fn(),
    children: word('home.gamesEmptyText'),
  },
  render: (args) => <HeldTabs {...args} />,
  parameters: {
    docs: {
      notes: {
        do: ['Use them for views of one thing that are not compared.'],
        dont: ['Do not use them for steps, or to go to another page.'],
        accessibility: [
          'One stop of the keyboard; arrows move and choose, Home and End jump, right to left too.',
          'What does not fit can be scrolled sideways and comes into sight when it is chosen.',
        ],
      },
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first, second, third] = canvas.getAllByRole('tab');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('favorites');
    await userEvent.keyboard('{End}');
    await expect(third).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(third?.textContent ?? '');
  },
};

const Field = ({ label }: { label: string }) => {
  const [value, setValue] = useState('');
  return <TextInput label={label} value={value} onChange={setValue} />;
};

const HeldForms = (props: ComponentProps<typeof Tabs>) => {
  const [shown, setShown] = useState('hot');
  const panels = Object.fromEntries(
    props.items.map(({ id, label }) => [id, <Field key={id} label={label} />]),
  );
  return (
    <Tabs {...props} value={shown} onChange={setShown}>
      <KeptPanels shown={shown} panels={panels} />
    </Tabs>
  );
};

/** What was typed in a panel stays while another one is shown. */
export const Forms: Story = {
  render: (args) => <HeldForms {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab');
    await userEvent.type(canvas.getByRole('textbox'), 'typed');
    if (second) await userEvent.click(second);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole('textbox')).toHaveValue('typed');
  },
};

export const Pills: Story = { args: { variant: 'pills' } };

export const Stretched: Story = { args: { stretch: true } };

export const WithCountAndDisabled: Story = {
  args: {
    items: [
      { id: 'hot', label: word('home.tabHot'), badge: <Badge tone="accent">13</Badge> },
      { id: 'favorites', label: word('home.tabFavorites'), disabled: true },
      { id: 'recommended', label: word('home.tabRecommended') },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('recommended');
    await expect(canvas.getAllByRole('tab')[1]).toBeDisabled();
  },
};

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('tab');
    if (second) await userEvent.hover(second);
  },
};

export const ManyOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    variant: 'pills',
    items: Array.from({ length: 9 }, (_tab, index) => ({
      id: index === 0 ? 'hot' : `tab-${index}`,
      label: `Spielekategorie ${index + 1}`,
    })),
  },
};
