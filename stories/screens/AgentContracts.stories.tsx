import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { agentContracts } from '#api/contracts.ts';
import type { RecordedAnswers } from './recording.ts';
import { answer } from './sample-answers.ts';
import { contractAnswers } from './sample-contracts.ts';
import { screenStory } from './screen-story.tsx';
import { tableStory } from './table-story.tsx';

export default {
  title: 'Screens/Agent contracts and bills',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/** What an agent sees of contracts; only brands with agents have these pages. */
const contractStory = (path: string) => tableStory(path, contractAnswers);

export const Contracts = contractStory('/agentContracts');

/** Nothing waits for an answer: no pop-up comes over what a story opens. */
const answeredAll = (recorded: RecordedAnswers): RecordedAnswers => ({
  ...contractAnswers(recorded),
  [`GET ${agentContracts.path}?choice=waiting&side=had`]: answer({ items: [], next: null }),
});

/** Opens something over a page of contracts. */
const overStory = (path: string, heading: RegExp, play?: (over: HTMLElement) => Promise<void>) =>
  screenStory({ path, who: 'member', answers: answeredAll }, async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const over = await page.findByRole('dialog');
    await waitFor(() => {
      void expect(within(over).getAllByRole('heading', { name: heading })[0]).toBeInTheDocument();
      void expect(over.querySelector('[aria-busy="true"]')).toBeNull();
      void expect(within(over).queryByRole('alert')).toBeNull();
    });
    await play?.(over);
  });

export const OneContract = overStory('/agentContracts?contract=21', /./);

export const OtherTerms = overStory('/agentContracts?change=21', /./, async (over) => {
  await waitFor(
    () => void expect(within(over).getByText('kyawzin', { exact: false })).toBeVisible(),
  );
});

/** An offer that begins at the name of somebody who is on none of the first pages says to whom it goes. */
export const OfferToOneOfMany = overStory('/agentContracts?form=offer&to=77', /./, async (over) => {
  await waitFor(
    () => void expect(within(over).getByRole('button', { name: /zawlatt/ })).toBeVisible(),
  );
});

/** An offer that came while the agent was away. */
export const WaitingOffer = screenStory(
  { path: '/agentHome', who: 'member', answers: contractAnswers },
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const over = await page.findByRole('dialog');
    await waitFor(() => void expect(within(over).getByRole('article')).toBeVisible());
    // To accept, to refuse, to leave it for later, and the cross.
    void expect(within(over).getAllByRole('button')).toHaveLength(4);
  },
);

export const Dividends = contractStory('/agentDividendRecordCopy2');

export const UnpaidBill = overStory(
  '/agentDividendRecordCopy2?side=had&of=2',
  /./,
  async (over) => {
    await userEvent.click(await within(over).findByRole('button', { name: /bets/i }));
    await waitFor(() => void expect(within(over).getByRole('table')).toBeVisible());
  },
);

export const DailySalaries = contractStory('/agentDailyWages2');

export const HourlySalaries = contractStory('/agentHourSalary');

export const RealtimeSalaries = contractStory('/agentRealtimeSalary');
