import type { MapWords } from './house-map.ts';
import { mapWords } from './map-words.ts';
import { mapScene, type SceneParts } from './scene-of-view.ts';
import type { MapScene } from './scene.ts';

/** What a map is given. */
export interface ShownMap {
  readonly scene: MapScene;
  readonly words: MapWords;
}

/**
 * Scenes with their words, the same as before as long as what they are made of is the same: a map that is given nothing new has
 * nothing to draw, whatever else changes around it.
 */
export function rememberedMap(): (parts: SceneParts) => ShownMap {
  let key: readonly unknown[] = [];
  let shown: ShownMap | null = null;
  return parts => {
    const { view, table, narrator, ask, ghost, room } = parts;
    const now = [view, table, narrator, ask, room, ghost?.rotation, ghost?.isLegal];
    if (shown && now.every((part, index) => part === key[index])) return shown;
    key = now;
    const scene = mapScene(parts);
    shown = { scene, words: mapWords({ view, narrator, scene }) };
    return shown;
  };
}
