/** Width of the folded rail; the frame keeps this much free at its start. */
export const RAIL_WIDTH = '84px';
