/** A moment as a picture for the preview of a link: the structures that matter in it as everybody at the table saw them, and no name. */

import {
  type Attack,
  boardOf,
  type CardNo,
  chance36,
  groupDefinition,
  isIlluminatiCard,
  layoutOfSeat,
  type Pack,
  type Placed,
  type Seat,
  type View,
} from '@illuminice/engine';
import { Canvas, type Rgb } from './canvas.ts';
import { arrowAlong, type Box, type PictureParts, rgb, roundedBox, Writer } from './shapes.ts';

/** What link previews are shown at. */
const SIZE = { width: 1200, height: 630 };
const FOOT = 92;
const MARGIN = 34;
const BETWEEN = 110;
const CELL = 45;
const GAP = 12;
const LARGEST_SCALE = 1.6;

const SEATS = ['#e3b34c', '#3fb6a8', '#b57be0', '#ef9148', '#79b8ff', '#ff8fa8', '#a3cf5f', '#d8cdb4'].map(rgb);
const [PAPER, INK, NIGHT, GOLD, RED, CREAM] = ['#f3e8cd', '#211810', '#16120c', '#e3b34c', '#d2402f', '#efe4c9'].map(
  rgb,
) as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];
const DARK = { middle: rgb('#1d3a38'), edge: rgb('#0a1011') };

export interface Pictured {
  readonly pack: Pack;
  readonly view: View;
  readonly turn: number;
  readonly attack: Attack | undefined;
}

export function boardPicture(parts: PictureParts, pictured: Pictured): Buffer {
  const canvas = new Canvas(SIZE);
  const { middle, edge } = DARK;
  canvas.paint((x, y) => {
    const far = Math.min(1, Math.hypot((x - SIZE.width / 2) / 700, (y - 250) / 460));
    return mixed(edge, middle, far);
  });
  const artist = new Artist(canvas, parts, pictured);
  artist.drawBoards();
  artist.drawFoot();
  return canvas.png();
}

function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const of = (a: number, b: number): number => Math.round(a * share + b * (1 - share));
  return { r: of(one.r, other.r), g: of(one.g, other.g), b: of(one.b, other.b) };
}

interface Structure {
  /** -1: nobody's. */
  readonly seat: number;
  readonly cards: readonly Placed[];
  readonly area: Box;
  readonly scale: number;
}

interface DrawnCard {
  readonly placed: Placed;
  readonly seat: number;
  readonly at: Box;
  readonly scale: number;
}

class Artist {
  readonly #canvas: Canvas;
  readonly #parts: PictureParts;
  readonly #writer: Writer;
  readonly #pictured: Pictured;
  /** Where each card was drawn. */
  readonly #drawn = new Map<CardNo, Box>();

  constructor(canvas: Canvas, parts: PictureParts, pictured: Pictured) {
    this.#canvas = canvas;
    this.#parts = parts;
    this.#writer = new Writer(parts);
    this.#pictured = pictured;
  }

  drawBoards(): void {
    const { pack, view, attack } = this.#pictured;
    const board = boardOf(pack, view);
    const structure = (seat: Seat): readonly Placed[] =>
      view.seats[seat]?.status === 0 ? layoutOfSeat(pack, board, seat) : [];
    const own = this.#shown();
    const height = SIZE.height - FOOT - 2 * MARGIN;
    const whole = { x: MARGIN, y: MARGIN, width: SIZE.width - 2 * MARGIN, height };
    const cards = structure(own);
    const isOwn = cards.some(({ card }) => card === attack?.target);
    if (!attack || isOwn) this.#structure({ seat: own, cards, area: whole, scale: scaleIn(whole, cards) });
    else {
      const isAlone = attack.defender < 0;
      const others = isAlone ? [lone(attack.target)] : structure(attack.defender);
      // Cards of both are of one size, and the larger structure has more room.
      const [one, other] = [boundsOf(cards).width, boundsOf(others).width];
      const width = ((whole.width - BETWEEN) * one) / (one + other);
      const left = { ...whole, width };
      const right = { ...whole, x: whole.x + width + BETWEEN, width: whole.width - BETWEEN - width };
      const scale = Math.min(scaleIn(left, cards), scaleIn(right, others));
      this.#structure({ seat: own, cards, area: left, scale });
      this.#structure({ seat: attack.defender, cards: others, area: right, scale });
    }
    if (attack) this.#string(attack);
  }

