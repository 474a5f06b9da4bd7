import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Button } from './Button.tsx';

test('a button does not send the form around it unless asked to', () => {
  expect(renderToString(<Button>Join</Button>)).toContain('type="button"');
  expect(renderToString(<Button type="submit">Join</Button>)).toContain('type="submit"');
});

test('while it is loading it keeps its words and says that it is busy', () => {
  const html = renderToString(<Button loading>Join</Button>);

  expect(html).toContain('Join');
  expect(html).toContain('data-pending="true"');
});

test('a link button is a link, an icon button has a name', () => {
  expect(renderToString(<LinkButton href="/help">Help</LinkButton>)).toMatch(
    /^<a [^>]*href="\/help"/u,
  );
  expect(renderToString(<IconButton icon="close" label="Close" />)).toContain('aria-label="Close"');
});
