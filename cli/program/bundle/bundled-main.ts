/** What a bundle begins with: the program, and what tells whether it is still the sources'. */
export { hasLeft, runProgram, watchAnswers } from '../main.ts';
export { isFresh } from './find-bundle.ts';
