import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { teamAnswers } from './sample-team.ts';
import { screenStory } from './screen-story.tsx';

export default {
  title: 'Screens/Agent team',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/** What an agent sees of the team; only brands with agents have these pages. */
const teamStory = (path: string) =>
  screenStory({ path, who: 'member', answers: teamAnswers }, async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await waitFor(() => {
      void expect(within(main).getByRole('heading', { level: 1 })).toBeInTheDocument();
      void expect(main.querySelector('[aria-busy="true"]')).toBeNull();
      void expect(within(main).queryByRole('alert')).toBeNull();
    });
  });

export const Table = teamStory('/downlineManagmentView');

export const Deeper = teamStory('/downlineManagmentView?under=2');

export const Tree = teamStory('/downlineManagmentView?view=tree');

/** A branch that does not come is closed again, and said to be missing; the tree stays. */
export const BranchThatDoesNotCome = screenStory(
  { path: '/downlineManagmentView?view=tree', who: 'member', answers: teamAnswers },
  async ({ canvas, canvasElement }) => {
    const item = await canvas.findByRole('treeitem', { name: /aungmyint/ });
    await expect(item).toHaveAttribute('aria-expanded', 'false');
    item.focus();
    const inward = document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(inward);
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => void expect(page.getByRole('alert')).toBeVisible());
    await expect(canvas.getByRole('treeitem', { name: /aungmyint/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.getByRole('treeitem', { name: /aungmyint/ })).toHaveFocus();
  },
);

export const Details = teamStory('/downlineManagmentView?of=5');