  /** Who plays; at the end, who has won. */
  #shown(): Seat {
    const { view } = this.#pictured;
    return view.over?.winners[0] ?? view.turn.seat;
  }

  #structure({ seat, cards, area, scale }: Structure): void {
    const bounds = boundsOf(cards);
    const from = {
      x: area.x + (area.width - scale * bounds.width) / 2 - scale * bounds.x,
      y: area.y + (area.height - scale * bounds.height) / 2 - scale * bounds.y,
    };
    for (const placed of cards) {
      const box = boxOf(placed);
      const at = {
        x: from.x + scale * box.x,
        y: from.y + scale * box.y,
        width: scale * box.width,
        height: scale * box.height,
      };
      this.#drawn.set(placed.card, at);
      this.#card({ placed, seat, at, scale });
    }
  }

  #card({ placed: { card, rotation }, seat, at, scale }: DrawnCard): void {
    const { pack, view, attack } = this.#pictured;
    const canvas = this.#canvas;
    const isRoot = isIlluminatiCard(card);
    const isFought = card === attack?.target || card === attack?.attacker;
    const rim = isFought ? RED : isRoot ? (SEATS[seat] ?? GOLD) : NIGHT;
    canvas.fill([roundedBox(grown(at, (isFought || isRoot ? 4 : 2.5) * scale), 9 * scale)], rim);
    canvas.fill([roundedBox(at, 6 * scale)], isRoot ? NIGHT : PAPER);
    const number = view.seats[seat]?.illuminati;
    const { name, key } = (isRoot ? pack.illuminati[number ?? -1] : groupDefinition(pack, card)) ?? {
      name: '',
      key: '',
    };
    const look = this.#parts.cards[key];
    const isTall = (rotation & 1) === 1;
    const band = 21 * scale;
    canvas.fill([roundedBox({ ...at, height: band }, 6 * scale)], isRoot ? (SEATS[seat] ?? GOLD) : INK);
    canvas.fill([roundedBox({ ...at, y: at.y + band / 2, height: band / 2 }, 0)], isRoot ? (SEATS[seat] ?? GOLD) : INK);
    this.#writer.write(canvas, {
      ...{ text: name, x: at.x + at.width / 2, y: at.y + 16 * scale, size: 11.5 * scale, align: 'middle' },
      ...{ most: at.width - 10 * scale, colour: isRoot ? NIGHT : CREAM },
    });
    const picture = isTall
      ? { x: at.x + 8 * scale, y: at.y + 27 * scale, width: at.width - 16 * scale, height: 74 * scale }
      : { x: at.x + 8 * scale, y: at.y + 26 * scale, width: 62 * scale, height: at.height - 32 * scale };
    if (look && isRoot) this.#glyph(look, { area: { ...picture, width: at.width - 16 * scale }, isRoot });
    if (isRoot) return;
    if (look) this.#glyph(look, { area: picture, isRoot });
    const figures = [pack.power[card] ?? 0, pack.resistance[card] ?? 0, pack.income[card] ?? 0];
    for (const [index, figure] of figures.entries())
      this.#writer.write(canvas, {
        ...{ text: String(figure), size: 21 * scale, align: 'middle', colour: FIGURES[index] ?? INK },
        x: isTall ? at.x + at.width * ((index + 0.5) / 3) : at.x + (88 + 29 * index) * scale,
        y: isTall ? at.y + at.height - 18 * scale : at.y + at.height - 17 * scale,
      });
  }

  /** Over the same in its tint, a little off register, as on the cards. */
  #glyph(
    { tint, shape }: PictureParts['cards'][string],
    { area, isRoot }: { readonly area: Box; readonly isRoot: boolean },
  ): void {
    const side = Math.min(area.width, area.height) * 0.92;
    const place = { x: area.x + (area.width - side) / 2, y: area.y + (area.height - side) / 2, scale: side / 512 };
    if (!isRoot) {
      this.#canvas.fill([roundedBox(area, 3)], mixed(rgb(tint), PAPER, 0.3));
      this.#canvas.fill(shape, rgb(tint), { ...place, x: place.x + side / 24, y: place.y + side / 28 });
    }
    this.#canvas.fill(shape, isRoot ? GOLD : INK, place);
  }

  /** From the side of the attacker to the lower or upper edge of the target, past what stands before it. */
  #string({ attacker, target }: Attack): void {
    const [from, to] = [this.#drawn.get(attacker), this.#drawn.get(target)];
    if (!from || !to) return;
    const [a, b] = [middleOf(from), middleOf(to)];
    const start = { x: b.x > a.x ? from.x + from.width : from.x, y: a.y };
    const end = { x: b.x, y: a.y < b.y ? to.y - 5 : to.y + to.height + 5 };
    const bend = { x: b.x, y: Math.abs(a.y - end.y) < 60 ? end.y + (a.y < b.y ? -60 : 60) : a.y };
    for (const [thick, colour] of [
      [13, NIGHT],
      [8, RED],
    ] as const)
      this.#canvas.fill(arrowAlong([start, bend, end], thick), colour);
  }

  drawFoot(): void {
    const { turn, view, attack, pack } = this.#pictured;
    const canvas = this.#canvas;
    const top = SIZE.height - FOOT;
    canvas.fill([roundedBox({ x: 0, y: top, width: SIZE.width, height: FOOT }, 0)], PAPER);
    canvas.fill([roundedBox({ x: 0, y: top, width: SIZE.width, height: 5 }, 0)], SEATS[this.#shown()] ?? GOLD);
    const base = { y: top + 66, size: 38, colour: INK };
    this.#writer.write(canvas, { ...base, text: 'Illuminice', x: SIZE.width - MARGIN, align: 'end' });
    const told = turn === 0 ? 'Set-up' : `Turn ${turn}`;
    this.#writer.write(canvas, { ...base, text: told, x: MARGIN });
    const x = MARGIN + this.#writer.widthOf(told, 38) + 34;
    const [winner] = view.over?.winners ?? [];
    const won = pack.illuminati[view.seats[winner ?? -1]?.illuminati ?? -1]?.name;
    const target = attack && groupDefinition(pack, attack.target)?.name;
    const text = attack ? `${target}${outcomeOf(attack)}` : won === undefined ? '' : `${won}: won`;
    this.#writer.write(canvas, { ...base, text, x, colour: DARK_RED, most: 640 });
  }
}

const FIGURES = ['#8f1d12', '#1d3f6e', '#6d5108'].map(rgb);
const DARK_RED = rgb('#a3160c');

/** In the words of the picture, which are the cards' own: English. */
function outcomeOf({ verdict }: Attack): string {
  if (!verdict) return '';
  const share = Math.round((100 * chance36(verdict.required)) / 36);
  return `  ${share}% ${verdict.succeeded ? 'success' : 'failed'}`;
}

function boxOf({ x, y, rotation }: Placed): Box {
  const [width, height] = rotation & 1 ? [2, 4] : [4, 2];
  return { x: x * CELL + GAP / 2, y: y * CELL + GAP / 2, width: width * CELL - GAP, height: height * CELL - GAP };
}

function boundsOf(cards: readonly Placed[]): Box {
  const boxes = cards.map(boxOf);
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

function scaleIn(area: Box, cards: readonly Placed[]): number {
  const { width, height } = boundsOf(cards);
  return Math.min(LARGEST_SCALE, area.width / width, area.height / height);
}

const lone = (card: CardNo): Placed => ({ card, x: 0, y: 0, rotation: 0 });

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  ...{ x: x - by, y: y - by },
  ...{ width: width + 2 * by, height: height + 2 * by },
});

const middleOf = ({ x, y, width, height }: Box): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});
