import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';

/** What the plays need to know of a chart's own words. */
interface ChartWords {
  title: string;
  labels: { showTable: string };
}

type Play = NonNullable<StoryObj['play']>;

const wordsOf = (args: object): ChartWords => args as ChartWords;

/** Two courses of a week, in euros. */
export const sampleWeek = {
  axis: { label: 'Day', places: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] },
  series: [
    { id: 'in', name: 'Deposits', values: [120, 180, 150, 240, 210, 320, 385] },
    { id: 'out', name: 'Withdrawals', values: [80, 60, 140, 90, 160, 120, 205] },
  ],
};

/** Words that are longer than a phone is wide. */
export const longWeek = {
  title: 'Einzahlungen und Auszahlungen aller untergeordneten Vertriebspartner',
  axis: {
    label: 'Tag',
    places: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  },
  formatValue: (value: number): string => `${value}.000.000 €`,
};

/** The reader tells each place of `sampleWeek` in words. */
export const readPlaces: Play = async ({ canvas, args }) => {
  const reader = canvas.getByRole('slider', { name: wordsOf(args).title });
  await expect(reader).toHaveAttribute('aria-valuetext', 'Sun: Deposits 385, Withdrawals 205');
  // Synthetic keys do not move a native slider; what they would set is set here.
  await fireEvent.change(reader, { target: { value: 0 } });
  await expect(reader).toHaveAttribute('aria-valuetext', 'Mon: Deposits 120, Withdrawals 80');
  await fireEvent.change(reader, { target: { value: 1 } });
  await expect(reader).toHaveAttribute('aria-valuetext', 'Tue: Deposits 180, Withdrawals 60');
};

/** The table takes the chart's place, and gives it back, by the keyboard. */
export const showTable: Play = async ({ canvas, userEvent, args }) => {
  const { title, labels } = wordsOf(args);
  await userEvent.click(canvas.getByRole('button', { name: labels.showTable }));
  const table = canvas.getByRole('table', { name: title });
  await expect(within(table).getAllByRole('row')).toHaveLength(8);
  await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('slider')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
};

/** Without figures there is neither plot nor table to ask for. */
export const findNothing: Play = async ({ canvas }) => {
  await expect(canvas.getByText('No figures yet')).toBeVisible();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
};

/** Nothing is wider than its place. */
export const fitWidth: Play = async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
};
