/** What the set-up says about goals, drawn without a browser. */
import { pack } from '@illuminice/cards';
import { completeOptions, type GameOptions, newGame, type View, viewFor } from '@illuminice/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ChooseGoal } from '../../src/screens/setup/choose-goal.tsx';
import { Revealed } from '../../src/screens/setup/your-card.tsx';

const number = (key: string) => pack.illuminatiNumbers.get(key) as number;

/** The first of three seats at a table with these options, holding that card. */
function viewOf(key: string, options: Partial<GameOptions>): View {
  const complete = completeOptions(options);
  if ('problem' in complete) throw new Error(complete.problem.code);
  const view = viewFor(pack, newGame({ pack, seats: 3, options: complete }), 0);
  return {
    ...view,
    seats: view.seats.map((seat, index) => (index === 0 ? { ...seat, illuminati: number(key) } : seat)),
  };
}

const text = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const turned = (key: string, options: Partial<GameOptions>) =>
  text(
    renderToStaticMarkup(
      createElement(Revealed, { own: number(key), view: viewOf(key, options), onDone: () => undefined }),
    ),
  );
const asked = (key: string, options: Partial<GameOptions>) =>
  text(renderToStaticMarkup(createElement(ChooseGoal, { goals: [number('network')], view: viewOf(key, options) })));

describe('a card is turned over', () => {
  test('[REQ-023 R-16.8] it tells its goal and the one of all', () => {
    expect(turned('bermuda-triangle', {})).toMatch(/Your special goal .*ten alignments.* 13 cards/);
  });

  test('[R-23.8] with hidden goals the printed one is not promised', () => {
    const told = turned('bermuda-triangle', { hiddenGoals: true });
    expect(told).toContain('you pick any of the seven');
    expect(told).not.toContain('Control groups that show all ten alignments');
  });

  test('[R-23.7] in a long game no goal is named', () => {
    expect(turned('bermuda-triangle', { longGame: true })).toMatch(/No goals This is a long game/);
    expect(turned('bermuda-triangle', { longGame: true })).not.toMatch(/Your special goal|goal of all/);
  });
});

describe('everybody is asked for a secret goal', () => {
  test('[R-23.16] with face-down Illuminati who is not the UFOs is told that their own goal stands', () => {
    const told = asked('bavarian-illuminati', { hiddenIlluminati: true });
    expect(told).toContain('You are The Bavarian Illuminati: whatever you answer, your own goal stands.');
    expect(asked('ufos', { hiddenIlluminati: true })).toContain('Choose whose special goal you will play for.');
  });

  test('[R-23.8] with hidden goals every answer counts', () => {
    expect(asked('bavarian-illuminati', { hiddenGoals: true })).toContain('Choose whose special goal');
  });
});
