/**
 * From the press to the drop (T-39). With a mouse a card follows at once; a finger that moves at once pans or scrolls as
 * ever, one that stays looks closer (T-13), and one that moves after it stayed carries. What is carried has begun its
 * action, as a first press would: the same arrows are lit, the same panel stands there, and letting go is the next press.
 * Nothing is sent by it.
 */
import type { CardNo } from '@illuminice/engine';
import { openNow } from '../../actions/all/index.ts';
import { type Landing, type Lift, liftOf, type Place } from '../../actions/lift/index.ts';
import { subtreeOf } from '../../actions/offer/index.ts';
import { sayWhyNot } from '../../base/theme/index.ts';
import type { Point } from '../../pieces/cards/index.ts';
import type { OpenAction } from '../../tabletop/action/index.ts';
import { type Begun, type Seen, ui, useUi } from '../../tabletop/seen/index.ts';
import { type Held, heldAt } from './carried-at.ts';
import { type Floating, floatingOf } from './floating.ts';
import { HOLD_MS, LIFTED_EVENT, STEADY } from './lifted-event.ts';
import { type DropContext, placeAt, samePlace } from './place-at.ts';

interface Pressed {
  readonly id: number;
  readonly at: Point;
  readonly held: Held;
  readonly lift: Lift;
  /** A finger stayed long enough, or it is a mouse. */
  isReady: boolean;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

interface Carrying {
  readonly pressed: Pressed;
  readonly floating: Floating;
  readonly context: DropContext;
  /** The screen as it was, for who thinks better of it. */
  readonly before: ReturnType<typeof useUi.getState>;
  /** What it began, before any place was tried. */
  open: OpenAction | undefined;
  /** As this drag left it; anything else there means that the table went on without it. */
  begun: Begun | undefined;
  at: Point;
  isAll: boolean;
  place?: Place;
  landing?: Landing;
}

export interface Drag {
  readonly stop: () => void;
  /** For a scroller: once a finger carries, its moves scroll nothing. */
  readonly keepStill: (event: Event) => void;
}

export function listenForDrags(seenNow: () => Seen): Drag {
  let pressed: Pressed | undefined;
  let carrying: Carrying | undefined;
  /** A pointer that is still down after its drag was called off: it must not begin to move the board. */
  let spent: number | undefined;

  const forget = (): void => {
    clearTimeout(pressed?.timer);
    delete pressed?.held.source.dataset.loose;
    pressed = undefined;
  };

  const down = (event: PointerEvent): void => {
    if (carrying) return callOff();
    spent = undefined;
    forget();
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
    const seen = seenNow();
    const held = heldAt(seen, event.target);
    const lift = held && liftOf(seen, useUi.getState().begun, held.carried);
    if (!lift) return;
    const isMouse = event.pointerType !== 'touch';
    const ready = (): void => {
      if (!pressed) return;
      pressed.isReady = true;
      held.source.dataset.loose = '';
    };
    const timer = isMouse ? undefined : setTimeout(ready, HOLD_MS);
    pressed = { id: event.pointerId, at: pointOf(event), held, lift, isReady: isMouse, timer };
  };

  const move = (event: PointerEvent): void => {
    if (event.pointerId === spent) event.stopPropagation();
    if (event.pointerId !== pressed?.id) return;
    const isFar = Math.hypot(event.clientX - pressed.at.x, event.clientY - pressed.at.y) > STEADY;
    if (!pressed.isReady) {
      if (isFar) forget();
      return;
    }
    // The board would move with it.
    event.stopPropagation();
    if (!carrying && isFar) begin(pressed);
    if (carrying) follow({ at: pointOf(event), isAll: event.shiftKey });
  };

  const begin = (taken: Pressed): void => {
    const seen = seenNow();
    const before = useUi.getState();
    const { held, lift } = taken;
    document.dispatchEvent(new Event(LIFTED_EVENT));
    // Whatever becomes of the card; and the board must hear where the pointer it saw go down comes up.
    held.home.setPointerCapture(taken.id);
    const arm =
      'group' in held.carried ? subtreeOf(seen.view.seats[seen.me ?? -1]?.groups ?? [], held.carried.group) : [];
    const faces = arm.flatMap((card) => {
      const face = document.querySelector<HTMLElement>(`.board-area .board-view [data-card="${card}"]:not(.ghost *)`);
      return face ? [face] : [];
    });
    const floating = floatingOf(faces.length > 0 ? faces : [held.source], taken.at);
    if ('begin' in lift) lift.begin({ isAll: false });
    const { begun } = useUi.getState();
    const open = openNow(seen, begun);
    const context = { seen: open?.drafted() ?? seen, lit: open?.lights?.().arrows ?? [], arm };
    carrying = { pressed: taken, floating, context, before, open, begun, at: taken.at, isAll: false };
  };

  const follow = ({ at, isAll }: Pick<Carrying, 'at' | 'isAll'>): void => {
    if (!carrying) return;
    if (useUi.getState().begun !== carrying.begun) return callOff();
    carrying.at = at;
    carrying.floating.moveTo(at);
    const { place, face } = placeAt(at, carrying.context);
    if (samePlace(carrying.place, place) && isAll === carrying.isAll) return;
    const { lift } = carrying.pressed;
    const isPreviewed = carrying.place?.arrow !== undefined && typeof carrying.landing === 'function';
    if ('begin' in lift && (isPreviewed || isAll !== carrying.isAll)) {
      lift.begin({ isAll });
      carrying.open = openNow(seenNow(), useUi.getState().begun);
    }
    const landing = landingOn(carrying.pressed, carrying.open, place);
    // Its ghost shows how it would hang. A card is pressed only by letting go: what that changes on the screen of a phone
    // would pull the place away from under the finger.
    if (place.arrow && typeof landing === 'function') landing();
    Object.assign(carrying, { place, isAll, landing, begun: useUi.getState().begun });
    if (typeof landing === 'object') carrying.floating.show('barred', { text: landing.text });
    else carrying.floating.show(landing ? 'taken' : 'nowhere', landing ? { over: face } : {});
  };

  const up = (event: PointerEvent): void => {
    if (event.pointerId === spent) {
      spent = undefined;
      swallowClick();
    }
    if (event.pointerId !== pressed?.id) return;
    if (!carrying) return forget();
    swallowClick();
    follow({ at: pointOf(event), isAll: event.shiftKey });
    if (carrying) end(typeof carrying.landing === 'function' ? 'taken' : 'back');
  };

  const end = (how: 'taken' | 'back'): void => {
    const last = carrying;
    carrying = undefined;
    forget();
    if (!last) return;
    if (how === 'taken') {
      last.floating.remove();
      if (!last.place?.arrow && typeof last.landing === 'function') last.landing();
      return;
    }
    last.floating.goHome();
    // The table went on meanwhile, and something else is being done.
    if (useUi.getState().begun !== last.begun) return;
    const { begun, sheet, stop, viewed, pathOf } = last.before;
    ui({ begun, sheet, stop, viewed, pathOf });
    if (typeof last.landing === 'object') sayWhyNot(last.landing);
  };

  const cancelled = (event: PointerEvent): void => {
    if (event.pointerId === pressed?.id) callOff();
  };

  const callOff = (): void => {
    if (carrying) {
      spent = carrying.pressed.id;
      delete carrying.landing;
    }
    end('back');
  };

  const keyed = (event: KeyboardEvent): void => {
    if (!carrying) return;
    if (event.type === 'keydown' && event.key === 'Escape') {
      event.preventDefault();
      event.stopImmediatePropagation();
      callOff();
    } else if (event.key === 'Shift') follow({ at: carrying.at, isAll: event.type === 'keydown' });
  };

  /** A long press has a menu of its own on some phones, which would take the finger away. */
  const menu = (event: Event): void => {
    if (pressed?.timer !== undefined) event.preventDefault();
  };

  const listeners = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancelled],
    ['keydown', keyed],
    ['keyup', keyed],
    ['contextmenu', menu],
  ] as const;
  for (const [name, listener] of listeners) addEventListener(name, listener as EventListener, true);
  return {
    stop: () => {
      callOff();
      for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener, true);
    },
    keepStill: (event) => {
      if (pressed?.isReady) event.preventDefault();
    },
  };
}

function landingOn({ lift, held }: Pressed, open: OpenAction | undefined, place: Place): Landing {
  if ('why' in lift) return place.isTable && place.card !== cardOf(held) ? lift.why : undefined;
  return open && lift.land(open, place);
}

/** Where it lay: letting go there means nothing. */
function cardOf({ carried }: Held): CardNo | undefined {
  if ('group' in carried) return carried.group;
  return 'money' in carried ? carried.money : undefined;
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** The click that follows a drag is no press. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
}
