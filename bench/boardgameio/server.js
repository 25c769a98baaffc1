// The peer of serve_load.py: boardgame.io with its own in-memory storage, and the toy game pips of
// tests/cli/toy in its terms. Prints its port when it listens.
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const TARGET = 100;

const pips = {
  name: 'pips',
  setup: () => ({ points: [0, 0], die: null }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onBegin: ({ G, random }) => {
      G.die = random.D6();
    },
  },
  moves: {
    keep: {
      move: ({ G, playerID }) => {
        if (G.die === 1) return INVALID_MOVE;
        G.points[Number(playerID)] += G.die;
        G.die = null;
      },
      client: false,
    },
    drop: {
      move: ({ G }) => {
        G.die = null;
      },
      client: false,
    },
  },
  // only whoever is on turn sees the die
  playerView: ({ G, ctx, playerID }) => (playerID === ctx.currentPlayer ? G : { ...G, die: null }),
  endIf: ({ G }) => {
    const winner = G.points.findIndex((points) => points >= TARGET);
    return winner < 0 ? undefined : { winner };
  },
};

const server = Server({ games: [pips], origins: [/localhost/] });
server.run(0).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
