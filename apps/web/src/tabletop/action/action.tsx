/**
 * One thing a player can begin or answer: everything the table asks about it, in one object. The list of all of them is
 * `actions/all`; adding one is a folder and a line there.
 */
import type { Arrow, CardNo, Seat, SeatCommand } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { type InterfaceIcon, type Reason, sayWhyNot } from '../../base/theme/index.ts';
import { type Hanging, nextArrow, type OpenArrow, sameArrow } from '../arrows/index.ts';
import { whyNone } from '../parts/index.ts';
import { type Begun, begin, cancel, change, dangerLabel, order, type Seen } from '../seen/index.ts';
import type { LatePanel } from './late-panel.tsx';
import type { Highlights } from './lights.ts';

/** How it starts: with a draft on the panel, with a command at once, or with something else on the screen. */
export type Start<Draft> = { readonly draft: Draft } | { readonly command: SeatCommand } | { readonly run: () => void };

/** Where it stands: in the panel of one's own turn, or among the main buttons, which are always there. */
export type TurnList = 'regular' | 'free' | 'powers' | 'finish' | 'main';

interface Label {
  readonly label: string;
  /** Why it cannot be done now; missing when it can. */
  readonly why?: Reason | undefined;
}

export interface TurnEntryOf<Draft> extends Label {
  /** Unlike all others of the turn; a lesson points at `turn.<act>`. */
  readonly act: string;
  readonly list: TurnList;
  readonly icon: InterfaceIcon;
  readonly hotkey?: string;
  readonly hint?: string | undefined;
  readonly start: Start<Draft>;
}

export interface MenuEntryOf<Draft> extends Label {
  /** For a lesson that points at it. */
  readonly point?: string;
  readonly start: Start<Draft>;
}

/** What looks for an arrow, and what choosing one of them makes of the draft. */
export interface HangingPart<Draft> {
  readonly now: (seen: Seen, draft: Draft) => Hanging | undefined;
  readonly choose: (draft: Draft, arrow: OpenArrow) => Draft;
}

export type ActionParts<Draft> = CommonParts<Draft> & (PressParts<Draft> | NoPress);

/** A press on a card that is not lit changes nothing and says why: what can be pressed must know that. */
interface PressParts<Draft> {
  readonly lights: (seen: Seen, draft: Draft) => Highlights;
  /** What a press on a card makes of the draft; without it a press opens the card's menu. */
  readonly press: (seen: Seen, draft: Draft, card: CardNo) => Draft;
  /** What a press on a card that cannot be chosen would have meant, for the rules to say why not; or what bars it. */
  readonly tried: (seen: Seen, draft: Draft, card: CardNo) => readonly SeatCommand[] | Reason;
}

interface NoPress {
  readonly press?: undefined;
  readonly tried?: undefined;
}

interface CommonParts<Draft> {
  readonly name: string;
  /** The table would still take it; what was begun closes when it would not. */
  readonly isPossible?: (seen: Seen, draft: Draft) => boolean;
  /** An answer: the draft it begins with while the table asks for it. */
  readonly asked?: (seen: Seen) => Draft | undefined;
  readonly panel?: LatePanel<Draft>;
  readonly lights?: (seen: Seen, draft: Draft) => Highlights;
  readonly pressArrow?: (seen: Seen, draft: Draft, arrow: Arrow) => Draft;
  readonly hanging?: HangingPart<Draft>;
  /** What is chosen next lies on the board: in the hand the sheet folds away from it. What hangs is placed there anyway. */
  readonly isOnBoard?: (draft: Draft) => boolean;
  /** Escape inside it: one step back, or undefined to leave it. */
  readonly stepBack?: (draft: Draft) => Draft | undefined;
  /** The own board as it is drafted. */
  readonly drafted?: (seen: Seen, draft: Draft) => Seen;
  readonly turn?: (seen: Seen) => readonly TurnEntryOf<Draft>[];
  readonly onCard?: (seen: Seen, card: CardNo) => readonly MenuEntryOf<Draft>[];
  readonly onSlot?: (seen: Seen, slot: SlotPlace) => readonly MenuEntryOf<Draft>[];
  /** Single keys, lower case, that start it from anywhere on the table; undefined while they do nothing. */
  readonly keys?: (seen: Seen) => Readonly<Record<string, Start<Draft> | undefined>>;
  /** Where a lesson points for a wanted command that this action gives; undefined = not by this one. */
  readonly pointsTo?: (wanted: SeatCommand, seen: Seen, draft: Draft | undefined) => readonly string[] | undefined;
}

/** A place in somebody's hand. */
export interface SlotPlace {
  readonly owner: Seat;
  readonly index: number;
}

export type Started<Entry> = Omit<Entry, 'start'> & { readonly start: () => void };
/** `danger`: what a command brings about, in a few words. */
export type TurnEntry = Started<TurnEntryOf<unknown>> & { readonly danger?: string | undefined };
export type MenuEntry = Started<MenuEntryOf<unknown>>;

/** What is being done now, with its draft already in hand. */
export interface OpenAction {
  readonly name: string;
  readonly panel: ReactElement | undefined;
  readonly lights: (() => Highlights) | undefined;
  readonly press: ((card: CardNo) => void) | undefined;
  /** Why a press on this card would choose nothing. */
  readonly barred: (card: CardNo) => Reason | undefined;
  readonly pressArrow: (arrow: Arrow) => void;
  /** Moves the ghost from arrow to arrow; false where there is none. */
  readonly walk: (by: 1 | -1) => boolean;
  readonly stepBack: () => void;
  readonly isOnBoard: () => boolean;
  readonly drafted: () => Seen;
}

