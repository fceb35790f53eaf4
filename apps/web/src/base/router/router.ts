/** Addresses without a library: the history of the browser is the only state. */
import { useSyncExternalStore } from 'react';
import { onSite, pathOnSite } from '../site/index.ts';

export type Route =
  | { readonly screen: 'menu' }
  | { readonly screen: 'join'; readonly code: string }
  | { readonly screen: 'browse' }
  | { readonly screen: 'games' }
  | { readonly screen: 'solo' }
  | { readonly screen: 'hot-seat' }
  /** Without a lesson: the list of them. */
  | { readonly screen: 'learn'; readonly lesson?: string }
  | { readonly screen: 'watch'; readonly code: string }
  | { readonly screen: 'replay'; readonly game: string }
  /** A link to a moment of somebody's finished game. */
  | { readonly screen: 'moment'; readonly link: string }
  | { readonly screen: 'settings' }
  /** Told for people, or numbered. */
  | { readonly screen: 'how-to-play'; readonly page: string }
  | { readonly screen: 'rulebook'; readonly rule: string }
  | { readonly screen: 'credits' }
  | { readonly screen: 'goodbye' }
  | { readonly screen: 'unknown' };

interface Address {
  readonly pathname: string;
  readonly hash?: string;
}

export function routeOf({ pathname, hash = '' }: Address): Route {
  const [first = '', second = '', ...more] = pathname.split('/').filter((part) => part !== '');
  if (more.length > 0) return { screen: 'unknown' };
  if (second !== '') return deepRoute(first, second);
  switch (first) {
    case '':
      return { screen: 'menu' };
    case 'browse':
    case 'games':
    case 'solo':
    case 'hot-seat':
    case 'settings':
    case 'credits':
    case 'goodbye':
      return { screen: first };
    case 'learn':
      return { screen: 'learn' };
    case 'how-to-play':
      return { screen: first, page: decodeURIComponent(hash.slice(1)) };
    case 'rulebook':
      return { screen: 'rulebook', rule: decodeURIComponent(hash.slice(1)) };
    default:
      return { screen: 'unknown' };
  }
}

function deepRoute(first: string, second: string): Route {
  if (first === 'join') return { screen: 'join', code: second.toUpperCase() };
  if (first === 'watch') return { screen: 'watch', code: second.toUpperCase() };
  if (first === 'learn') return { screen: 'learn', lesson: second };
  if (first === 'replay') return { screen: 'replay', game: second };
  if (first === 'moment') return { screen: 'moment', link: second };
  return { screen: 'unknown' };
}

/** The same address joins and, once one sits there, shows lobby and table: it can be reloaded and handed on. */
export function tablePath(code: string): string {
  return `/join/${code}`;
}

export function watchPath(code: string): string {
  return `/watch/${code}`;
}

/** With a moment by its name, which holds in every log of the game. */
export function replayPath(game: string, moment?: { readonly seq: number; readonly events: number }): string {
  return `/replay/${game}${moment ? `#${moment.seq}.${moment.events}` : ''}`;
}

export function momentPath(link: string): string {
  return `/moment/${link}`;
}

const MOVED = 'illuminice:moved';

export function navigate(path: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (replace) history.replaceState(undefined, '', onSite(path));
  else history.pushState(undefined, '', onSite(path));
  dispatchEvent(new Event(MOVED));
}

/** Back to where the player came from; from a link opened afresh, to the menu. */
export function goBack(): void {
  if (history.length > 1) history.back();
  else navigate('/', { replace: true });
}

function subscribe(listener: () => void): () => void {
  for (const name of ['popstate', 'hashchange', MOVED]) addEventListener(name, listener);
  return () => {
    for (const name of ['popstate', 'hashchange', MOVED]) removeEventListener(name, listener);
  };
}

const addressText = (): string => pathOnSite(location.pathname) + location.search + location.hash;

export function useRoute(): Route {
  const text = useSyncExternalStore(subscribe, addressText);
  return routeOf(new URL(text, location.origin));
}
