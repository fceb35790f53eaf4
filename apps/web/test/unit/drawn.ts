/** A component as the page would show it at first, without a browser. */
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTable } from '../../src/session/stores/table-store.ts';
import type { PanelProps } from '../../src/tabletop/action/late-panel.tsx';
import { useRules } from '../../src/tabletop/seen/rules.ts';

/** Without a page, a store is read in its first state: for the moment of drawing that holds what is given here. */
export function drawn<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  table: Partial<ReturnType<typeof useTable.getState>> = {},
): string {
  const first = useTable.getInitialState();
  const before = { ...first };
  Object.assign(useRules.getInitialState(), useRules.getState());
  Object.assign(first, table);
  try {
    return renderToStaticMarkup(createElement(component, props));
  } finally {
    Object.assign(first, before);
  }
}

/** The words alone, as they follow each other. */
export function text(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A panel with this draft; what is changed in it goes nowhere. */
export function drawnPanel<Draft>(
  panel: FunctionComponent<PanelProps<Draft>>,
  props: NoInfer<Omit<PanelProps<Draft>, 'change'>>,
  table: Parameters<typeof drawn>[2] = {},
): string {
  return drawn(panel, { ...props, change: () => undefined }, table);
}
