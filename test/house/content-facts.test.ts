import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { contentFor } from '../../src/games/house/content/index.ts';
import { hauntFamilies } from '../../src/games/house/content/haunt-families.ts';
import type { RoomEntry } from '../../src/games/house/content/schema.ts';
import { traitorRules } from '../../src/games/house/content/traitor-rules.ts';
import { presets } from '../../src/games/house/rules/settings.ts';

interface FactRoom {
  readonly id: string;
  readonly floors: readonly string[];
  readonly doors: readonly string[];
  readonly symbol: string | null;
  readonly start?: { readonly floor: string; readonly x: number; readonly y: number };
  readonly outdoor: boolean;
  readonly window: boolean;
  readonly effects: readonly FactEffect[];
}
interface FactEffect {
  readonly at: string;
  readonly roll?: { readonly trait: string; readonly min: number };
  readonly do?: readonly string[];
  readonly fail?: readonly string[];
}
interface Facts {
  readonly rooms: readonly FactRoom[];
  readonly roomLists: Readonly<Record<string, readonly string[]>>;
  readonly roomTokens: readonly string[];
  readonly characters: readonly { readonly id: string }[];
  readonly otherReadings: readonly {
    readonly id: string;
    readonly setting: string;
    readonly start?: Readonly<Record<string, number>>;
    readonly tracks?: Readonly<Record<string, readonly number[]>>;
    readonly doors?: readonly string[];
  }[];
  readonly chart: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly traitorRules: Readonly<Record<string, unknown>>;
  readonly families: Readonly<Record<string, readonly string[]>>;
}

const facts = JSON.parse(readFileSync(new URL('./fixtures/house-facts.json', import.meta.url), 'utf8')) as Facts;
const content = contentFor({ settings: presets.chinese });

describe('rooms (H-1.2, H-2.5, H-7.14)', () => {
  test('47 rooms with the floors, doors, symbols and places of the facts', () => {
    assert.equal(content.rooms.size, 47);
    const read = (room: RoomEntry | undefined) =>
      room && {
        id: room.id,
        floors: room.floors,
        doors: room.doors,
        symbol: room.symbol,
        outdoor: room.outdoor ?? false,
        window: room.window ?? false,
        ...(room.start ? { start: room.start } : {}),
      };
    for (const { effects: _effects, ...fact } of facts.rooms) assert.deepEqual(read(content.rooms.get(fact.id)), fact);
  });

  test('the 42 drawable rooms carry 13 omens, 18 events and 4 items', () => {
    const drawable = [...content.rooms.values()].filter(room => !room.start);
    const count = (symbol: string | null): number => drawable.filter(room => room.symbol === symbol).length;
    assert.deepEqual([drawable.length, count('omen'), count('event'), count('item'), count(null)], [42, 13, 18, 4, 7]);
  });

  for (const { id, effects } of facts.rooms.filter(room => room.effects.length > 0)) {
    test(`${id} rolls and gives what the facts say`, () => {
      const room = content.rooms.get(id)!;
      for (const effect of effects) assert.deepEqual(effectOf(room, effect.at), wantedOf(effect), `${id} ${effect.at}`);
    });
  }

  test('rooms have no barrier, exit roll, gain or harm the facts do not know', () => {
    const atOf = { barrier: 'cross', exit: 'exit', gain: 'endTurn', endDamage: 'endTurn' } as const;
    for (const room of content.rooms.values()) {
      const known = facts.rooms.find(fact => fact.id === room.id)!.effects.map(effect => effect.at);
      for (const [part, at] of Object.entries(atOf))
        if (part in room) assert.ok(known.includes(at), `${room.id} has ${part}`);
    }
  });

  test('named lists are those of the facts', () => {
    for (const [name, rooms] of Object.entries(facts.roomLists)) assert.deepEqual(content.lists[name], rooms, name);
  });

  test('every kind of token has an entry', () => {
    const ofRooms = [...content.tokens.keys()].filter(kind => !/^h\d+-/.test(kind));
    assert.deepEqual(ofRooms.sort(), [...new Set(facts.roomTokens)].sort());
  });
});

