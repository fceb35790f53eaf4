import { type CallingWay, canCallBy, vibrate } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { useSettings } from '../../base/settings/index.ts';
import { playSound } from '../../base/sound/index.ts';
import { Panel, Toggle } from '../../base/theme/index.ts';
import { Row } from './settings-row.tsx';

/** S-22: what calls a player who looks elsewhere. */
export function CallPanel() {
  const { alarm, vibration, badge, awake, change } = useSettings();
  return (
    <Panel look="ink" className="settings-panel">
      <h2>{t('settings.calls', 'When it is your turn')}</h2>
      <Row name={t('settings.alarm', 'Call me')} note={t('settings.alarmNote', 'a chime when the decision is yours')}>
        <Toggle
          label={t('settings.alarm', 'Call me')}
          on={alarm}
          onChange={(on) => {
            change({ alarm: on });
            if (on) playSound('alarm');
          }}
        />
      </Row>
      <Call
        way="vibration"
        name={t('settings.vibration', 'Vibration')}
        note={t('settings.vibrationNote', 'two short ones, in the pocket')}
        on={vibration}
        set={(on) => {
          change({ vibration: on });
          if (on) vibrate();
        }}
      />
      <Call
        way="awake"
        name={t('settings.awake', 'Stay awake')}
        note={t('settings.awakeNote', 'the screen stays on while you are asked')}
        on={awake}
        set={(on) => change({ awake: on })}
      />
      <Call
        way="badge"
        name={t('settings.badge', 'Mark on the icon')}
        note={t('settings.badgeNote', 'of the game on your home screen')}
        on={badge}
        set={(on) => change({ badge: on })}
      />
    </Panel>
  );
}

interface CallProps {
  readonly way: CallingWay;
  readonly name: string;
  readonly note: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

/** Says where a device cannot; a switch that does nothing would be a lie. */
function Call({ way, name, note, on, set }: CallProps) {
  const can = canCallBy(way);
  const why = isSecureContext
    ? t('settings.cannotCall', 'this browser cannot do it')
    : t('settings.needsHttps', 'only over https');
  return (
    <Row name={name} note={can ? note : why}>
      <Toggle label={name} on={can && on} disabled={!can} onChange={set} />
    </Row>
  );
}
