/** A component as the page would show it at first, without a browser. */
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTable } from '../../src/state/table-store.ts';
import { type Mode, useUi } from '../../src/table/ui-store.ts';

type TableState = ReturnType<typeof useTable.getState>;

/** What stores hold is drawn from their first state on a server: for the moment of drawing that is the given one. */
export function drawn<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  { table = {}, mode }: { readonly table?: Partial<TableState>; readonly mode?: Mode } = {},
): string {
  const firsts = [useTable.getInitialState, useUi.getInitialState] as const;
  const [first, firstUi] = [useTable.getInitialState(), useUi.getInitialState()];
  useTable.getInitialState = () => ({ ...first, ...table });
  useUi.getInitialState = () => ({ ...firstUi, ...(mode ? { mode } : {}) });
  try {
    return renderToStaticMarkup(createElement(component, props));
  } finally {
    [useTable.getInitialState, useUi.getInitialState] = firsts;
  }
}

/** The words alone, as they follow each other. */
export function words(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