/** What a room does at a point of the facts, as a plain list. */
function effectOf(room: RoomEntry, at: string): unknown {
  if (at === 'cross') return [room.barrier?.trait, room.barrier?.target];
  if (at === 'exit') return [room.exit?.trait, room.exit?.target, `${room.exit?.loses}-1`];
  if (at === 'endTurn') return room.gain ? `${room.gain}+1` : `${room.endDamage}:1`;
  return room.special !== undefined || room.start !== undefined;
}

function wantedOf(effect: FactEffect): unknown {
  if (effect.at === 'cross') return [effect.roll?.trait, effect.roll?.min];
  if (effect.at === 'exit') return [effect.roll?.trait, effect.roll?.min, effect.fail?.[0]];
  return effect.at === 'endTurn' ? effect.do?.[0] : true;
}

describe('characters (H-2.2 to H-2.4)', () => {
  test('twelve characters with the tracks, starts and birthdays of the facts', () => {
    assert.deepEqual([...content.characters.values()], facts.characters);
  });

  for (const reading of facts.otherReadings) {
    test(`the setting ${reading.setting} brings the other reading of ${reading.id} and nothing else`, () => {
      const other = {
        brandonSpeedStart: '3',
        peterKnowledge: '6,7,8',
        longfellowKnowledgeStart: '3',
        stairsDoors: '2',
      };
      const settings = { ...presets.chinese, [reading.setting]: other[reading.setting as keyof typeof other] };
      const changed = contentFor({ settings });
      const { id, start = {}, tracks = {}, doors } = reading;
      const before = content.characters.get(id);
      if (before)
        assert.deepEqual(changed.characters.get(id), {
          ...before,
          start: { ...before.start, ...start },
          tracks: { ...before.tracks, ...tracks },
        });
      else assert.deepEqual(changed.rooms.get(id), { ...content.rooms.get(id), doors });
      const others = [...content.characters].filter(([other]) => other !== id);
      assert.deepEqual(
        [...changed.characters].filter(([other]) => other !== id),
        others,
      );
    });
  }
});

describe('chart and traitors (H-14)', () => {
  test('all 169 cells are those of the facts', () => {
    assert.deepEqual(content.chart, facts.chart);
    assert.equal(Object.values(content.chart).flatMap(row => Object.keys(row)).length, 169);
  });

  test('every haunt stands in three or four cells', () => {
    const cells = Object.values(content.chart).flatMap(row => Object.values(row));
    for (let number = 1; number <= 50; number++)
      assert.ok([3, 4].includes(cells.filter(cell => cell === number).length), `haunt ${number}`);
  });

  test('the fifty traitor rules and families are those of the facts', () => {
    assert.deepEqual(JSON.parse(JSON.stringify(traitorRules)), facts.traitorRules);
    const families = Object.entries(hauntFamilies).map(([number, { family, also }]) => [number, [family, ...also]]);
    assert.deepEqual(Object.fromEntries(families), facts.families);
  });
});

describe('settings that change rooms and cards (H-21.2)', () => {
  test('the lake may be a basement room that does not move (H-7.11)', () => {
    assert.equal(content.rooms.get('underground-lake')?.special, 'lake');
    const lake = contentFor({ settings: { ...presets.chinese, lake: 'basement' } }).rooms.get('underground-lake');
    assert.deepEqual(lake, { id: 'underground-lake', floors: ['basement'], doors: ['N', 'E'], symbol: 'event' });
  });

  test('a Bottle of three may strengthen', () => {
    const might = (reading: 'might-1' | 'might+1') => {
      const bottle = contentFor({ settings: { ...presets.chinese, bottleThree: reading } }).cards.get('bottle');
      const node = bottle?.use?.do as { readonly ladder: readonly { readonly least: number; readonly do: unknown }[] };
      return JSON.stringify(node.ladder.find(rung => rung.least === 3)?.do);
    };
    assert.match(might('might-1'), /"trait":"might","by":-1/);
    assert.match(might('might+1'), /"trait":"might","by":1/);
  });
});
