/** What people put into passwords first; none of it adds strength. Lower case, no look-alikes. */
export const commonWords: readonly string[] = `
  password passwort passw pass word secret letmein welcome login admin administrator root user
  guest test tester default changeme master super system access open hello iloveyou loveyou love
  lovely baby babygirl angel princess prince queen king sunshine summer winter spring autumn
  monday tuesday wednesday thursday friday saturday sunday january february march april june july
  august september october november december football soccer baseball basketball hockey cricket
  liverpool chelsea arsenal barcelona madrid juventus manchester united dragon monkey tiger lion
  eagle phoenix falcon panda kitty kitten puppy horse shadow ninja samurai hunter ranger killer
  batman superman spiderman ironman starwars pokemon pikachu naruto minecraft fortnite mustang
  ferrari porsche mercedes toyota honda yamaha samsung google facebook youtube twitter instagram
  telegram whatsapp wechat yahoo gmail hotmail apple android internet computer laptop windows
  michael jordan jennifer jessica ashley daniel matthew anthony andrew joshua thomas robert
  charlie george nicole maggie michelle hannah amanda samantha william richard david james john
  peter maria anna cookie chocolate cheese pepper coffee banana orange cherry butter ginger
  diamond silver golden gold money dollar lucky jackpot casino winner win bet betting poker slots
  bonus vegas royal player member freedom trustno whatever nothing forever family mother father
  mommy daddy friend friends myanmar burma yangon thailand bangkok vietnam saigon hanoi china
  beijing taiwan hongkong india mumbai delhi london paris berlin tokyo america mexico brasil
  qwerty qwertz azerty asdfgh zxcvbn qazwsx qweasd abcdef abcabc asdf qwer zxcv abcd the and
  my your this that
`
  .trim()
  .split(/\s+/);
