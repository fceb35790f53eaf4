import { useEffect } from 'react';
import { explainAgain } from '../../around/learning/index.ts';
import { LANGUAGES, t } from '../../base/i18n/index.ts';
import { type Settings, useSettings } from '../../base/settings/index.ts';
import { playSound, type Sound, wantMusic } from '../../base/sound/index.ts';
import { Button, Panel, Segmented, Toggle } from '../../base/theme/index.ts';
import { ask } from '../../session/online/index.ts';
import { PaceChoice } from '../../tabletop/parts/index.ts';
import { Footer, TopBar } from '../page/index.ts';
import { CallPanel } from './call-panel.tsx';
import { Row } from './settings-row.tsx';
import './settings.css';

export function SettingsScreen() {
  useEffect(() => {
    document.title = `${t('menu.settings', 'Settings')} · Illuminice`;
    return wantMusic();
  }, []);
  return (
    <div className="screen">
      <TopBar title={t('menu.settings', 'Settings')} />
      <main className="settings">
        <h1 className="visually-hidden">{t('menu.settings', 'Settings')}</h1>
        <SettingsPanels />
      </main>
      <Footer />
    </div>
  );
}

/** Also shown beside a running game, without what would end it: nothing there touches the table. */
export function SettingsPanels({ inGame = false }: { readonly inGame?: boolean }) {
  return (
    <>
      <SoundPanel />
      <CallPanel />
      <SightPanel />
      <HandsPanel />
      {!inGame && <PrivacyPanel />}
    </>
  );
}

function SoundPanel() {
  const { music, musicVolume, effects, effectsVolume, change } = useSettings();
  return (
    <Panel look="ink" className="settings-panel">
      <h2>{t('settings.sound', 'Sound')}</h2>
      <Row name={t('settings.music', 'Music')} note={t('settings.musicNote', 'on the screens around the table')}>
        <Volume
          label={t('settings.musicVolume', 'Volume of the music')}
          value={musicVolume}
          disabled={!music}
          onChange={(value) => change({ musicVolume: value })}
        />
        <Toggle label={t('settings.music', 'Music')} on={music} onChange={(on) => change({ music: on })} />
      </Row>
      <Row name={t('settings.effects', 'Effects')} note={t('settings.effectsNote', 'dice, coins, cards, stamps')}>
        <Volume
          label={t('settings.effectsVolume', 'Volume of the effects')}
          value={effectsVolume}
          disabled={!effects}
          onChange={(value) => {
            change({ effectsVolume: value });
            playSound('coin');
          }}
        />
        <Toggle label={t('settings.effects', 'Effects')} on={effects} onChange={(on) => change({ effects: on })} />
      </Row>
      {effects && <SoundKinds />}
    </Panel>
  );
}

/** Each kind by itself: a press lets it be heard, or not any more. */
function SoundKinds() {
  const { diceSounds, moneySounds, cardSounds, outcomeSounds, pulse, change } = useSettings();
  const hear = (sound: Sound, changed: Partial<Settings>): void => {
    change(changed);
    playSound(sound);
  };
  return (
    <div className="settings-kinds">
      <Kind text={t('settings.sound.dice', 'Dice')} on={diceSounds} set={(on) => hear('dice', { diceSounds: on })} />
      <Kind
        text={t('settings.sound.money', 'Money')}
        on={moneySounds}
        set={(on) => hear('coin', { moneySounds: on })}
      />
      <Kind
        text={t('settings.sound.cards', 'Cards and stamps')}
        on={cardSounds}
        set={(on) => hear('card', { cardSounds: on })}
      />
      <Kind
        text={t('settings.sound.outcomes', 'Success and failure')}
        on={outcomeSounds}
        set={(on) => hear('success', { outcomeSounds: on })}
      />
      <Kind
        text={t('settings.sound.pulse', 'Pulse of an open window')}
        on={pulse}
        set={(on) => hear('pulse', { pulse: on })}
      />
    </div>
  );
}

