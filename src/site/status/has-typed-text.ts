/** What people type into: passwords and codes, too. */
const TEXT =
  'textarea, input:not([type]), input[type=text], input[type=password], input[type=email], input[type=tel]';

/** Whether a field of this page holds a text that would be gone with the page. */
export const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT)].some(
    ({ value, readOnly }) => !readOnly && value.trim() !== '',
  );
