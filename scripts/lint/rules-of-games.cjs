/** What every kind of game may use of the rules: its own, and those that it is built upon. */
const RULES = 'src/games/[^/]+/rules';

module.exports = { RULES };