interface KindProps {
  readonly text: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

function Kind({ text, on, set }: KindProps) {
  return (
    <p>
      <span>{text}</span>
      <Toggle label={text} on={on} onChange={set} />
    </p>
  );
}

function SightPanel() {
  const { motion, textSize, patterns, language, change } = useSettings();
  return (
    <Panel look="ink" className="settings-panel">
      <h2>{t('settings.sight', 'Sight')}</h2>
      <Row
        name={t('settings.language', 'Language')}
        note={t('settings.languageNote', 'every text of game, cards and rulebook; card names stay English')}
      >
        <Segmented
          label={t('settings.language', 'Language')}
          value={language}
          choices={LANGUAGES.map(({ code, name }) => ({ value: code, text: <span lang={code}>{name}</span> }))}
          onChange={(value) => change({ language: value })}
        />
      </Row>
      <Row name={t('settings.motion', 'Motion')} note={t('settings.motionNote', 'how much moves on the table')}>
        <Segmented
          label={t('settings.motion', 'Motion')}
          value={motion}
          choices={[
            { value: 'system', text: t('settings.motionSystem', 'As the device') },
            { value: 'full', text: t('settings.motionFull', 'Full') },
            { value: 'reduced', text: t('settings.motionReduced', 'Reduced') },
          ]}
          onChange={(value) => change({ motion: value })}
        />
      </Row>
      <Row
        name={t('settings.text', 'Text size')}
        note={t('settings.textNote', 'enlarges whole screens, cards included')}
      >
        <Segmented
          label={t('settings.text', 'Text size')}
          value={textSize}
          choices={[
            { value: 'small', text: t('settings.textSmall', 'Small') },
            { value: 'normal', text: t('settings.textNormal', 'Normal') },
            { value: 'large', text: t('settings.textLarge', 'Large') },
            { value: 'huge', text: t('settings.textHuge', 'Huge') },
          ]}
          onChange={(value) => change({ textSize: value })}
        />
      </Row>
      <Row
        name={t('settings.patterns', 'Patterns')}
        note={t('settings.patternsNote', 'marks alignments and rings with patterns beside their colours')}
      >
        <Toggle label={t('settings.patterns', 'Patterns')} on={patterns} onChange={(on) => change({ patterns: on })} />
      </Row>
    </Panel>
  );
}

function HandsPanel() {
  const { hotkeys, explains, recap, change } = useSettings();
  return (
    <Panel look="ink" className="settings-panel">
      <h2>{t('settings.hands', 'Hands')}</h2>
      <Row
        name={t('settings.pace', 'Turns of others')}
        note={t('settings.paceNote', 'how long each step stays; a decision of yours never waits for it')}
      >
        <PaceChoice />
      </Row>
      <Row
        name={t('settings.recap', 'Since your last turn')}
        note={t('settings.recapNote', 'what the others did, before each turn of yours')}
      >
        <Toggle
          label={t('settings.recap', 'Since your last turn')}
          on={recap}
          onChange={(on) => change({ recap: on })}
        />
      </Row>
      <Row
        name={t('settings.explains', 'Explain decisions')}
        note={t('settings.explainsNote', 'one sentence each, for the first games; fades by itself')}
      >
        <Toggle
          label={t('settings.explains', 'Explain decisions')}
          on={explains}
          onChange={(on) => {
            if (on) explainAgain();
            change({ explains: on });
          }}
        />
      </Row>
      <Row
        name={t('settings.hotkeys', 'Single keys')}
        note={t('settings.hotkeysNote', 'one letter, one command; press ? for the map')}
      >
        <Toggle label={t('settings.hotkeys', 'Single keys')} on={hotkeys} onChange={(on) => change({ hotkeys: on })} />
      </Row>
    </Panel>
  );
}

function PrivacyPanel() {
  const forget = (): void => {
    const question = t(
      'settings.forgetSure',
      'The server forgets who you are; seats in running games go to computer players. Go on?',
    );
    if (confirm(question)) void ask({ type: 'deleteMyData' });
  };
  return (
    <Panel look="ink" className="settings-panel">
      <h2>{t('settings.privacy', 'Who you are')}</h2>
      <Row
        name={t('settings.forget', 'Forget me')}
        note={t('settings.forgetNote', 'settings live in this browser; the server knows a name and a cookie')}
      >
        <Button icon="trash-can" onClick={forget}>
          {t('settings.forgetDo', 'Delete my data')}
        </Button>
      </Row>
    </Panel>
  );
}

interface VolumeProps {
  readonly label: string;
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

function Volume({ label, value, disabled, onChange }: VolumeProps) {
  return (
    <input
      type="range"
      className="volume"
      aria-label={label}
      min={0}
      max={100}
      step={5}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
