import type { CardNo } from '@illuminice/engine';
import { type ReactElement, useEffect, useRef } from 'react';
import { followBoards } from '../../pieces/board/index.ts';

/** The red arrow from the card that attacks, under the chance and the cards between, to its target; its head lies over them. */
export function AttackRibbon({
  attacker,
  target,
}: {
  readonly attacker: CardNo;
  readonly target: CardNo;
}): ReactElement {
  const line = useRef<SVGPathElement>(null);
  const tip = useRef<SVGPathElement>(null);
  useEffect(() => {
    const around = line.current?.ownerSVGElement?.parentElement;
    if (!around) return;
    return followBoards(around, () => {
      const [left, right] = [around.querySelector('.stage-board'), [...around.querySelectorAll('.stage-board')].at(-1)];
      const start = (left?.querySelector(`[data-card="${attacker}"]`) ?? left)?.getBoundingClientRect();
      const end = (
        right?.querySelector(`[data-card="${target}"]`) ??
        right?.querySelector('.card') ??
        right
      )?.getBoundingClientRect();
      const middle = around.querySelector('.stage-chance')?.getBoundingClientRect();
      const origin = around.getBoundingClientRect();
      if (!start || !end || !middle || !line.current || !tip.current) return;
      const at = (x: number, y: number) => ({ x: x - origin.left, y: y - origin.top });
      const a = at(start.right, start.top + start.height / 2);
      const m = at(middle.left + middle.width / 2, middle.top + middle.height / 2);
      const b = at(end.left - 10, end.top + end.height / 2);
      line.current.setAttribute(
        'd',
        `M${a.x} ${a.y}C${m.x} ${a.y} ${a.x + (m.x - a.x) / 2} ${m.y} ${m.x} ${m.y}S${m.x} ${b.y} ${b.x - 22} ${b.y}`,
      );
      tip.current.setAttribute('d', `M${b.x - 26} ${b.y - 16}L${b.x + 6} ${b.y}L${b.x - 26} ${b.y + 16}Z`);
    });
  }, [attacker, target]);
  return (
    <>
      <svg className="stage-ribbon" aria-hidden="true">
        <path ref={line} />
      </svg>
      <svg className="stage-ribbon stage-ribbon-tip" aria-hidden="true">
        <path ref={tip} />
      </svg>
    </>
  );
}
