import type { StorybookTheme } from 'storybook/theming';

declare module 'storybook/theming' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- what its own styled parts are given
  interface Theme extends StorybookTheme {}
}
