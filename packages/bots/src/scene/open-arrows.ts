import type { Pack, PlacementPreview } from '@illuminice/engine';

type Pose = PlacementPreview['layout'][number];

/** for a card that comes alone: how many arrows of a laid-out structure are vacant and not blocked. */
export function openArrows(pack: Pack, { layout, structure }: Pick<PlacementPreview, 'layout' | 'structure'>): number {
  const used = new Set(structure.links.map(({ host, side }) => host * 4 + side));
  let open = 0;
  for (const pose of layout) {
    const sides = pack.outSides[pose.card] ?? [];
    for (const side of sides) {
      if (used.has(pose.card * 4 + side)) continue;
      if (!blocked(pose, (side + pose.rotation) & 3, layout)) open++;
    }
  }
  return open;
}

/** inward arrows sit on short sides, so what hangs up or down stands upright and what hangs sideways lies. */
function blocked(host: Pose, direction: number, layout: readonly Pose[]): boolean {
  const hostTall = host.rotation & 1;
  const width = hostTall ? 2 : 4;
  const height = hostTall ? 4 : 2;
  const upright = direction === 0 || direction === 2;
  const w = upright ? 2 : 4;
  const h = upright ? 4 : 2;
  const x = direction === 1 ? host.x + width : direction === 3 ? host.x - w : host.x + (width - w) / 2;
  const y = direction === 2 ? host.y + height : direction === 0 ? host.y - h : host.y + (height - h) / 2;
  return layout.some((other) => {
    const tall = other.rotation & 1;
    return x < other.x + (tall ? 2 : 4) && other.x < x + w && y < other.y + (tall ? 4 : 2) && other.y < y + h;
  });
}
