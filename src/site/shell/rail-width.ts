/** Width of the folded rail; the shell keeps this much free at its start. */
export const RAIL_WIDTH = '84px';
