// The peer of serve_load.py: boardgame.io with its own in-memory storage, and the game of
// load/games/counter in its terms. Prints its port when it listens.
const { Server } = require('boardgame.io/server');

const counter = {
  name: 'counter',
  setup: (_, { target } = {}) => ({ target: target ?? 57, count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: {
      move: ({ G }) => {
        G.count += 1;
      },
      client: false,
    },
  },
  endIf: ({ G }) => (G.count >= G.target ? { winner: (G.target - 1) % 2 } : undefined),
};

const server = Server({ games: [counter], origins: [/localhost/] });
server.run(0).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
