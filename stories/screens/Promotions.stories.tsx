import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { RaffleState } from '#api/raffles.ts';
import type { WordKey } from '../words.ts';
import type { OpenedScreen } from './open-screen.ts';
import { APPLICATION_TITLE, sampleApplication } from './sample-application.ts';
import { RAFFLE_TITLE, sampleRaffle } from './sample-raffle.ts';
import { screenStory } from './screen-story.tsx';

export default {
  title: 'Screens/Promotions with a rule',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

type Context = Parameters<NonNullable<StoryObj['play']>>[0];

/** A word in the language of the story; those of a part have come when its panel stands there. */
const wordOf = ({ loaded }: Context, key: WordKey): string =>
  (loaded['screen'] as OpenedScreen).site.i18n.t(key);

/** The article of the story's own promotion, which stands first. */
const openArticle = async ({ canvas }: Context, title: string): Promise<HTMLElement> => {
  const heading = await canvas.findByRole('heading', { name: title });
  const article = heading.closest('article');
  if (!article) throw new Error(`${title} stands in no article.`);
  return article;
};

const application = (
  standing: Parameters<typeof sampleApplication>[0],
  play: (context: Context, article: HTMLElement) => Promise<void>,
): StoryObj =>
  screenStory(
    {
      path: '/promotions',
      who: 'member',
      answers: sampleApplication(standing),
      uses: ['applications'],
    },
    async (context) => play(context, await openArticle(context, APPLICATION_TITLE)),
  );

/** Opens the form; its words have come with it. */
const openForm = async (context: Context, article: HTMLElement) => {
  const open = await waitFor(() =>
    within(article).getByRole('button', { name: wordOf(context, 'application.open') }),
  );
  await context.userEvent.click(open);
  const remark = await within(article).findByRole('textbox');
  const pictures = article.querySelector<HTMLInputElement>('input[type="file"]');
  if (!pictures) throw new Error('The form takes no pictures.');
  return { remark, pictures };
};

/** A real picture: what is no PNG is refused, whatever it is called. */
const picture = async (name: string): Promise<File> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser draws no PNG.');
  return new File([blob], name, { type: 'image/png' });
};

/** The pictures that were taken stand in the list, and none is told to be refused. */
const expectTaken = async (
  context: Context,
  article: HTMLElement,
  ...names: string[]
): Promise<void> => {
  const name = wordOf(context, 'uploads.list');
  const list = await within(article).findByRole('list', { name });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(names.length));
  for (const each of names) await expect(within(list).getByText(each)).toBeVisible();
  await expect(
    within(article).queryByText(wordOf(context, 'uploads.refused')),
  ).not.toBeInTheDocument();
};

/** Written, with two pictures, before it is sent. */
export const ApplicationWithPictures = application('join', async (context, article) => {
  const { remark, pictures } = await openForm(context, article);
  await context.userEvent.type(remark, 'We sat at the river until the lanterns went out.');
  const chosen = [await picture('river.png'), await picture('lanterns.png')];
  await context.userEvent.upload(pictures, chosen);
  await expectTaken(context, article, 'river.png', 'lanterns.png');
});

/** Too short: said at its field, and nothing that was chosen is lost. */
export const ApplicationTooShort = application('join', async (context, article) => {
  const { remark, pictures } = await openForm(context, article);
  await context.userEvent.type(remark, 'Hm');
  await context.userEvent.upload(pictures, await picture('river.png'));
  await expectTaken(context, article, 'river.png');
  const send = within(article).getByRole('button', { name: wordOf(context, 'application.send') });
  await context.userEvent.click(send);
  await waitFor(() => expect(remark).toHaveAttribute('aria-invalid', 'true'));
  await expectTaken(context, article, 'river.png');
});

/** A person has not decided yet. */
export const ApplicationSent = application('applying', async (context, article) => {
  const state = await within(article).findByText(wordOf(context, 'promotionOffer.states.applying'));
  await expect(state).toBeVisible();
  // Its details open, and no form does.
  await expect(article.querySelectorAll('[aria-expanded]')).toHaveLength(1);
});

/** Refused with a reason, and may be sent once more. */
export const ApplicationRefused = application('rejected', async (context, article) => {
  await waitFor(() => expect(within(article).getByText(/does not show the river/u)).toBeVisible());
  const { remark } = await openForm(context, article);
  await expect(remark).toBeVisible();
});

/** Granted: its amount waits to be claimed. */
export const ApplicationGranted = application('claim', async (context, article) => {
  const claim = await within(article).findByRole('button', {
    name: wordOf(context, 'promotionOffer.claim'),
  });
  await expect(claim).toBeVisible();
  await expect(within(article).getByText(/What a night/u)).toBeVisible();
});

const raffle = (
  stage: RaffleState['state'],
  play: (context: Context, article: HTMLElement) => Promise<void>,
): StoryObj =>
  screenStory(
    { path: '/promotions', who: 'member', answers: sampleRaffle(stage), uses: ['raffles'] },
    async (context) => {
      const article = await openArticle(context, RAFFLE_TITLE);
      await waitFor(() =>
        expect(within(article).getAllByText(/3f0c51a9/u).length).toBeGreaterThan(0),
      );
      await play(context, article);
    },
  );

/** Opens what is closed under these words. */
const unfold = async (context: Context, article: HTMLElement, key: WordKey): Promise<void> => {
  const named = await within(article).findByRole('button', { name: wordOf(context, key) });
  await context.userEvent.click(named);
};

/** Tickets are given: how many the member has, of how many. */
export const RaffleOpen = raffle('open', async (_context, article) => {
  await expect(within(article).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '12');
});

/** The list is published with its hash, and nobody knows the beacon's value yet. */
export const RaffleClosed = raffle('closed', async (context, article) => {
  await unfold(context, article, 'raffle.proof.open');
  await waitFor(() => expect(within(article).getByText(/af72f5317e28/u)).toBeVisible());
  await expect(
    within(article).getByRole('button', { name: wordOf(context, 'raffle.proof.list') }),
  ).toBeVisible();
});

/** Drawn: the winners, one of them the member, and the draw counted again in this browser. */
export const RaffleDrawn = raffle('drawn', async (context, article) => {
  await unfold(context, article, 'raffle.winners');
  await unfold(context, article, 'raffle.proof.open');
  const verify = await within(article).findByRole('button', {
    name: wordOf(context, 'raffle.proof.verify'),
  });
  await context.userEvent.click(verify);
  await waitFor(() =>
    expect(within(article).getByText(wordOf(context, 'raffle.proof.good'))).toBeVisible(),
  );
  // Where the press has scrolled to, a header that stays on screen may cover half of a button.
  scrollTo(0, 0);
});
