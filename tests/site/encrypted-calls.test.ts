import { hashPassword } from '#platform/people/access/password.ts';
import { expect, test } from '../support/browser.ts';
import { signIn } from '../support/browser-session.ts';
import { openMember } from '../support/members.ts';
import { newName, PASSWORD } from '../support/site-members.ts';

test('a brand that asks for it never sees a password travel in the clear, and others’ pages carry no cipher', async ({
  visit,
  database,
}) => {
  const username = newName();
  await openMember({ database }, 'oasis', { username, passwordHash: await hashPassword(PASSWORD) });
  const page = await visit('oasis', { language: 'en' });
  const login = page.waitForRequest((request) => request.url().endsWith('/wps/session/login'));

  await signIn(page, { username, password: PASSWORD });

  const sent = await login;
  expect(sent.headers()['content-type']).toBe('application/jose');
  expect(sent.postData()).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(sent.postData()).not.toContain(username);

  const other = await visit('northlight');
  const fetched: string[] = [];
  other.on('request', (request) => fetched.push(request.url()));
  await other.goto('/login');
  expect(fetched.filter((url) => /encrypt/i.test(url))).toEqual([]);
});
