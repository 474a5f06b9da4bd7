import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandOf } from '#stories/frame-samples.tsx';
import { BrandLogo } from './BrandLogo.tsx';
import { BrandPicture } from './BrandPicture.tsx';

const meta = {
  title: 'Frame/BrandLogo',
  component: BrandLogo,
  args: {
    brand: { name: 'Livery', logoLight: '', logoDark: '', mark: '' },
    label: 'Livery home page',
  },
  render: (args, { globals }) => (
    <div style={{ display: 'inline-flex', background: 'var(--lv-color-header-bg)', padding: 8 }}>
      <BrandLogo {...args} brand={brandOf(globals)} />
    </div>
  ),
  parameters: {
    docs: {
      notes: {
        do: [
          'Give both logos: the one for the ground that it stands on is shown.',
          'Leave the mark to small phones, where the whole logo would push the buttons out.',
        ],
        dont: ['Do not put the logo on a picture: it is drawn for a plain ground.'],
        accessibility: ['The link says where it leads, by the brand’s name.'],
      },
    },
  },
} satisfies Meta<typeof BrandLogo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: args.label });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/');
  },
};

export const Large: Story = { args: { size: 'lg' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const PictureAlone: Story = {
  render: (_args, { globals }) => <BrandPicture brand={brandOf(globals)} size="lg" />,
};
