import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { word } from '../words.ts';
import { speak, speaker } from './speak.ts';

test('marks anywhere in a value become the language’s words', async () => {
  const say = await speaker('zh-Hans');
  const onPress = vi.fn();
  const now = new Date(0);

  const spoken = speak(
    { label: word('header.login'), list: [{ title: `1. ${word('common.close')}` }], onPress, now },
    say,
  );

  expect(spoken).toEqual({ label: '登录', list: [{ title: '1. 关闭' }], onPress, now });
  expect(spoken.onPress).toBe(onPress);
});

test('elements speak too, however deep', async () => {
  const say = await speaker('en');
  const element = (
    <p title={word('common.close')}>
      <b>{word('header.login')}</b>
    </p>
  );

  expect(renderToString(speak(element, say))).toBe('<p title="Close"><b>Log in</b></p>');
});

test('placeholders are filled and plurals follow the count', async () => {
  const say = await speaker('en');

  expect(speak(word('common.range', { min: 2, max: 5 }), say)).toBe('2 to 5');
  expect(speak(word('help.results', { count: 1 }), say)).toBe('1 answer');
  expect(speak(word('help.results', { count: 3 }), say)).toBe('3 answers');
});

test('what holds no mark comes back as it is', async () => {
  const value = { list: [1, 'two', { three: 3 }], element: <i>four</i> };

  expect(speak(value, await speaker('en'))).toBe(value);
});
