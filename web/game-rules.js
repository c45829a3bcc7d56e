/**
 * Keeps the rules of the game out of the page: what is trump, what beats what, what cards count and who has won are facts of the core,
 * which it writes down (src/wire/game.ts), or says with the hand. A page that needs one more asks there, and does not work it out.
 */

const RANKS = new Set([...'AZKOU987']);
const SUITS = new Set([...'EGHS']);

/** Words for what only the core decides, as functions would be called that work it out. */
const DECIDES =
  /^(is|are|get|find|compute)?(trump|trumps(Of|In)|beats|takenBy|takerOf|winnerOf|trickWinner|whoTakes|follow(s|ing|ers)|legal(Cards|Plays)|may(Play|Follow|Call)|callable|canCall|runners(Of|In)|schneider(Of|In)?|schwarz(Of|In)?|solo(Kind)?|allTrumps|cardPoints|pointsIn|rankOf|ranksOf|strengthOf|doubledBy|knockedBy|priceOf|tariffOf)$/i;

/** Card points with which games are won or lost. */
const THRESHOLDS = new Set([61, 91]);
const ALL_POINTS = 120;

const MESSAGES = {
  points: 'What cards count is in wire/game.ts.',
  order: 'What beats what is in wire/game.ts.',
  decides:
    '`{{name}}` decides what the core decides: it says so with the hand, or writes it down in wire/game.ts.',
  threshold: 'With how many points one wins is in wire/game.ts.',
  lord: 'Which cards are trumps is in wire/game.ts.',
};

const nameOf = (node) =>
  node?.type === 'Identifier' || node?.type === 'PrivateIdentifier' ? node.name : null;
const keyOf = ({ key, computed }) => {
  if (!key || computed) return null;
  return key.type === 'Literal' ? String(key.value) : nameOf(key);
};
const isIn = (set, nodes) => nodes.every((node) => node?.type === 'Literal' && set.has(String(node.value)));
const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
/** A letter of a card: `card[1]`. */
const isLetter = (node) => node?.type === 'MemberExpression' && node.computed && node.property.value === 1;

/** @type {import('eslint').Rule.RuleModule} */
const noRules = {
  meta: { type: 'problem', messages: MESSAGES, schema: [] },
  create(context) {
    const tell = (node, messageId, data = {}) => context.report({ node, messageId, data });
    /** A function by its name. */
    const named = (node, name) => {
      if (name !== null && DECIDES.test(name)) tell(node, 'decides', { name });
    };
    return {
      ObjectExpression(node) {
        const ranked = node.properties.filter(
          (property) => property.type === 'Property' && RANKS.has(keyOf(property) ?? ''),
        );
        const isPoints = ({ value }) => value.type === 'Literal' && typeof value.value === 'number';
        if (ranked.length >= 3 && ranked.every(isPoints)) tell(node, 'points');
      },
      ArrayExpression(node) {
        const { elements } = node;
        if (elements.length >= 2 && isIn(new Set(['O', 'U']), elements)) tell(node, 'order');
        else if (elements.length >= 4 && (isIn(RANKS, elements) || isIn(SUITS, elements)))
          tell(node, 'order');
      },
      Literal(node) {
        const { value } = node;
        if (typeof value === 'number' && THRESHOLDS.has(value)) tell(node, 'threshold');
        if (typeof value !== 'string' || value.length < 4) return;
        const letters = [...value];
        const isOrder = letters.every((one) => RANKS.has(one)) && new Set(letters).size === letters.length;
        if (isOrder) tell(node, 'order');
      },
      BinaryExpression(node) {
        const sides = [node.left, node.right];
        if (sides.some((side) => side.type === 'Literal' && side.value === ALL_POINTS))
          tell(node, 'threshold');
        const isLord = sides.some((side) => side.type === 'Literal' && ['O', 'U'].includes(side.value));
        if (isLord && sides.some(isLetter)) tell(node, 'lord');
      },
      FunctionDeclaration: (node) => named(node, nameOf(node.id)),
      MethodDefinition: (node) => named(node, keyOf(node)),
      VariableDeclarator(node) {
        if (isFunction(node.init)) named(node, nameOf(node.id));
      },
    };
  },
};

export default { rules: { 'no-rules': noRules } };
