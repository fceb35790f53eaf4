import { personas } from '@illuminice/bots';
import { DEFAULT_OPTIONS, type GameOptions } from '@illuminice/engine';
import type { SeatOpening } from '@illuminice/table';
import { useState } from 'react';
import { t } from '../i18n/translate.ts';
import { BOT_LEVELS, levelWords } from '../lobby/bot-levels.ts';
import { useSettings } from '../settings/settings-store.ts';
import { Button, Panel, Stamp } from '../theme/index.ts';
import { ChoiceRow } from './choice-row.tsx';
import { beginLocal } from './local-client.ts';
import { UNHURRIED } from './unhurried.ts';

type SoloLevel = (typeof BOT_LEVELS)[number];

const LENGTHS: Readonly<Record<'standard' | 'long', Partial<GameOptions>>> = {
  standard: {},
  long: { basicGoalDelta: 2 },
};

export function SoloOpponents() {
  const { name } = useSettings();
  const [count, setCount] = useState(3);
  const [level, setLevel] = useState<SoloLevel>('regular');
  const [long, setLong] = useState<'standard' | 'long'>('standard');
  const opponents = opponentsFor(count, level);
  const begin = (): void =>
    beginLocal({
      seats: [{ name: name.trim() || t('solo.you', 'You'), kind: 'human' }, ...opponents],
      options: { ...DEFAULT_OPTIONS, ...UNHURRIED, ...LENGTHS[long] },
    });
  return (
    <Panel look="paper" clip className="dossier local-new">
      <header className="menu-head">
        <span>{t('solo.against', 'You against the rest')}</span>
        <Stamp>{t('solo.title', 'Solo')}</Stamp>
      </header>
      <ChoiceRow
        label={t('solo.count', 'Opponents')}
        value={count}
        choices={[1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, words: value }))}
        onChange={setCount}
      />
      <ChoiceRow
        label={t('solo.level', 'How good they are')}
        value={level}
        choices={BOT_LEVELS.map((value) => ({ value, words: levelWords(value) }))}
        onChange={setLevel}
      />
      <ChoiceRow
        label={t('solo.length', 'Length')}
        value={long}
        choices={[
          { value: 'standard' as const, words: t('solo.standard', 'Standard') },
          { value: 'long' as const, words: t('solo.long', 'Long') },
        ]}
        onChange={setLong}
      />
      <p className="solo-faces">{opponents.map((bot) => bot.name).join(' · ')}</p>
      <Button look="red" size="large" icon="round-table" onClick={begin}>
        {t('solo.begin', 'Play')}
      </Button>
    </Panel>
  );
}

/** Each opponent is somebody; who sits first changes with the day, so that the same faces do not always come first. */
function opponentsFor(count: number, level: SoloLevel): readonly SeatOpening[] {
  const first = new Date().getDate() % personas.length;
  return Array.from({ length: count }, (_, index) => {
    const persona = personas[(first + index) % personas.length];
    return persona
      ? { name: persona.name, kind: 'bot', level, persona: persona.key }
      : { name: `Bot ${index + 1}`, kind: 'bot', level };
  });
}
