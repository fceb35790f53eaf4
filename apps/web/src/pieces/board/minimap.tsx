import type { Pack } from '@illuminice/engine';
import type { ReactElement } from 'react';
import type { Box } from '../cards/index.ts';
import type { BoardLayout } from './board-layout.ts';
import { type Camera, overlapOf, type Size, sightOf } from './camera.ts';
import { Miniature } from './mini-board.tsx';

interface MinimapProps {
  readonly pack: Pack;
  readonly layout: BoardLayout;
  readonly bounds: Box;
  /** Everything it should not cover. */
  readonly boxes: readonly Box[];
  readonly camera: Camera;
  readonly size: Size;
}

const WIDTH = 96;
const HEIGHT = 64;
const ROOM = 12;
/** With less than this out of sight nobody needs a map. */
const ALMOST_ALL = 0.88;
/** In a lower window a map would hide more than it tells. */
const LOWEST_WINDOW = 200;

/** The lower right corner belongs to the zoom buttons. */
const CORNERS = ['left-top', 'right-top', 'left-bottom'] as const;

/** Which part of a large structure is in sight, in the corner where it covers least. */
export function Minimap({ pack, layout, bounds, boxes, camera, size }: MinimapProps): ReactElement | undefined {
  const sight = sightOf(camera, size);
  const seen = overlapOf(sight, bounds);
  if (size.height < LOWEST_WINDOW || seen.width * seen.height > ALMOST_ALL * bounds.width * bounds.height)
    return undefined;
  const covered = (corner: (typeof CORNERS)[number]): number => {
    const width = (WIDTH + 2 * ROOM) / camera.zoom;
    const height = (HEIGHT + 2 * ROOM) / camera.zoom;
    const x = corner.startsWith('left') ? sight.x : sight.x + sight.width - width;
    const y = corner.endsWith('top') ? sight.y : sight.y + sight.height - height;
    return boxes.reduce((sum, box) => {
      const shared = overlapOf(box, { x, y, width, height });
      return sum + shared.width * shared.height;
    }, 0);
  };
  const corner = CORNERS.reduce((best, candidate) => (covered(candidate) < covered(best) ? candidate : best));
  return (
    <div className={`minimap minimap-${corner}`} aria-hidden="true">
      <Miniature pack={pack} layout={layout} width={WIDTH} height={HEIGHT} label="" frame={seen} />
    </div>
  );
}
