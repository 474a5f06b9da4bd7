import { Buffer } from 'node:buffer';
import { expect, journeys } from '../support/browser.ts';
import { chosenPicture } from '../support/chosen-picture.ts';
import { visitAsMember } from '../support/browser-member.ts';
import { say } from '../support/site-messages.ts';

journeys([
  { code: 'northlight', phone: false },
  { code: 'shwe', phone: true },
])(
  'a member of $code writes a message with three pictures',
  async ({ code, phone }, { visit, database }) => {
    const options = { path: '/feedback', phone };
    const { page, member } = await visitAsMember({ visit, database }, code, options);
    const form = page.getByRole('form', { name: say('feedback.title') });
    const pictures = form.getByRole('list', { name: say('uploads.list') }).getByRole('listitem');
    const text = `The wheel stood still for a while (${code}).`;

    await form.getByRole('button', { name: say('common.send') }).click();
    await expect(form.getByText(say('feedback.tooShort', { min: 5 })).first()).toBeVisible();
    await form.getByRole('textbox', { name: say('feedback.content') }).fill(text);
    await form.getByRole('button', { name: new RegExp(say('feedback.choose')) }).click();
    await page.getByRole('option', { name: say('feedback.types.game') }).click();

    const files = form.locator('input[type="file"]');
    await files.setInputFiles([
      await chosenPicture('one.png'),
      { ...(await chosenPicture('note.png')), buffer: Buffer.from('not a picture at all') },
      await chosenPicture('two.png'),
    ]);
    await expect(form.getByText(say('uploads.problems.kind'))).toBeVisible();
    await expect(pictures).toHaveCount(2);
    await files.setInputFiles([await chosenPicture('three.png')]);
    await expect(pictures).toHaveCount(3);
    await expect(form.getByText(say('uploads.full'))).toBeVisible();
    await form.getByRole('button', { name: say('common.send') }).click();

    await expect(page.getByRole('button', { name: say('feedback.another') })).toBeVisible();
    const row = await database
      .selectFrom('feedback')
      .selectAll()
      .where('content', '=', text)
      .executeTakeFirstOrThrow();
    expect(row.memberId).toBe(member.memberId);
    expect(row.questionType).toBe('game');
    const images = await database
      .selectFrom('feedbackImage')
      .select('uploadId')
      .where('feedbackId', '=', row.id)
      .execute();
    expect(images).toHaveLength(3);
  },
);
