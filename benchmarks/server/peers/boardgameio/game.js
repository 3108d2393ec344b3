// A small game for boardgame.io: players in turn take one of a few cards, one more is drawn by chance. Moves run on the
// server only, as with us. It has far less to compute than any of our games.
exports.game = {
  name: 'cards',
  setup: () => ({ hands: [[], []], table: [1, 2, 3, 4, 5], taken: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: {
      client: false,
      move: ({ G, playerID, random }, index) => {
        G.hands[Number(playerID)].push(G.table[index]);
        G.table[index] = random.Die(60);
        G.taken += 1;
        if (G.hands[Number(playerID)].length > 20) G.hands[Number(playerID)].shift();
      },
    },
  },
};