/** As the table sees it, whatever its draft is made of. */
export interface Action {
  readonly name: string;
  readonly fetch: () => Promise<unknown>;
  /** Undefined if something else was begun, or if the table would not take it any more. */
  readonly begun: (seen: Seen, begun: Begun | undefined) => OpenAction | undefined;
  readonly asked: (seen: Seen) => OpenAction | undefined;
  readonly turn: (seen: Seen) => readonly TurnEntry[];
  readonly onCard: (seen: Seen, card: CardNo) => readonly MenuEntry[];
  readonly onSlot: (seen: Seen, slot: SlotPlace) => readonly MenuEntry[];
  readonly keys: (seen: Seen) => Readonly<Record<string, (() => void) | undefined>>;
  readonly pointsTo: (wanted: SeatCommand, seen: Seen, begun: Begun | undefined) => readonly string[] | undefined;
}

export interface DefinedAction<Draft> extends Action {
  readonly begin: (draft: Draft) => void;
  readonly draftOf: (begun: Begun | undefined) => Draft | undefined;
}

export function defineAction<Draft = Nothing>(parts: ActionParts<Draft>): DefinedAction<Draft> {
  const { name, panel } = parts;
  const begun = (draft: Draft): Begun => ({ what: name, draft });
  const draftOf = (now: Begun | undefined): Draft | undefined =>
    // Only this action makes drafts under its name.
    now?.what === name ? (now.draft as Draft) : undefined;
  const starting = (start: Start<Draft>) => () => {
    if ('draft' in start) begin(begun(start.draft));
    else if ('command' in start) order(start.command);
    else start.run();
  };
  const started = <Entry extends { readonly start: Start<Draft> }>({ start, ...entry }: Entry) => ({
    ...entry,
    start: starting(start),
  });
  const open = (seen: Seen, draft: Draft): OpenAction => {
    const turnTo = (next: Draft) => change(begun(next));
    const hanging = () => parts.hanging?.now(seen, draft);
    const hang = (arrow: OpenArrow | undefined) => arrow && parts.hanging && turnTo(parts.hanging.choose(draft, arrow));
    const { lights, press, tried, pressArrow, stepBack, drafted } = parts;
    const barred = (card: CardNo) =>
      tried && lights?.(seen, draft).choosable?.has(card) === false
        ? whyNotPressed(seen, tried(seen, draft, card))
        : undefined;
    return {
      name,
      panel: panel && <panel.Panel seen={seen} draft={draft} change={turnTo} />,
      lights: lights && (() => lights(seen, draft)),
      press:
        press &&
        ((card) => {
          const why = barred(card);
          if (why) sayWhyNot(why);
          else turnTo(press(seen, draft, card));
        }),
      barred,
      pressArrow: (arrow) => {
        if (pressArrow) turnTo(pressArrow(seen, draft, arrow));
        else hang(hanging()?.arrows.find((candidate) => sameArrow(candidate, arrow)));
      },
      walk: (by) => {
        const now = hanging();
        const next = now && nextArrow(now.arrows, now.chosen?.arrow, by);
        hang(next);
        return next !== undefined;
      },
      stepBack: () => {
        const before = stepBack?.(draft);
        if (before === undefined) cancel();
        else turnTo(before);
      },
      isOnBoard: () => parts.isOnBoard?.(draft) ?? hanging() !== undefined,
      drafted: () => drafted?.(seen, draft) ?? seen,
    };
  };
  return {
    name,
    begin: (draft) => begin(begun(draft)),
    draftOf,
    fetch: () => panel?.fetch() ?? Promise.resolve(),
    begun: (seen, now) => {
      const draft = draftOf(now);
      return draft !== undefined && parts.isPossible?.(seen, draft) ? open(seen, draft) : undefined;
    },
    asked: (seen) => {
      const draft = parts.asked?.(seen);
      return draft === undefined ? undefined : open(seen, draft);
    },
    turn: (seen) =>
      parts.turn?.(seen).map((entry) => ({
        ...started(entry),
        danger: 'command' in entry.start ? dangerLabel(seen, entry.start.command) : undefined,
      })) ?? [],
    onCard: (seen, card) => parts.onCard?.(seen, card).map(started) ?? [],
    onSlot: (seen, slot) => parts.onSlot?.(seen, slot).map(started) ?? [],
    keys: (seen) =>
      Object.fromEntries(
        Object.entries(parts.keys?.(seen) ?? {}).map(([key, start]) => [key, start && starting(start)]),
      ),
    pointsTo: (wanted, seen, now) => parts.pointsTo?.(wanted, seen, draftOf(now)),
  };
}

function whyNotPressed(seen: Seen, tried: readonly SeatCommand[] | Reason): Reason {
  if ('text' in tried) return tried;
  // Where no command says it, the step that is being made asks for something else.
  return (
    whyNone(seen, tried) ?? { text: t('refused.step', 'That card cannot be chosen at this step.'), rule: 'R-22.12' }
  );
}

/** Nothing has to be put together for it. */
export type Nothing = Readonly<Record<string, never>>;
export const NOTHING: Nothing = {};
