import { expect } from '@open-wc/testing';
import { StorageHealth } from '../../src/app/storage-health.ts';
import { StoredGames } from '../../src/app/stored-games.ts';

function storedGames(): { games: StoredGames; storage: StorageHealth } {
  const storage = new StorageHealth();
  return {
    storage,
    games: new StoredGames({ storage, createSolo: async game => `${game}-1`, openFile: async file => file.name }),
  };
}

describe('the games of this device', () => {
  it('are none at first, and one that is gone needs no deleting', async () => {
    const { games, storage } = storedGames();
    expect(await games.list()).to.deep.equal([]);
    expect(await games.remove('gone')).to.equal('done');
    expect(await games.rename('gone', 'Friday')).to.equal('done');
    expect(storage.isMemoryOnly).to.equal(false);
  });

  it('cannot be changed while another window plays them', async () => {
    const { games } = storedGames();
    await navigator.locks.request('vigil-game-g1', async () => {
      expect(await games.remove('g1')).to.equal('openElsewhere');
      expect(await games.rename('g1', 'Friday')).to.equal('openElsewhere');
    });
  });

  it('are none, with a warning, where the browser stores nothing', async () => {
    const real = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
    try {
      const { games, storage } = storedGames();
      expect(await games.list()).to.deep.equal([]);
      expect(storage.isMemoryOnly).to.equal(true);
    } finally {
      if (real) Object.defineProperty(globalThis, 'indexedDB', real);
    }
  });
});
