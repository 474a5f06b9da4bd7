/**
 * The HTML that a merchant's texts may hold. Whoever writes such texts into a database cleans
 * them with the same list.
 */
export const allowedHtml = {
  tags: [
    'p',
    'br',
    'hr',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'span',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'a',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'title'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  } as Record<string, string[]>,
  schemes: ['https', 'mailto', 'tel'],
};

/** Whether a link may stand in a text: into the site, or by one of the allowed schemes. */
export const isAllowedHref = (href: string): boolean =>
  /^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#)/.test(href.trim());
