/**
 * Branches that grow towards what they live on, light or water, and part where it lies on two sides
 * (space colonization: Runions, Lane and Prusinkiewicz, 2007). Oaks, roots and tidal creeks.
 */
import type { Node, Point } from "./mask.ts";

export interface Growing {
  /** Starting line, such as a trunk or the mouth of a river. */
  stem: readonly Point[];
  targets: readonly Point[];
  /** Pixels from one node to the next; a target is reached within twice that. */
  step: number;
  /** Width of a tip, and of the stem where it parts. */
  tip: number;
  trunk: number;
  /** Area without branches. */
  clear?: (x: number, y: number) => boolean;
}

/** Strokes from thick to thin, the stem's own first. */
export function branches({ stem, targets, step, tip, trunk, clear }: Growing): Node[][] {
  const at: [number, number][] = stem.map(([x, y]) => [x, y]);
  const parent = stem.map((_, i) => i - 1);
  const waiting = targets.map(() => ({ node: stem.length - 1, far: Infinity }));
  let open = targets.map((_, i) => i), fresh = stem.length - 2;
  for (let round = 0; round < 400 && open.length; round++) {
    for (const i of open) {
      for (let k = fresh; k < at.length; k++) {
        const far = Math.hypot(targets[i]![0] - at[k]![0], targets[i]![1] - at[k]![1]);
        if (far < waiting[i]!.far) waiting[i] = { node: k, far };
      }
    }
    fresh = at.length;
    open = open.filter((i) => waiting[i]!.far > step * 2);
    const pulled = Map.groupBy(open, (i) => waiting[i]!.node);
    for (const [node, by] of pulled) {
      const [nx, ny] = at[node]!;
      const grow = (towards: readonly number[]) => {
        let dx = 0, dy = 0;
        for (const i of towards) {
          dx += (targets[i]![0] - nx) / waiting[i]!.far;
          dy += (targets[i]![1] - ny) / waiting[i]!.far;
        }
        const length = Math.hypot(dx, dy) || 1;
        const x = nx + dx / length * step, y = ny + dy / length * step;
        const there = parent.some((p, k) =>
          p === node && Math.hypot(at[k]![0] - x, at[k]![1] - y) < step / 4
        );
        if (there || clear?.(x, y)) return false;
        at.push([x, y]);
        parent.push(node);
        return true;
      };
      // Pulled to two sides alike, it grows towards one of them.
      if (!grow(by)) by.some((i) => grow([i]));
    }
    if (at.length === fresh) break;
  }
  return strokes(at, parent, stem.length, tip, trunk);
}

/** Widths by Leonardo's rule: what parts is together as thick as before, to a power. */
function strokes(
  at: [number, number][],
  parent: readonly number[],
  stem: number,
  tip: number,
  trunk: number,
): Node[][] {
  const load = at.map(() => 0), heir = at.map(() => -1);
  for (let i = at.length - 1; i > 0; i--) {
    // A limb tapers along its way too.
    load[i] = (load[i]! || 1) + 0.25;
    const p = parent[i]!;
    load[p]! += load[i]!;
    if (heir[p]! < 0 || load[i]! > load[heir[p]!]!) heir[p] = i;
  }
  // Growth goes in steps of one length; what has grown is evened out along each limb.
  for (let pass = 0; pass < 3; pass++) {
    for (let i = stem; i < at.length; i++) {
      const a = at[parent[i]!]!, b = at[heir[i]!];
      if (b) at[i] = [(a[0] + 2 * at[i]![0] + b[0]) / 4, (a[1] + 2 * at[i]![1] + b[1]) / 4];
    }
  }
  const width = (i: number) =>
    tip + (trunk - tip) * Math.min(1, (load[i]! - 1.25) / load[stem - 1]!) ** 0.6;
  return at.flatMap((_, i) => {
    if (i && heir[parent[i]!] === i) return [];
    const limb: Node[] = [];
    if (i) limb.push([...at[parent[i]!]!, Math.min(width(i) * 1.2, width(parent[i]!))]);
    for (let k = i; k >= 0; k = heir[k]!) limb.push([...at[k]!, width(k)]);
    return limb.length > 4 || !i ? [limb] : [];
  });
}
