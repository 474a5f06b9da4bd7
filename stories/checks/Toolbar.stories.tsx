// What the toolbar promises, proved: each story asks for one thing and finds it done.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getMerchants } from '../storybook/merchants.ts';
import { word } from '../words.ts';

const Sample = ({ label }: { label: string }) => (
  <>
    <style>{`
      .toolbar-sample { animation: toolbar-turn 3s infinite }
      @keyframes toolbar-turn { to { rotate: 1deg } }
      @media (prefers-reduced-motion: reduce) { .toolbar-sample { --asked: less } }
      @media (prefers-reduced-motion: no-preference) { .toolbar-sample { --asked: more } }
    `}</style>
    <p className="toolbar-sample">{label}</p>
  </>
);

const meta = {
  title: 'Checks/Toolbar',
  component: Sample,
  tags: ['!dev', '!autodocs'],
  args: { label: word('header.login') },
} satisfies Meta<typeof Sample>;
export default meta;

type Story = StoryObj<typeof meta>;

const asked = (element: HTMLElement): string =>
  getComputedStyle(element).getPropertyValue('--asked').trim();

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const sample = canvas.getByText('Log in');
    await expect(asked(sample)).toBe('less');
    await expect(getComputedStyle(sample).animationIterationCount).toBe('1');
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect(matchMedia('(prefers-reduced-motion: no-preference)').matches).toBe(false);
  },
};

export const FullMotion: Story = {
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    await expect(asked(canvas.getByText('Log in'))).toBe('more');
    await expect(matchMedia('(prefers-reduced-motion)').matches).toBe(false);
    await expect(matchMedia('(prefers-reduced-motion: no-preference)').matches).toBe(true);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Log in')).direction).toBe('rtl');
    await expect(document.documentElement.lang).toBe('en-Arab');
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-Hans' },
  play: async ({ canvas, args }) => {
    await expect(args.label).toBe('登录');
    await expect(canvas.getByText('登录')).toBeVisible();
    await expect(document.documentElement.lang).toBe('zh-Hans');
  },
};

const brand = getMerchants().at(-1);

export const OtherBrandInTheDark: Story = {
  globals: { brand: brand?.code, mode: 'dark' },
  play: async () => {
    const root = getComputedStyle(document.documentElement);
    await expect(root.getPropertyValue('--lv-color-bg')).toBe(brand?.values.dark['lv-color-bg']);
    await expect(root.colorScheme).toBe('dark');
  },
};

export const OnAnyElement: Story = {
  render: () => (
    <div data-brand={brand?.code} data-mode="dark" data-testid="inside">
      <p style={{ color: 'var(--lv-color-text)', background: 'var(--lv-color-bg)' }}>Inside</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const inside = getComputedStyle(canvas.getByTestId('inside'));
    await expect(inside.getPropertyValue('--lv-color-bg')).toBe(brand?.values.dark['lv-color-bg']);
    await expect(inside.colorScheme).toBe('dark');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(window.innerWidth).toBe(360);
  },
};
