import { narrow } from './table-place.css.ts';

/** A rule that holds only where rows are cards. */
export const onCards = <Rule>(rule: Rule) => ({ '@container': { [narrow]: rule } });
