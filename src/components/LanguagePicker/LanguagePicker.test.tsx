import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageList } from './LanguageList.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';

const choice = {
  label: 'Language',
  value: 'my',
  options: [
    { code: 'en', name: 'English' },
    { code: 'my', name: 'မြန်မာ' },
  ],
  onChange: () => undefined,
};

test('the button names the language that holds, in that language', () => {
  const html = renderToString(<LanguagePicker {...choice} />);

  expect(html).toContain('aria-label="Language: မြန်မာ"');
  expect(html).toContain('lang="my"');
});

test('one language is no choice', () => {
  const options = choice.options.slice(0, 1);

  expect(renderToString(<LanguagePicker {...choice} options={options} />)).toBe('');
  expect(renderToString(<LanguageList {...choice} options={options} />)).toBe('');
});

test('the list marks each name with its language and ticks the one that holds', () => {
  const html = renderToString(<LanguageList {...choice} />);

  expect(html).toContain('<span lang="en">English</span>');
  expect(html.match(/checked=""/g)).toHaveLength(1);
});
