import { expect, test } from 'vitest';
import { paramsOf, playOf, type Play } from './share.ts';

const play: Play = {
  code: '<Button>Sen Ngọc · ဂိမ်း & ?#</Button>\n',
  brand: 'shwe',
  mode: 'dark',
  direction: 'rtl',
  width: 360,
};

const searchOf = async (of: Play): Promise<string> => {
  const said = Object.entries(await paramsOf(of)).filter(([, value]) => value !== null);
  return `?${new URLSearchParams(said as [string, string][]).toString()}`;
};

test('an address brings back all that it was made of', async () => {
  const search = await searchOf(play);

  expect(await playOf(search)).toEqual(play);
  expect(search).toMatch(/^\?code=z\.[\w-]+&brand=shwe&mode=dark&direction=rtl&width=360$/u);
});

test('code may be written into the address by hand', async () => {
  expect(await playOf('?code=%3CBadge%3ENew%3C/Badge%3E')).toMatchObject({
    code: '<Badge>New</Badge>',
  });
});

test('an address that was cut off says so; a mode and a width that nobody has are left out', async () => {
  const search = await searchOf(play);

  const cut = await playOf(search.slice(0, 20));
  const odd = await playOf('?mode=pink&width=1e9&direction=up');

  expect(cut).toMatchObject({ isDamaged: true });
  expect(odd).toEqual({ width: 0 });
});
