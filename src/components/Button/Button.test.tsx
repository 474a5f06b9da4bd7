import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';

test('a button does not send the form around it unless asked to', () => {
  expect(renderToString(<Button>Join</Button>)).toContain('type="button"');
  expect(renderToString(<Button type="submit">Join</Button>)).toContain('type="submit"');
});

test('while it is loading it keeps its words and says that it is busy', () => {
  const html = renderToString(<Button loading>Join</Button>);

  expect(html).toContain('Join');
  expect(html).toContain('data-pending="true"');
  expect(html).toContain('aria-busy="true"');
});

test('while it is loading it can still be reached, a disabled one cannot', () => {
  expect(renderToString(<Button loading>Join</Button>)).not.toContain('disabled=""');
  expect(renderToString(<Button isDisabled>Join</Button>)).toContain('disabled=""');
});
